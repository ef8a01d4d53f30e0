import { fail, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import { parseOutcome } from "@serpentarium/core/notation";
import { VALUE_OF } from "./material/cards.ts";
import { type Course, goalOf, type Heading } from "./material/course.ts";
import { sizeOf } from "./material/deck.ts";
import { hopelessWay } from "./material/lone.ts";
import { allOff, type Pawns } from "./material/pawns.ts";
import { OFF, type Row } from "./material/track.ts";
import { formatPosition, parseRow } from "./notation.ts";
import type { Options } from "./options.ts";
import { type OverPosition, type Position, start, turnAt } from "./position.ts";
import { space } from "./spaces.ts";

const bad = (en: string, fr: string): Result<never> => fail("bad-position", en, fr);

/** What a text says once a row lies. */
interface Laid {
  readonly table: Table<Options>;
  readonly row: Row;
  readonly pawns: Pawns;
  readonly turns: number;
  readonly course: Course;
}

function parseWholeRow(text: string, { seats, options }: Table<Options>, course: Course): Result<Row> {
  const row = parseRow(text, options.deck);
  const size = sizeOf(options.deck);
  if (!row) {
    return bad(
      `expected all ${size} cards of the deck in a row, as Th,Ac,7d,…`,
      `attendu : les ${size} cartes du jeu en rangée, comme Th,Ac,7d,…`,
    );
  }
  if (options.deal === "finishable" && hopelessWay(row, course, seats, options.entry)) {
    return bad("no pawn can finish this row", "aucun pion ne peut finir cette rangée");
  }
  return succeed(row);
}

/** Whether a pawn can stand on a card at the end of a turn: it counts 1, or is its goal after a win. */
const canStand = (row: Row, card: number, heading: Heading, over: boolean): boolean =>
  card === OFF || (card === goalOf(heading, row.length) ? over : VALUE_OF[row[card - 1] ?? -1] === 1);

function parsePawns(
  text: string,
  row: Row,
  { seats }: Table<Options>,
  course: Course,
  over: boolean,
): Result<Pawns> {
  const pawns = text.split(",").map(Number);
  if (pawns.length !== seats) {
    return bad(
      `expected a card number for each of ${seats} pawns`,
      `attendu : un numéro de carte pour chacun des ${seats} pions`,
    );
  }
  const lost = pawns.findIndex((card, seat) => !canStand(row, card, course(seat), over));
  if (lost < 0) return succeed(pawns);
  const card = pawns[lost] ?? OFF;
  return fail(
    "bad-position",
    `pawn ${lost + 1} cannot rest on card ${card}`,
    `le pion ${lost + 1} ne peut pas s’arrêter sur la carte ${card}`,
    card <= row.length ? { spaces: [space(card)] } : {},
  );
}

function parseFirst(head: string, { table, row, pawns, turns }: Laid): Result<Position> {
  const fresh = head === "chance" && turns === 0 && pawns.every((card) => card === OFF);
  if (fresh) return succeed({ phase: "first", table, row });
  return bad(
    `before the first turn expected first:chance … ${allOff(table.seats).join(",")} 0`,
    `avant le premier tour, attendu : first:chance … ${allOff(table.seats).join(",")} 0`,
  );
}

function parseTurn(phase: string, head: string, laid: Laid): Result<Position> {
  const { table, row, pawns, turns } = laid;
  const { turnLimit } = table.options;
  const seat: Seat = /^[1-4]$/.test(head) ? Number(head) - 1 : table.seats;
  if (seat >= table.seats) {
    return bad(
      `expected a player from 1 to ${table.seats} after ${phase}:`,
      `attendu après ${phase}: : un joueur de 1 à ${table.seats}`,
    );
  }
  if (turnLimit !== null && turns >= turnLimit) {
    return bad(`the game is over after ${turnLimit} turns`, `la partie est finie après ${turnLimit} tours`);
  }
  const position = turnAt(table, row, pawns, seat, turns);
  if (position.phase === phase) return succeed(position);
  return bad(
    `with this pawn the phase is ${position.phase}, not ${phase}`,
    `avec ce pion, la phase est ${position.phase}, pas ${phase}`,
  );
}

/** What an outcome needs of the position beneath it. */
function fits({ pawns, row, turns, table, outcome }: OverPosition, course: Course): boolean {
  const { entry, turnLimit } = table.options;
  const home = pawns.flatMap((card, seat) => (card === goalOf(course(seat), row.length) ? [seat] : []));
  if (turns > (turnLimit ?? turns)) return false;
  if (outcome.reason === "end.goal") return home.length === 1 && home.join() === outcome.winners.join();
  if (home.length > 0 || outcome.winners.length < table.seats) return false;
  return outcome.reason === "end.endless" ? entry === "card" : turns === turnLimit;
}

const REASONS = ["end.goal", "end.endless", "end.long"] as const;

function parseOver(head: string, { course, ...laid }: Laid): Result<Position> {
  const outcome = parseOutcome(head, REASONS, laid.table);
  if (!outcome.ok) return outcome;
  const position: OverPosition = { phase: "over", ...laid, outcome: outcome.value };
  if (fits(position, course)) return succeed(position);
  return bad(
    `${head} does not fit these pawns and turns`,
    `${head} ne convient pas à ces pions et à ces tours`,
  );
}

function parsePosition(course: Course, text: string, table: Table<Options>): Result<Position> {
  const before = start(table);
  if (text === formatPosition(before)) return succeed(before);
  // 64 cards are at most 191 characters
  const [, phase = "", head = "", rowText = "", pawnText = "", count] =
    /^(first|advance|enter|over):(\S{1,20}) (\S{1,191}) ((?:0|[1-9]\d?)(?:,(?:0|[1-9]\d?)){1,3}) (0|[1-9]\d{0,14})$/.exec(
      text,
    ) ?? [];
  if (!phase) {
    return bad(
      "expected <phase>:<to act> <row> <pawns> <turns>, as advance:1 Th,Ac,7d,… 0,2 1",
      "attendu : <phase>:<joueur> <rangée> <pions> <tours>, comme advance:1 Th,Ac,7d,… 0,2 1",
    );
  }
  const row = parseWholeRow(rowText, table, course);
  if (!row.ok) return row;
  const pawns = parsePawns(pawnText, row.value, table, course, phase === "over");
  if (!pawns.ok) return pawns;
  const laid: Laid = { table, row: row.value, pawns: pawns.value, turns: Number(count), course };
  if (phase === "first") return parseFirst(head, laid);
  return phase === "over" ? parseOver(head, laid) : parseTurn(phase, head, laid);
}

/** A position from its text, checked: the row is a whole deck, pawns stand where they may, and the phase fits. */
export const createParsePosition =
  (course: Course) =>
  (text: string, table: Table<Options>): Result<Position> =>
    parsePosition(course, text, table);
