import { createTable, unwrap } from "@serpentarium/core";
import { LAYOUTS, type Layout, type Rect, resolveClicks, type Scene } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { pantareiRing } from "../src/index.ts";

const table = createTable(pantareiRing);
const sceneOf = (text: string, layout: Layout): Scene =>
  pantareiRing.scene(unwrap(pantareiRing.parsePosition(text, table)), layout);

const PIECES = "l2,d2,n,l3,l1,l1,d3,d2,d1,d1,l2,d3,l3,l2,d2,d3,l3,l1,d1".split(",");
const START = `colour:1 ${PIECES.join(",")} - - 0`;
const MIDDLE = "move:1 d2+l1,n+l2+l3,l3,l1+l2+d1,l2,l1+d2+d3+d2,d1,d1+d3+d3+l3 light s 1";
const END = "over:2!end.pile n+l2+l3+l3+d2+l1+l2+d1,l1+d2+d3+d2,l1+l2+d1,d1+d3+d3+l3 light - 0";

/** Rings of 1 to 19 piles. */
const RINGS = PIECES.map((_, i) => `move:1 ${PIECES.slice(0, i + 1).join(",")} light - 0`);

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(LAYOUTS)("the board of the ring (%s)", (layout) => {
  test("keeps its size from the deal to the end", () => {
    const sizes = ["deal:chance - - - 0", START, MIDDLE, END].map((text) => {
      const { width, height } = sceneOf(text, layout);
      return `${width}×${height}`;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  test("has no overlapping targets", () => {
    for (const text of [MIDDLE, ...RINGS]) {
      const areas = sceneOf(text, layout).targets.flatMap(({ area }) => area ?? []);
      const pairs = areas.flatMap((a, i) => areas.slice(i + 1).filter((b) => overlap(a, b)));
      expect(pairs, text).toEqual([]);
    }
  });

  test("runs clockwise round the middle", () => {
    for (const text of RINGS.slice(3)) {
      const { spaces } = sceneOf(text, layout);
      // the foot of a pile is at the lower edge of its space
      const feet = spaces.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h }));
      const doubledArea = feet.reduce((sum, { x, y }, i) => {
        const next = feet[(i + 1) % feet.length] ?? { x, y };
        return sum + x * next.y - next.x * y;
      }, 0);
      expect(doubledArea, text).toBeGreaterThan(0);
    }
  });
});

test("targets are at least 24 px on a screen 360 px wide", () => {
  for (const text of [MIDDLE, ...RINGS.slice(-1)]) {
    const { width, targets } = sceneOf(text, "narrow");
    const pressed = targets.filter(({ id }) => !id.startsWith("deep"));
    const smallest = Math.min(...pressed.flatMap(({ area }) => (area ? [area.w, area.h] : [])));
    expect((smallest * 328) / width).toBeGreaterThanOrEqual(24);
  }
});

describe("presses", () => {
  const press = (text: string, ...pressed: string[]) =>
    resolveClicks(pantareiRing, unwrap(pantareiRing.parsePosition(text, table)), pressed);

  test("ring.closed: a piece of the last pile, then the first pile, is the move past the head", () => {
    const text = "move:1 d2,n,d1,l2,d3 light - 0";
    expect(press(text, "top-4").next).toEqual(["top-2", "top-1"]);
    expect(press(text, "top-4", "top-1").action).toMatchObject({ pile: 3, direction: "R", pair: false });
  });

  test("ring.opposite: there is one move to the opposite pile", () => {
    const { action } = press("move:1 d1,l2,n,d3 light - 0", "top-2", "top-4");
    expect(action).toMatchObject({ pile: 1, direction: "R" });
  });

  test.each([
    ["ring.full-turn", "move:1 l3,d1+l1,n light - 0", ["top-1"]],
    ["move.pair", "move:1 l2,d1,n,d3 light - 0", ["under-1"]],
    ["move.distance", "move:1 l1,d3,n,d2,l2 light - 0", ["top-1", "top-3"]],
    ["move.covered", "move:1 l1+d1+l2,d3,n,d2 light - 0", ["deep-1"]],
    ["swap.piles", "move:1 l2,d1,n,d3 light - 0", ["base-1", "base-2"]],
  ])("%s is the clause of a refused press", (clause, text, pressed) => {
    expect(press(text, ...pressed).failure?.clause).toBe(clause);
  });
});
