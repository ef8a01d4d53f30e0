import type { Table } from "@serpentarium/core";
import type { Options } from "../options.ts";
import { type Course, type Heading, headingsOf, relativeRow } from "./headings.ts";
import { createRestTable, OFF_ROW, type RestTable, type Row, restCardAfterTurn } from "./rest-table.ts";

const CARD_ENTRY: readonly number[] = [1];
const DIE_ENTRIES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The cards on which a pawn can enter, numbered from its start (`turn.enter`, `turn.enter-die`). */
export const entryCardsOf = (entry: "card" | "die"): readonly number[] =>
  entry === "card" ? CARD_ENTRY : DIE_ENTRIES;

/**
 * The cards on which a lone pawn rests, turn by turn, after it enters on a card. The list ends with the goal, with {@link OFF_ROW}, or with
 * the first repeated card, from which the pawn moves in a cycle.
 */
export function stopsFrom(restTable: RestTable, entry: number): number[] {
  const goal = restTable.length - 1;
  const stops: number[] = [];
  for (let card = restTable[entry] as number; ; card = restCardAfterTurn(restTable, card)) {
    const isRepeated = stops.includes(card);
    stops.push(card);
    if (isRepeated || card === OFF_ROW || card === goal) return stops;
  }
}

/** Whether a lone pawn can reach the goal (`setup.finishable`). */
export const isGoalReachable = (restTable: RestTable, entry: "card" | "die"): boolean =>
  entryCardsOf(entry).some((card) => stopsFrom(restTable, card).at(-1) === restTable.length - 1);

/** The first heading with which a lone pawn cannot reach its goal; `undefined` if there is none. */
export const unfinishableHeading = (row: Row, course: Course, table: Table<Options>): Heading | undefined =>
  [...new Set(headingsOf(course, table))].find(
    (heading) => !isGoalReachable(createRestTable(relativeRow(heading, row)), table.options.entry),
  );
