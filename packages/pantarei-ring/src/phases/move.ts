import type { Refusal, SeatPhase } from "@serpentarium/core";
import type { Move, MovePosition, OverPosition, Row, Turn } from "@serpentarium/pantarei";
import {
  addSwaps,
  height,
  isOwnTop,
  MOVES,
  moveTo,
  ownColour,
  PASS,
  passTurn,
  refuseLeaving,
  refusePass,
  refuseSwap,
  swapPiles,
} from "@serpentarium/pantarei/parts";
import type { ClauseId } from "../clauses.ts";
import type { PantareiRing } from "../game.ts";
import { canAct, distanceOf, isFullTurn, isOpposite, landing } from "../material/ring.ts";

/** Legal moves and swaps in no particular order; none means that the player must pass. */
function plays(position: MovePosition): Turn[] {
  const { row, last } = position;
  const own = ownColour(position);
  const turns: Turn[] = [];
  const tops: number[] = [];
  for (let pile = 0; pile < row.ends.length; pile++) {
    if (!isOwnTop(row, pile, own)) continue;
    tops.push(pile);
    if (!isFullTurn(row, pile)) addMoves(row, pile, turns);
  }
  if (last !== "swap") addSwaps(tops, turns);
  return turns;
}

function addMoves(row: Row, pile: number, turns: Turn[]): void {
  const ways = isOpposite(row, pile) ? [MOVES.R] : [MOVES.L, MOVES.R];
  const paired = height(row, pile) > 1;
  for (const { single, pair } of ways) {
    turns.push(single[pile] as Move);
    if (paired) turns.push(pair[pile] as Move);
  }
}

function refuseMove(position: MovePosition, move: Move): Refusal<ClauseId> | undefined {
  const { row } = position;
  const leaving = refuseLeaving(position, move);
  if (leaving || !isFullTurn(row, move.pile)) return leaving;
  const pile = move.pile + 1;
  const data = { pile, distance: distanceOf(row, move.pile) };
  return { clause: "ring.full-turn", data, spaces: [`pile-${pile}`] };
}

/** The position after a turn in the ring. */
export function playTurn(position: MovePosition, turn: Turn): MovePosition | OverPosition {
  if (turn.kind === "pass") return passTurn(position, canAct);
  if (turn.kind === "swap") return swapPiles(position, turn);
  return moveTo(position, turn, landing(position.row, turn.pile, turn.direction));
}

/** Pantareï's turn, where a piece goes on round the ring. */
export const move: SeatPhase<PantareiRing, "move"> = {
  kind: "seat",
  title: { en: "Move", fr: "Déplacement" },
  next: ["move", "over"],
  toAct: (position) => position.toAct,
  legalActions(position) {
    const turns = plays(position);
    return turns.length > 0 ? turns : [PASS];
  },
  refuse(position, turn) {
    if (turn.kind === "move") return refuseMove(position, turn);
    if (turn.kind === "swap") return refuseSwap(position, turn);
    const { row, last } = position;
    return canAct(row, ownColour(position), last) ? refusePass(plays(position)[0]) : undefined;
  },
  apply: playTurn,
};
