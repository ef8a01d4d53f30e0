import type { ChancePhase } from "@serpentarium/core";
import { FIRST_MOVERS } from "../action.ts";
import { pawnsOffRow } from "../material/pawns.ts";
import { createTurnPosition } from "../position.ts";
import type { SerpentCartes } from "../types.ts";

/** The die decides who begins (`setup.first`): all seats are equally likely. */
export const firstPhase: ChancePhase<SerpentCartes, "first"> = {
  kind: "chance",
  next: ["advance", "enter"],
  outcomes: ({ table }) => FIRST_MOVERS.slice(0, table.seats).map((action) => ({ action, weight: 1 })),
  refuse: () => undefined,
  apply: ({ table, row }, { seat }) => createTurnPosition(table, row, pawnsOffRow(table.seats), seat, 0),
};
