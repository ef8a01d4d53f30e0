import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serveFolder } from "../src/folder-server.ts";
import { someGames } from "../src/games.ts";
import { importMap } from "../src/import-map.ts";
import { pageProgram, playPage } from "../src/page.ts";
import { writeProjectFile } from "../src/project.ts";
import { skipReason, useChromium } from "./chromium.ts";

const project = inject("npm");
const browser = useChromium();
let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  server = await serveFolder(project.folder);
});
afterAll(() => server.close());

test.skipIf(skipReason).each(someGames)("$name plays on a page without a bundler", async (game) => {
  const map = importMap(project.folder, [...game.recipe("With the board").install]);
  expect(Object.keys(map.imports)).toContain("@serpentarium/board/element");
  const file = `page-${game.game}.html`;
  const html = `<!doctype html><meta charset="utf-8"><title>Board</title><body>
<script type="importmap">${JSON.stringify(map, null, 2)}</script>
<script type="module">${pageProgram(game)}</script>`;
  writeProjectFile(project, file, html);
  expect((await playPage(browser(), `${server.url}/${file}`)).reason).toMatch(/^end\./);
});
