import { type Outcome, type Table, winnersOf } from "@serpentarium/core";
import {
  choice,
  createPositionNotation,
  formatOutcome,
  integer,
  listOf,
  type PositionNotation,
  type PositionProblem,
  seatAt,
} from "@serpentarium/core/notation";
import { VALUE_BY_CARD } from "./material/cards.ts";
import { deckSize } from "./material/deck.ts";
import { type Course, goalCardFor, type Heading } from "./material/headings.ts";
import { unfinishableHeading } from "./material/lone-pawn.ts";
import { pawnsOffRow, seatsOf } from "./material/pawns.ts";
import { OFF_ROW, type Row } from "./material/rest-table.ts";
import { rowOfDeck } from "./notation.ts";
import { endlessOutcome, goalOutcome, longOutcome } from "./outcome.ts";
import { createTurnPosition, type OverPosition, type Position, type TurnPosition } from "./position.ts";
import { cardSpaceId } from "./spaces.ts";

/** Whether a pawn can be on a card at the end of a turn: the card counts 1, or is the pawn's goal after a win. */
const canRestOn = (row: Row, card: number, heading: Heading, isOver: boolean): boolean =>
  card === OFF_ROW ||
  (card === goalCardFor(heading, row.length) ? isOver : VALUE_BY_CARD[row[card - 1] ?? -1] === 1);

function isOutcomePossible({ pawns, row, turns, table, outcome }: OverPosition, course: Course): boolean {
  const { entry, turnLimit } = table.options;
  const arrived = pawns.flatMap((card, seat) =>
    card === goalCardFor(course.heading(seat, table), row.length) ? [seat] : [],
  );
  if (turns > (turnLimit ?? turns)) return false;
  const winners = winnersOf(outcome);
  if (outcome.reason === "end.goal") return arrived.length === 1 && arrived.join() === winners.join();
  if (arrived.length > 0 || winners.length < table.seats) return false;
  return outcome.reason === "end.endless" ? entry === "card" : turns === turnLimit;
}

/** Why a row, pawns and turns contradict each other; undefined if they do not. */
function findProblem(
  position: Exclude<Position, TurnPosition> | Omit<TurnPosition, "seen">,
  course: Course,
): PositionProblem | undefined {
  if (position.phase === "deal") return undefined;
  const { phase, table, row } = position;
  const { deal, turnLimit } = table.options;
  const pawns = "pawns" in position ? position.pawns : [];
  if (deal === "finishable" && unfinishableHeading(row, course, table))
    return { problem: { id: "failures.bad-position.unfinishable" } };
  const misplaced = pawns.findIndex(
    (card, seat) => !canRestOn(row, card, course.heading(seat, table), phase === "over"),
  );
  const card = pawns[misplaced];
  if (card !== undefined) {
    const data = { pawn: misplaced + 1, card };
    return { problem: { id: "failures.bad-position.misplaced", data }, spaces: [cardSpaceId(card)] };
  }
  if (phase === "over" && !isOutcomePossible(position, course))
    return { problem: { id: "failures.bad-position.outcome" } };
  return "toAct" in position && turnLimit !== null && position.turns >= turnLimit
    ? { problem: { id: "failures.bad-position.after-limit", data: { turns: turnLimit } } }
    : undefined;
}

const outcomesFor = (table: Pick<Table, "seats">): readonly Outcome[] => [
  ...seatsOf(table.seats).map((seat) => goalOutcome(seat, table)),
  endlessOutcome(table),
  longOutcome(table),
];

/**
 * Creates the notation of positions: `<phase>:<to act> <row> <pawns> <turns>`. Parsing fails with `bad-position`, also for an
 * incomplete deck, a misplaced pawn or a wrong phase.
 */
export const createSerpentCartesNotation = (course: Course): PositionNotation<Position> =>
  createPositionNotation<Position, "away" | "seen">({
    forms: {
      deal: "chance - <away> 0",
      first: "chance <row> <away> 0",
      advance: "<toAct> <row> <pawns> <turns>",
      enter: "<toAct> <row> <pawns> <turns>",
      over: "<outcome> <row> <pawns> <turns>",
    },
    fields: ({ seats, options: { deck } }) => ({
      toAct: seatAt({ seats }),
      outcome: choice(outcomesFor({ seats }), formatOutcome),
      row: rowOfDeck(deck),
      pawns: listOf(integer(OFF_ROW, deckSize(deck)), ",", seats),
      away: { format: () => pawnsOffRow(seats).join(",") },
      turns: integer(0, 1e15 - 1),
    }),
    example: "advance:1 Th,Ac,7d,… 0,2 1",
    complete(fields) {
      const problem = findProblem(fields, course);
      if (problem) return problem;
      return "toAct" in fields
        ? createTurnPosition(fields.table, fields.row, fields.pawns, fields.toAct, fields.turns)
        : fields;
    },
    more: (phase) => (phase === "advance" || phase === "enter" ? { seen: SEEN } : {}),
  });

/** The schema of the earlier positions, which texts do not contain. */
const SEEN = { ...listOf(integer(0, 1e9)).schema, "x-unwritten": true } as const;
