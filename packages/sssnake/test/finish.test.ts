import fc from "fast-check";
import { expect, test } from "vitest";
import { missing } from "../src/material/finish.ts";
import { createSnake } from "../src/material/snake.ts";
import { snakeFromCards } from "../src/material/snake-from-cards.ts";
import { minCardsToFinish } from "./brute-force.ts";
import { cardSets } from "./card-sets.ts";
import { cardOf, cellOf, completionOf, endsOf, layoutOf, toPlacedTiles } from "./conversions.ts";
import {
  type Cell,
  DOUBLE_CARDS,
  HEAD,
  hasPartsOf,
  type Layout,
  partsOnTraces,
  STEP,
  TAIL,
  traceEnds,
  withoutLooseParts,
} from "./layout.ts";
import { growths, layAttempts, snakes } from "./snakes.ts";
import { createTally } from "./tally.ts";

/** The depth to which all cards are tried; beyond it only cards of two parts, which can replace all others. */
const MAX_DEPTH = 5;
const minCardsUpTo = (layout: Layout, max: number): number | "never" | "more" => {
  const found = minCardsToFinish(layout, Math.min(max, MAX_DEPTH));
  return found === "more" && max > MAX_DEPTH ? minCardsToFinish(layout, max, DOUBLE_CARDS) : found;
};

const areAdjacent = (a: Cell, b: Cell): boolean => Object.values(STEP).includes(a - b);

const isComplete = (layout: Layout): boolean => traceEnds(layout).every((end) => end === "complete");

/** Whether empty cells lead from a cell to the outside. */
function reachesOut(layout: Layout, from: Cell): boolean {
  const reached = new Set([from]);
  for (const cell of reached) {
    if (reached.size > 10 * (layout.size + 2)) return true;
    for (const next of Object.values(STEP).map((step) => cell + step)) {
      if (!layout.has(next) && next !== HEAD && next !== TAIL) reached.add(next);
    }
  }
  return false;
}

/** The number of cards short if loose parts did not help; infinite if the snake could not be finished. */
function missingWithoutLooseParts(layout: Layout): number {
  const snake = snakeFromCards(toPlacedTiles(withoutLooseParts(layout)));
  return typeof snake === "string" ? Number.POSITIVE_INFINITY : missing(snake);
}

test("material.big-card: a new snake is six cards short", () => {
  expect(minCardsToFinish(new Map(), 6)).toBe(6);
  expect(missing(createSnake())).toBe(6);
});

test("finish.missing: agrees with brute force from either end", () => {
  const tally = createTally<"complete" | "near" | "far" | "one cell" | "shortened">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const short = missing(snake);
      expect(minCardsUpTo(layout, Math.min(short, 8))).toBe(short > 8 ? "more" : short);
      const rebuilt = snakeFromCards(toPlacedTiles(layout));
      if (typeof rebuilt === "string") throw new Error(`a snake is ${rebuilt}`);
      expect([endsOf(rebuilt), missing(rebuilt)]).toEqual([endsOf(snake), short]);
      const without = missingWithoutLooseParts(layout);
      tally.count("complete", short === 0);
      tally.count("near", short > 0 && short < 4);
      tally.count("far", short > 5 && short < 9);
      tally.count("one cell", short === 1);
      tally.count("shortened", without > short);
    }),
    { seed: 1, numRuns: 450 },
  );
  expect(tally.rare({ complete: 60, near: 150, far: 60, "one cell": 50, shortened: 40 })).toEqual([]);
});

test("finish.missing: the completion lies on empty cells, completes the snake, and has as many cards as are missing", () => {
  const tally = createTally<"shut in together" | "through a card">();
  fc.assert(
    fc.property(snakes(24), (snake) => {
      const layout = layoutOf(snake);
      const completion = completionOf(snake);
      for (const [cell] of completion) expect([TAIL, HEAD, ...layout.keys()]).not.toContain(cell);
      const finished = new Map([...layout, ...completion]);
      expect(isComplete(finished)).toBe(true);
      expect(completion).toHaveLength(missing(snake));
      expect(finished.size).toBe(layout.size + completion.length);
      const cells = completion.map(([cell]) => cell);
      tally.count(
        "through a card",
        cells.some((cell, i) => i > 0 && !areAdjacent(cell, cells[i - 1] ?? cell)),
      );
      tally.count(
        "shut in together",
        snake.ends !== null && !reachesOut(layout, cellOf(snake, snake.ends.h.cell)),
      );
    }),
    { seed: 2, numRuns: 800 },
  );
  expect(tally.rare({ "shut in together": 20, "through a card": 120 })).toEqual([]);
});

