import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { games } from "../src/games.ts";
import { createProject, install, type Project, writeProjectFile } from "../src/project.ts";
import { importsOf, USAGES } from "../src/readme.ts";
import { output } from "../src/run.ts";
import { findOnPath } from "../src/tools.ts";

/** The Node of these tests, and the Node of the machine, which may be older. */
const nodes = [process.execPath, findOnPath("node", { skipNodeModules: true })].filter(
  (node) => node !== undefined,
);

test("the games are found", () => {
  expect(games.map(({ name }) => name)).toContain("@serpentarium/pantarei");
});

describe.each(games)("$name alone", ({ name, recipe }) => {
  let project: Project;
  beforeAll(async () => {
    project = createProject(inject("pnpm").env["HOME"]);
    const packages = new Set(USAGES.flatMap((use) => recipe(use).install));
    await install(project, "pnpm", inject("registry"), [...packages]);
  });
  afterAll(() => rmSync(project.folder, { recursive: true }));

  test.each(USAGES)("%s: installs what the program imports, and is about ten lines long", (use) => {
    const { install, code } = recipe(use);
    expect(install).toEqual(expect.arrayContaining([...importsOf(code)]));
    expect(install).toContain(name);
    expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(14);
  });

  test.each(["Rules only", "With the turn machine"] as const)(
    "%s: plays a whole game, with the same output in every Node",
    async (use) => {
      const file = writeProjectFile(project, `${use.replaceAll(" ", "-")}.js`, recipe(use).code);
      const outputs = await Promise.all(
        nodes.map((node) => output(node, [file], { cwd: project.folder, env: project.env })),
      );
      expect(outputs[0]).toMatch(/winners: \[.*reason: 'end\.[a-z-]+'/s);
      for (const other of outputs) expect(other).toBe(outputs[0]);
    },
  );
});
