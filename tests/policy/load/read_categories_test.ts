import { testBroken } from "./broken.ts";

testBroken("readCategories", [
  {
    when: "a command in two categories",
    text: ["[categories]", 'read = ["ls"]', 'system = ["make", "ls"]'],
    problems: ['3: categories.system: "ls" is in read too; choose one of them'],
    twin: ["[categories]", 'read = ["ls"]', 'system = ["make"]'],
  },
  {
    when: "a category that is required twice",
    text: ["[approval]", 'require = ["write", "write"]'],
    problems: ['2: approval.require: "write" is listed twice'],
    twin: ["[approval]", 'require = ["write", "system"]'],
  },
]);
