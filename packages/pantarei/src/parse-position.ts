import { fail, type MessageReference, type Outcome, soleWinnerOf, succeed } from "@serpentarium/core";
import {
  type Codec,
  choice,
  createPositionNotation,
  formatOutcome,
  integer,
  objectSchema,
  type PositionNotation,
  seatAt,
} from "@serpentarium/core/notation";
import { canAct, type LandingRules } from "./material/landing.ts";
import { COLOUR_BY_PIECE, COLOURS, PIECE_COUNT, piecesFromKinds } from "./material/pieces.ts";
import { canSwap, pieceAt, pileEndsOf, pileHeight, type Row } from "./material/row.ts";
import { formatRow } from "./notation.ts";
import {
  colourOfSeat,
  type LastTurn,
  type MovePosition,
  type OverPosition,
  type Position,
} from "./position.ts";

const ROW: Codec<Row> = {
  format: formatRow,
  parse(text) {
    // 19 pieces and their separators take at most 55 characters
    const kinds = text.length > 55 ? [] : text.split(",").map((pile) => pile.split("+"));
    const pieces = piecesFromKinds(kinds.flat());
    if (pieces && pieces.length > 0)
      return succeed({ pieces, pileEnds: pileEndsOf(kinds.map((pile) => pile.length)) });
    return fail("notation", { id: "failures.notation.row" });
  },
  schema: objectSchema({
    pieces: {
      type: "array",
      items: { type: "integer", minimum: 0, maximum: PIECE_COUNT - 1 },
      uniqueItems: true,
    },
    pileEnds: { type: "array", items: { type: "integer", minimum: 1, maximum: PIECE_COUNT } },
  }),
};

const OUTCOMES: readonly Outcome[] = [
  { reason: "end.pile", places: [1, 2] },
  { reason: "end.pile", places: [2, 1] },
  { reason: "end.blocked", places: [1, 1] },
  { reason: "end.quiet", places: [1, 1] },
];

const LAST_TURN_SIGNS: Readonly<Record<LastTurn, string>> = { swap: "s", pass: "p", none: "-" };

const hasPileOf = (goal: number, row: Row): boolean =>
  row.pileEnds.some((_, pile) => pileHeight(row, pile) >= goal);

/** Whether the outcome of a position is possible with its piles. */
function isOutcomePossible(position: OverPosition, landing: LandingRules): boolean {
  const { table, row, colour, last, quiet, outcome } = position;
  const { goal, quietLimit } = table.options;
  const winner = soleWinnerOf(outcome);
  if (quietLimit !== null && quiet > quietLimit) return false;
  if (outcome.reason === "end.pile") {
    const isWinning = (pile: number): boolean =>
      pileHeight(row, pile) >= goal &&
      COLOUR_BY_PIECE[pieceAt(row, pile)] === colourOfSeat(colour, winner ?? 0);
    return winner !== undefined && last === "none" && row.pileEnds.some((_, pile) => isWinning(pile));
  }
  if (winner !== undefined || hasPileOf(goal, row)) return false;
  const blocked =
    last === "pass" && !canAct(landing, row, "light", last) && !canAct(landing, row, "dark", last);
  return outcome.reason === "end.blocked" ? blocked : !blocked && quiet === quietLimit;
}

function findTurnProblem(position: MovePosition, landing: LandingRules): MessageReference | undefined {
  const { table, row, colour, last, quiet, toAct } = position;
  const { goal, quietLimit } = table.options;
  if (hasPileOf(goal, row)) return { id: "failures.bad-position.goal-reached", data: { goal } };
  if (quietLimit !== null && quiet >= quietLimit)
    return { id: "failures.bad-position.quiet", data: { quietLimit } };
  if (last === "swap" && !canSwap(row, colourOfSeat(colour, 1 - toAct)))
    return { id: "failures.bad-position.after-swap" };
  if (last === "pass" && !canAct(landing, row, colourOfSeat(colour, toAct), last))
    return { id: "failures.bad-position.after-pass" };
  return undefined;
}

function findProblem(position: Position, landing: LandingRules): MessageReference | undefined {
  if (position.phase === "move") return findTurnProblem(position, landing);
  if (position.phase === "over" && !isOutcomePossible(position, landing))
    return { id: "failures.bad-position.outcome" };
  if (position.phase === "colour" && position.row.pileEnds.length < position.row.pieces.length)
    return { id: "failures.bad-position.single-pieces" };
  return undefined;
}

/**
 * Creates the notation of positions. Parsing fails with `bad-position`, also for pieces that the set does not contain and for a phase that
 * contradicts the possible actions.
 */
export const createPantareiNotation = (landing: LandingRules): PositionNotation<Position> =>
  createPositionNotation<Position>({
    forms: {
      deal: "chance - - - 0",
      colour: "1 <row> - - 0",
      move: "<toAct> <row> <colour> <last> <quiet>",
      over: "<outcome> <row> <colour> <last> <quiet>",
    },
    fields: (table) => ({
      toAct: seatAt(table),
      outcome: choice(OUTCOMES, formatOutcome),
      row: ROW,
      colour: choice(COLOURS),
      last: choice(["swap", "pass", "none"], (last) => LAST_TURN_SIGNS[last]),
      quiet: integer(0, 1e15 - 1),
    }),
    example: "move:2 l1,d2+l3,n dark - 4",
    complete(position) {
      const problem = findProblem(position, landing);
      return problem ? { problem } : position;
    },
  });
