import type { ChancePhase } from "@serpentarium/core";
import { FIRSTS } from "../action.ts";
import type { SerpentCartes } from "../game.ts";
import { allOff } from "../material/pawns.ts";
import { turnAt } from "../position.ts";

/** Chance says who begins (`setup.first`): each seat with equal weight. */
export const first: ChancePhase<SerpentCartes, "first"> = {
  kind: "chance",
  title: { en: "Who begins", fr: "Qui commence" },
  next: ["advance", "enter"],
  outcomes: ({ table }) => FIRSTS.slice(0, table.seats).map((action) => ({ action, weight: 1 })),
  refuse: () => undefined,
  apply: ({ table, row }, { seat }) => turnAt(table, row, allOff(table.seats), seat, 0),
};
