import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEVELS } from "../src/index.ts";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const programs = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = ""]) => code);

const CLAIM = /^(.+); \/\/ => (.+)$/gm;
const claimsIn = (code: string): number => [...code.matchAll(CLAIM)].length;

/** A program that throws where one of its lines does not give what it says. */
const checking = (code: string): string =>
  `import { deepStrictEqual } from "node:assert";\n${code.replace(
    CLAIM,
    (_line, expression: string, value: string) => `deepStrictEqual(await (${expression}), (${value}));`,
  )}`;

// in the package, so that it imports what the package does, and the package by its name
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "readme-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the programs in the readme", () => {
  test("are found, and each says what comes of it", () => {
    expect(programs).toHaveLength(5);
    expect(programs.map(claimsIn)).not.toContain(0);
  });

  test.each(programs.map((_, number) => number))("number %i does what it says", async (number) => {
    const file = join(folder, `${number}.ts`);
    await writeFile(file, checking(programs[number] ?? ""));
    await promisify(execFile)(process.execPath, ["--conditions=@serpentarium/source", file]);
  });
});

test("the readme names a level that there is", () => {
  const named = /mcts:500ms, (\w+) …/.exec(readme)?.[1];
  expect(LEVELS.map(({ id }) => id)).toContain(named);
});
