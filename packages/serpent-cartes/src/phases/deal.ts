import { type ChancePhase, type Random, type Refusal, shuffle, type Table } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CARDS_BY_DECK } from "../material/deck.ts";
import { type Course, goalCardFor, startCardFor } from "../material/headings.ts";
import { unfinishableHeading } from "../material/lone-pawn.ts";
import type { Row } from "../material/rest-table.ts";
import type { Options } from "../options.ts";
import type { SerpentCartes } from "../types.ts";

/** Refuses a row on which pawns with some heading cannot reach their goal (`setup.finishable`). */
function refuseRow(row: Row, table: Table<Options>, course: Course): Refusal<ClauseId> | undefined {
  const heading = table.options.deal === "any" ? undefined : unfinishableHeading(row, course, table);
  if (!heading) return undefined;
  const [start, goal] = [startCardFor(heading, row.length), goalCardFor(heading, row.length)];
  return { clause: "setup.finishable", data: { start, goal } };
}

/** Deals until the row is not refused, so that all allowed rows are equally likely. */
function drawRow(table: Table<Options>, random: Random, course: Course): Row {
  for (;;) {
    const row = shuffle(random, CARDS_BY_DECK[table.options.deck]);
    if (!refuseRow(row, table, course)) return row;
  }
}

/** Chance deals the row (`setup.row`): there are too many orders to list. */
export const createDealPhase = (course: Course): ChancePhase<SerpentCartes, "deal"> => ({
  kind: "chance",
  next: ["first"],
  draw: ({ table }, random) => ({ phase: "deal", row: drawRow(table, random, course) }),
  refuse: ({ table }, { row }) => refuseRow(row, table, course),
  apply: ({ table }, { row }) => ({ phase: "first", table, row }),
});
