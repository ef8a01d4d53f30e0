import { hexBlock } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { isPlaced, nearest, neighbour, type PlacedTarget } from "../src/target-navigation.ts";
import { pantareiScene, ticTacToeScene } from "./scenes.ts";

const cells = ticTacToeScene("place:1 .........").targets.filter(isPlaced);
const at = (targets: readonly PlacedTarget[], id: string): PlacedTarget => {
  const found = targets.find((target) => target.id === id);
  if (!found) throw new Error(`no target ${id}`);
  return found;
};

test.each([
  ["ArrowRight", "c2"],
  ["ArrowLeft", "a2"],
  ["ArrowUp", "b3"],
  ["ArrowDown", "b1"],
] as const)("%s from b2 moves to %s", (key, to) => {
  expect(neighbour(cells, at(cells, "b2").area, key)?.id).toBe(to);
});

test("there is no target beyond the edge", () => {
  expect(neighbour(cells, at(cells, "c2").area, "ArrowRight")).toBeUndefined();
});

describe.each(["wide", "narrow"] as const)("a serpent's row, %s", (layout) => {
  const scene = pantareiScene("move:2 l1,d2+l3,n+d1+d1+l2,d3,l2,l3,d2 dark - 4", layout);
  const targets = scene.targets.filter(isPlaced);
  test("every target is reachable by arrow keys", () => {
    const reached = new Set(targets.slice(0, 1));
    for (const target of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const next = neighbour(targets, target.area, key);
        if (next) reached.add(next);
      }
    }
    expect([...reached].map(({ id }) => id).toSorted()).toEqual(targets.map(({ id }) => id).toSorted());
  });
});

describe.each(["axial", "offset"] as const)("hexagons with %s coordinates", (coordinates) => {
  const options = { columns: 5, rows: 5, size: 40, coordinates };
  const hexagons = hexBlock(options, () => ({ target: true })).targets.filter(isPlaced);
  const from = at(hexagons, "c3").area;

  test.each([
    ["ArrowUp", "ArrowDown"],
    ["ArrowLeft", "ArrowRight"],
  ] as const)("%s and %s lead to a neighbour and back", (there, back) => {
    for (const [key, opposite] of [
      [there, back],
      [back, there],
    ] as const) {
      const next = neighbour(hexagons, from, key);
      const rows = Math.abs((next?.area.y ?? 0) - from.y) / 34.5;
      expect(rows).toBe(key === "ArrowUp" || key === "ArrowDown" ? 1 : 0);
      expect(next && neighbour(hexagons, next.area, opposite)?.id).toBe("c3");
    }
  });
});

test("the nearest target to a removed one", () => {
  expect(nearest(cells, { x: 170, y: 170, w: 4, h: 4 })?.id).toBe("c1");
  expect(nearest([], { x: 0, y: 0, w: 1, h: 1 })).toBeUndefined();
});
