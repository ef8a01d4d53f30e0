import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { BUNDLERS, type Bundler, hasXState, minifiedCode, minifiedSize } from "../src/bundlers.ts";
import { serveFolder } from "../src/folder-server.ts";
import { games } from "../src/games.ts";
import { pageProgram, playPage } from "../src/page.ts";
import { writeProjectFile } from "../src/project.ts";
import type { Usage } from "../src/readme.ts";
import { output } from "../src/run.ts";
import { plainMessages } from "../src/words.ts";
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

/** A page that only talks to a worker in which bots think. */
const WORKER_CLIENT = `
import { connectBotWorker, toPort } from "@serpentarium/bots";
export const bots = connectBotWorker(toPort(new Worker("bots.js", { type: "module" })));
`;

/** The messages of a file of words that code contains. */
const bundledOf = (code: string, name: string, file: string): readonly string[] =>
  plainMessages(project.folder, name, file).filter((message) => code.includes(message));

/** What else bundlers write than esbuild, at most, as a share of its bundle. */
const TOLERANCE = 1.15;

/** The sizes of bundles with the rules of a game alone, made by esbuild. */
const rulesSizes = new Map<string, number>();
beforeAll(async () => {
  const folder = join(project.folder, "bundles/sizes");
  const entries = games.map((one) =>
    writeProjectFile(project, `bundles/${one.game}-size.js`, one.recipe("Rules only").code),
  );
  await BUNDLERS["esbuild"]?.(entries, folder);
  for (const { game } of games) rulesSizes.set(game, await minifiedSize(join(folder, `${game}-size.js`)));
});

describe.each(bundlers)("%s", (bundler, bundle) => {
  const folder = `bundles/${bundler}`;
  const outFolder = join(project.folder, folder, "out");
  const bundleOf = (game: string, program: string): string => join(outFolder, `${game}-${program}.js`);
  beforeAll(async () => {
    const entries = games.flatMap((one) => {
      const programs = {
        rules: one.recipe("Rules only").code,
        ...(pantarei.includes(one) && {
          turn: one.recipe("With the turn machine").code,
          board: pageProgram(one),
        }),
      };
      return Object.entries(programs).map(([name, code]) =>
        writeProjectFile(project, `${folder}/${one.game}-${name}.js`, code),
      );
    });
    await bundle(
      [...entries, writeProjectFile(project, `${folder}/worker-client.js`, WORKER_CLIENT)],
      outFolder,
    );
  });
  const run = (file: string): Promise<string> => output(process.execPath, [file], options);

  test.each(pantarei)(
    "rules only: $name plays the same as unbundled, without XState in the bundle",
    async ({ game }) => {
      const out = bundleOf(game, "rules");
      expect(await run(out)).toBe(await runUnbundled(game, "Rules only"));
      expect(hasXState(out)).toBe(false);
    },
  );

  test.each(games)("rules only: $name brings no words, and no examples", async ({ name, game }) => {
    const code = await minifiedCode(bundleOf(game, "rules"));
    for (const file of ["en", "en.teaching", "fr"]) {
      expect(plainMessages(project.folder, name, file).length, file).toBeGreaterThan(0);
      expect(bundledOf(code, name, file), file).toEqual([]);
    }
    expect(gzipSync(code).length).toBeLessThan((rulesSizes.get(game) ?? 0) * TOLERANCE);
  });

  test("a page that talks to a worker has no search", async () => {
    expect(await minifiedSize(join(outFolder, "worker-client.js"))).toBeLessThan(2500);
  });

  test.each(pantarei)(
    "with the turn machine: $name plays the same as unbundled, with XState in the bundle",
    async ({ game }) => {
      const out = bundleOf(game, "turn");
      expect(await run(out)).toBe(await runUnbundled(game, "With the turn machine"));
      expect(hasXState(out)).toBe(true);
    },
  );

  test.each(pantarei)("with the board: $name has the words of one language alone", async ({ name, game }) => {
    const code = await minifiedCode(bundleOf(game, "board"));
    expect(bundledOf(code, name, "en").length).toBeGreaterThan(10);
    for (const one of [name, "@serpentarium/core", "@serpentarium/board"]) {
      const english = new Set(plainMessages(project.folder, one, "en"));
      expect(
        bundledOf(code, one, "fr").filter((text) => !english.has(text)),
        one,
      ).toEqual([]);
    }
  });

  test.skipIf(skipReason).each(pantarei)("with the board: $name is played on a page", async ({ game }) => {
    const out = bundleOf(game, "board");
    const html = `<!doctype html><title>Board</title><body><script type="module" src="${basename(out)}"></script>`;
    writeProjectFile({ ...project, folder: outFolder }, "index.html", html);
    const { url, close } = await serveFolder(outFolder);
    onTestFinished(close);
    expect((await playPage(browser(), `${url}/index.html`)).reason).toMatch(/^end\./);
  });
});
