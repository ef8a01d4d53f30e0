/*
 * The code that marks actions, loaded with the first one.
 */
export { hintMarks } from "./hint-marks.ts";
export { lastMarks } from "./last-marks.ts";
