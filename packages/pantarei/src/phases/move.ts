import type { Random, Refusal, SeatPhase } from "@serpentarium/core";
import { type Move, moveOf, PASS, SWAPS, type Swap, type TurnAction } from "../action.ts";
import type { MoveCounts } from "../cache.ts";
import type { ClauseId } from "../clauses.ts";
import { type LandingRules, moveDirections } from "../material/landing.ts";
import { COLOUR_BY_PIECE, type Colour } from "../material/pieces.ts";
import {
  type Direction,
  isOwnTop,
  isPileOnRow,
  movePieces,
  pieceAt,
  pileHeight,
  type Row,
  swapPiles,
} from "../material/row.ts";
import { formatTurn } from "../notation.ts";
import { blockedOutcome, nextPosition, pileOutcome, quietOutcome } from "../outcome.ts";
import { colourOfSeat, type MovePosition, type OverPosition } from "../position.ts";
import { pileSpaceId } from "../spaces.ts";
import type { Pantarei } from "../types.ts";

const ownColour = ({ colour, toAct }: MovePosition): Colour => colourOfSeat(colour, toAct);

/** Legal moves and swaps, in no particular order; empty if the player must pass. */
function legalTurns(landing: LandingRules, position: MovePosition): TurnAction[] {
  const { row, last } = position;
  const own = ownColour(position);
  const turns: TurnAction[] = [];
  const tops: number[] = [];
  for (let pile = 0; pile < row.pileEnds.length; pile++) {
    if (!isOwnTop(row, pile, own)) continue;
    tops.push(pile);
    addMoves(landing, row, pile, turns);
  }
  if (last !== "swap") addSwaps(tops, turns);
  return turns;
}

/** Adds a swap for each pair of these piles, which are in ascending order. */
function addSwaps(tops: readonly number[], turns: TurnAction[]): void {
  for (let i = 0; i < tops.length; i++) {
    const swaps = SWAPS[tops[i] as number] as readonly Swap[];
    for (let j = i + 1; j < tops.length; j++) turns.push(swaps[tops[j] as number] as Swap);
  }
}

function addMoves(landing: LandingRules, row: Row, pile: number, turns: TurnAction[]): void {
  const paired = pileHeight(row, pile) > 1;
  for (const direction of moveDirections(landing, row, pile)) {
    turns.push(moveOf(pile, direction, false));
    if (paired) turns.push(moveOf(pile, direction, true));
  }
}

/** The move at an index of the list of moves. */
function moveAt(
  landing: LandingRules,
  row: Row,
  { ownTops, movesUpTo }: Readonly<MoveCounts>,
  index: number,
): TurnAction {
  let top = 0;
  let before = 0;
  while ((movesUpTo[top] as number) <= index) before = movesUpTo[top++] as number;
  const pile = ownTops[top] as number;
  const at = index - before;
  const paired = pileHeight(row, pile) > 1;
  const direction = moveDirections(landing, row, pile)[paired ? at >> 1 : at] as Direction;
  return moveOf(pile, direction, paired && at % 2 === 1);
}

/** The swap at an index of the list of swaps. */
function swapAt({ ownTops, topCount }: Readonly<MoveCounts>, index: number): TurnAction {
  let first = 0;
  let rest = index;
  for (let others = topCount - 1; rest >= others; others--) {
    rest -= others;
    first++;
  }
  const swaps = SWAPS[ownTops[first] as number] as readonly Swap[];
  return swaps[ownTops[first + 1 + rest] as number] as Swap;
}

/**
 * Draws one of the legal turns without listing them. It duplicates the rules for speed; the law `sample` of the test kit compares it with
 * the list.
 */
function sampleTurn(
  landing: LandingRules,
  count: NonNullable<LandingRules["countMoves"]>,
  position: MovePosition,
  random: Random,
): TurnAction {
  const { row, last } = position;
  const choices = count(row, ownColour(position));
  const { moves } = choices;
  const turns = last === "swap" ? moves : moves + choices.swaps;
  // if there is no other turn, the pass is the only one
  const index = random.integer(Math.max(turns, 1));
  if (turns === 0) return PASS;
  return index < moves ? moveAt(landing, row, choices, index) : swapAt(choices, index - moves);
}

