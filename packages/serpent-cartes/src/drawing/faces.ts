import { type Card, cornerOf } from "../material/cards.ts";
import type { Point } from "./layout.ts";
import { type Outline, outlineAt } from "./steps.ts";

/** What somebody on a card wears: what is gold, and what has the colour of the suit. */
interface Headdress {
  readonly gold: Outline;
  readonly dyed: Outline;
}

const HEADDRESSES: Readonly<Record<string, Headdress>> = {
  // a hat with a plume
  J: {
    gold: { below: 6, steps: "m-3-5l1-5c2-6 7-10 14-11-1 3-2 5-3 5h3c-1 4-3 6-5 8h2c-3 3-6 4-10 4z" },
    dyed: { below: 6, steps: "m-13 0v4h26v-4h-3c0-4-4-7-10-7s-10 3-10 7z" },
  },
  // a coronet of three leaves
  Q: {
    gold: {
      below: 6,
      steps: "m-10 0c0-6-1-10-4-13 5 0 7 2 8 5 2-3 4-5 6-10 2 5 4 7 6 10 1-3 3-5 8-5-3 3-4 7-4 13z",
    },
    dyed: { below: 6, steps: "m-10 0h20v4h-20zm10-3l-3-4 3-4 3 4z" },
  },
  // a crown with a cross
  K: {
    gold: { below: 6, steps: "m-11 0l-2-14 7 6 6-8 6 8 7-6-2 14z" },
    dyed: { below: 6, steps: "m-11 0h22v4h-22zm9.5-14v-2h-2v-3h2v-2h3v2h2v3h-2v2z" },
  },
};

/** The headdress of a jack, a queen or a king, in both its colours; nothing on other cards. */
export function headdressAt(
  card: Card,
  at: Point,
  factor: number,
): Readonly<Record<keyof Headdress, string>> | undefined {
  const dress = HEADDRESSES[cornerOf(card)];
  return dress && { gold: outlineAt(dress.gold, at, factor), dyed: outlineAt(dress.dyed, at, factor) };
}
