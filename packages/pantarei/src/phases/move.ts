import type { Random, Refusal, SeatPhase } from "@serpentarium/core";
import { MOVES, type Move, PASS, SWAPS, type Swap, type Turn } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Pantarei } from "../game.ts";
import { type Landing, waysOf } from "../material/landing.ts";
import { COLOUR_OF, type Colour } from "../material/pieces.ts";
import { height, isOnRow, isOwnTop, moved, pieceAt, type Row, swapped } from "../material/row.ts";
import type { Choices } from "../memory.ts";
import { formatTurn } from "../notation.ts";
import { blockedOutcome, pileOutcome, quietOutcome, turnTo } from "../outcome.ts";
import { colourOf, type MovePosition, type OverPosition } from "../position.ts";
import { pileSpace } from "../spaces.ts";

/** The colour of the seat to act. */
const ownColour = ({ colour, toAct }: MovePosition): Colour => colourOf(colour, toAct);

/** Legal moves and swaps in no particular order; none means that the player must pass. */
function playsOf(landing: Landing, position: MovePosition): Turn[] {
  const { row, last } = position;
  const own = ownColour(position);
  const turns: Turn[] = [];
  const tops: number[] = [];
  for (let pile = 0; pile < row.ends.length; pile++) {
    if (!isOwnTop(row, pile, own)) continue;
    tops.push(pile);
    addMoves(landing, row, pile, turns);
  }
  if (last !== "swap") addSwaps(tops, turns);
  return turns;
}

/** Puts the swaps of every two of those piles, which stand in order, to the turns. */
function addSwaps(tops: readonly number[], turns: Turn[]): void {
  for (let i = 0; i < tops.length; i++) {
    const swaps = SWAPS[tops[i] as number] as readonly Swap[];
    for (let j = i + 1; j < tops.length; j++) turns.push(swaps[tops[j] as number] as Swap);
  }
}

function addMoves(landing: Landing, row: Row, pile: number, turns: Turn[]): void {
  const paired = height(row, pile) > 1;
  for (const direction of waysOf(landing, row, pile)) {
    turns.push(MOVES[direction].single[pile] as Move);
    if (paired) turns.push(MOVES[direction].pair[pile] as Move);
  }
}

/** The move at a place of the list. */
function moveAt(landing: Landing, row: Row, { tops, upTo }: Readonly<Choices>, place: number): Turn {
  let top = 0;
  while ((upTo[top] as number) <= place) top++;
  const moves: Turn[] = [];
  addMoves(landing, row, tops[top] as number, moves);
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

/**
 * One of the legal turns, without a list of them: the rule a second time, for speed. A law of the test kit holds it against
 * the list.
 */
function sampleOf(
  landing: Landing,
  count: NonNullable<Landing["count"]>,
  position: MovePosition,
  random: Random,
): Turn {
  const { row, last } = position;
  const choices = count(row, ownColour(position));
  const { moves } = choices;
  const turns = last === "swap" ? moves : moves + choices.swaps;
  // a pass is the only turn where there is no other
  const place = random.integer(Math.max(turns, 1));
  if (turns === 0) return PASS;
  return place < moves ? moveAt(landing, row, choices, place) : swapAt(choices, place - moves);
}

/** Why that piece or pair does not leave its pile, or does not go that way. */
function refuseMove(
  landing: Landing<ClauseId>,
  position: MovePosition,
  move: Move,
): Refusal<ClauseId> | undefined {
  const { row } = position;
  const { pile, direction, pair } = move;
  const top = pieceAt(row, pile);
  const shown = { data: { pile: pile + 1 }, spaces: [pileSpace(pile)] };
  if (COLOUR_OF[top] === "neutral") return { clause: "move.neutral", ...shown };
  if (COLOUR_OF[top] !== ownColour(position)) return { clause: "move.own-top", ...shown };
  if (pair && height(row, pile) < 2) return { clause: "move.pair", ...shown };
  return isOnRow(row, landing.to(row, pile, direction)) ? undefined : landing.refuse(row, move);
}

function refuseSwap(position: MovePosition, { first, second }: Swap): Refusal<ClauseId> | undefined {
  const { row, last } = position;
  if (last === "swap") return { clause: "swap.no-answer" };
  const foreign = [first, second].find((pile) => !isOwnTop(row, pile, ownColour(position)));
  if (foreign === undefined) return undefined;
  return { clause: "swap.piles", data: { pile: foreign + 1 }, spaces: [pileSpace(foreign)] };
}

/** Why a player does not pass who could play something else. */
function refusePass(landing: Landing, position: MovePosition): Refusal<ClauseId> | undefined {
  const [possible] = playsOf(landing, position);
  return possible && { clause: "pass.forced", data: { action: formatTurn(possible) } };
}

function moveTo(position: MovePosition, { pile, pair }: Move, to: number): MovePosition | OverPosition {
  const { table, toAct, row: before } = position;
  const row = moved(before, pile, to, pair ? 2 : 1);
  const closed = row.ends.length < before.ends.length;
  const quiet = closed ? 0 : position.quiet + 1;
  const landed = closed && to > pile ? to - 1 : to;
  const outcome = pileOutcome(row, landed, table.options, toAct) ?? quietOutcome(quiet, table.options);
  return turnTo(position, row, "none", quiet, outcome);
}

function swapPiles(position: MovePosition, { first, second }: Swap): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const tired = quietOutcome(quiet, position.table.options);
  return turnTo(position, swapped(position.row, first, second), "swap", quiet, tired);
}

function passTurn(landing: Landing, position: MovePosition): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const outcome = blockedOutcome(landing, position) ?? quietOutcome(quiet, position.table.options);
  return turnTo(position, position.row, "pass", quiet, outcome);
}

/** A turn: a move, a swap, or a pass when neither is possible. */
export function createMove(landing: Landing<ClauseId>): SeatPhase<Pantarei, "move"> {
  const { count } = landing;
  return {
    kind: "seat",
    title: { en: "Move", fr: "Déplacement" },
    next: ["move", "over"],
    toAct: (position) => position.toAct,
    legalActions(position) {
      const turns = playsOf(landing, position);
      return turns.length > 0 ? turns : [PASS];
    },
    ...(count && { sample: (position, random) => sampleOf(landing, count, position, random) }),
    refuse(position, turn) {
      if (turn.kind === "move") return refuseMove(landing, position, turn);
      return turn.kind === "swap" ? refuseSwap(position, turn) : refusePass(landing, position);
    },
    apply(position, turn) {
      if (turn.kind === "pass") return passTurn(landing, position);
      if (turn.kind === "swap") return swapPiles(position, turn);
      return moveTo(position, turn, landing.to(position.row, turn.pile, turn.direction));
    },
  };
}
