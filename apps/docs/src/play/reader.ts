export type { Reader } from "@serpentarium/table";
export { localise } from "../lib/site-text.ts";