/** The place of a refusal. */
const refusedPile = (pile: number) => ({ data: { pile: pile + 1 }, spaces: [pileSpaceId(pile)] });

/** Refuses a piece or pair that may not leave its pile or may not go in that direction. */
function refuseMove(
  landing: LandingRules<ClauseId>,
  position: MovePosition,
  move: Move,
): Refusal<ClauseId> | undefined {
  const { row } = position;
  const { pile, direction, pair } = move;
  const top = COLOUR_BY_PIECE[pieceAt(row, pile)];
  if (top === "neutral") return { clause: "move.neutral", ...refusedPile(pile) };
  if (top !== ownColour(position)) return { clause: "move.own-top", ...refusedPile(pile) };
  if (pair && pileHeight(row, pile) < 2) return { clause: "move.pair", ...refusedPile(pile) };
  return isPileOnRow(row, landing.destination(row, pile, direction)) ? undefined : landing.refuse(row, move);
}

function refuseSwap(position: MovePosition, { first, second }: Swap): Refusal<ClauseId> | undefined {
  const { row, last } = position;
  if (last === "swap") return { clause: "swap.no-answer" };
  const own = ownColour(position);
  if (!isOwnTop(row, first, own)) return { clause: "swap.piles", ...refusedPile(first) };
  return isOwnTop(row, second, own) ? undefined : { clause: "swap.piles", ...refusedPile(second) };
}

/** Refuses a pass while the player can act. */
function refusePass(landing: LandingRules, position: MovePosition): Refusal<ClauseId> | undefined {
  const [possible] = legalTurns(landing, position);
  return possible && { clause: "pass.forced", data: { action: formatTurn(possible) } };
}

function applyMove(position: MovePosition, { pile, pair }: Move, to: number): MovePosition | OverPosition {
  const { table, toAct, row: before } = position;
  const row = movePieces(before, pile, to, pair ? 2 : 1);
  const closed = row.pileEnds.length < before.pileEnds.length;
  const quiet = closed ? 0 : position.quiet + 1;
  const landed = closed && to > pile ? to - 1 : to;
  const outcome = pileOutcome(row, landed, table.options, toAct) ?? quietOutcome(quiet, table.options);
  return nextPosition(position, row, "none", quiet, outcome);
}

function applySwap(position: MovePosition, { first, second }: Swap): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const outcome = quietOutcome(quiet, position.table.options);
  return nextPosition(position, swapPiles(position.row, first, second), "swap", quiet, outcome);
}

function applyPass(landing: LandingRules, position: MovePosition): MovePosition | OverPosition {
  const quiet = position.quiet + 1;
  const outcome = blockedOutcome(landing, position) ?? quietOutcome(quiet, position.table.options);
  return nextPosition(position, position.row, "pass", quiet, outcome);
}

/** Creates the phase of the turns: a move, a swap, or a pass when neither is possible. */
export function createMovePhase(landing: LandingRules<ClauseId>): SeatPhase<Pantarei, "move"> {
  const { countMoves } = landing;
  return {
    kind: "seat",
    next: ["move", "over"],
    toAct: (position) => position.toAct,
    legalActions(position) {
      const turns = legalTurns(landing, position);
      return turns.length > 0 ? turns : [PASS];
    },
    ...(countMoves && { sample: (position, random) => sampleTurn(landing, countMoves, position, random) }),
    refuse(position, turn) {
      if (turn.kind === "move") return refuseMove(landing, position, turn);
      return turn.kind === "swap" ? refuseSwap(position, turn) : refusePass(landing, position);
    },
    apply(position, turn) {
      if (turn.kind === "pass") return applyPass(landing, position);
      if (turn.kind === "swap") return applySwap(position, turn);
      return applyMove(position, turn, landing.destination(position.row, turn.pile, turn.direction));
    },
  };
}
