import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const CLAIM = /^(.+); \/\/ => (.+)$/gm;

// inside the package, so that the program resolves the same imports
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "readme-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the program in the README gives the stated results", async () => {
  const [, program = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  expect([...program.matchAll(CLAIM)]).toHaveLength(3);
  const checked = program.replace(
    CLAIM,
    (_, expression: string, value: string) => `deepStrictEqual(${expression}, ${value});`,
  );
  const file = join(folder, "program.ts");
  await writeFile(file, `import { deepStrictEqual } from "node:assert";\n${checked}`);
  await promisify(execFile)(process.execPath, ["--conditions=@serpentarium/source", file]);
});
