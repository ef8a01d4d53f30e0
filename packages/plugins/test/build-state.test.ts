import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTRACT_VERSION, type Message } from "@serpentarium/core";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { loadPlugin } from "../src/load-plugin.ts";
import { locatePlugin } from "../src/locate.ts";

const TIC_TAC_TOE = new URL("../../../examples/tic-tac-toe/src/index.ts", import.meta.url).pathname;

const ENTRY = `export { default } from ${JSON.stringify(TIC_TAC_TOE)};`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serpentarium-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Writes a file of the package, with its modification time in seconds since 1970. */
function put(path: string, text: string, changed: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, changed, changed);
}

function putManifest(scripts: object = { build: "tsup" }): void {
  const serpentarium = { contract: CONTRACT_VERSION, games: ["tic-tac-toe"] };
  put("package.json", JSON.stringify({ type: "module", main: "./dist/index.js", serpentarium, scripts }), 1);
}

/** Loads the plugin of the package. @returns the id of its game, or of why it cannot be loaded, and the warnings */
async function load() {
  const warnings: Message[] = [];
  const location = locatePlugin(folder) ?? expect.unreachable();
  const loaded = await loadPlugin(location, (warning) => warnings.push(warning));
  return { result: loaded.ok ? loaded.value.plugin.game.id : loaded.error.message, warnings };
}

describe("a package with a build script", () => {
  test("without a build is refused", async () => {
    putManifest();
    put("src/index.ts", "", 1);
    expect(await load()).toMatchObject({
      result: { data: { name: folder, problem: { id: "plugins.not-built" } } },
      warnings: [],
    });
  });

  test("with a newer src: uses the build, and warns", async () => {
    putManifest();
    put("dist/index.js", ENTRY, 100);
    put("src/phases/move.ts", "", 101);
    const data = { name: folder, entry: join("dist", "index.js") };
    expect(await load()).toEqual({
      result: "tic-tac-toe",
      warnings: [{ id: "plugins.stale-build", data }],
    });
  });

  test.each([
    ["the build is as new as its sources", { dist: 100, src: 100 }],
    ["only a file of an editor is newer", { dist: 100, src: 99, "src/.index.ts.swp": 101 }],
    ["only a file outside src is newer", { dist: 100, src: 99, "test/game.test.ts": 101 }],
  ])("does not warn if %s", async (_, { dist, src, ...others }) => {
    putManifest();
    put("dist/index.js", ENTRY, dist);
    put("src/index.ts", "", src);
    for (const [path, changed] of Object.entries(others)) put(path, "", changed);
    expect(await load()).toEqual({ result: "tic-tac-toe", warnings: [] });
  });
});

test("a package without a build script: tells the error of Node, and does not check src", async () => {
  putManifest({});
  put("src/index.ts", "", 101);
  const problem = { data: { problem: expect.stringContaining("Cannot find module") } };
  expect((await load()).result).toMatchObject({ data: { problem } });
  put("dist/index.js", ENTRY, 100);
  expect(await load()).toEqual({ result: "tic-tac-toe", warnings: [] });
});
