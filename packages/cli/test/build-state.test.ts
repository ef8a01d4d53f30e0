import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

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

const perft = (language = "en") => runProgram(["perft", folder, "0", "--language", language]);

describe("a package with a build script", () => {
  test("without a build: prints the build command, code 1", async () => {
    putManifest();
    put("src/index.ts", "", 1);
    const { code, errors, output } = await perft();
    expect(errors).toBe(`serpentarium: ${folder}: not built yet: run npm run build\n`);
    expect([code, output]).toEqual([1, ""]);
    expect((await perft("fr")).errors).toBe(
      `serpentarium: ${folder}\u00a0: pas encore construit\u00a0: lancez npm run build\n`,
    );
  });

  test("with a newer src: uses the build, and warns", async () => {
    putManifest();
    put("dist/index.js", ENTRY, 100);
    put("src/phases/move.ts", "", 101);
    const { code, errors, output } = await perft();
    const entry = join("dist", "index.js");
    expect(errors).toBe(
      `serpentarium: ${folder}: src is newer than ${entry}, which is used: run npm run build\n`,
    );
    expect(output).toMatch(/^0 1 /);
    expect(code).toBe(0);
    expect((await perft("fr")).errors).toBe(
      `serpentarium: ${folder}\u00a0: src est plus récent que ${entry}, qui sert ici\u00a0: lancez npm run build\n`,
    );
  });

  test("warns once, however often it is loaded", async () => {
    putManifest();
    put("dist/index.js", ENTRY, 100);
    put("src/index.ts", "", 101);
    const { errors } = await runProgram(["diff", folder, folder, "--games", "1"]);
    expect(errors.match(/newer than/g)).toHaveLength(1);
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
    expect(await perft()).toMatchObject({ code: 0, errors: "" });
  });
});

test("a package without a build script: prints the error of Node, and does not check src", async () => {
  putManifest({});
  put("src/index.ts", "", 101);
  expect((await perft()).errors).toContain("cannot be loaded: Cannot find module");
  put("dist/index.js", ENTRY, 100);
  expect(await perft()).toMatchObject({ code: 0, errors: "" });
});
