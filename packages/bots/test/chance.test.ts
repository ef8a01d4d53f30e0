import { createRandom } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { childAtIndex, sampleOutcome, toChanceOutcomes } from "../src/search/chance.ts";
import { NO_NODE, Tree } from "../src/search/tree.ts";
import type { StonesTypes } from "./fixtures/stones.ts";

const WEIGHTS = [60, 48, 8, 4];
const odds = toChanceOutcomes(
  WEIGHTS.map((weight, place) => ({ action: { phase: "chance", word: String(place) } as const, weight })),
);

/** How often each outcome was sampled in this many visits to one node. */
function visited(visits: number, seed: number): number[] {
  const tree = new Tree<StonesTypes>(2);
  const random = createRandom(seed);
  for (let visit = 0; visit < visits; visit++) {
    const place = sampleOutcome(tree, 0, odds, random);
    const known = childAtIndex(tree, 0, place);
    const child = known === NO_NODE ? tree.addChild(0, place) : known;
    tree.addVisit(child, [0.5, 0.5]);
  }
  return WEIGHTS.map((_, place) => {
    const child = childAtIndex(tree, 0, place);
    return child === NO_NODE ? 0 : tree.visits(child);
  });
}

describe("listed outcomes", () => {
  test("are sampled in proportion to their weights after any number of visits", () => {
    for (let visits = 1; visits <= 240; visits++) {
      const counts = visited(visits, visits);
      for (const [place, weight] of WEIGHTS.entries()) {
        expect(Math.abs((counts[place] ?? 0) - (visits * weight) / 120)).toBeLessThan(2);
      }
    }
  });

  test("are sampled next in proportion to what they lack", () => {
    // the rarest one came first, so the others lack 1, 0.8 and 0.133 visits
    const next = Array.from({ length: 6000 }, (_, seed) => {
      const tree = new Tree<StonesTypes>(2);
      tree.addVisit(tree.addChild(0, 3), [0.5, 0.5]);
      return sampleOutcome(tree, 0, odds, createRandom(seed));
    });
    const share = (place: number): number => next.filter((sampled) => sampled === place).length / 6000;
    const lacks = WEIGHTS.map((weight, place) => Math.max(0, (2 * weight) / 120 - (place === 3 ? 1 : 0)));
    const all = lacks.reduce((sum, lack) => sum + lack, 0);
    for (const [place, lack] of lacks.entries())
      expect(Math.abs(share(place) - lack / all)).toBeLessThan(0.025);
  });

  test("are sampled first with their own probability", () => {
    const first = Array.from({ length: 6000 }, (_, seed) => visited(1, seed));
    const share = (place: number): number => first.filter((counts) => counts[place] === 1).length / 6000;
    for (const [place, weight] of WEIGHTS.entries()) {
      expect(Math.abs(share(place) - weight / 120)).toBeLessThan(0.025);
    }
  });
});
