import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { BUNDLERS, type Bundler, hasXState } from "../src/bundlers.ts";
import { serveFolder } from "../src/folder-server.ts";
import { games } from "../src/games.ts";
import { pageProgram, playPage } from "../src/page.ts";
import { writeProjectFile } from "../src/project.ts";
import type { Usage } from "../src/readme.ts";
import { output } from "../src/run.ts";
import { skipReason, useChromium } from "./chromium.ts";

const project = inject("pnpm");
const options = { cwd: project.folder, env: project.env };
const browser = useChromium();
const bundlers: [string, Bundler][] = Object.entries(BUNDLERS);
const pantarei = games.filter(({ name }) => name === "@serpentarium/pantarei");

/** The output of the programs as they are, each run once. */
const unbundled = new Map<string, Promise<string>>();
function runUnbundled(game: string, use: Usage): Promise<string> {
  const known = unbundled.get(game + use);
  if (known) return known;
  const { code } = games.find((one) => one.game === game)?.recipe(use) ?? { code: "" };
  const file = writeProjectFile(project, `bundles/plain/${game}-${use.replaceAll(" ", "-")}.js`, code);
  const printed = output(process.execPath, [file], options);
  unbundled.set(game + use, printed);
  return printed;
}

describe.each(bundlers)("%s", (bundler, bundle) => {
  const folder = `bundles/${bundler}`;
  const outFolder = join(project.folder, folder, "out");
  const bundleOf = (game: string, program: string): string => join(outFolder, `${game}-${program}.js`);
  beforeAll(async () => {
    const entries = pantarei.flatMap((one) => {
      const programs = {
        rules: one.recipe("Rules only").code,
        turn: one.recipe("With the turn machine").code,
        board: pageProgram(one),
      };
      return Object.entries(programs).map(([name, code]) =>
        writeProjectFile(project, `${folder}/${one.game}-${name}.js`, code),
      );
    });
    await bundle(entries, outFolder);
  });
  const run = (file: string): Promise<string> => output(process.execPath, [file], options);

  test.each(pantarei)(
    "rules only: $name plays the same as unbundled, without XState in the bundle",
    async ({ game }) => {
      const out = bundleOf(game, "rules");
      expect(await run(out)).toBe(await runUnbundled(game, "Rules only"));
      expect(hasXState(out)).toBe(false);
      expect(statSync(out).size).toBeLessThan(120_000);
    },
  );

  test.each(pantarei)(
    "with the turn machine: $name plays the same as unbundled, with XState in the bundle",
    async ({ game }) => {
      const out = bundleOf(game, "turn");
      expect(await run(out)).toBe(await runUnbundled(game, "With the turn machine"));
      expect(hasXState(out)).toBe(true);
    },
  );

  test.skipIf(skipReason).each(pantarei)("with the board: $name is played on a page", async ({ game }) => {
    const out = bundleOf(game, "board");
    const html = `<!doctype html><title>Board</title><body><script type="module" src="${basename(out)}"></script>`;
    writeProjectFile({ ...project, folder: outFolder }, "index.html", html);
    const { url, close } = await serveFolder(outFolder);
    onTestFinished(close);
    expect((await playPage(browser(), `${url}/index.html`)).reason).toMatch(/^end\./);
  });
});
