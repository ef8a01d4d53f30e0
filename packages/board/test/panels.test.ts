// @vitest-environment happy-dom
import type { Scene } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { renderSvg } from "../src/index.ts";
import { tablesScene } from "./tables.ts";
import { TABLES } from "./words.ts";

const parse = (scene: Scene, marks: Parameters<typeof renderSvg>[1]["marks"] = []): Element =>
  new DOMParser().parseFromString(renderSvg(scene, { words: TABLES.en, marks }), "image/svg+xml")
    .documentElement;
const part = (svg: Element, selector: string): Element => {
  const found = svg.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const numbers = (node: Element, ...names: readonly string[]): number[] =>
  names.map((name) => Number(node.getAttribute(name)));

test("each panel has a viewport below its label that clips its content", () => {
  const svg = parse(tablesScene());
  expect([...svg.querySelectorAll("[data-panel]")].map((node) => node.getAttribute("data-panel"))).toEqual([
    "table-1",
    "table-2",
    "table-3",
  ]);
  const viewport = part(svg, "[data-panel=table-2] svg");
  expect(numbers(viewport, "x", "y", "width", "height")).toEqual([312, 88, 300, 172]);
  expect(viewport.getAttribute("overflow")).toBe("hidden");
  expect(viewport.querySelectorAll("[data-piece]")).toHaveLength(5);
  expect(part(svg, "[data-panel=table-2] text").textContent).toBe("Player 2: 5 cards");
});

test("the style of a page cannot change a viewport", () => {
  expect(part(parse(tablesScene()), "[data-panel=table-1] svg").getAttribute("style")).toBe(
    "width:300px;height:172px;overflow:hidden",
  );
});

test("a plane is scaled to show its view as large as fits, in the centre, by attributes alone", () => {
  // the view of two cards and a free cell: 160 by 80 at (-40, -40), in 300 by 172
  const plane = part(parse(tablesScene({ lengths: [2] })), ".plane");
  expect(plane.getAttribute("transform")).toBe("translate(75 86) scale(1.875)");
  expect(plane.hasAttribute("style")).toBe(false);
});

test("items without a panel are drawn outside all panels", () => {
  const svg = parse(tablesScene());
  const alone = [...svg.querySelectorAll("[data-piece]")].filter((node) => !node.closest("[data-panel]"));
  expect(alone.map((node) => node.getAttribute("data-piece"))).toEqual(["dealt"]);
});

test("the panel of the winner has a thicker frame, without a dot", () => {
  const svg = parse(tablesScene({ winner: 1 }));
  const frames = [...svg.querySelectorAll("[data-panel] > rect:nth-of-type(2)")];
  const widths = frames.map((frame) => Number(frame.getAttribute("stroke-width")));
  expect(widths[1]).toBeGreaterThan(2 * (widths[0] ?? 9));
  expect(svg.querySelector(".dot")).toBeNull();
});

test("an active panel has a dot and a thicker frame, not only another colour", () => {
  const svg = parse(tablesScene({ active: 1 }));
  const frames = [...svg.querySelectorAll("[data-panel] > rect:nth-of-type(2)")];
  const widths = frames.map((frame) => Number(frame.getAttribute("stroke-width")));
  expect(widths[1]).toBeGreaterThan(2 * (widths[0] ?? 9));
  expect([...svg.querySelectorAll(".dot")].map((dot) => dot.closest("[data-panel]"))).toEqual([
    part(svg, "[data-panel=table-2]"),
  ]);
});

test("a long label is shrunk to fit its strip", () => {
  const scene = tablesScene({ lengths: [1] });
  const [panel] = scene.panels ?? [];
  const sizeOf = (label: string): number => {
    const svg = parse({ ...scene, panels: panel ? [{ ...panel, label }] : [] });
    return Number(part(svg, "[data-panel] text").getAttribute("font-size"));
  };
  expect(sizeOf("Player 1")).toBeCloseTo(28 * 0.48);
  expect(sizeOf("A label of quite a few more words than there is room for in it")).toBeLessThan(9);
});

test("a mark is drawn on the plane of its space", () => {
  const svg = parse(tablesScene(), [{ space: "table-3-2", kind: "last" }]);
  expect(part(svg, ".mark").closest("[data-panel]")?.getAttribute("data-panel")).toBe("table-3");
});

test("the description lists the spaces of each panel", () => {
  expect(part(parse(tablesScene({ lengths: [2, 1] })), "desc").textContent).toBe(
    "Hand. Player 1: 2 cards: Table 1, card 1. Table 1, card 2. Player 2: 1 cards: Table 2, card 1",
  );
});

test("the style sheet includes the paints of frames and labels", () => {
  const svg = renderSvg(tablesScene({ active: 0 }), { words: TABLES.en });
  for (const paint of ["line", "ink", "muted", "accent"]) expect(svg).toContain(`.f-${paint}{`);
});
