import type { Snake } from "@serpentarium/sssnake";
import { JOINED } from "@serpentarium/sssnake/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cardNamed, layoutOf } from "../../sssnake/test/laid-out.ts";
import { type Card, type Cell, cellAt, HEAD, TAIL } from "../../sssnake/test/layout.ts";
import { createTally } from "../../sssnake/test/tally.ts";
import { countMissing, TIGHT } from "../src/material/finish.ts";
import { looseParts } from "../src/material/loose.ts";
import { isCut } from "./cuts.ts";
import { fewestParts, isTight, looseIn, partsOn } from "./fewest.ts";
import { growths, laidNext, snakes } from "./snakes.ts";

const wantedOn = (snake: Snake): readonly (readonly [Cell, Card])[] =>
  TIGHT.completion(snake).map(({ x, y, laid }) => [cellAt(x, y), cardNamed(laid)]);
const partsIn = (cards: readonly (readonly [Cell, Card])[]): number =>
  cards.reduce((sum, [, card]) => sum + partsOn(card), 0);

/** As far as every card is tried. */
const FAR = 8;

test("finish.missing: as few parts as trying all cards comes to, from either end", () => {
  const tally = createTally<"near" | "far" | "farther" | "detour">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const short = TIGHT.missing(snake);
      expect(fewestParts(layout, Math.min(short, FAR))).toBe(short > FAR ? undefined : short);
      const isLoose = looseIn(layout) === 1;
      tally.count("near", isLoose && short < 6);
      tally.count("far", isLoose && short >= 6 && short <= FAR);
      tally.count("farther", isLoose && short > FAR);
      tally.count("detour", isLoose && short > JOINED.missing(snake));
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(tally.rare({ near: 30, far: 60, farther: 30, detour: 60 })).toEqual([]);
});

test("finish.missing: where nothing is loose, the cards that Sssnake counts", () => {
  const tally = createTally<"tight">();
  fc.assert(
    fc.property(growths(20), ({ snake }) => {
      if (looseIn(layoutOf(snake)) > 0) return;
      expect(TIGHT.missing(snake)).toBe(JOINED.missing(snake));
      tally.count("tight");
    }),
    { seed: 2, numRuns: 500 },
  );
  expect(tally.rare({ tight: 100 })).toEqual([]);
});

test("tight.both-parts: the cards wanted leave nothing loose, and have as many parts as are missing", () => {
  const tally = createTally<"loose" | "shared">();
  fc.assert(
    fc.property(growths(30), ({ snake }) => {
      const layout = layoutOf(snake);
      const wanted = wantedOn(snake);
      for (const [cell] of wanted) expect([TAIL, HEAD, ...layout.keys()]).not.toContain(cell);
      const finished = new Map([...layout, ...wanted]);
      expect(finished.size).toBe(layout.size + wanted.length);
      expect(isTight(finished)).toBe(true);
      expect(partsIn(wanted)).toBe(TIGHT.missing(snake));
      tally.count("loose", looseIn(layout) === 1);
      tally.count("shared", partsIn(wanted) > wanted.length);
    }),
    { seed: 3, numRuns: 2000 },
  );
  expect(tally.rare({ loose: 800, shared: 40 })).toEqual([]);
});

test("tight.one-loose: what is loose is what no trace goes through, and never two parts", () => {
  fc.assert(
    fc.property(growths(30), ({ snake, refused }) => {
      for (const each of [snake, ...refused]) expect(looseParts(each)).toHaveLength(looseIn(layoutOf(each)));
      expect(looseParts(snake).length).toBeLessThan(2);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test("finish.possible: what is refused has two loose parts, is joined with one, or is cut off by a single step", () => {
  const tally = createTally<"two" | "joined" | "cut" | "open">();
  fc.assert(
    fc.property(growths(20), ({ snake, refused }) => {
      for (const each of refused) {
        const layout = layoutOf(each);
        const loose = looseIn(layout);
        tally.count("two", loose > 1);
        tally.count("joined", loose === 1 && !each.ends);
        if (loose === 0) expect(JOINED.canFinish(each)).toBe(false);
        if (loose !== 1 || !each.ends) continue;
        expect(isCut(layout)).toBe(true);
        expect(fewestParts(layout, 6)).toBeUndefined();
        tally.count("cut");
      }
      const layout = layoutOf(snake);
      if (looseIn(layout) === 0) return;
      expect(isCut(layout)).toBe(false);
      tally.count("open");
    }),
    { seed: 5, numRuns: 1500 },
  );
  expect(tally.rare({ two: 500, joined: 10, cut: 150, open: 400 })).toEqual([]);
});

test("finish.missing: more room around the snake makes nothing shorter", () => {
  const tally = createTally<"loose" | "rim is not enough">();
  fc.assert(
    fc.property(growths(40), ({ snake }) => {
      if (looseParts(snake).length === 0) return;
      expect(countMissing(snake)).toBe(countMissing(snake, 7));
      tally.count("loose");
      tally.count("rim is not enough", countMissing(snake, 1) > countMissing(snake));
    }),
    { seed: 6, numRuns: 4000 },
  );
  expect(tally.rare({ loose: 1800, "rim is not enough": 5 })).toEqual([]);
});

test("finish.possible: with the cards wanted, a snake that can be finished is finished, one legal card after another", () => {
  const tally = createTally<"loose" | "both at once">();
  fc.assert(
    fc.property(growths(24), ({ snake }) => {
      tally.count("loose", looseParts(snake).length > 0);
      let now = snake;
      while (now.ends) {
        const next = laidNext(now);
        if (!next) throw new Error("no card that is wanted fits");
        tally.count("both at once", now.ends.h.cell === now.ends.t.cell && next.ends !== null);
        now = next;
      }
      expect(isTight(layoutOf(now))).toBe(true);
    }),
    { seed: 7, numRuns: 800 },
  );
  expect(tally.rare({ loose: 300, "both at once": 10 })).toEqual([]);
});
