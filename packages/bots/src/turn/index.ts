/**
 * Bots at the seats of a turn machine: `machine.provide({ actors: { mcts: createMctsOccupant() } })`.
 *
 * @module
 */
export * from "./occupant.ts";
