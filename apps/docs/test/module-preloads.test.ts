import { expect, test } from "vitest";
import { type Chunk, neededChunks, withPreloads } from "../src/lib/build/module-preloads.ts";

const chunk = (name: string, moduleIds: readonly string[] = [], imports: readonly string[] = []): Chunk => ({
  fileName: `_astro/${name}.js`,
  moduleIds,
  imports: imports.map((other) => `_astro/${other}.js`),
});
const CHUNKS = [
  chunk("script", ["/site/serpent-play.ts"], ["base"]),
  chunk("base"),
  chunk("page", ["/site/packages/play/src/page/index.ts"], ["base", "match"]),
  chunk("match"),
  chunk("late"),
  chunk("panels", ["/site/packages/board/src/panels.ts"]),
  chunk("game", ["\0virtual:game/pairs@1.0"]),
  chunk("other-game", ["\0virtual:game/pairs-ring@1.0"]),
  chunk("pairs-fr", ["\0virtual:words/pairs@fr"]),
  chunk("pairs-en", ["\0virtual:words/pairs@en"]),
  chunk("table-fr", ["\0virtual:words/platform-table@fr"]),
];
const HTML = `<html><head></head><body><serpent-play data-game="pairs" data-language="fr"></serpent-play>
<script type="module" src="/below/_astro/script.js"></script></body></html>`;

test("a page names the scripts that its script imports, its game and its words in one language", () => {
  const names = ["script", "base", "page", "match", "game", "pairs-fr", "table-fr"];
  expect(neededChunks(HTML, CHUNKS, "/below").toSorted()).toEqual(
    names.map((name) => `_astro/${name}.js`).toSorted(),
  );
  expect(withPreloads(HTML, CHUNKS, "/below")).toContain(
    `<link rel="modulepreload" href="/below/_astro/match.js">`,
  );
});

test("a page with the picture of a board with panels also names their code", () => {
  const html = HTML.replace("</serpent-play>", `<g data-panel="a"></g></serpent-play>`);
  expect(neededChunks(html, CHUNKS, "/below")).toContain("_astro/panels.js");
});

test("a page without a board to play on stays as it is", () => {
  const html = `<html><head></head><body><script type="module" src="/_astro/script.js"></script></body></html>`;
  expect(withPreloads(html, CHUNKS)).toBe(html);
});
