import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Where a tool may name a game, each place with its reason. Everything else works with any game. */
const PLACES: Readonly<Record<string, string>> = {
  "packages/cli/src/built-in.ts": "the built-in games of the command line",
  "packages/cli/src/commands/": "examples in its help",
  "packages/cli/src/run.ts": "an example in its help",
  "packages/core/src/record/link.ts": "an example in a comment",
  "packages/bots/src/bot.ts": "an example in a comment",
  "packages/bots/src/solve/forced-win.ts": "an example in a comment",
  "packages/bots/src/solve/solve.ts": "an example in a comment",
  "examples/first-game/src/index.ts": "another tic-tac-toe, which has no package",
  "packages/puzzles/src/load-puzzles.ts": "the games of which the package has puzzles",
  "packages/puzzles/src/open-puzzle.ts": "an example in a comment",
  "packages/puzzles/src/data/": "their puzzles",
  "packages/row-explorer/src/": "a tool of one game",
  "apps/docs/src/lib/registry/find-games.ts": "the order of the games on the site",
  "apps/docs/src/lib/links/links.ts": "an example in a comment",
  "apps/docs/src/lib/links/base-links.ts": "an example in a comment",
  "apps/docs/src/home/build-links.ts": "links to an example",
  "apps/docs/src/pages/404.astro": "a picture",
  "apps/docs/src/pages/[...locale]/tools/commands.astro": "an example of a command",
  "apps/docs/src/lib/build/shared-chunks.ts": "the game of the home page, in one file",
  "apps/docs/src/rows/": "the row explorer, a page for one game",
  "apps/docs/src/components/row-explorer.astro": "the row explorer",
};

interface Manifest {
  readonly name: string;
  readonly serpentarium?: { readonly games: readonly string[] };
}

const find = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).map(String);
const packages = find("{packages,examples}/*/package.json").map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(resolve(ROOT, file), "utf8"));
  return { folder: file.replace("/package.json", ""), manifest };
});
const names = packages.flatMap(({ manifest }) => manifest.serpentarium?.games ?? []);

/** The source files of the tools, which `create-serpentarium` is not: it contains templates of games. */
const sources = [
  ...packages
    .filter(({ manifest }) => !manifest.serpentarium && manifest.name !== "create-serpentarium")
    .flatMap(({ folder }) => find(`${folder}/src/**/*.{ts,tsx,css}`)),
  ...find("apps/docs/src/**/*.{ts,tsx,astro,css}"),
];
const isGameNamed = (file: string): boolean => {
  const text = readFileSync(resolve(ROOT, file), "utf8");
  return names.some((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
};
const naming = sources.filter(isGameNamed);

test("no tool names a game, except where the game is content", () => {
  expect(names.length).toBeGreaterThan(7);
  expect(sources.length).toBeGreaterThan(300);
  expect(naming.filter((file) => !Object.keys(PLACES).some((place) => file.startsWith(place)))).toEqual([]);
});

test.for(Object.entries(PLACES))("%s names a game: %s", ([place]) => {
  expect(naming.filter((file) => file.startsWith(place))).not.toEqual([]);
});
