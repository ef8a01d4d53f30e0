import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { games } from "../src/games.ts";
import { createProject, installWorkspace, type Project, writeProjectFile } from "../src/project.ts";
import { importsOf, recipesIn, TOOLS, USAGES } from "../src/readme.ts";
import { output } from "../src/run.ts";
import { findOnPath, workspace } from "../src/tools.ts";

/** The Node of these tests, and the Node of the machine, which may be older. */
const nodes = [process.execPath, findOnPath("node", { skipNodeModules: true })].filter(
  (node) => node !== undefined,
);

/** The usages whose programs run in Node. */
const PLAYED = ["Rules only", "With the turn machine"] as const;
const fileOf = (game: string, use: string): string => `${game}/${use.replaceAll(" ", "-")}.js`;

/** Runs programs one after the other, and prints what each prints as a line of JSON. */
const RUNNER = `
import { format } from "node:util";
const { log } = console;
for (const file of process.argv.slice(2)) {
  const printed = [];
  console.log = (...values) => printed.push(format(...values));
  await import(\`./\${file}\`);
  log(JSON.stringify([file, printed.join("\\n")]));
}
`;

let project: Project;
/** What each program prints, in each Node. */
let printed: readonly ReadonlyMap<string, string>[] = [];

beforeAll(async () => {
  project = createProject(inject("pnpm").env["HOME"]);
  const installed = games.map(
    ({ game, recipe }) => [game, [...new Set(USAGES.flatMap((use) => recipe(use).install))]] as const,
  );
  await installWorkspace(project, inject("registry"), new Map(installed));
  const files = games.flatMap(({ game, recipe }) =>
    PLAYED.map((use) => {
      writeProjectFile(project, fileOf(game, use), recipe(use).code);
      return fileOf(game, use);
    }),
  );
  const runner = writeProjectFile(project, "runner.js", RUNNER);
  printed = await Promise.all(
    nodes.map(async (node) => {
      const text = await output(node, [runner, ...files], { cwd: project.folder, env: project.env });
      const lines = text.trimEnd().split("\n");
      return new Map(lines.map((line) => JSON.parse(line) as [string, string]));
    }),
  );
});
afterAll(() => rmSync(project.folder, { recursive: true }));

test("the games are found", () => {
  expect(games.map(({ name }) => name)).toContain("@serpentarium/pantarei");
});

test.each(TOOLS)("the README of %s tells to install what its programs import", (name) => {
  const { install, programs } = recipesIn(join(workspace, "packages", name));
  const imported = programs.flatMap(importsOf).filter((one) => !one.startsWith("node:"));
  expect(imported.length).toBeGreaterThan(1);
  expect(install).toEqual(expect.arrayContaining(imported));
});

describe.each(games)("$name alone", ({ name, game, recipe }) => {
  test.each(USAGES)("%s: installs what the program imports, and is short", (use) => {
    const { install, code } = recipe(use);
    expect(install).toEqual(expect.arrayContaining([...importsOf(code)]));
    expect(install).toContain(name);
    expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(17);
  });

  test.each(PLAYED)("%s: plays a whole game, with the same output in every Node", (use) => {
    const [first, ...others] = printed.map((outputs) => outputs.get(fileOf(game, use)));
    expect(first).toMatch(/reason: 'end\.[a-z-]+'/);
    expect(first).toMatch(/places: \[ ?[12]/);
    for (const other of others) expect(other).toBe(first);
  });
});
