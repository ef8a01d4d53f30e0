import type { SeatPhase } from "@serpentarium/core";
import { MOVES, type Move, PASS, SWAPS, type Swap, type Turn } from "../action.ts";
import type { Pantarei } from "../game.ts";
import { COLOUR_OF, type Colour, VALUE_OF } from "../material/pieces.ts";
import { height, isOnRow, isOwnTop, landing, moved, pieceAt, type Row, swapped } from "../material/row.ts";
import { formatTurn } from "../notation.ts";
import { blockedOutcome, pileOutcome, quietOutcome, turnTo } from "../outcome.ts";
import { canAct, colourOf, type MovePosition } from "../position.ts";

const ownColour = ({ colour, toAct }: MovePosition): Colour => colourOf(colour, toAct);

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
  if (last === "swap") return turns;
  for (let i = 0; i < tops.length; i++) {
    const swaps = SWAPS[tops[i] as number] as readonly Swap[];
    for (let j = i + 1; j < tops.length; j++) turns.push(swaps[tops[j] as number] as Swap);
  }
  return turns;
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

const DIRECTION_NAMES = {
  L: { en: "to the left, towards the head", fr: "vers la gauche, côté tête" },
  R: { en: "to the right, towards the tail", fr: "vers la droite, côté queue" },
} as const;

const space = (pile: number): string => `pile-${pile + 1}`;

type Refusal = ReturnType<SeatPhase<Pantarei, "move">["refuse"]>;

function refuseMove(position: MovePosition, { pile, direction, pair }: Move): Refusal {
  const { row } = position;
  const top = pieceAt(row, pile);
  const shown = { data: { pile: pile + 1 }, spaces: [space(pile)] };
  if (COLOUR_OF[top] === "neutral") return { clause: "move.neutral", ...shown };
  if (COLOUR_OF[top] !== ownColour(position)) return { clause: "move.own-top", ...shown };
  if (pair && height(row, pile) < 2) return { clause: "move.pair", ...shown };
  if (isOnRow(row, landing(row, pile, direction))) return undefined;
  const data = { ...shown.data, distance: VALUE_OF[top] as number, direction: DIRECTION_NAMES[direction] };
  return { clause: "move.end-of-row", ...shown, data };
}

function refuseSwap(position: MovePosition, { first, second }: Swap): Refusal {
  const { row, last } = position;
  if (last === "swap") return "swap.no-answer";
  const foreign = [first, second].find((pile) => !isOwnTop(row, pile, ownColour(position)));
  if (foreign === undefined) return undefined;
  return { clause: "swap.piles", data: { pile: foreign + 1 }, spaces: [space(foreign)] };
}

function refusePass(position: MovePosition): Refusal {
  const { row, last } = position;
  if (!canAct(row, ownColour(position), last)) return undefined;
  const [possible] = plays(position);
  return { clause: "pass.forced", data: { action: possible ? formatTurn(possible) : "" } };
}

function applyMove(position: MovePosition, { pile, direction, pair }: Move): ReturnType<typeof turnTo> {
  const { table, toAct, row: before } = position;
  const to = landing(before, pile, direction);
  const row = moved(before, pile, to, pair ? 2 : 1);
  const closed = row.ends.length < before.ends.length;
  const quiet = closed ? 0 : position.quiet + 1;
  const landed = closed && to > pile ? to - 1 : to;
  const outcome = pileOutcome(row, landed, table.options, toAct) ?? quietOutcome(quiet, table.options);
  return turnTo(position, row, "none", quiet, outcome);
}

/** A turn: a move, a swap, or a pass when neither is possible. */
export const move: SeatPhase<Pantarei, "move"> = {
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
    return refusePass(position);
  },
  apply(position, turn) {
    if (turn.kind === "move") return applyMove(position, turn);
    const { row, table } = position;
    const quiet = position.quiet + 1;
    const tired = quietOutcome(quiet, table.options);
    if (turn.kind === "pass")
      return turnTo(position, row, "pass", quiet, blockedOutcome(row, position) ?? tired);
    return turnTo(position, swapped(row, turn.first, turn.second), "swap", quiet, tired);
  },
};
