import { describe, expect, inject, test } from "vitest";
import { someGames } from "../src/games.ts";
import { writeProjectFile } from "../src/project.ts";
import { output } from "../src/run.ts";
import { RUNTIMES } from "../src/runtimes.ts";

const project = inject("npm");
const options = { cwd: project.folder, env: project.env };

/** Normalises quotes and line breaks, which differ between runtimes. */
const normalise = (printed: string): string => printed.replaceAll('"', "'").replace(/[\s,]+/g, " ");

describe.each(RUNTIMES)("$name", ({ path, args }) => {
  test.skipIf(!path).each(someGames)(
    "$name: plays a whole game, with the same output as in Node",
    async ({ game, recipe }) => {
      for (const use of ["Rules only", "With the turn machine"] as const) {
        const file = writeProjectFile(
          project,
          `runtimes/${game}-${use.replaceAll(" ", "-")}.js`,
          recipe(use).code,
        );
        const node = await output(process.execPath, [file], options);
        expect(normalise(await output(path ?? "", [...args, file], options))).toBe(normalise(node));
      }
    },
  );
});
