import { DIRECTIONS, type Direction } from "./material/grid.ts";

/** Moves the serpent of the player to act by one cell. */
export interface Action {
  readonly phase: "move";
  readonly direction: Direction;
}

/** One object per action, shared by all positions, so that listing legal actions allocates nothing but the list. */
export const ACTIONS: Readonly<Record<Direction, Action>> = {
  N: { phase: "move", direction: "N" },
  E: { phase: "move", direction: "E" },
  S: { phase: "move", direction: "S" },
  W: { phase: "move", direction: "W" },
};

export const ALL_ACTIONS: readonly Action[] = DIRECTIONS.map((direction) => ACTIONS[direction]);
