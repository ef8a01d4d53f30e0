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

/** Turns the results stated in a program's comments into assertions. */
const withAssertions = (code: string): string =>
  `import { deepStrictEqual } from "node:assert";\n${code.replace(
    CLAIM,
    (_line, expression: string, value: string) => `deepStrictEqual(await (${expression}), (${value}));`,
  )}`;

// inside the package, so that the programs resolve the same imports
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "readme-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the programs in the README", () => {
  test("are found, and each states a result", () => {
    expect(programs).toHaveLength(6);
    expect(programs.map(claimsIn)).not.toContain(0);
  });

  test.each(programs.map((_, number) => number))("number %i gives the stated results", async (number) => {
    const file = join(folder, `${number}.ts`);
    await writeFile(file, withAssertions(programs[number] ?? ""));
    await promisify(execFile)(process.execPath, ["--conditions=@serpentarium/source", file]);
  });
});

test("the README names an existing level", () => {
  const named = /mcts:500ms, (\w+) …/.exec(readme)?.[1];
  expect(LEVELS.map(({ id }) => id)).toContain(named);
});
