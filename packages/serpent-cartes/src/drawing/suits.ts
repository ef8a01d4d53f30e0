import type { Suit } from "../material/cards.ts";
import type { Outline } from "./steps.ts";

/** Suits 24 units high, for a picture of their own. */
export const LARGE_SUITS: Readonly<Record<Suit, Outline>> = {
  c: {
    below: -12,
    steps:
      "c4 0 6 3 6 6c0 2-1 3-2 4c4-1 8 2 8 6s-3 6-6 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-4 0-6-3-6-6s4-7 8-6c-1-1-2-2-2-4c0-3 2-6 6-6z",
  },
  d: { below: -12, steps: "c2 4 5 8 9 12c-4 4-7 8-9 12c-2-4-5-8-9-12c4-4 7-8 9-12z" },
  h: {
    below: 12,
    steps: "c-3-5-12-10-12-17c0-4 3-7 6-7c3 0 5 2 6 4c1-2 3-4 6-4c3 0 6 3 6 7c0 7-9 12-12 17z",
  },
  s: {
    below: -12,
    steps:
      "c3 5 11 9 11 16c0 3-2 6-5 6c-2 0-4-1-5-3c0 3 2 4 4 5h-10c2-1 4-2 4-5c-1 2-3 3-5 3c-3 0-5-3-5-6c0-7 8-11 11-16z",
  },
};

/** Suits 10 units high, with as few signs as can be: there are hundreds of them on a board. */
export const SMALL_SUITS: Readonly<Record<Suit, Outline>> = {
  c: { below: -5, steps: "c3 0 3 3 1.5 4 4-1 4 4 0 4l-1-1 1 3h-3l1-3-1 1c-4 0-4-5 0-4-1.5-1-1.5-4 1.5-4z" },
  d: { below: -5, steps: "l4 5-4 5-4-5z" },
  h: { below: 5, steps: "c-1-3-4-4-4-7 0-3 3-3 4-1 1-2 4-2 4 1 0 3-3 4-4 7z" },
  s: { below: -5, steps: "c1 3 4 4 4 6 0 3-3 3-3 1l1 3h-4l1-3c0 2-3 2-3-1 0-2 3-3 4-6z" },
};
