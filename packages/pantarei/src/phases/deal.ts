import { type ChancePhase, shuffle } from "@serpentarium/core";
import { ALL_PIECES, renumberPieces } from "../material/pieces.ts";
import { singlePieceRow } from "../material/row.ts";
import type { Pantarei } from "../types.ts";

/** Chance deals the row (`setup.deal`): all orders are equally likely, and too many to list. */
export const dealPhase: ChancePhase<Pantarei, "deal"> = {
  kind: "chance",
  next: ["colour"],
  // renumbered, so that a drawn row equals the same row parsed from text
  draw: (_position, random) => ({ phase: "deal", pieces: renumberPieces(shuffle(random, ALL_PIECES)) }),
  refuse: () => undefined,
  apply: ({ table }, { pieces }) => ({ phase: "colour", table, row: singlePieceRow(pieces) }),
};
