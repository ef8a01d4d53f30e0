import { type ChancePhase, type Random, type Refusal, shuffle, type Table } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import type { SerpentCartes } from "../game.ts";
import { type Course, goalOf, startOf } from "../material/course.ts";
import { CARDS_OF } from "../material/deck.ts";
import { hopelessWay } from "../material/lone.ts";
import type { Row } from "../material/track.ts";
import type { Options } from "../options.ts";

/** Why a row may not be dealt (`setup.finishable`): from where no pawn can come to its goal. */
function refusal(
  row: Row,
  { seats, options: { deal, entry } }: Table<Options>,
  course: Course,
): Refusal<ClauseId> | undefined {
  const heading = deal === "any" ? undefined : hopelessWay(row, course, seats, entry);
  if (!heading) return undefined;
  const [start, goal] = [startOf(heading, row.length), goalOf(heading, row.length)];
  return { clause: "setup.finishable", data: { start, goal } };
}

/** A row, dealt again until it may be: so every order that may be is equally likely. */
function drawRow(table: Table<Options>, random: Random, course: Course): Row {
  for (;;) {
    const row = shuffle(random, CARDS_OF[table.options.deck]);
    if (!refusal(row, table, course)) return row;
  }
}

/** Chance lays the row (`setup.row`): too many orders to list. */
export const createDeal = (course: Course): ChancePhase<SerpentCartes, "deal"> => ({
  kind: "chance",
  title: { en: "Deal", fr: "Mise en place" },
  next: ["first"],
  draw: ({ table }, random) => ({ phase: "deal", row: drawRow(table, random, course) }),
  refuse: ({ table }, { row }) => refusal(row, table, course),
  apply: ({ table }, { row }) => ({ phase: "first", table, row }),
});
