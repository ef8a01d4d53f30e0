import { createTable, unwrap } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { PIECE_WIDTH } from "../src/drawing/pieces.ts";
import { BODY_WIDTH } from "../src/drawing/serpent.ts";
import { pantarei } from "../src/index.ts";

const table = createTable(pantarei);
const sceneOf = (text: string, layout: "wide" | "narrow"): Scene =>
  pantarei.scene(unwrap(pantarei.parsePosition(text, table)), layout);

const START = "colour:1 l2,d2,n,l3,l1,l1,d3,d2,d1,d1,l2,d3,l3,l2,d2,d3,l3,l1,d1 - - 0";
const MIDDLE = "move:1 d2+l1,n+l2+l3,l3,l1+l2+d1,l2,l1+d2+d3+d2,d1,d1+d3+d3+l3 light s 1";
const END = "over:2!end.pile n+l2+l3+l3+d2+l1+l2+d1,l1+d2+d3+d2,l1+l2+d1,d1+d3+d3+l3 light - 0";

describe("the board of Pantareï", () => {
  test.each(["wide", "narrow"] as const)("keeps its size from the first turn to the last (%s)", (layout) => {
    const sizes = [START, MIDDLE, END].map((text) => {
      const { width, height } = sceneOf(text, layout);
      return `${width}×${height}`;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  test.each(["wide", "narrow"] as const)("fills most of its height with the row as dealt (%s)", (layout) => {
    const { spaces, height } = sceneOf(START, layout);
    const rows = [Math.min(...spaces.map(({ y }) => y)), Math.max(...spaces.map(({ y, h }) => y + h))];
    expect(((rows[1] ?? 0) - (rows[0] ?? 0)) / height).toBeGreaterThan(0.6);
  });

  test("lays out a short row in lines of the same length", () => {
    const { spaces } = sceneOf("move:1 l1,d1,l2,d2,l3,d3,n,l1 light - 0", "wide");
    const ys = spaces.map(({ y }) => y);
    expect(ys.map((y) => ys.indexOf(y))).toEqual([0, 0, 0, 0, 4, 4, 4, 4]);
  });

  test.each(["wide", "narrow"] as const)("has room for tall piles on several lines (%s)", (layout) => {
    const tall = "move:1 l1+d1+l1+d1+l1+d1,l2,l2,l2,d2,d2,d2,l3+d3+l3+d3+l3+d3,n light - 0";
    for (const text of [tall, MIDDLE, END]) {
      const { spaces, pieces, height } = sceneOf(text, layout);
      for (const { y, h } of spaces) expect([y >= 0, y + h <= height]).toEqual([true, true]);
      const tops = pieces.flatMap(({ y, shapes }) =>
        shapes.map((shape) => (shape.shape === "rect" ? y + shape.y : y)),
      );
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      const centres = pieces.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(centres).size).toBe(pieces.length);
    }
  });

  test("has targets of at least 24 px on a screen 360 px wide", () => {
    for (const text of [MIDDLE, START.replace("colour:1", "move:2").replace("- - 0", "light - 0")]) {
      const { width, targets } = sceneOf(text, "narrow");
      const pressed = targets.filter(({ id }) => !id.startsWith("deep"));
      const smallest = Math.min(...pressed.flatMap(({ area }) => (area ? [area.w, area.h] : [])));
      expect((smallest * 328) / width).toBeGreaterThanOrEqual(24);
    }
  });

  test.each(["wide", "narrow"] as const)("is one body: pieces beside each other touch (%s)", (layout) => {
    const { pieces, background = [] } = sceneOf(START, layout);
    const middles = pieces.map(({ x, y }) => ({ x, y }));
    for (const { x, y } of middles) {
      const beside = middles.filter((other) => other.y === y && Math.abs(other.x - x) === PIECE_WIDTH);
      expect(beside.length).toBeGreaterThan(0);
    }
    // the skin runs through the middle of the pieces
    const skin = background.find(({ width }) => width === BODY_WIDTH);
    for (const y of new Set(middles.map((middle) => middle.y)))
      expect(skin?.shape === "path" && skin.d).toMatch(new RegExp(`\\b${y}\\b`));
  });

  test("shows the count of each pile towards the goal, on its top piece", () => {
    const countsOf = (position: string): readonly string[] =>
      sceneOf(position, "wide")
        .pieces.flatMap(({ glyph, shapes }) =>
          shapes.flatMap((shape) =>
            shape.shape === "text" && String(shape.text).includes("/")
              ? [`${glyph} ${shape.text} ${shape.fill}`]
              : [],
          ),
        )
        .toSorted();
    // filled if one move can finish the pile
    expect(countsOf("move:1 l1,d2+l1,n+l2+l3+d1+d2,d3 light - 0")).toEqual(["d2 5/7 paper", "l1 2/7 ink"]);
    // a pile of the goal height is outlined, over the place of its count
    expect(countsOf("over:2!end.pile l1,d2+l1,n+l2+l3+d1+d2+l2+d1,d3 light - 0")).toEqual(["l1 2/7 ink"]);
  });

  test("shows the thickness of every piece", () => {
    const thicknesses = sceneOf(END, "wide").pieces.map(
      ({ shapes }) => shapes.filter((shape) => shape.shape === "path" && shape.fill === "line").length,
    );
    expect(new Set(thicknesses)).toEqual(new Set([1]));
  });

  test("runs the second line from right to left", () => {
    const places = sceneOf(START, "narrow").spaces.map(({ x }) => x);
    expect(places.slice(0, 5)).toEqual(places.slice(0, 5).toSorted((a, b) => a - b));
    expect(places.slice(5, 10)).toEqual(places.slice(0, 5).toReversed());
  });
});
