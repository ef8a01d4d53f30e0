import type { Piece, Rect, Scene, Space } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { renderSvg, thumbnailView } from "../src/index.ts";
import { tablesScene } from "./tables.ts";
import { TABLES } from "./words.ts";

const CELL = 10;

/** A grid of cells with pieces on some of them, by column and row. */
function grid(columns: number, rows: number, pieces: readonly (readonly [number, number])[]): Scene {
  const isTaken = (x: number, y: number): boolean => pieces.some(([a, b]) => a === x && b === y);
  const spaces = Array.from({ length: columns * rows }, (_, i): Space => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return {
      id: `${x}.${y}`,
      label: "cell",
      x: x * CELL,
      y: y * CELL,
      w: CELL,
      h: CELL,
      empty: !isTaken(x, y),
    };
  });
  return {
    width: columns * CELL,
    height: rows * CELL,
    pitch: { x: CELL, y: CELL },
    label: "grid",
    spaces,
    pieces: pieces.map(
      ([x, y]): Piece => ({
        id: `piece-${x}.${y}`,
        x: (x + 0.5) * CELL,
        y: (y + 0.5) * CELL,
        shapes: [],
        label: "piece",
        glyph: "p",
      }),
    ),
    targets: [],
  };
}

const contains = (view: Rect, x: number, y: number): boolean =>
  x >= view.x && x <= view.x + view.w && y >= view.y && y <= view.y + view.h;
const showsCell = (view: Rect, x: number, y: number): boolean =>
  contains(view, x * CELL, y * CELL) && contains(view, (x + 1) * CELL, (y + 1) * CELL);

describe("a thumbnail", () => {
  test.each([1, 1.6, 2])("has the ratio %d, and stays on the board", (ratio) => {
    for (const pieces of [
      [[0, 0]],
      [[19, 19]],
      [
        [3, 4],
        [5, 4],
        [15, 2],
      ],
    ] as const) {
      const view = thumbnailView(grid(20, 20, pieces), ratio);
      expect(view.w / view.h).toBeCloseTo(ratio);
      expect(view.x).toBeGreaterThanOrEqual(-10);
      expect(view.x + view.w).toBeLessThanOrEqual(210);
      expect(view.y + view.h).toBeLessThanOrEqual(210);
    }
  });

  test("shows few places of a large board, where most pieces are", () => {
    const view = thumbnailView(
      grid(20, 20, [
        [2, 2],
        [14, 15],
        [15, 15],
        [15, 16],
      ]),
      1.5,
    );
    expect([showsCell(view, 14, 15), showsCell(view, 15, 16), showsCell(view, 2, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(view.h).toBeLessThanOrEqual(6 * CELL);
  });

  test("shows the places of the last action instead, even empty ones", () => {
    const scene = grid(20, 20, [
      [2, 2],
      [14, 15],
      [15, 15],
      [15, 16],
    ]);
    const view = thumbnailView(scene, 1.5, ["1.2", "2.2"]);
    expect([showsCell(view, 1, 2), showsCell(view, 2, 2), showsCell(view, 15, 15)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("is centred on the pieces of a board whose pieces fit", () => {
    const view = thumbnailView(
      grid(20, 20, [
        [9, 9],
        [11, 11],
      ]),
      1,
    );
    expect([view.x + view.w / 2, view.y + view.h / 2]).toEqual([105, 105]);
  });

  test("shows all of a piece that is larger than its place", () => {
    const scene = grid(20, 20, [
      [9, 9],
      [10, 9],
    ]);
    const sign = { shape: "rect", x: -8, y: -14, w: 4, h: 4 } as const;
    const [first, ...others] = scene.pieces as [Piece, ...Piece[]];
    const view = thumbnailView({ ...scene, pieces: [{ ...first, shapes: [sign] }, ...others] }, 2);
    expect(contains(view, 95 - 8, 95 - 14)).toBe(true);
  });

  test("of a scene without anything is the whole scene", () => {
    const view = thumbnailView({ ...grid(1, 1, []), spaces: [] }, 1);
    expect(view.w).toBeCloseTo(10.6);
  });

  test("shows one of several panels: the one of the last action, the winner’s, the active one", () => {
    const areaOf = (scene: Scene, table: number) => scene.panels?.[table]?.area as Rect;
    const isOn = (scene: Scene, table: number, spaces: readonly string[] = []): boolean => {
      const view = thumbnailView(scene, 1.75, spaces);
      const { x, y, w, h } = areaOf(scene, table);
      return view.x >= x - 1 && view.y >= y && view.x + view.w <= x + w + 1 && view.y + view.h <= y + h + 1;
    };
    expect(isOn(tablesScene({ active: 1 }), 1)).toBe(true);
    expect(isOn(tablesScene({ active: 1, winner: 0 }), 0)).toBe(true);
    expect(isOn(tablesScene({ active: 1 }), 2, ["table-3-1"])).toBe(true);
  });

  test("is what a picture draws as its view", () => {
    const scene = tablesScene({ active: 1 });
    const view = thumbnailView(scene, 1.5);
    const svg = renderSvg(scene, { words: TABLES.en, view });
    expect(svg).toContain(`viewBox="${view.x} ${view.y} ${view.w} ${view.h}"`);
    expect(svg).toContain(`width="${view.w}" height="${view.h}"`);
  });
});
