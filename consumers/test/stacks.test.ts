import { rmSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { installedCopies } from "../src/installed-copies.ts";
import { readManifest } from "../src/manifest.ts";
import {
  createProject,
  INSTALLERS,
  type Installer,
  install,
  type Project,
  writeProjectFile,
} from "../src/project.ts";
import { recipesIn } from "../src/readme.ts";
import { type Registry, startRegistry } from "../src/registry.ts";
import { republish } from "../src/republish.ts";
import { output, run } from "../src/run.ts";
import { workspace } from "../src/tools.ts";

const LATER_XSTATE = "5.99.0";
const full = Boolean(process.env["TEST_FULL"]);

/** What a project has installed before ours. */
const PROJECTS: readonly (readonly [string, readonly string[]])[] = [
  ["an empty folder", []],
  ["a project with Preact 10", ["preact@10.11.0"]],
  ["a project with a later XState", [`xstate@${LATER_XSTATE}`]],
  ...(full ? [["a project with an earlier XState", ["xstate@5.22.0"]] as const] : []),
];

const readmes = ["board", "bots", "puzzles", "table"].map((name) => ({
  name,
  ...recipesIn(join(workspace, "packages", name)),
}));
const installed = [...new Set(readmes.flatMap(({ install }) => install))].filter(
  (name) => !name.startsWith("-"),
);

/** Each package that must be there once, since its values are passed between packages. */
const SHARED = ["@serpentarium/core", "preact", "xstate"];

/** Plays at the table of the README on a page, and prints what it shows: the position as a picture and as text, and the views. */
const PROGRAM = `
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, document: window.document });
for (const name of ["HTMLElement", "Element", "CustomEvent", "CSSStyleSheet", "customElements", "ResizeObserver"])
  globalThis[name] = window[name];
for (const name of ["matchMedia", "getComputedStyle"]) globalThis[name] = window[name].bind(window);
window.document.body.innerHTML = '<serpent-board></serpent-board><div id="table"></div><div id="picture"></div>';

const { renderSvg, ScenePicture } = await import("@serpentarium/board");
const { h, render } = await import("preact");
const { game, store, words } = await import("./table.js");
store.send({ type: "play", action: game.legalActions(store.state.position)[0] });
const scene = game.scene(store.state.position);
const picture = window.document.querySelector("#picture");
render(h(ScenePicture, { scene, words }), picture);
const table = window.document.querySelector("#table").textContent;
console.log(JSON.stringify({ svg: renderSvg(scene, { words }), picture: picture.innerHTML, table }));
process.exit();
`;

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
  await republish(registry, "xstate", { version: LATER_XSTATE });
});
afterAll(() => registry.close());

describe.each(PROJECTS)("in %s", (_, own) => {
  test.each(INSTALLERS)(
    "with %s, packages share what they pass to each other, and draw",
    async (installer) => {
      const project: Project = createProject(inject(installer).env["HOME"]);
      if (own.length > 0) await install(project, installer, registry.url, own);
      await install(project, installer, registry.url, [...installed, "happy-dom"]);
      for (const name of SHARED) expect(installedCopies(project.folder, name), name).toHaveLength(1);
      for (const one of own) {
        const [name = "", version] = one.split("@");
        expect(readManifest(join(project.folder, "node_modules", name))?.version).toBe(version);
      }
      const table = readmes.find(({ name }) => name === "table")?.programs[0] ?? "";
      const { code } = await transform(`${table}export { game, store, words };`, { loader: "ts" });
      writeProjectFile(project, "table.js", code);
      const file = writeProjectFile(project, "program.js", PROGRAM);
      const printed = await output(process.execPath, [file], { cwd: project.folder, env: project.env });
      const drawn = JSON.parse(printed) as Readonly<Record<"picture" | "svg" | "table", string>>;
      expect(drawn.svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(drawn.picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(drawn.table).toMatch(/Player \d/);
      rmSync(project.folder, { recursive: true, force: true });
    },
  );
});

/** A game of a later release than the core of a project, and one of an earlier release. */
describe("a game that is made for another core", () => {
  const NEEDS = "@serpentarium/core";
  const fresh = async (installer: Installer, core: string): Promise<Project> => {
    const project = createProject(inject(installer).env["HOME"]);
    await install(project, installer, registry.url, [`${NEEDS}@${core}`]);
    return project;
  };
  const serpentarium = ({ folder, env }: Project, ...args: readonly string[]) =>
    run(process.execPath, ["node_modules/serpentarium/dist/main.js", ...args], { cwd: folder, env });
  beforeAll(async () => {
    await republish(registry, NEEDS, { version: "0.0.9" });
    const peerDependencies = { [NEEDS]: "^0.0.9" };
    await republish(registry, "@serpentarium/pantarei-ring", { version: "0.0.9", peerDependencies });
  });

  test("is refused by npm, which names both", async () => {
    const project = await fresh("npm", "0.0.9");
    await expect(install(project, "npm", registry.url, ["@serpentarium/pantarei"])).rejects.toThrow(
      /Found: @serpentarium\/core@0\.0\.9[\s\S]*Could not resolve dependency:\n.*peer @serpentarium\/core@"\^\d.*" from @serpentarium\/pantarei@/,
    );
    rmSync(project.folder, { recursive: true });
  });

  test("gets a sentence of the program, where pnpm installs it nevertheless", async () => {
    const project = await fresh("pnpm", "latest");
    await install(project, "pnpm", registry.url, ["serpentarium", "@serpentarium/pantarei-ring@0.0.9"]);
    const played = await serpentarium(project, "perft", "pantarei-ring", "1");
    expect(played).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^serpentarium: @serpentarium\/pantarei-ring: made for @serpentarium\/core \^0\.0\.9, and \d\S+ is installed: npm install \S+ \S+\n$/,
      ),
    });
    const others = await serpentarium(project, "play", "pantarei", "--players", "random", "--seed", "1");
    expect(others).toMatchObject({ code: 0, stderr: "" });
    rmSync(project.folder, { recursive: true });
  });

  test("and so does the program beside a core that it is not made for", async () => {
    const project = await fresh("pnpm", "0.0.9");
    await install(project, "pnpm", registry.url, ["serpentarium"]);
    const { code, stderr } = await serpentarium(project, "list");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^serpentarium: made for @serpentarium\/core \^\d\S+, and 0\.0\.9 is installed: .*\n$/,
    );
    rmSync(project.folder, { recursive: true });
  });
});
