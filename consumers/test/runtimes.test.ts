import { describe, expect, inject, test } from "vitest";
import { someGames } from "../src/games.ts";
import { writeIn } from "../src/project.ts";
import { output } from "../src/run.ts";
import { RUNTIMES } from "../src/runtimes.ts";

const project = inject("npm");
const options = { cwd: project.folder, env: project.env };

/** What a game prints, whatever the runtime thinks of quotes and line breaks. */
const plain = (said: string): string => said.replaceAll('"', "'").replace(/[\s,]+/g, " ");

describe.each(RUNTIMES)("$name", ({ path, args }) => {
  test.skipIf(!path).each(someGames)("$name: a whole game, as in Node", async ({ game, recipe }) => {
    for (const use of ["Rules only", "With the turn machine"] as const) {
      const file = writeIn(project, `runtimes/${game}-${use.replaceAll(" ", "-")}.js`, recipe(use).code);
      const node = await output(process.execPath, [file], options);
      expect(plain(await output(path ?? "", [...args, file], options))).toBe(plain(node));
    }
  });
});
