import type { Refusal } from "@serpentarium/core";
import type { Move } from "../action.ts";
import type { MoveCounts } from "../cache.ts";
import type { ClauseId } from "../clauses.ts";
import type { LastTurn } from "../position.ts";
import { pileSpaceId } from "../spaces.ts";
import { countMoves } from "./count-moves.ts";
import { type Colour, VALUE_BY_PIECE } from "./pieces.ts";
import { canSwap, type Direction, isOwnTop, isPileOnRow, pieceAt, type Row } from "./row.ts";

/** The landing rule for pieces. If both directions lead to the same pile, they are one move, written `R`. */
export interface LandingRules<Id extends string = string> {
  /** Returns the index of the destination pile for the top piece of a pile; an invalid index, such as -1, if there is none. */
  destination(row: Row, pile: number, direction: Direction): number;
  /** Refuses a move whose `destination` is not a pile; the piece may leave its pile otherwise. */
  refuse(row: Row, move: Move): Refusal<Id>;
  /** Counts the moves and swaps of a colour, to speed up rollouts. By default, they are listed instead. */
  readonly countMoves?: (row: Row, colour: Colour) => Readonly<MoveCounts>;
}

/** Landing on a row with two ends (`move.distance`, `move.end-of-row`). */
export const STRAIGHT_ROW_LANDING: LandingRules<ClauseId> = {
  destination(row, pile, direction) {
    const distance = VALUE_BY_PIECE[pieceAt(row, pile)] as number;
    return direction === "R" ? pile + distance : pile - distance;
  },
  refuse(row, { pile, direction }) {
    const distance = VALUE_BY_PIECE[pieceAt(row, pile)] as number;
    const data = { pile: pile + 1, distance, direction };
    return { clause: "move.end-of-row", spaces: [pileSpaceId(pile)], data };
  },
  countMoves,
};

const NONE: readonly Direction[] = [];
const LEFT: readonly Direction[] = ["L"];
const RIGHT: readonly Direction[] = ["R"];
const BOTH: readonly Direction[] = ["L", "R"];

/** Whether both directions lead from a pile to the same other pile. */
export function isSameBothWays({ destination }: LandingRules, row: Row, pile: number): boolean {
  const right = destination(row, pile, "R");
  return right !== pile && isPileOnRow(row, right) && destination(row, pile, "L") === right;
}

/** The directions in which the top piece of a pile can move, each to a different pile. */
export function moveDirections({ destination }: LandingRules, row: Row, pile: number): readonly Direction[] {
  const [left, right] = [destination(row, pile, "L"), destination(row, pile, "R")];
  if (!isPileOnRow(row, right)) return isPileOnRow(row, left) ? LEFT : NONE;
  return isPileOnRow(row, left) && left !== right ? BOTH : RIGHT;
}

function canMove(landing: LandingRules, row: Row, colour: Colour): boolean {
  for (let pile = 0; pile < row.pileEnds.length; pile++)
    if (isOwnTop(row, pile, colour) && moveDirections(landing, row, pile).length > 0) return true;
  return false;
}

/** Whether a colour can move or swap after a turn of that kind (`pass.forced`). */
export const canAct = (landing: LandingRules, row: Row, colour: Colour, last: LastTurn): boolean =>
  canMove(landing, row, colour) || (last !== "swap" && canSwap(row, colour));
