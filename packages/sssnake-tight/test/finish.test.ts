import type { Snake } from "@serpentarium/sssnake";
import { JOINED_FINISH_RULES } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cardOf, layoutOf } from "../../sssnake/test/conversions.ts";
import { type Card, type Cell, cellAt, HEAD, TAIL } from "../../sssnake/test/layout.ts";
import { createTally } from "../../sssnake/test/tally.ts";
import { missingParts, TIGHT } from "../src/material/finish.ts";
import { looseParts } from "../src/material/loose-parts.ts";
import { isTight, looseCount, minPartsToFinish, partCount } from "./brute-force.ts";
import { isCut } from "./cuts.ts";
import { growths, layNext, snakes } from "./snakes.ts";

const completionOf = (snake: Snake): readonly (readonly [Cell, Card])[] =>
  TIGHT.completion(snake).map(({ x, y, laid }) => [cellAt(x, y), cardOf(laid)]);
const totalParts = (cards: readonly (readonly [Cell, Card])[]): number =>
  cards.reduce((sum, [, card]) => sum + partCount(card), 0);

/** The most parts that the brute-force search tries. */
const MAX_DEPTH = 8;

test("finish.missing: agrees with brute force from either end", () => {
  const tally = createTally<"near" | "far" | "farther" | "detour">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const short = TIGHT.missing(snake);
      expect(minPartsToFinish(layout, Math.min(short, MAX_DEPTH))).toBe(
        short > MAX_DEPTH ? undefined : short,
      );
      const isLoose = looseCount(layout) === 1;
      tally.count("near", isLoose && short < 6);
      tally.count("far", isLoose && short >= 6 && short <= MAX_DEPTH);
      tally.count("farther", isLoose && short > MAX_DEPTH);
      tally.count("detour", isLoose && short > JOINED_FINISH_RULES.missing(snake));
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(tally.rare({ near: 30, far: 60, farther: 30, detour: 60 })).toEqual([]);
});

test("finish.missing: equals the missing cards of Sssnake when nothing is loose", () => {
  const tally = createTally<"tight">();
  fc.assert(
    fc.property(growths(20), ({ snake }) => {
      if (looseCount(layoutOf(snake)) > 0) return;
      expect(TIGHT.missing(snake)).toBe(JOINED_FINISH_RULES.missing(snake));
      tally.count("tight");
    }),
    { seed: 2, numRuns: 500 },
  );
  expect(tally.rare({ tight: 100 })).toEqual([]);
});

test("tight.both-parts: the completion leaves nothing loose, and has as many parts as are missing", () => {
  const tally = createTally<"loose" | "shared">();
  fc.assert(
    fc.property(growths(30), ({ snake }) => {
      const layout = layoutOf(snake);
      const completion = completionOf(snake);
      for (const [cell] of completion) expect([TAIL, HEAD, ...layout.keys()]).not.toContain(cell);
      const finished = new Map([...layout, ...completion]);
      expect(finished.size).toBe(layout.size + completion.length);
      expect(isTight(finished)).toBe(true);
      expect(totalParts(completion)).toBe(TIGHT.missing(snake));
      tally.count("loose", looseCount(layout) === 1);
      tally.count("shared", totalParts(completion) > completion.length);
    }),
    { seed: 3, numRuns: 2000 },
  );
  expect(tally.rare({ loose: 800, shared: 40 })).toEqual([]);
});

test("tight.one-loose: looseParts agrees with the reference, and a snake never has two", () => {
  fc.assert(
    fc.property(growths(30), ({ snake, refused }) => {
      for (const each of [snake, ...refused])
        expect(looseParts(each)).toHaveLength(looseCount(layoutOf(each)));
      expect(looseParts(snake).length).toBeLessThan(2);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test("finish.possible: a refused snake has two loose parts, is joined with one, or is cut off by a single step", () => {
  const tally = createTally<"two" | "joined" | "cut" | "open">();
  fc.assert(
    fc.property(growths(20), ({ snake, refused }) => {
      for (const each of refused) {
        const layout = layoutOf(each);
        const loose = looseCount(layout);
        tally.count("two", loose > 1);
        tally.count("joined", loose === 1 && !each.ends);
        if (loose === 0) expect(JOINED_FINISH_RULES.canFinish(each)).toBe(false);
        if (loose !== 1 || !each.ends) continue;
        expect(isCut(layout)).toBe(true);
        expect(TIGHT.missing(each)).toBe(Number.POSITIVE_INFINITY);
        expect(TIGHT.completion(each)).toEqual([]);
        expect(minPartsToFinish(layout, 6)).toBeUndefined();
        tally.count("cut");
      }
      const layout = layoutOf(snake);
      if (looseCount(layout) === 0) return;
      expect(isCut(layout)).toBe(false);
      tally.count("open");
    }),
    { seed: 5, numRuns: 1500 },
  );
  expect(tally.rare({ two: 500, joined: 10, cut: 150, open: 400 })).toEqual([]);
});

test("finish.missing: a larger margin around the snake changes nothing", () => {
  const tally = createTally<"loose" | "margin is not enough">();
  fc.assert(
    fc.property(growths(40), ({ snake }) => {
      if (looseParts(snake).length === 0) return;
      expect(missingParts(snake)).toBe(missingParts(snake, 7));
      tally.count("loose");
      tally.count("margin is not enough", missingParts(snake, 1) > missingParts(snake));
    }),
    { seed: 6, numRuns: 4000 },
  );
  expect(tally.rare({ loose: 1800, "margin is not enough": 5 })).toEqual([]);
});

test("finish.possible: laying the completion card by card is legal and finishes the snake", () => {
  const tally = createTally<"loose" | "both at once">();
  fc.assert(
    fc.property(growths(24), ({ snake }) => {
      tally.count("loose", looseParts(snake).length > 0);
      let current = snake;
      while (current.ends) {
        const next = layNext(current);
        if (!next) throw new Error("no card of the completion fits");
        tally.count("both at once", current.ends.h.cell === current.ends.t.cell && next.ends !== null);
        current = next;
      }
      expect(isTight(layoutOf(current))).toBe(true);
    }),
    { seed: 7, numRuns: 800 },
  );
  expect(tally.rare({ loose: 300, "both at once": 10 })).toEqual([]);
});
