/** The game of the reader’s own folder: `examples/connect-four/src`. */
export * from "@serpentarium/connect-four";
export { default } from "@serpentarium/connect-four";
