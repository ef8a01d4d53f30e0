import type { Position } from "@serpentarium/pantarei";
import { NOTATION_BY_PIECE, piecesByPile } from "@serpentarium/pantarei/parts";
import { pantareiRing } from "../game.ts";

/** Whether a pile has pieces of those kinds (`l2`, `d3`, `n`) at its top, the last one uppermost. */
export function isOnTop(position: Position, ...kinds: readonly string[]): boolean {
  if (!("row" in position)) return false;
  return piecesByPile(position.row).some((pile) => {
    const top = pile.slice(-kinds.length).map((piece) => NOTATION_BY_PIECE[piece]);
    return top.join() === kinds.join();
  });
}

const hasFinished = (position: Position): boolean =>
  position.phase === "over" && position.outcome.reason === "end.pile";

const positionsAfter = (position: Position): Position[] =>
  pantareiRing.legalActions(position).map((action) => pantareiRing.apply(position, action));

const canFinish = (position: Position): boolean => positionsAfter(position).some(hasFinished);

/** Whether player 2 is to act and cannot finish a pile. */
export const isSafe = (position: Position): boolean =>
  position.phase === "move" && position.toAct === 1 && !canFinish(position);

/** Whether player 1 can finish a pile after any turn of player 2, who is to act and cannot finish one. */
export const hasForcedWin = (position: Position): boolean =>
  isSafe(position) && positionsAfter(position).every(canFinish);
