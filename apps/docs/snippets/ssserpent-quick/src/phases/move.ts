import type { Phase } from "@serpentarium/core";
import type { Field, Position } from "@serpentarium/ssserpent";
import { areAdjacent, gridAt, WALLED } from "@serpentarium/ssserpent/parts";
import type { SsserpentQuick } from "../game.ts";

type Move = Phase<SsserpentQuick, "move">;

function areKissing({ table, serpents: [red, yellow] }: Field): boolean {
  const [a, b] = [red.body[0], yellow.body[0]];
  return a !== undefined && b !== undefined && areAdjacent(gridAt(WALLED, table), a, b);
}

/** The end of the game where a move has left the heads side by side (`end.kiss`); any other position as it is. */
export function ended(after: Position): Position {
  if (after.phase !== "move" || !areKissing(after)) return after;
  const { toAct: _toAct, ...field } = after;
  return { ...field, phase: "over", outcome: { winners: [0, 1], reason: "end.kiss" } };
}

/** The phase of the base, in which a kiss ends the game. */
export const move = (base: Move): Move => ({
  ...base,
  apply: (position, action) => ended(base.apply(position, action)),
});
