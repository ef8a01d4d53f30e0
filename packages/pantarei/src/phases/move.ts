import type { Random, Refusal, SeatPhase } from "@serpentarium/core";
import { MOVES, type Move, PASS, SWAPS, type Swap, type Turn } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Pantarei } from "../game.ts";
import { type Choices, countChoices } from "../material/choices.ts";
import { COLOUR_OF, type Colour, VALUE_OF } from "../material/pieces.ts";
import { height, isOnRow, isOwnTop, landing, moved, pieceAt, type Row, swapped } from "../material/row.ts";
import { formatTurn } from "../notation.ts";
import { blockedOutcome, pileOutcome, quietOutcome, turnTo } from "../outcome.ts";
import { type CanAct, canAct, colourOf, type MovePosition, type OverPosition } from "../position.ts";

/** The colour of the seat to act. */
export const ownColour = ({ colour, toAct }: MovePosition): Colour => colourOf(colour, toAct);

/** Legal moves and swaps in no particular order; none means that the player must pass. */
function plays({ row, last, ...position }: MovePosition): Turn[] {
  const own = colourOf(position.colour, position.toAct);
  const turns: Turn[] = [];
  const tops: number[] = [];
  for (let pile = 0; pile < row.ends.length; pile++) {
    if (!isOwnTop(row, pile, own)) continue;
    tops.push(pile);
    addMoves(row, pile, turns);
  }
  if (last !== "swap") addSwaps(tops, turns);
  return turns;
}

/** Puts the swaps of every two of those piles, which stand in order, to the turns. */
export function addSwaps(tops: readonly number[], turns: Turn[]): void {
  for (let i = 0; i < tops.length; i++) {
    const swaps = SWAPS[tops[i] as number] as readonly Swap[];
    for (let j = i + 1; j < tops.length; j++) turns.push(swaps[tops[j] as number] as Swap);
  }
}

function addMoves(row: Row, pile: number, turns: Turn[]): void {
  const distance = VALUE_OF[pieceAt(row, pile)] as number;
  const paired = height(row, pile) > 1;
  if (pile >= distance) {
    turns.push(MOVES.L.single[pile] as Move);
    if (paired) turns.push(MOVES.L.pair[pile] as Move);
  }
  if (pile + distance < row.ends.length) {
    turns.push(MOVES.R.single[pile] as Move);
    if (paired) turns.push(MOVES.R.pair[pile] as Move);
  }
}

/** The move at a place of the list. */
function moveAt(row: Row, { tops, upTo }: Readonly<Choices>, place: number): Turn {
  let top = 0;
  while ((upTo[top] as number) <= place) top++;
  const moves: Turn[] = [];
  addMoves(row, tops[top] as number, moves);
  return moves[moves.length - (upTo[top] as number) + place] as Turn;
}

/** The swap at a place of the list. */
function swapAt({ tops, own }: Readonly<Choices>, place: number): Turn {
  let first = 0;
  let rest = place;
  for (let others = own - 1; rest >= others; others--) {
    rest -= others;
    first++;
  }
  const swaps = SWAPS[tops[first] as number] as readonly Swap[];
  return swaps[tops[first + 1 + rest] as number] as Swap;
}

/** One of the legal turns, without a list of them. */
function sample(position: MovePosition, random: Random): Turn {
  const { row, last } = position;
  const choices = countChoices(row, ownColour(position));
  const { moves } = choices;
  const turns = last === "swap" ? moves : moves + choices.swaps;
  // a pass is the only turn where there is no other
  const place = random.integer(Math.max(turns, 1));
  if (turns === 0) return PASS;
  return place < moves ? moveAt(row, choices, place) : swapAt(choices, place - moves);
}

const DIRECTION_NAMES = {
  L: { en: "to the left (towards the head)", fr: "vers la gauche (côté tête)" },
  R: { en: "to the right (towards the tail)", fr: "vers la droite (côté queue)" },
} as const;

/** The id of the space of a pile, counted from 0: `pile-1` and so on. */
export const space = (pile: number): string => `pile-${pile + 1}`;

