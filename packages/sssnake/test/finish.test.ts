import fc from "fast-check";
import { expect, test } from "vitest";
import { snakeOfCards } from "../src/material/build.ts";
import { missing } from "../src/material/finish.ts";
import { NEW_SNAKE } from "../src/material/snake.ts";
import { cardSets } from "./card-sets.ts";
import { fewest } from "./fewest.ts";
import { cardNamed, cellOf, endsOf, layoutOf, placed, wantedOn } from "./laid-out.ts";
import {
  type Cell,
  DOUBLE_CARDS,
  followed,
  HEAD,
  holds,
  type Layout,
  STEP,
  TAIL,
  traced,
  withoutLooseParts,
} from "./layout.ts";
import { growths, layingsOn, snakes } from "./snakes.ts";
import { createTally } from "./tally.ts";

/** As far as every card is tried; further on, cards of two parts do for all others what they do, and more. */
const ALL_CARDS = 5;
const fewestUpTo = (layout: Layout, most: number): number | "never" | "more" => {
  const found = fewest(layout, Math.min(most, ALL_CARDS));
  return found === "more" && most > ALL_CARDS ? fewest(layout, most, DOUBLE_CARDS) : found;
};

const areBeside = (a: Cell, b: Cell): boolean => Object.values(STEP).includes(a - b);

const isComplete = (layout: Layout): boolean => followed(layout).every((end) => end === "complete");

/** Whether empty cells alone lead from a cell out into the open. */
function reachesOut(layout: Layout, from: Cell): boolean {
  const room = new Set([from]);
  for (const cell of room) {
    if (room.size > 10 * (layout.size + 2)) return true;
    for (const next of Object.values(STEP).map((step) => cell + step)) {
      if (!layout.has(next) && next !== HEAD && next !== TAIL) room.add(next);
    }
  }
  return false;
}

/** What a snake would be short if no loose part helped; none where it could not be finished at all. */
function missingWithoutLooseParts(layout: Layout): number {
  const snake = snakeOfCards(placed(withoutLooseParts(layout)));
  return typeof snake === "string" ? Number.POSITIVE_INFINITY : missing(snake);
}

test("material.big-card: a new snake is six cards short", () => {
  expect(fewest(new Map(), 6)).toBe(6);
  expect(missing(NEW_SNAKE)).toBe(6);
});

test("finish.missing: as few cards as trying all of them comes to, from either end", () => {
  const tally = createTally<"complete" | "near" | "far" | "one cell" | "shortened">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const short = missing(snake);
      expect(fewestUpTo(layout, Math.min(short, 8))).toBe(short > 8 ? "more" : short);
      const rebuilt = snakeOfCards(placed(layout));
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

test("finish.missing: the cards wanted make the snake complete, on empty cells, and are as many as are missing", () => {
  const tally = createTally<"shut in together" | "through a card">();
  fc.assert(
    fc.property(snakes(24), (snake) => {
      const layout = layoutOf(snake);
      const wanted = wantedOn(snake);
      for (const [cell] of wanted) expect([TAIL, HEAD, ...layout.keys()]).not.toContain(cell);
      const finished = new Map([...layout, ...wanted]);
      expect(isComplete(finished)).toBe(true);
      expect(wanted).toHaveLength(missing(snake));
      expect(finished.size).toBe(layout.size + wanted.length);
      const cells = wanted.map(([cell]) => cell);
      tally.count(
        "through a card",
        cells.some((cell, i) => i > 0 && !areBeside(cell, cells[i - 1] ?? cell)),
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

test("ends.trace: every card on every end leads where a trace over all cards leads, or is refused because that is dead", () => {
  const tally = createTally<"dead" | "live" | "complete">();
  fc.assert(
    fc.property(snakes(14), (snake) => {
      const layout = layoutOf(snake);
      const faced = endsOf(snake);
      for (const { end, laid, after } of [...layingsOn(snake, "h"), ...layingsOn(snake, "t")]) {
        const at = faced[end === "h" ? 0 : 1];
        if (typeof at !== "object") throw new Error("a complete snake takes no card");
        const expected = new Map([...layout, [at.cell, cardNamed(laid)] as const]);
        const found = followed(expected);
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

test("place.can-finish: what is refused can never be finished, whatever is laid", () => {
  const tally = createTally<"refused" | "deep" | "deeper">();
  fc.assert(
    fc.property(growths(16), ({ refused }) => {
      for (const layout of refused.map(layoutOf)) {
        expect(fewestUpTo(layout, 12)).toBe("never");
        expect(snakeOfCards(placed(layout))).toBe("unfinishable");
        tally.count("refused");
        tally.count("deep", fewest(layout, 1) === "more");
        tally.count("deeper", fewest(layout, 2) === "more");
      }
    }),
    { seed: 4, numRuns: 4500 },
  );
  expect(tally.rare({ refused: 150, deep: 150, deeper: 120 })).toEqual([]);
});

/** The same cards, each of one part in turn with a second part beside it. */
const withDoors = (layout: Layout): Layout[] =>
  [...layout].flatMap(([cell, card]) => {
    const double = DOUBLE_CARDS.find((other) => other !== card && holds(other, card));
    return double ? [new Map([...layout, [cell, double] as const])] : [];
  });

test("finish.loose-parts: a shut snake opens exactly where a loose part leads out of it", () => {
  const tally = createTally<"opened" | "shut" | "far">();
  fc.assert(
    fc.property(growths(14), ({ refused }) => {
      for (const layout of refused.map(layoutOf).flatMap(withDoors)) {
        const snake = snakeOfCards(placed(layout));
        if (typeof snake === "string") {
          expect([snake, fewestUpTo(layout, 12)]).toEqual(["unfinishable", "never"]);
          tally.count("shut");
        } else {
          const short = missing(snake);
          expect(fewestUpTo(layout, Math.min(short, 7))).toBe(short > 7 ? "more" : short);
          tally.count("opened");
          tally.count("far", short > 4);
        }
      }
    }),
    { seed: 5, numRuns: 2500 },
  );
  expect(tally.rare({ opened: 100, shut: 350, far: 60 })).toEqual([]);
});

test("finish.possible: any cards at all are a snake exactly if each is on a trace and both ends can be joined", () => {
  const tally = createTally<"snake" | "overlap" | "off-trace" | "unfinishable">();
  fc.assert(
    fc.property(cardSets, (list) => {
      const layout = new Map(list);
      const snake = snakeOfCards(placed(list));
      const verdict = typeof snake === "string" ? snake : "snake";
      tally.count(verdict);
      if (layout.size < list.length || layout.has(HEAD) || layout.has(TAIL)) expect(verdict).toBe("overlap");
      else if (traced(layout).size < layout.size) expect(verdict).toBe("off-trace");
      else if (typeof snake === "string") {
        expect(fewestUpTo(layout, 12)).toBe("never");
        expect(verdict).toBe("unfinishable");
      }
      if (typeof snake === "string") return;
      expect(layoutOf(snake)).toEqual(layout);
      expect(endsOf(snake)).toEqual(followed(layout));
      const short = missing(snake);
      expect(fewestUpTo(layout, Math.min(short, 6))).toBe(short > 6 ? "more" : short);
    }),
    { seed: 6, numRuns: 1200 },
  );
  expect(tally.rare({ snake: 800, overlap: 15, "off-trace": 150, unfinishable: 80 })).toEqual([]);
});
