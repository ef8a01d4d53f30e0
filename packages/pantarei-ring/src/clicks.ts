import type { Refusal } from "@serpentarium/core";
import type { Action, Position } from "@serpentarium/pantarei";
import { type AttemptMove, attemptWith, clicksWith, MOVES } from "@serpentarium/pantarei/parts";
import type { ClauseId } from "./clauses.ts";
import { isFullTurn, landing } from "./material/ring.ts";

/** As in Pantareï: a piece or a pair, then the top of the pile where it lands; two number plates for a swap. */
export const clicks = (position: Position, action: Action): readonly string[] =>
  clicksWith(landing, position, action);

const attemptMove: AttemptMove<ClauseId> = (row, pair, from, to) => {
  if (to === from) return undefined;
  const isTooFar = to !== undefined && !isFullTurn(row, from);
  return isTooFar ? { clause: "move.distance" } : MOVES.R[pair ? "pair" : "single"][from];
};

/** What somebody means whose presses spell nothing legal. */
export const attempt = (
  position: Position,
  clicked: readonly string[],
): Action | Refusal<ClauseId> | undefined => attemptWith(attemptMove, position, clicked);
