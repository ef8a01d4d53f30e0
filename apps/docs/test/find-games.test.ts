import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { satisfies } from "compare-versions";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findGames, type GameRegistry } from "../src/lib/registry/find-games.ts";
import { moduleTexts } from "../src/lib/registry/game-modules.ts";

const BY_PATH = "../../packages/play/test/fixtures/noughts-first";
const OLDER = "../../packages/play/test/fixtures/tic-tac-toe-0.0";
const ids = ({ games }: GameRegistry): string[] => games.map(({ plugin }) => plugin.game.id);

describe("the games of the site", () => {
  test("are the plugins among its dependencies: the published games and their variants, then examples", async () => {
    const shelf = await findGames([]);
    const published = shelf.games.filter(({ isPrivate }) => !isPrivate);
    const bases = published.filter(({ plugin }) => !plugin.game.variantOf);
    expect(bases.map(({ plugin }) => plugin.game.id)).toEqual([
      "pantarei",
      "ssserpent",
      "sssnake",
      "serpent-cartes",
    ]);
    for (const [i, { plugin }] of published.entries()) {
      const before = published[i - 1]?.plugin.game;
      const { variantOf } = plugin.game;
      if (variantOf) expect([before?.id, before?.variantOf?.id]).toContain(variantOf.id);
    }
    const examples = shelf.games.slice(published.length);
    expect(examples.every(({ isPrivate }) => isPrivate)).toBe(true);
    expect(examples.map(({ plugin }) => plugin.game.id)).toContain("tic-tac-toe");
    expect(shelf.older).toEqual([]);
  });

  test("a variant of them supports its base up to the next version that may have other rules", async () => {
    const variants = (await findGames([])).games.flatMap(({ plugin }) => plugin.game.variantOf ?? []);
    expect(variants).not.toEqual([]);
    for (const { version, range } of variants) {
      const [major = 0, minor = 0] = version.split(".").map(Number);
      expect(satisfies(version, range)).toBe(true);
      // 0.0.x is not released: its variants already support 0.1
      const later = major > 0 ? `${major + 1}.0.0` : `0.${Math.max(minor, 1) + 1}.0`;
      expect(satisfies(later, range), `${range} and ${later}`).toBe(false);
    }
  });

  test("include the given plugins, by path or by name, each once", async () => {
    const usual = ids(await findGames([]));
    const shelf = await findGames([BY_PATH, "@serpentarium/pantarei"]);
    expect(ids(shelf).filter((id) => !usual.includes(id))).toEqual(["noughts-first"]);
    expect(new Set(ids(shelf)).size).toBe(usual.length + 1);
    expect(ids(shelf).indexOf("noughts-first")).toBe(ids(shelf).indexOf("tic-tac-toe") + 1);
  });

  test("include the lesson when their package exports one", async () => {
    const shelf = await findGames([BY_PATH]);
    const taught = shelf.games.find(({ plugin }) => plugin.game.id === "noughts-first");
    expect(taught?.teaching?.tasks.map(({ id }) => id)).toEqual(["centre", "row"]);
    expect(shelf.games.find(({ plugin }) => plugin.game.id === "tic-tac-toe")?.teaching).toBeUndefined();
  });

  test("are the newest version of each id; older versions need no rulebook", async () => {
    const { games, older } = await findGames([OLDER]);
    const now = games.filter(({ plugin }) => plugin.game.id === "tic-tac-toe");
    expect(now.map(({ name }) => name)).toEqual(["@serpentarium/tic-tac-toe"]);
    expect(older.map(({ plugin }) => `${plugin.game.id} ${plugin.game.version}`)).toEqual([
      "tic-tac-toe 0.0.3",
    ]);
  });
});

