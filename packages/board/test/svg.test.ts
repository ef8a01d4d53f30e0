// @vitest-environment happy-dom
import { PAINTS } from "@serpentarium/core/scene";
import { expect, test } from "vitest";
import { renderSvg, sceneCss } from "../src/index.ts";
import { gridScene, HOSTILE, hostileScene, rowScene } from "./scenes.ts";

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, "image/svg+xml");
const PLAYED = gridScene("place:2 ....x....");

test("a picture says in words what it shows", () => {
  const svg = parse(renderSvg(PLAYED, { language: "fr" })).documentElement;
  expect(svg.getAttribute("role")).toBe("img");
  expect(svg.getAttribute("lang")).toBe("fr");
  expect(svg.querySelector("title")?.textContent).toBe(PLAYED.label.fr);
  expect(svg.querySelector("desc")?.textContent).toContain(PLAYED.spaces[4]?.label.fr);
});

test("a title of one's own leaves the label to the description", () => {
  const svg = parse(renderSvg(PLAYED, { language: "en", title: "After one turn" })).documentElement;
  expect(svg.querySelector("title")?.textContent).toBe("After one turn");
  expect(svg.querySelector("desc")?.textContent).toContain(PLAYED.label.en);
});

test("every space and piece is drawn once, under its id", () => {
  const svg = parse(renderSvg(PLAYED, { language: "en" }));
  const ids = (name: string) => [...svg.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name));
  expect(ids("data-space")).toEqual(PLAYED.spaces.map(({ id }) => id));
  expect(ids("data-piece")).toEqual(PLAYED.pieces.map(({ id }) => id));
});

test("all shapes of a serpent's row find their way in, words in the language asked for", () => {
  const svg = parse(renderSvg(rowScene("move:2 l1,d2+l3,n+d1,d3 dark - 4"), { language: "en" }));
  const texts = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
  for (const text of ["1", "2", "3", "4"]) expect(texts).toContain(text);
  expect(svg.querySelectorAll("circle").length).toBeGreaterThan(0);
  expect(svg.querySelectorAll("path").length).toBeGreaterThan(0);
});

test("a stroke can be broken, for what is not there yet", () => {
  const shape = { shape: "rect", x: 0, y: 0, w: 4, h: 4, stroke: "ink", width: 2 } as const;
  const scene = { ...PLAYED, pieces: [], spaces: [], background: [{ ...shape, dashed: true }, shape] };
  const dashes = [...parse(renderSvg(scene, { language: "en" })).querySelectorAll("g > rect")].map((rect) =>
    rect.getAttribute("stroke-dasharray"),
  );
  expect(dashes).toEqual(["6 5", null]);
});

test("colours are custom properties with fallbacks, for day, night and the reader's own", () => {
  const auto = renderSvg(PLAYED, { language: "en" });
  expect(auto).toContain("--_paper:var(--serpent-paper,#f8f2e4)");
  expect(auto).toMatch(
    /prefers-color-scheme:dark\)\{\.serpent-auto\{.*--_paper:var\(--serpent-paper,#1b2028\)/,
  );
  expect(auto).toContain("forced-colors:active");
  expect(auto).not.toContain("--_yellow");
  const dark = renderSvg(PLAYED, { language: "en", theme: "dark" });
  expect(dark).toContain(".serpent-dark{");
  expect(dark).not.toContain("prefers-color-scheme");
  expect(dark).not.toContain("#f8f2e4,");
});

test("each kind of mark has a shape of its own; one on an unknown space is left out", () => {
  const mark = (kind: "last" | "refused" | "hint", space = "b2") =>
    parse(renderSvg(PLAYED, { language: "en", marks: [{ space, kind }] })).querySelector(`.mark.${kind}`)
      ?.innerHTML;
  const drawn = [mark("last"), mark("refused"), mark("hint")].map((inside) =>
    inside?.replace(/(f|s)-\w+/g, ""),
  );
  expect(new Set(drawn).size).toBe(3);
  expect(mark("last", "z9")).toBeUndefined();
});

test("hostile words stay words, and the file stays XML", () => {
  const svg = renderSvg(hostileScene, { language: "en", title: HOSTILE });
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("\u0000");
  expect(svg).not.toMatch(/&(?!lt;|gt;|amp;|quot;|#39;)/);
  const text = parse(svg).querySelector("text")?.textContent;
  expect(text).toBe(HOSTILE.replace("\u0000", ""));
});

test("a page of many pictures has one style sheet for all of them", () => {
  expect(renderSvg(PLAYED, { language: "en", style: "page" })).not.toContain("<style");
  for (const paint of PAINTS) expect(sceneCss("light")).toContain(`.f-${paint}{`);
});
