import type { Phase } from "@serpentarium/core";
import type { BoardContents, Position } from "@serpentarium/ssserpent";
import { areAdjacent, gridOfTable, WALLED_GROUND } from "@serpentarium/ssserpent/parts";
import type { SsserpentQuick } from "../game.ts";

type Move = Phase<SsserpentQuick, "move">;

export function areKissing({ table, serpents: [red, yellow] }: BoardContents): boolean {
  const [a, b] = [red.body[0], yellow.body[0]];
  return a !== undefined && b !== undefined && areAdjacent(gridOfTable(WALLED_GROUND, table), a, b);
}

/** Ends the game when the heads are side by side after a move (`end.kiss`); returns any other position unchanged. */
export function withKissEnd(after: Position): Position {
  if (after.phase !== "move" || !areKissing(after)) return after;
  const { toAct: _toAct, ...field } = after;
  return { ...field, phase: "over", outcome: { reason: "end.kiss", places: [1, 1] } };
}

/** The base's phase, in which a kiss ends the game. */
export const move = (base: Move): Move => ({
  ...base,
  apply: (position, action) => withKissEnd(base.apply(position, action)),
});
