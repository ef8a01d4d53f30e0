import type { Panel, Scene } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { Cameras } from "../src/cameras.ts";
import { tablesAfterLaying, tablesScene } from "./tables.ts";

const panelOf = ({ panels = [] }: Scene, index: number): Panel => {
  const panel = panels[index];
  if (!panel) throw new Error(`no panel ${index}`);
  return panel;
};

/** A camera on the middle one of three tables. */
function look(scene = tablesScene()) {
  const cameras = new Cameras();
  cameras.follow(scene);
  const scale = (now = scene): number => cameras.plane(panelOf(now, 1)).scale;
  return { cameras, scene, scale };
}
const MIDDLE = { x: 0.5, y: 0.5 };

describe("zooming", () => {
  test("keeps a point in place, and shows all again", () => {
    const { cameras, scene, scale } = look();
    const before = cameras.plane(panelOf(scene, 1));
    cameras.zoom("table-2", 1.6, { x: 0.5, y: 0.5 });
    const after = cameras.plane(panelOf(scene, 1));
    expect(after.scale).toBeCloseTo(1.6 * before.scale);
    // the centre of the viewport: 312 + 150, 88 + 86
    const under = ({ x, y, scale }: typeof after) => [(462 - x) / scale, (174 - y) / scale];
    expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0);
    expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0);
    cameras.showAll("table-2");
    expect(scale()).toBe(before.scale);
  });

  test("is limited to two neighbouring cells, and to the whole plane", () => {
    const { cameras, scale } = look(tablesScene({ lengths: [2, 30] }));
    const all = scale();
    cameras.zoom("table-2", 100, MIDDLE);
    // two neighbouring cells of 40 by 40 in 300 by 172
    expect(scale()).toBeCloseTo(172 / 80, 1);
    expect(cameras.zoomState("table-2").isMaxZoom).toBe(true);
    cameras.zoom("table-2", 0.001, MIDDLE);
    expect(scale()).toBe(all);
    expect(cameras.zoomState("table-2")).toEqual({ isAdjusted: false, isMaxZoom: false, isMinZoom: true });
  });

  test("can always be doubled", () => {
    const { cameras, scale } = look(tablesScene({ lengths: [9, 1] }));
    const all = scale();
    cameras.zoom("table-2", 100, MIDDLE);
    expect(scale()).toBeGreaterThanOrEqual(2 * all);
  });

  test("can show what lies outside the view", () => {
    const whole = tablesScene();
    const near = { x: -20, y: -20, w: 40, h: 40 };
    const panels = whole.panels?.map((panel) => ({ ...panel, viewBox: near }));
    const { cameras, scale } = look({ ...whole, ...(panels && { panels }) });
    const home = scale();
    cameras.zoom("table-2", 0.001, MIDDLE);
    expect(scale()).toBeLessThan(home / 2);
    expect(cameras.isAdjusted("table-2")).toBe(true);
  });
});

describe("panning", () => {
  test("moves the visible part, up to the edge of the plane", () => {
    const { cameras, scene } = look();
    cameras.zoom("table-2", 1.5, MIDDLE);
    const at = (): number => cameras.plane(panelOf(scene, 1)).x;
    const before = at();
    cameras.pan("table-2", { x: 0.1, y: 0 });
    expect(at() - before).toBeCloseTo(30);
    cameras.pan("table-2", { x: 9, y: 0 });
    const edge = at();
    cameras.pan("table-2", { x: 9, y: 0 });
    expect(at()).toBe(edge);
  });

  test("does nothing where everything is visible", () => {
    const { cameras } = look();
    cameras.pan("table-2", { x: 0.3, y: 0.3 });
    expect(cameras.isAdjusted("table-2")).toBe(false);
  });
});

describe("while a table grows", () => {
  const GROWN = { lengths: [2, 8, 9] };

  test("all of it stays visible", () => {
    const { cameras, scale } = look();
    const before = scale();
    cameras.follow(tablesScene(GROWN));
    expect(scale(tablesScene(GROWN))).toBeLessThan(before);
  });

  test("a zoomed panel keeps its zoom, and shows the new card", () => {
    const { cameras, scene, scale } = look();
    cameras.zoom("table-2", 1.5, { x: 0, y: 1 });
    const close = scale();
    const grown = tablesAfterLaying(1);
    const seen = (of: Scene): number[] => {
      const { x, y, scale: by } = cameras.plane(panelOf(of, 1));
      const laid = grown.pieces.find(({ id }) => id === "dealt") ?? { x: 0, y: 0 };
      return [x + laid.x * by, y + laid.y * by];
    };
    expect(seen(scene)[0]).toBeGreaterThan(612);
    cameras.follow(grown);
    expect(scale(grown)).toBe(close);
    const [x = 0, y = 0] = seen(grown);
    expect(x + 20 * close).toBeLessThanOrEqual(612);
    expect(y - 20 * close).toBeGreaterThanOrEqual(88);
  });
});
