/**
 * The faces of the bots of `LEVELS`, as drawings for pages, which load them where they show one.
 *
 * @module
 */
import type { LevelId } from "./levels.ts";

/** A face as SVG path data in a square of 32 × 32 units, drawn in the order of the fields on a disc of the colour `ground`. */
export interface Face {
  /** The colour of the disc. */
  readonly ground: string;
  /** The colour of the head. */
  readonly skin: string;
  /** The outline of the head. */
  readonly head: string;
  /** Filled with white. */
  readonly white: string;
  /** Filled with black. */
  readonly black: string;
  /** Black lines 1.5 units wide, with round ends. */
  readonly lines: string;
}

const HEAD = "M16 5c7 0 11 4 11 10 0 7-5 13-11 13S5 22 5 15C5 9 9 5 16 5";

/** Discs as path data, each with its centre and radius. */
const discs = (...all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  all.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join("");

/** The face of the bot of each level. */
export const FACES: Readonly<Record<LevelId, Face>> = {
  // winks below a clover with four leaves
  beginner: {
    ground: "#2f6b3c",
    skin: "#9ad08a",
    head: HEAD,
    white: discs([11, 16, 3.2]),
    black: discs([11.6, 16.3, 1.6], [14.5, 8, 1.6], [17.5, 8, 1.6], [14.5, 11, 1.6], [17.5, 11, 1.6]),
    lines: "M18 17q3-3.5 6 0M11 22.5q6 4.5 10-1",
  },
  // opens a large mouth
  easy: {
    ground: "#8c3b16",
    skin: "#f2b25c",
    head: "M16 3c8 0 13 5 13 13s-6 13-13 13S3 24 3 16 8 3 16 3",
    white: discs([11, 10, 3], [21, 10, 3]),
    black: `${discs([11.5, 10.5, 1.5], [20.5, 10.5, 1.5])}M7 17q9-3 18 0-1 9-9 9t-9-9`,
    lines: "",
  },
  // has five eyes
  good: {
    ground: "#1f4f7a",
    skin: "#a9cfe8",
    head: HEAD,
    white: discs([16, 9.5, 2.6], [10, 13.5, 2.8], [22, 13.5, 2.8], [13, 19, 2.4], [19, 19, 2.4]),
    black: discs([16, 9.5, 1.2], [10, 13.5, 1.3], [22, 13.5, 1.3], [13, 19, 1.1], [19, 19, 1.1]),
    lines: "M13 24.5h6",
  },
  // closes two eyes, and opens a third
  strong: {
    ground: "#4b2c75",
    skin: "#cdb4ea",
    head: "M16 3c9 0 13 6 13 12 0 5-4 8-6 9-1 4-4 5-7 5s-6-1-7-5c-2-1-6-4-6-9C3 9 7 3 16 3",
    white: "M11 9q5-5 10 0-5 5-10 0",
    black: discs([16, 9, 1.7]),
    lines: "M8 16q2.5 2.5 5.5 0M18.5 16q3 2.5 5.5 0M13 23q3 1.5 6 0M16 24v3l-1.5 2M16 27l1.5 2",
  },
};
