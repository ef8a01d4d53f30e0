/** The game of the reader’s own folder: `examples/tic-tac-toe/src`. */
export * from "@serpentarium/tic-tac-toe";
export { default } from "@serpentarium/tic-tac-toe";
