import { statSync } from "node:fs";
import { dirname, relative } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { BUNDLERS, type Bundler, bundleOf, hasXState } from "../src/bundlers.ts";
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

describe.each(bundlers)("%s", (bundler, bundle) => {
  async function bundleProgram(name: string, code: string): Promise<string> {
    const entry = writeProjectFile(project, `bundles/${bundler}/${name}.js`, code);
    const out = bundleOf(entry, bundler);
    await bundle(entry, out);
    return out;
  }
  const run = (file: string): Promise<string> => output(process.execPath, [file], options);
  const runUnbundled = (use: Usage, code: string): Promise<string> =>
    run(writeProjectFile(project, `bundles/plain/${use.replaceAll(" ", "-")}.js`, code));

  test.each(pantarei)(
    "rules only: $name plays the same as unbundled, without XState in the bundle",
    async ({ recipe }) => {
      const { code } = recipe("Rules only");
      const out = await bundleProgram("rules", code);
      expect(await run(out)).toBe(await runUnbundled("Rules only", code));
      expect(hasXState(out)).toBe(false);
      expect(statSync(out).size).toBeLessThan(120_000);
    },
  );

  test.each(pantarei)(
    "with the turn machine: $name plays the same as unbundled, with XState in the bundle",
    async ({ recipe }) => {
      const { code } = recipe("With the turn machine");
      const out = await bundleProgram("turn", code);
      expect(await run(out)).toBe(await runUnbundled("With the turn machine", code));
      expect(hasXState(out)).toBe(true);
    },
  );

  test.skipIf(skipReason).each(pantarei)("with the board: $name is played on a page", async (game) => {
    const out = await bundleProgram("board", pageProgram(game));
    const html = `<!doctype html><title>Board</title><body><script type="module" src="${relative(dirname(out), out)}"></script>`;
    writeProjectFile({ ...project, folder: dirname(out) }, "index.html", html);
    const { url, close } = await serveFolder(dirname(out));
    onTestFinished(close);
    expect((await playPage(browser(), `${url}/index.html`)).reason).toMatch(/^end\./);
  });
});
