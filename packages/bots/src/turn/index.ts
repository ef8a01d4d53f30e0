/**
 * Bots at the seats of a turn machine: `createTurnMachine(game, { mcts: createMctsOccupant() })`.
 *
 * @module
 */
export * from "./occupant.ts";