/** Why that piece or pair does not leave its pile, wherever it would go. */
export function refuseLeaving(
  position: MovePosition,
  { pile, pair }: Move,
): Refusal<"move.neutral" | "move.own-top" | "move.pair"> | undefined {
  const { row } = position;
  const top = pieceAt(row, pile);
  const shown = { data: { pile: pile + 1 }, spaces: [space(pile)] };
  if (COLOUR_OF[top] === "neutral") return { clause: "move.neutral", ...shown };
  if (COLOUR_OF[top] !== ownColour(position)) return { clause: "move.own-top", ...shown };
  return pair && height(row, pile) < 2 ? { clause: "move.pair", ...shown } : undefined;
}

function refuseMove(position: MovePosition, move: Move): Refusal<ClauseId> | undefined {
  const { row } = position;
  const { pile, direction } = move;
  const leaving = refuseLeaving(position, move);
  if (leaving || isOnRow(row, landing(row, pile, direction))) return leaving;
  const distance = VALUE_OF[pieceAt(row, pile)] as number;
  const data = { pile: pile + 1, distance, direction: DIRECTION_NAMES[direction] };
  return { clause: "move.end-of-row", spaces: [space(pile)], data };
}

/** Why two piles cannot be swapped. */
export function refuseSwap(
  position: MovePosition,
  { first, second }: Swap,
): Refusal<"swap.no-answer" | "swap.piles"> | undefined {
  const { row, last } = position;
  if (last === "swap") return { clause: "swap.no-answer" };
  const foreign = [first, second].find((pile) => !isOwnTop(row, pile, ownColour(position)));
  if (foreign === undefined) return undefined;
  return { clause: "swap.piles", data: { pile: foreign + 1 }, spaces: [space(foreign)] };
}

/** Why a player does not pass who could play that, or something else. */
export const refusePass = (possible: Turn | undefined): Refusal<"pass.forced"> => ({
  clause: "pass.forced",
  data: { action: possible ? formatTurn(possible) : "" },
});

/** The position after a move to that pile. */
export function moveTo(
  position: MovePosition,
  { pile, pair }: Move,
  to: number,
): MovePosition | OverPosition {
  const { table, toAct, row: before } = position;
  const row = moved(before, pile, to, pair ? 2 : 1);
  const closed = row.ends.length < before.ends.length;
  const quiet = closed ? 0 : position.quiet + 1;
  const landed = closed && to > pile ? to - 1 : to;
  const outcome = pileOutcome(row, landed, table.options, toAct) ?? quietOutcome(quiet, table.options);
  return turnTo(position, row, "none", quiet, outcome);
}

/** The position after a swap. */
export function swapPiles(position: MovePosition, { first, second }: Swap): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const tired = quietOutcome(quiet, position.table.options);
  return turnTo(position, swapped(position.row, first, second), "swap", quiet, tired);
}

/** The position after a pass. */
export function passTurn(position: MovePosition, canReply: CanAct): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const outcome = blockedOutcome(position, canReply) ?? quietOutcome(quiet, position.table.options);
  return turnTo(position, position.row, "pass", quiet, outcome);
}

/** The position after a turn. */
export function playTurn(position: MovePosition, turn: Turn): MovePosition | OverPosition {
  if (turn.kind === "pass") return passTurn(position, canAct);
  if (turn.kind === "swap") return swapPiles(position, turn);
  return moveTo(position, turn, landing(position.row, turn.pile, turn.direction));
}

/** A turn: a move, a swap, or a pass when neither is possible. */
export const move: SeatPhase<Pantarei, "move"> = {
  kind: "seat",
  title: { en: "Move", fr: "Déplacement" },
  next: ["move", "over"],
  toAct: (position) => position.toAct,
  legalActions(position) {
    const turns = plays(position);
    return turns.length > 0 ? turns : [PASS];
  },
  sample,
  refuse(position, turn) {
    if (turn.kind === "move") return refuseMove(position, turn);
    if (turn.kind === "swap") return refuseSwap(position, turn);
    const { row, last } = position;
    return canAct(row, ownColour(position), last) ? refusePass(plays(position)[0]) : undefined;
  },
  apply: playTurn,
};
