/** The game of the reader’s own folder: `examples/snake-duel/src`. */
export * from "@serpentarium/snake-duel";
export { default } from "@serpentarium/snake-duel";
