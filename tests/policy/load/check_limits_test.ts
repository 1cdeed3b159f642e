import { testBroken } from "./broken.ts";

testBroken("checkLimits", [
  {
    when: "a timeout above its maximum",
    text: ["[limits]", "timeout_seconds = 61", "max_timeout_seconds = 60"],
    problems: ["2: limits.timeout_seconds: 61 is above max_timeout_seconds, which is 60"],
    twin: ["[limits]", "timeout_seconds = 60", "max_timeout_seconds = 60"],
  },
  {
    when: "a maximum below the usual timeout",
    text: ["[limits]", "max_timeout_seconds = 29"],
    problems: ["1: limits.timeout_seconds: 30 is above max_timeout_seconds, which is 29"],
    twin: ["[limits]", "max_timeout_seconds = 30"],
  },
  {
    when: "an end of output below what is kept",
    text: ["[limits]", "output_bytes = 4096", "output_stop_bytes = 4095"],
    problems: ["3: limits.output_stop_bytes: 4095 is below output_bytes, which is 4096"],
    twin: ["[limits]", "output_bytes = 4096", "output_stop_bytes = 4096"],
  },
]);
