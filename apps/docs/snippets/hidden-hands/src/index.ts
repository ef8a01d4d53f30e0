/** The game of the reader’s own folder: `examples/hidden-hands/src`. */
export * from "@serpentarium/hidden-hands";
export { default } from "@serpentarium/hidden-hands";