describe("an invalid plugin", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "plugin-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (manifest: object, source: string): Promise<void> => {
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", ...manifest }));
    await writeFile(join(folder, "index.js"), source);
  };
  const field = { name: "mine", serpentarium: { contract: 1, games: ["mine"] } };
  const game = join(import.meta.dirname, "..", BY_PATH, "index.ts");
  const reexport = `export { default } from ${JSON.stringify(game)};`;

  test("is reported by name, with the way to fix it", async () => {
    await expect(findGames(["./nowhere"])).rejects.toThrow(
      'The plugin ./nowhere of SERPENTARIUM_PLUGINS cannot be added to the site: there is no package or path "./nowhere"; install it',
    );
    await put({ name: "mine" }, "");
    await expect(findGames([folder])).rejects.toThrow(
      'its package.json needs "serpentarium": { "contract": 1',
    );
    await put({ ...field, serpentarium: { contract: 99, games: ["mine"] } }, "");
    await expect(findGames([folder])).rejects.toThrow(
      /The plugin mine .* made for contract 99.*update the tools/,
    );
    await put(field, "export default 1;");
    await expect(findGames([folder])).rejects.toThrow("the default export is not a plugin");
  });

  test("has a ./teaching that is not a lesson", async () => {
    const exports = { ".": "./index.js", "./teaching": "./teaching.js" };
    await put({ name: "mine", serpentarium: { contract: 1, games: ["noughts-first"] }, exports }, reexport);
    await writeFile(join(folder, "teaching.js"), "export default {};");
    await expect(findGames([folder])).rejects.toThrow("the default export of ./teaching has no pictures");
  });

  test("has another game than its package.json says, or no rulebook", async () => {
    await put(field, reexport);
    await expect(findGames([folder])).rejects.toThrow(
      "package.json names mine, but the plugin is noughts-first",
    );
    const right = { name: "mine", serpentarium: { contract: 1, games: ["noughts-first"] } };
    await put(right, reexport);
    await expect(findGames([folder])).rejects.toThrow("noughts-first has no rulebook; write rulebook/en.mdx");
    await mkdir(join(folder, "rulebook"));
    await writeFile(join(folder, "rulebook/en.mdx"), "### setup.first\n");
    expect(ids(await findGames([folder]))).toContain("noughts-first");
  });
});

describe("the generated modules", async () => {
  const modules = moduleTexts(await findGames([BY_PATH, OLDER]));
  const written = (id: string): string => modules.get(id) ?? "";

  test("import a game by its own name, without its examples", () => {
    expect(written("virtual:game/tic-tac-toe@0.0.3")).toMatch(
      /^export \{ ticTacToe as game \} from "[^"]+";\n$/,
    );
  });

  test("import a game without a named export from the plugin", () => {
    expect(written("virtual:game/noughts-first@1.0.0")).toMatch(
      /^import plugin from "[^"]+";\nexport const \{ game \} = plugin;\n$/,
    );
  });

  test("import a game with its lesson, if it has one", () => {
    expect(written("virtual:lesson/noughts-first@1.0.0")).toMatch(
      /^export \{ game \} from "virtual:game\/noughts-first@1\.0\.0";\nexport \{ default as teaching \} from "[^"]+teaching\.ts";\n$/,
    );
    expect(written("virtual:load-lessons")).toContain('"noughts-first": () => import("virtual:lesson/');
    expect(written("virtual:load-lessons")).not.toContain("tic-tac-toe");
  });

  test("import the network of a game, if it has one", () => {
    expect(written("virtual:load-networks")).toMatch(
      /^export const loadNetwork = \{\n"ssserpent": \(\) => import\("[^"]+network\.json"\),\n\};\n$/,
    );
  });

  test("list games by id, and older versions separately", () => {
    const [now, older] = written("virtual:load-games").split("export const olderVersions");
    expect(now).toContain('"noughts-first": () => import("virtual:game/noughts-first@1.0.0")');
    expect(now).not.toContain("tic-tac-toe@0.0.3");
    expect(older).toContain(
      '"tic-tac-toe": [{ version: "0.0.3", hasRulebook: true, load: () => import("virtual:game/tic-tac-toe@0.0.3") }]',
    );
  });
});
