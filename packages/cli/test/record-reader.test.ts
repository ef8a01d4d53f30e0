import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import older from "./fixtures/versions/older.ts";
import { runProgram } from "./program.ts";

const fixture = (name: string): string => new URL(`fixtures/versions/${name}.ts`, import.meta.url).pathname;
/** The current version, which forbids the centre. */
const CURRENT = fixture("clause");

let project = "";
const start = process.cwd();
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "serpentarium-"));
  process.chdir(project);
});
afterEach(async () => {
  process.chdir(start);
  await rm(project, { recursive: true });
});

async function installOlder(): Promise<void> {
  const folder = join(project, "node_modules/tic-tac-toe-0.1.4");
  await mkdir(folder, { recursive: true });
  const manifest = {
    name: "@serpentarium/tic-tac-toe",
    type: "module",
    exports: "./index.js",
    serpentarium: { contract: CONTRACT_VERSION, games: ["tic-tac-toe"] },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const dependencies = { "tic-tac-toe-0.1.4": "npm:@serpentarium/tic-tac-toe@0.1.4" };
  await writeFile(join(project, "package.json"), JSON.stringify({ dependencies }));
  const source = `export { default } from ${JSON.stringify(fixture("older"))};`;
  await writeFile(join(folder, "index.js"), source);
}

async function save(version: string, actions: readonly string[] = ["b2", "a1"]): Promise<void> {
  const head = { format: "serpentarium/1", game: "tic-tac-toe", version, seats: 2, options: {} };
  await writeFile("old.json", JSON.stringify({ ...head, actions, outcome: null }));
}

describe("a record of an older version", () => {
  test("opens with an installed older version, read-only", async () => {
    await installOlder();
    await save("0.1.0");
    const { code, output, errors } = await runProgram(["replay", "old.json", "--plugin", CURRENT]);
    expect(code).toBe(0);
    expect(output).toContain("1. b2");
    expect(errors).toBe("serpentarium: shown with tic-tac-toe 0.1.4 (tic-tac-toe-0.1.4), to read only\n");
    const drawn = await runProgram(["svg", "tic-tac-toe", "--record", "old.json", "--plugin", CURRENT]);
    expect(drawn.code).toBe(0);
    expect(drawn.errors).toContain(`shown with tic-tac-toe ${older.game.version}`);
    expect(drawn.output).toContain("<svg");
  });

  test("cannot be resumed", async () => {
    await installOlder();
    await save("0.1.0");
    const { code, errors } = await runProgram(["play", "--resume", "old.json", "--plugin", CURRENT]);
    expect(code).toBe(1);
    expect(errors).toContain('you can read it with "serpentarium replay old.json"');
  });

  test("names the missing version and how to install it", async () => {
    await save("0.1.0");
    const { code, errors } = await runProgram(["replay", "old.json", "--plugin", CURRENT]);
    expect(code).toBe(1);
    expect(errors).toContain("played with tic-tac-toe 0.1.0; this is 0.2.0");
    const french = await runProgram(["replay", "old.json", "--plugin", CURRENT], "", { LANG: "fr_FR.UTF-8" });
    expect(french.errors).toContain("jouée avec tic-tac-toe 0.1.0\u00a0; voici 0.2.0");
  });

  test("is checked against the rules of its version", async () => {
    await installOlder();
    await save("0.1.0", ["b2", "b2"]);
    const { code, errors } = await runProgram(["replay", "old.json", "--plugin", CURRENT]);
    expect(code).toBe(1);
    expect(errors).toContain("action 2 of 2, b2");
    expect(errors).toContain("place.free");
  });

  test("is refused if it is newer or has an invalid version", async () => {
    await installOlder();
    for (const version of ["0.3.0", "soon"]) {
      await save(version);
      const { code, errors } = await runProgram(["replay", "old.json", "--plugin", CURRENT]);
      expect(code).toBe(1);
      expect(errors).toContain(`played with tic-tac-toe ${version}; this is 0.2.0`);
    }
  });
});
