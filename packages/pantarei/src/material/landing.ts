import type { Refusal } from "@serpentarium/core";
import type { Move } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Choices } from "../memory.ts";
import type { Last } from "../position.ts";
import { pileSpace } from "../spaces.ts";
import { countChoices } from "./choices.ts";
import { type Colour, VALUE_OF } from "./pieces.ts";
import { canSwap, type Direction, isOnRow, isOwnTop, pieceAt, type Row } from "./row.ts";

/** Where pieces go. Two ways that lead to the same pile are one move, written `R`. */
export interface Landing<Id extends string = string> {
  /** The pile that the top piece of a pile comes to, from 0 at the left; -1 or any other that is not there where it cannot go. */
  to(row: Row, pile: number, direction: Direction): number;
  /** Why a piece does not go that way, or does not with the one beneath it, though it may leave its pile: asked where `to` gives no pile. */
  refuse(row: Row, move: Move): Refusal<Id>;
  /** What a colour can do, counted: for playouts. Left out, the list of all is made. */
  readonly count?: (row: Row, colour: Colour) => Readonly<Choices>;
}

const DIRECTION_NAMES = {
  L: { en: "to the left (towards the head)", fr: "vers la gauche (côté tête)" },
  R: { en: "to the right (towards the tail)", fr: "vers la droite (côté queue)" },
} as const;

/** Along a row with two ends (`move.distance`, `move.end-of-row`). */
export const STRAIGHT: Landing<ClauseId> = {
  to(row, pile, direction) {
    const distance = VALUE_OF[pieceAt(row, pile)] as number;
    return direction === "R" ? pile + distance : pile - distance;
  },
  refuse(row, { pile, direction }) {
    const distance = VALUE_OF[pieceAt(row, pile)] as number;
    const data = { pile: pile + 1, distance, direction: DIRECTION_NAMES[direction] };
    return { clause: "move.end-of-row", spaces: [pileSpace(pile)], data };
  },
  count: countChoices,
};

const NONE: readonly Direction[] = [];
const LEFT: readonly Direction[] = ["L"];
const RIGHT: readonly Direction[] = ["R"];
const BOTH: readonly Direction[] = ["L", "R"];

/** Whether both ways lead from a pile to the same other one. */
export function isEitherWay({ to }: Landing, row: Row, pile: number): boolean {
  const reached = to(row, pile, "R");
  return reached !== pile && isOnRow(row, reached) && to(row, pile, "L") === reached;
}

/** The ways in which the top piece of a pile can go, each to another pile. */
export function waysOf({ to }: Landing, row: Row, pile: number): readonly Direction[] {
  const [left, right] = [to(row, pile, "L"), to(row, pile, "R")];
  if (!isOnRow(row, right)) return isOnRow(row, left) ? LEFT : NONE;
  return isOnRow(row, left) && left !== right ? BOTH : RIGHT;
}

function canMove(landing: Landing, row: Row, colour: Colour): boolean {
  for (let pile = 0; pile < row.ends.length; pile++)
    if (isOwnTop(row, pile, colour) && waysOf(landing, row, pile).length > 0) return true;
  return false;
}

/** Whether a colour has something to play after a turn of that kind (`pass.forced`). */
export const canAct = (landing: Landing, row: Row, colour: Colour, last: Last): boolean =>
  canMove(landing, row, colour) || (last !== "swap" && canSwap(row, colour));
