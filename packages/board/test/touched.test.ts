import { expect, test } from "vitest";
import { spacesUnder, touchedAfter } from "../src/touched.ts";
import { gridScene, rowScene } from "./scenes.ts";
import { laidOn, tables } from "./tables.ts";

test("spaces that stay keep their ids", () => {
  const [before, after] = [gridScene("place:1 ........."), gridScene("place:2 ....x....")];
  expect(touchedAfter(before, after, ["b2", "b2"])).toEqual(["b2"]);
});

test("where a pile is used up, its piece is followed to the pile that has a new number", () => {
  const before = rowScene("move:2 l2,d3,l3 dark - 0");
  const after = rowScene("move:1 d3,l3+l2 dark - 0");
  expect(touchedAfter(before, after, ["pile-1", "pile-3"])).toEqual(["pile-2"]);
});

test("a pressed target lies in a space, a button in none", () => {
  const scene = rowScene("move:2 l2,d3,l3 dark - 0");
  expect(spacesUnder(scene, "top-2")).toEqual(["pile-2"]);
  expect(spacesUnder(scene, "pass")).toEqual([]);
});

test("a target on a panel lies in a space of that panel, not in one of another at the same place", () => {
  const scene = tables({ lengths: [2, 2] });
  expect(spacesUnder(scene, "end-2")).toEqual(["table-2-end"]);
  expect(spacesUnder(scene, "hand")).toEqual(["hand"]);
});

test("where a table has grown, a space that was free keeps its id, and pieces are followed on their own panel", () => {
  const after = laidOn(0, { lengths: [2, 2] });
  const touched = ["table-1-end", "table-2-2", "hand"];
  expect(touchedAfter(tables({ lengths: [2, 2] }), after, touched)).toEqual([
    "table-1-3",
    "table-1-end",
    "table-2-2",
  ]);
});
