import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.first",
    caption: { en: "Crosses mark the first cell.", fr: "Les croix marquent la première case." },
    position: "place:1 .........",
    play: "b2",
    becomes: "place:2 ....x....",
  },
  {
    clause: "place.free",
    caption: { en: "Noughts answer on a free cell.", fr: "Les ronds répondent sur une case libre." },
    position: "place:2 ....x....",
    play: "a3",
    becomes: "place:1 o...x....",
  },
  {
    clause: "place.free",
    caption: { en: "The centre is taken.", fr: "Le centre est pris." },
    position: "place:2 ....x....",
    refused: "b2",
  },
  {
    clause: "end.line",
    caption: { en: "A full diagonal: crosses win.", fr: "Diagonale complète : les croix gagnent." },
    position: "place:1 x.o.xo...",
    play: "c1",
    becomes: "over:1!end.line x.o.xo..x",
  },
  {
    clause: "end.full",
    caption: { en: "The last cell makes no line: a draw.", fr: "Aucune ligne à la fin : partie nulle." },
    position: "place:1 oxxxxooo.",
    play: "c1",
    becomes: "over:draw!end.full oxxxxooox",
  },
];
