import { DIRECTIONS, type Direction } from "./material/grid.ts";

/** The serpent of the player to act goes one cell on. */
export interface Action {
  readonly phase: "move";
  readonly direction: Direction;
}

/** One object an action, shared by every position: listing legal actions makes no garbage but the list. */
export const ACTIONS: Readonly<Record<Direction, Action>> = {
  N: { phase: "move", direction: "N" },
  E: { phase: "move", direction: "E" },
  S: { phase: "move", direction: "S" },
  W: { phase: "move", direction: "W" },
};

export const ALL: readonly Action[] = DIRECTIONS.map((direction) => ACTIONS[direction]);
