import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Message } from "@serpentarium/core";
import { expect, onTestFinished, test } from "vitest";
import { buildPages, type PageGame } from "../src/index.ts";
import { createPackageFixture } from "./package-fixture.ts";

function gameAt(folder: string, id: string): PageGame {
  const entry = join(folder, "src/index.ts");
  return { id, version: "1.2.3", entry };
}

/** Builds pages in a folder that is removed after the test; returns the folder and the problems by game. */
async function build(games: readonly PageGame[]) {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const problems: Record<string, Message> = {};
  await buildPages(games, folder, ({ id }, problem) => {
    problems[id] = problem;
  });
  return { folder, problems };
}

/** The scripts of a folder in one text. */
const scriptsOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

test("each game has a page with live matches, in a list; one that cannot be loaded has none", async () => {
  const [good, broken] = [createPackageFixture(), createPackageFixture()];
  broken.write("src/index.ts", 'throw new Error("not today");');
  const { folder, problems } = await build([gameAt(broken.folder, "broken"), gameAt(good.folder, "good")]);
  expect(problems).toEqual({ broken: "not today" });
  expect(readdirSync(folder).toSorted()).toEqual(["404.html", "_headers", "assets", "index.html", "play"]);
  expect(readdirSync(join(folder, "play")).toSorted()).toEqual(["good", "index.html"]);
  const page = readFileSync(join(folder, "play/good/index.html"), "utf8");
  expect(page).toContain("<title>@serpentarium/tic-tac-toe</title>");
  // the policy allows no inline scripts
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(scriptsOf(join(folder, "play/good/assets"))).toContain("live.json");
  const list = scriptsOf(join(folder, "assets"));
  expect(list).toContain("Morpion");
  expect(list).not.toContain("broken");
  for (const [file, base] of [
    ["index.html", "./assets/"],
    ["play/index.html", "../assets/"],
    ["404.html", "/assets/"],
  ] as const)
    expect(readFileSync(join(folder, file), "utf8"), file).toContain(`src="${base}`);
  expect(readFileSync(join(folder, "_headers"), "utf8")).toContain("script-src 'self';");
});

test("without games there is an empty list", async () => {
  const { folder, problems } = await build([]);
  expect(problems).toEqual({});
  expect(readdirSync(join(folder, "play"))).toEqual(["index.html"]);
});
