import { type ChancePhase, deepFreeze } from "@serpentarium/core";
import { FIRST_MOVERS } from "../action.ts";
import { pawnsOffRow } from "../material/pawns.ts";
import { createTurnPosition } from "../position.ts";
import type { SerpentCartes } from "../types.ts";

const WEIGHTED_BY_SEATS = deepFreeze(
  [0, 1, 2, 3, 4].map((seats) => FIRST_MOVERS.slice(0, seats).map((action) => ({ action, weight: 1 }))),
);

/** The die decides who begins (`setup.first`): all seats are equally likely. */
export const firstPhase: ChancePhase<SerpentCartes, "first"> = {
  kind: "chance",
  next: ["advance", "enter"],
  outcomes: ({ table }) => WEIGHTED_BY_SEATS[table.seats] ?? [],
  refuse: () => undefined,
  apply: ({ table, row }, { seat }) => createTurnPosition(table, row, pawnsOffRow(table.seats), seat, 0),
};
