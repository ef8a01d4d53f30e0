import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH } from "./snakes.ts";

export const material: readonly Example<ClauseId>[] = [
  {
    id: "material.cards.1",
    clause: "material.cards",
    position: "roll:chance 1 60.48.8.4 - 0 - -",
    legal: ["1", "2", "3"],
  },
  {
    id: "material.cards.2",
    clause: "material.cards",
    position: "roll:chance 2 60.48.8.4 - 0 - 2.0.SH",
    rejected: true,
  },
  {
    id: "material.cards.3",
    clause: "material.cards",
    options: { cards: { C: 30, D: 0 } },
    position: "draw:chance 1 60.30.8.0 - 1 - -",
    legal: ["S", "C", "X"],
  },
  {
    id: "material.parts.1",
    clause: "material.parts",
    position: "lend:1 1 59.48.8.4 S 0 - -",
    legal: ["S:h", "S:t"],
  },
  {
    id: "material.parts.2",
    clause: "material.parts",
    position: "lend:1 1 60.47.8.4 C 0 - -",
    legal: ["C:hL", "C:hR", "C:tL", "C:tR"],
  },
  {
    id: "material.parts.3",
    clause: "material.parts",
    position: "lend:1 1 60.48.7.4 X 0 - -",
    play: "X:h",
    becomes: "roll:chance 2 60.48.7.4 - 0 - 2.0.X",
  },
  {
    id: "material.parts.4",
    clause: "material.parts",
    position: "lend:1 1 60.48.8.3 D 0 - -",
    play: "D:hL",
    becomes: "roll:chance 2 60.48.8.3 - 0 - 2.0.DNW",
  },
  {
    id: "material.parts.5",
    clause: "material.parts",
    position: "lend:1 1 60.48.8.3 D 0 - -",
    play: "D:hR",
    becomes: "roll:chance 2 60.48.8.3 - 0 - 2.0.DNE",
  },
  {
    id: "material.big-card.1",
    clause: "material.big-card",
    position: "lend:1 1 59.48.8.4 S 0 - -",
    play: "S:h",
    becomes: "roll:chance 2 59.48.8.4 - 0 - 2.0.SH",
  },
  {
    id: "material.big-card.2",
    clause: "material.big-card",
    position: "lend:1 1 59.48.8.4 S 0 - -",
    play: "S:t",
    becomes: "roll:chance 2 59.48.8.4 - 0 - -1.0.SH",
  },
  {
    id: "material.big-card.3",
    clause: "material.big-card",
    position: `receive:1 2 60.45.8.4 C 0 ${ARCH} -`,
    legal: ["C:hR", "C:tL", "C:tR"],
  },
  {
    id: "material.big-card.4",
    clause: "material.big-card",
    position: "roll:chance 1 58.48.8.4 - 0 -1.0.SH+0.0.SH -",
    rejected: true,
  },
];
