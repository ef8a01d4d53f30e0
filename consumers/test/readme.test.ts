import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { games } from "../src/games.ts";
import { createProject, install, type Project, writeIn } from "../src/project.ts";
import { importsOf, USES } from "../src/readme.ts";
import { output } from "../src/run.ts";
import { onPath } from "../src/tools.ts";

/** The Node of these tests, and that of the machine, which may be an older one. */
const nodes = [process.execPath, onPath("node", { elsewhere: true })].filter((node) => node !== undefined);

test("there are games to use", () => {
  expect(games.map(({ name }) => name)).toContain("@serpentarium/pantarei");
});

describe.each(games)("$name alone", ({ name, recipe }) => {
  let project: Project;
  beforeAll(async () => {
    project = createProject(inject("pnpm").env["HOME"]);
    const packages = new Set(USES.flatMap((use) => recipe(use).install));
    await install(project, "pnpm", inject("registry"), [...packages]);
  });
  afterAll(() => rmSync(project.folder, { recursive: true }));

  test.each(USES)("%s: it says to install what it imports, and is about ten lines long", (use) => {
    const { install, code } = recipe(use);
    expect(install).toEqual(expect.arrayContaining([...importsOf(code)]));
    expect(install).toContain(name);
    expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(14);
  });

  test.each(["Rules only", "With the turn machine"] as const)(
    "%s: a whole game in every Node",
    async (use) => {
      const file = writeIn(project, `${use.replaceAll(" ", "-")}.js`, recipe(use).code);
      const said = await Promise.all(
        nodes.map((node) => output(node, [file], { cwd: project.folder, env: project.env })),
      );
      expect(said[0]).toMatch(/winners: \[.*reason: 'end\.[a-z-]+'/s);
      for (const other of said) expect(other).toBe(said[0]);
    },
  );
});
