/** The few path functions that the tests share, from where the product has them. */
export { dirname, join } from "@std/path";
export { fileURLToPath as fromFileUrl } from "node:url";
