import { fail, type Result, type Seat, succeed, type Table, winnersOf } from "@serpentarium/core";
import { parseOutcome } from "@serpentarium/core/notation";
import { VALUE_BY_CARD } from "./material/cards.ts";
import { deckSize } from "./material/deck.ts";
import { type Course, goalCardFor, type Heading } from "./material/headings.ts";
import { unfinishableHeading } from "./material/lone-pawn.ts";
import { type PawnCards, pawnsOffRow } from "./material/pawns.ts";
import { OFF_ROW, type Row } from "./material/rest-table.ts";
import { formatPosition, rowFromText } from "./notation.ts";
import type { Options } from "./options.ts";
import { createTurnPosition, type OverPosition, type Position, start } from "./position.ts";
import { cardSpaceId } from "./spaces.ts";

const failPosition = (en: string, fr: string): Result<never> => fail("bad-position", en, fr);

/** The parsed fields of a position with a row. */
interface ParsedFields {
  readonly table: Table<Options>;
  readonly row: Row;
  readonly pawns: PawnCards;
  readonly turns: number;
  readonly course: Course;
}

function parseWholeRow(text: string, table: Table<Options>, course: Course): Result<Row> {
  const { options } = table;
  const row = rowFromText(text, options.deck);
  const size = deckSize(options.deck);
  if (!row) {
    return failPosition(
      `expected all ${size} cards of the deck in a row, as Th,Ac,7d,…`,
      `attendu : les ${size} cartes du jeu en rangée, comme Th,Ac,7d,…`,
    );
  }
  if (options.deal === "finishable" && unfinishableHeading(row, course, table)) {
    return failPosition("no pawn can finish this row", "aucun pion ne peut finir cette rangée");
  }
  return succeed(row);
}

/** Whether a pawn can be on a card at the end of a turn: the card counts 1, or is the pawn's goal after a win. */
const canRestOn = (row: Row, card: number, heading: Heading, isOver: boolean): boolean =>
  card === OFF_ROW ||
  (card === goalCardFor(heading, row.length) ? isOver : VALUE_BY_CARD[row[card - 1] ?? -1] === 1);

function parsePawns(
  text: string,
  row: Row,
  table: Table<Options>,
  course: Course,
  isOver: boolean,
): Result<PawnCards> {
  const { seats } = table;
  const pawns = text.split(",").map(Number);
  if (pawns.length !== seats) {
    return failPosition(
      `expected a card number for each of ${seats} pawns`,
      `attendu : un numéro de carte pour chacun des ${seats} pions`,
    );
  }
  const misplaced = pawns.findIndex(
    (card, seat) => !canRestOn(row, card, course.heading(seat, table), isOver),
  );
  if (misplaced < 0) return succeed(pawns);
  const card = pawns[misplaced] ?? OFF_ROW;
  return fail(
    "bad-position",
    `pawn ${misplaced + 1} cannot rest on card ${card}`,
    `le pion ${misplaced + 1} ne peut pas s’arrêter sur la carte ${card}`,
    card <= row.length ? { spaces: [cardSpaceId(card)] } : {},
  );
}

function parseFirst(head: string, { table, row, pawns, turns }: ParsedFields): Result<Position> {
  const isFresh = head === "chance" && turns === 0 && pawns.every((card) => card === OFF_ROW);
  if (isFresh) return succeed({ phase: "first", table, row });
  return failPosition(
    `before the first turn expected first:chance … ${pawnsOffRow(table.seats).join(",")} 0`,
    `avant le premier tour, attendu : first:chance … ${pawnsOffRow(table.seats).join(",")} 0`,
  );
}

function parseTurn(phase: string, head: string, fields: ParsedFields): Result<Position> {
  const { table, row, pawns, turns } = fields;
  const { turnLimit } = table.options;
  const seat: Seat = /^[1-4]$/.test(head) ? Number(head) - 1 : table.seats;
  if (seat >= table.seats) {
    return failPosition(
      `expected a player from 1 to ${table.seats} after ${phase}:`,
      `attendu après ${phase}: : un joueur de 1 à ${table.seats}`,
    );
  }
  if (turnLimit !== null && turns >= turnLimit) {
    return failPosition(
      `the game is over after ${turnLimit} turns`,
      `la partie est finie après ${turnLimit} tours`,
    );
  }
  const position = createTurnPosition(table, row, pawns, seat, turns);
  if (position.phase === phase) return succeed(position);
  return failPosition(
    `with this pawn the phase is ${position.phase}, not ${phase}`,
    `avec ce pion, la phase est ${position.phase}, pas ${phase}`,
  );
}

/** Whether the outcome of a position is possible with its pawns and turns. */
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

const OUTCOME_REASONS = ["end.goal", "end.endless", "end.long"] as const;

function parseOver(head: string, { course, ...fields }: ParsedFields): Result<Position> {
  const outcome = parseOutcome(head, OUTCOME_REASONS, fields.table);
  if (!outcome.ok) return outcome;
  const position: OverPosition = { phase: "over", ...fields, outcome: outcome.value };
  if (isOutcomePossible(position, course)) return succeed(position);
  return failPosition(
    `${head} does not fit these pawns and turns`,
    `${head} ne convient pas à ces pions et à ces tours`,
  );
}

function parsePosition(course: Course, text: string, table: Table<Options>): Result<Position> {
  const before = start(table);
  if (text === formatPosition(before)) return succeed(before);
  // 64 cards take at most 191 characters
  const [, phase = "", head = "", rowText = "", pawnText = "", count] =
    /^(first|advance|enter|over):(\S{1,20}) (\S{1,191}) ((?:0|[1-9]\d?)(?:,(?:0|[1-9]\d?)){1,3}) (0|[1-9]\d{0,14})$/.exec(
      text,
    ) ?? [];
  if (!phase) {
    return failPosition(
      "expected <phase>:<to act> <row> <pawns> <turns>, as advance:1 Th,Ac,7d,… 0,2 1",
      "attendu : <phase>:<joueur> <rangée> <pions> <tours>, comme advance:1 Th,Ac,7d,… 0,2 1",
    );
  }
  const row = parseWholeRow(rowText, table, course);
  if (!row.ok) return row;
  const pawns = parsePawns(pawnText, row.value, table, course, phase === "over");
  if (!pawns.ok) return pawns;
  const fields: ParsedFields = { table, row: row.value, pawns: pawns.value, turns: Number(count), course };
  if (phase === "first") return parseFirst(head, fields);
  return phase === "over" ? parseOver(head, fields) : parseTurn(phase, head, fields);
}

/** Creates `parsePosition`. It fails with `bad-position`, also for an incomplete deck, a misplaced pawn or a wrong phase. */
export const createParsePosition =
  (course: Course) =>
  (text: string, table: Table<Options>): Result<Position> =>
    parsePosition(course, text, table);
