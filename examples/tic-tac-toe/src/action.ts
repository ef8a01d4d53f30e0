import { deepFreeze, fail, type Result, succeed } from "@serpentarium/core";
import { ALL, CELLS } from "./material/grid.ts";
import { type Marks, tableOf, taken } from "./material/marks.ts";

/** A mark of the player to act. */
export interface Action {
  readonly phase: "place";
  /** 0 to 8, see {@link CELLS}. */
  readonly cell: number;
}

/** One object an action, shared by every position. */
export const ACTIONS: readonly Action[] = deepFreeze(ALL.map((cell) => ({ phase: "place", cell })));

const beside = tableOf((isTaken) => deepFreeze(ACTIONS.filter(({ cell }) => !isTaken(cell))));

/** A mark on any cell that is free: lists that are shared as well. */
export const freeActions = (marks: Marks): readonly Action[] => beside(taken(marks));

export const formatAction = ({ cell }: Action): string => String(CELLS[cell]);

export function parseAction(text: string): Result<Action> {
  const action = ACTIONS.find((other) => formatAction(other) === text);
  return action
    ? succeed(action)
    : fail("notation", "expected a cell, a1 to c3", "attendu : une case, de a1 à c3");
}
