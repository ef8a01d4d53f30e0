import { type ChancePhase, shuffle } from "@serpentarium/core";
import type { Pantarei } from "../game.ts";
import { ALL_PIECES, renumbered } from "../material/pieces.ts";
import { singles } from "../material/row.ts";

/** Chance lays the row (`setup.deal`): too many orders to list, each equally likely. */
export const deal: ChancePhase<Pantarei, "deal"> = {
  kind: "chance",
  title: { en: "Deal", fr: "Mise en place" },
  next: ["colour"],
  // numbered afresh, so that a row drawn and the same row read from its text are one action
  draw: (_position, random) => ({ phase: "deal", pieces: renumbered(shuffle(random, ALL_PIECES)) }),
  refuse: () => undefined,
  apply: ({ table }, { pieces }) => ({ phase: "colour", table, row: singles(pieces) }),
};
