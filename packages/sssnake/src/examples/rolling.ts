import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, ELBOW, KNOT } from "./snakes.ts";

export const rolling: readonly Example<ClauseId>[] = [
  {
    id: "turn.order.1",
    clause: "turn.order",
    position: "lend:1 1 59.47.8.4 S 0 2.0.CNW -",
    play: "S:t",
    becomes: "roll:chance 2 59.47.8.4 - 0 2.0.CNW -1.0.SH",
  },
  {
    id: "turn.order.2",
    clause: "turn.order",
    seats: 4,
    position: "draw:chance 4 59.46.8.4 - 1 2.0.CNW 2.0.SH -1.0.CSE -",
    play: "C",
    becomes: "lend:4 4 59.45.8.4 C 0 2.0.CNW 2.0.SH -1.0.CSE -",
  },
  {
    id: "turn.order.3",
    clause: "turn.order",
    seats: 3,
    position: "receive:1 3 59.45.8.4 C 0 2.0.CNW 2.0.SH -1.0.CSE",
    play: "C:hL",
    becomes: `roll:chance 1 59.45.8.4 - 0 ${ARCH} 2.0.SH -1.0.CSE`,
  },
  {
    id: "turn.roll.1",
    clause: "turn.roll",
    position: "roll:chance 2 60.47.8.4 - 0 2.0.CNW -",
    play: "2",
    becomes: "draw:chance 2 60.47.8.4 - 2 2.0.CNW -",
  },
  {
    id: "turn.roll.2",
    clause: "turn.roll",
    position: "draw:chance 2 60.47.8.4 - 2 2.0.CNW -",
    play: "C",
    becomes: "draw:chance 2 60.46.8.4 C 1 2.0.CNW -",
  },
  {
    id: "turn.roll.3",
    clause: "turn.roll",
    options: { cards: { S: 8, C: 10, X: 1, D: 1 } },
    position: `draw:chance 1 5.1.0.0 C 1 ${KNOT} ${ELBOW}`,
    legal: ["S", "C"],
  },
  {
    id: "turn.short-deck.1",
    clause: "turn.short-deck",
    options: { cards: { S: 4, C: 9, X: 1, D: 1 } },
    position: `roll:chance 1 1.1.0.0 - 0 ${KNOT} ${ELBOW}`,
    play: "3",
    becomes: `draw:chance 1 1.1.0.0 - 2 ${KNOT} ${ELBOW}`,
  },
  {
    id: "turn.short-deck.2",
    clause: "turn.short-deck",
    options: { cards: { S: 4, C: 9, X: 1, D: 1 } },
    position: `draw:chance 1 0.1.0.0 S 1 ${KNOT} ${ELBOW}`,
    play: "C",
    becomes: `keep:1 1 0.0.0.0 SC 1 ${KNOT} ${ELBOW}`,
  },
  {
    id: "turn.short-deck.3",
    clause: "turn.short-deck",
    options: { cards: { S: 3, C: 9, X: 1, D: 1 } },
    position: `roll:chance 1 0.1.0.0 - 0 ${KNOT} ${ELBOW}`,
    play: "2",
    becomes: `draw:chance 1 0.1.0.0 - 1 ${KNOT} ${ELBOW}`,
  },
];
