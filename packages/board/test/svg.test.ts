// @vitest-environment happy-dom
import { graphBlock, hexBlock, PAINTS, type Scene } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { type MarkKind, renderSvg, sceneCss } from "../src/index.ts";
import { HOSTILE, hostileScene, pantareiScene, ticTacToeScene } from "./scenes.ts";
import { PANTAREI, TIC_TAC_TOE } from "./words.ts";

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");
const SCENE = ticTacToeScene("place:2 ....x....");

test("a picture describes what it shows", () => {
  const svg = parse(renderSvg(SCENE, { words: TIC_TAC_TOE.fr })).documentElement;
  expect(svg.getAttribute("role")).toBe("img");
  expect(svg.getAttribute("lang")).toBe("fr");
  expect(svg.querySelector("title")?.textContent).toBe("Une grille de neuf cases");
  expect(svg.querySelector("desc")?.textContent).toContain("b2\u00a0: croix");
});

test("a given title moves the label to the description", () => {
  const svg = parse(renderSvg(SCENE, { words: TIC_TAC_TOE.en, title: "After one turn" })).documentElement;
  expect(svg.querySelector("title")?.textContent).toBe("After one turn");
  expect(svg.querySelector("desc")?.textContent).toContain("A grid of nine cells");
});

test("every space and piece is drawn once, under its id", () => {
  const svg = parse(renderSvg(SCENE, { words: TIC_TAC_TOE.en }));
  const ids = (name: string) => [...svg.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name));
  expect(ids("data-space")).toEqual(SCENE.spaces.map(({ id }) => id));
  expect(ids("data-piece")).toEqual(SCENE.pieces.map(({ id }) => id));
});

test("all shapes of a row are drawn, with texts in the given language", () => {
  const svg = parse(renderSvg(pantareiScene("move:2 l1,d2+l3,n+d1,d3 dark - 4"), { words: PANTAREI.en }));
  const texts = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
  for (const text of ["1", "2", "3", "4"]) expect(texts).toContain(text);
  expect(svg.querySelectorAll("circle").length).toBeGreaterThan(0);
  expect(svg.querySelectorAll("path").length).toBeGreaterThan(0);
});

test("strokes can be dashed", () => {
  const shape = { shape: "rect", x: 0, y: 0, w: 4, h: 4, stroke: "ink", width: 2 } as const;
  const scene = { ...SCENE, pieces: [], spaces: [], background: [{ ...shape, dashed: true }, shape] };
  const dashes = [...parse(renderSvg(scene, { words: TIC_TAC_TOE.en })).querySelectorAll("g > rect")].map(
    (rect) => rect.getAttribute("stroke-dasharray"),
  );
  expect(dashes).toEqual(["6 5", null]);
});

test("colours are custom properties with fallbacks, for light, dark and forced colours", () => {
  const auto = renderSvg(SCENE, { words: TIC_TAC_TOE.en });
  expect(auto).toContain("--_paper:var(--serpent-paper,#f8f2e4)");
  expect(auto).toMatch(
    /prefers-color-scheme:dark\)\{\.serpent-auto\{.*--_paper:var\(--serpent-paper,#1b2028\)/,
  );
  expect(auto).toContain("forced-colors:active");
  expect(auto).not.toContain("--_yellow");
  const dark = renderSvg(SCENE, { words: TIC_TAC_TOE.en, theme: "dark" });
  expect(dark).toContain(".serpent-dark{");
  expect(dark).not.toContain("prefers-color-scheme");
  expect(dark).not.toContain("#f8f2e4,");
});

test("each kind of mark has its own shape, and marks on unknown spaces are ignored", () => {
  const mark = (kind: "last" | "refused" | "hint", space = "b2") =>
    parse(renderSvg(SCENE, { words: TIC_TAC_TOE.en, marks: [{ space, kind }] })).querySelector(
      `.mark.${kind}`,
    )?.innerHTML;
  const drawn = [mark("last"), mark("refused"), mark("hint")].map((inside) =>
    inside?.replace(/(f|s)-\w+/g, ""),
  );
  expect(new Set(drawn).size).toBe(3);
  expect(mark("last", "z9")).toBeUndefined();
});

test("marks have the outline of their space", () => {
  const label = "Board";
  const hexagons = { ...hexBlock({ columns: 2, rows: 1, size: 40 }, () => ({})), label };
  const nodes = [{ id: "a1", x: 0, y: 0 }];
  const graph = { ...graphBlock({ nodes, edges: [], step: 40, size: 30 }, () => ({})), label };
  const nodesOf = (scene: Scene, kind: MarkKind) =>
    parse(renderSvg(scene, { words: TIC_TAC_TOE.en, marks: [{ space: "a1", kind }] })).querySelector(
      `.mark.${kind}`,
    );
  for (const kind of ["last", "refused", "hint"] as const) {
    const polygon = nodesOf(hexagons, kind)?.querySelector("polygon")?.getAttribute("points");
    expect(polygon).toBe("20,0 40,11.5 40,34.5 20,46 0,34.5 0,11.5");
    expect(nodesOf(graph, kind)?.querySelector("rect")?.getAttribute("rx")).toBe("15");
  }
});

test("hostile texts are escaped, and the file is valid XML", () => {
  const svg = renderSvg(hostileScene, { words: TIC_TAC_TOE.en, title: HOSTILE });
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("\u0000");
  expect(svg).not.toMatch(/&(?!lt;|gt;|amp;|quot;|#39;)/);
  const text = parse(svg).querySelector("text")?.textContent;
  expect(text).toBe(HOSTILE.replace("\u0000", ""));
});

test("pictures of a page can share one style sheet", () => {
  expect(renderSvg(SCENE, { words: TIC_TAC_TOE.en, style: "page" })).not.toContain("<style");
  for (const paint of PAINTS) expect(sceneCss("light")).toContain(`.f-${paint}{`);
});