test("ends.trace: every card at every end leads where a full trace leads, or is refused as a dead end", () => {
  const tally = createTally<"dead" | "live" | "complete">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const faced = endsOf(snake);
      for (const { end, laid, after } of [...layAttempts(snake, "h"), ...layAttempts(snake, "t")]) {
        const at = faced[end === "h" ? 0 : 1];
        if (typeof at !== "object") throw new Error("a complete snake takes no card");
        const expected = new Map([...layout, [at.cell, cardOf(laid)] as const]);
        const found = traceEnds(expected);
        tally.count(found.includes("dead") ? "dead" : found.includes("complete") ? "complete" : "live");
        expect(after === undefined).toBe(found.includes("dead"));
        if (!after) continue;
        expect(layoutOf(after)).toEqual(expected);
        expect(endsOf(after)).toEqual(found);
      }
    }),
    { seed: 3, numRuns: 300 },
  );
  expect(tally.rare({ dead: 350, live: 2000, complete: 100 })).toEqual([]);
});

test("place.can-finish: a refused snake can never be finished", () => {
  const tally = createTally<"refused" | "deep" | "deeper">();
  fc.assert(
    fc.property(growths(16), ({ refused }) => {
      for (const layout of refused.map(layoutOf)) {
        expect(minCardsUpTo(layout, 12)).toBe("never");
        expect(snakeFromCards(toPlacedTiles(layout))).toBe("unfinishable");
        tally.count("refused");
        tally.count("deep", minCardsToFinish(layout, 1) === "more");
        tally.count("deeper", minCardsToFinish(layout, 2) === "more");
      }
    }),
    { seed: 4, numRuns: 4500 },
  );
  expect(tally.rare({ refused: 150, deep: 150, deeper: 120 })).toEqual([]);
});

/** The layouts in which one card of one part is replaced by a card of two parts. */
const withSecondParts = (layout: Layout): Layout[] =>
  [...layout].flatMap(([cell, card]) => {
    const double = DOUBLE_CARDS.find((other) => other !== card && hasPartsOf(other, card));
    return double ? [new Map([...layout, [cell, double] as const])] : [];
  });

test("finish.loose-parts: a closed snake opens exactly where a loose part leads out of it", () => {
  const tally = createTally<"opened" | "shut" | "far">();
  fc.assert(
    fc.property(growths(14), ({ refused }) => {
      for (const layout of refused.map(layoutOf).flatMap(withSecondParts)) {
        const snake = snakeFromCards(toPlacedTiles(layout));
        if (typeof snake === "string") {
          expect([snake, minCardsUpTo(layout, 12)]).toEqual(["unfinishable", "never"]);
          tally.count("shut");
        } else {
          const short = missing(snake);
          expect(minCardsUpTo(layout, Math.min(short, 7))).toBe(short > 7 ? "more" : short);
          tally.count("opened");
          tally.count("far", short > 4);
        }
      }
    }),
    { seed: 5, numRuns: 2500 },
  );
  expect(tally.rare({ opened: 100, shut: 350, far: 60 })).toEqual([]);
});

test("finish.possible: cards form a snake exactly if each is on a trace and both ends can be joined", () => {
  const tally = createTally<"snake" | "overlap" | "off-trace" | "unfinishable">();
  fc.assert(
    fc.property(cardSets, (list) => {
      const layout = new Map(list);
      const snake = snakeFromCards(toPlacedTiles(list));
      const verdict = typeof snake === "string" ? snake : "snake";
      tally.count(verdict);
      if (layout.size < list.length || layout.has(HEAD) || layout.has(TAIL)) expect(verdict).toBe("overlap");
      else if (partsOnTraces(layout).size < layout.size) expect(verdict).toBe("off-trace");
      else if (typeof snake === "string") {
        expect(minCardsUpTo(layout, 12)).toBe("never");
        expect(verdict).toBe("unfinishable");
      }
      if (typeof snake === "string") return;
      expect(layoutOf(snake)).toEqual(layout);
      expect(endsOf(snake)).toEqual(traceEnds(layout));
      const short = missing(snake);
      expect(minCardsUpTo(layout, Math.min(short, 6))).toBe(short > 6 ? "more" : short);
    }),
    { seed: 6, numRuns: 1200 },
  );
  expect(tally.rare({ snake: 800, overlap: 15, "off-trace": 150, unfinishable: 80 })).toEqual([]);
});
