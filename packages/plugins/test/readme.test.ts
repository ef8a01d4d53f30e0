import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const programs = Array.from(readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = ""]) => code);
const CLAIM = /^(.+); \/\/ => (.+)$/gm;

// inside the package, so that the program resolves the same imports
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, "readme-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the program in the README gives the stated results", async () => {
  const [program = ""] = programs;
  expect([...program.matchAll(CLAIM)]).toHaveLength(4);
  const [, install = ""] = /^npm install ([^#]+)/m.exec(readme) ?? [];
  const dependencies = Object.fromEntries(
    install
      .trim()
      .split(" ")
      .map((name) => [name, "*"]),
  );
  const cwd = join(folder, "project");
  await mkdir(cwd);
  await writeFile(join(cwd, "package.json"), JSON.stringify({ dependencies }));
  const file = join(folder, "program.ts");
  const checked = program.replace(
    CLAIM,
    (_, expression: string, value: string) => `deepStrictEqual(${expression}, ${value});`,
  );
  await writeFile(file, `import { deepStrictEqual } from "node:assert";\n${checked}`);
  const args = ["--conditions=@serpentarium/source", file];
  await promisify(execFile)(process.execPath, args, { cwd });
});
