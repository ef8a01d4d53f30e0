import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const LOTS = new URL("fixtures/lots.ts", import.meta.url).pathname;
const field = (id: string) => ({ serpentarium: { contract: CONTRACT_VERSION, games: [id] } });

let root = "";
let project = "";
const start = process.cwd();
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serpentarium-"));
  project = join(root, "project");
  await mkdir(project);
  process.chdir(project);
  dependencies = {};
});
afterEach(async () => {
  process.chdir(start);
  await rm(root, { recursive: true });
});

/** Writes a package: its package.json, as data or text, and the source of its index.js. */
async function put(folder: string, manifest: object | string, source?: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const text = typeof manifest === "string" ? manifest : JSON.stringify({ type: "module", ...manifest });
  await writeFile(join(folder, "package.json"), text);
  if (source !== undefined) await writeFile(join(folder, "index.js"), source);
}
/** The dependencies of the project. */
let dependencies: Record<string, string> = {};
/** Installs a package as a dependency of the project. */
async function install(name: string, manifest: object | string, source?: string): Promise<void> {
  await put(join(project, "node_modules", name), manifest, source);
  dependencies[name] = "*";
  await put(project, { dependencies });
}
const reexport = (path: string): string => `export { default } from ${JSON.stringify(path)};`;

describe("an installed plugin", () => {
  test("is found by id, package name and path, without --plugin", async () => {
    await install("@me/morpion", { name: "@me/morpion", ...field("tic-tac-toe") }, reexport(TIC_TAC_TOE));
    for (const name of ["tic-tac-toe", "@me/morpion", "./node_modules/@me/morpion"]) {
      const { output, errors } = await runProgram(["perft", name, "1"]);
      expect(errors).toBe("");
      expect(output).toMatch(/^1 9 /);
    }
    expect((await runProgram(["check", "tic-tac-toe", "--runs", "1"])).code).toBe(0);
    expect((await runProgram(["diff", "tic-tac-toe", "@me/morpion", "--games", "2"])).code).toBe(0);
  });

  describe("made for another core is refused before it runs, with advice", () => {
    const source = 'throw new Error("this must not run");';
    const made = { ...field("later"), peerDependencies: { "@serpentarium/core": "^0.2.0" } };
    const command = "npm install later@latest @serpentarium/core@latest";

    test.each([
      ["en", "0.1.3", `later: made for @serpentarium/core ^0.2.0, and 0.1.3 is installed: ${command}\n`],
      ["en", "1.0.0", `later: made for @serpentarium/core ^0.2.0, and 1.0.0 is installed: ${command}\n`],
      [
        "fr",
        "0.1.3",
        `later\u00a0: fait pour @serpentarium/core ^0.2.0, alors que 0.1.3 est installé\u00a0: ${command}\n`,
      ],
    ])("in %s, beside %s", async (language, version, message) => {
      const core = { name: "@serpentarium/core", version, exports: { "./package.json": "./package.json" } };
      await install("later", made, source);
      await put(join(project, "node_modules/@serpentarium/core"), core);
      const { code, errors } = await runProgram(["perft", "later", "1", "--language", language]);
      expect([code, errors]).toEqual([1, `serpentarium: ${message}`]);
    });

    test("unless it fits, or names no range", async () => {
      const version = { version: "0.2.7", exports: { "./package.json": "./package.json" } };
      await put(join(project, "node_modules/@serpentarium/core"), { name: "@serpentarium/core", ...version });
      for (const range of ["^0.2.0", "0.1 || 0.2", "workspace:^"]) {
        const peerDependencies = { "@serpentarium/core": range };
        await install(
          "fits",
          { name: "fits", ...field("tic-tac-toe"), peerDependencies },
          reexport(TIC_TAC_TOE),
        );
        expect(await runProgram(["perft", "fits", "1"]), range).toMatchObject({ code: 0, errors: "" });
      }
    });
  });

  describe("made for another contract is refused before it runs, with advice", () => {
    const source = 'throw new Error("this must not run");';
    const folder = "./node_modules/later";

    test.each([
      ["its id", "future", "later"],
      ["its package", "later", "later"],
      ["its folder", folder, folder],
      ["a module", `${folder}/index.js`, `${folder}/index.js`],
      ["a deep module", `${folder}/dist/esm/index.js`, `${folder}/dist/esm/index.js`],
    ])("by %s", async (_, specifier, label) => {
      await install("later", { serpentarium: { contract: 2, games: ["future"] } }, source);
      await mkdir(`${folder}/dist/esm`, { recursive: true });
      await writeFile(`${folder}/dist/esm/index.js`, source);
      for (const command of ["check", "svg", "list --plugin"]) {
        const args = [...command.split(" "), specifier, "--language", "fr"];
        const { code, errors } = await runProgram(args);
        expect(errors).toBe(
          `serpentarium: ${label}\u00a0: fait pour le contrat 2, alors que ces outils prennent le contrat 1\u00a0: mettez les outils à jour, ou installez la version du jeu faite pour le contrat 1\n`,
        );
        expect(code).toBe(1);
      }
    });
  });

  test("is refused if its game is not the one it declares", async () => {
    await install("@me/morpion", field("draughts"), reexport(TIC_TAC_TOE));
    const { code, errors } = await runProgram(["perft", "draughts", "1"]);
    expect(errors).toContain("@me/morpion: package.json names draughts, but the plugin is tic-tac-toe");
    expect(code).toBe(1);
  });

  test("does not replace a built-in game unless given with --plugin", async () => {
    await install("fake", field("pantarei"), `throw new Error("this must not run");`);
    expect((await runProgram(["perft", "pantarei", "0"])).output).toMatch(/^0 1 /);
  });

  test("is not run when a record names a path", async () => {
    await writeFile(join(project, "evil.mjs"), 'throw new Error("this must not run");');
    const record = {
      format: "serpentarium/1",
      game: "./evil.mjs",
      version: "1.0.0",
      seats: 2,
      options: {},
      actions: [],
      outcome: null,
    };
    const { code, errors } = await runProgram(["replay", "-"], JSON.stringify(record));
    expect(errors).toContain('unknown game "./evil.mjs"');
    expect(code).toBe(1);
  });
});

describe("the build of a package", () => {
  const package_ = { ...field("tic-tac-toe"), main: "./dist/index.js", scripts: { build: "tsup" } };

  test("if there is none, the build command is printed, code 1", async () => {
    await put(project, package_);
    const { code, errors } = await runProgram(["perft", project, "0"]);
    expect(errors).toBe(`serpentarium: ${project}: not built yet: run npm run build\n`);
    expect(code).toBe(1);
    expect((await runProgram(["perft", project, "0", "--language", "fr"])).errors).toBe(
      `serpentarium: ${project}\u00a0: pas encore construit\u00a0: lancez npm run build\n`,
    );
  });

  test("if src is newer, a warning is printed once, however often it is loaded", async () => {
    await put(project, package_);
    await put(join(project, "dist"), { type: "module" }, reexport(TIC_TAC_TOE));
    await utimes(join(project, "dist/index.js"), 1, 1);
    await mkdir(join(project, "src"));
    await writeFile(join(project, "src/index.ts"), "");
    const { errors } = await runProgram(["diff", project, project, "--games", "1"]);
    const entry = join("dist", "index.js");
    expect(errors).toBe(
      `serpentarium: ${project}: src is newer than ${entry}, which is used: run npm run build\n`,
    );
    const { errors: french } = await runProgram(["perft", project, "0", "--language", "fr"]);
    expect(french).toBe(
      `serpentarium: ${project}\u00a0: src est plus récent que ${entry}, qui sert ici\u00a0: lancez npm run build\n`,
    );
  });
});

describe("serpentarium list", () => {
  test("prints a line per game: id, version, title, seats, package, contract, origin, base", async () => {
    await install("lots", { name: "lots", ...field("lots") }, reexport(LOTS));
    const variant = `import plugin from ${JSON.stringify(TIC_TAC_TOE)};
const variantOf = { id: "tic-tac-toe", version: "0.1.0", range: "^0.1.0" };
export default { ...plugin, game: { ...plugin.game, id: "torus", variantOf } };`;
    await put(join(project, "torus"), { name: "@me/torus" }, variant);
    const { code, output, errors } = await runProgram(["list", "--plugin", "./torus"]);
    expect(errors).toBe("");
    const rows = output
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/ {2,}/));
    expect(rows[0]).toEqual([
      "game",
      "version",
      "title",
      "seats",
      "package",
      "contract",
      "from",
      "variant of",
    ]);
    expect(rows[1]).toEqual([
      "torus",
      "0.1.0",
      "Tic-tac-toe",
      "2",
      "@me/torus",
      "1",
      "path",
      "tic-tac-toe ^0.1.0",
    ]);
    expect(rows.at(-1)).toEqual(["lots", "1.2.3", "Lots", "2–3", "lots", "1", "installed"]);
    expect(rows.slice(2, -1).map(([id, , , , name, , from]) => [id, name, from])).toEqual(
      ["pantarei", "ssserpent", "sssnake", "serpent-cartes"].map((id) => [
        id,
        `@serpentarium/${id}`,
        "built in",
      ]),
    );
    expect(code).toBe(0);
  });

  test("--json prints the games and the skipped packages", async () => {
    await install("fake", { name: "fake", ...field("tic-tac-toe") }, reexport(TIC_TAC_TOE));
    await install("broken", "hello");
    const { output, errors } = await runProgram(["list", "--json", "--plugin", TIC_TAC_TOE]);
    const { games, skipped } = JSON.parse(output);
    expect(games[0]).toEqual({
      id: "tic-tac-toe",
      version: "0.1.0",
      title: { en: "Tic-tac-toe", de: "Tic-Tac-Toe", es: "Tres en raya", fr: "Morpion" },
      seats: { min: 2, max: 2 },
      package: "@serpentarium/tic-tac-toe",
      contract: 1,
      from: "path",
      path: TIC_TAC_TOE,
      variantOf: null,
      hidden: false,
    });
    expect(games.at(-1)).toMatchObject({ package: "fake", from: "installed", hidden: true });
    expect(skipped).toEqual([
      expect.objectContaining({
        en: "broken: package.json is not JSON",
        fr: "broken\u00a0: package.json n’est pas du JSON",
      }),
    ]);
    expect(errors).toBe("");
  });

  test("reports broken plugins as errors, and lists the rest", async () => {
    await install("a-broken", "hello");
    await install("b-throws", field("b"), 'throw new Error("\\u001b[2Jout of\\norder");');
    await install("c-none", field("c"), "export default 5;");
    await install("d-old", { serpentarium: { contract: 0, games: ["d"] } }, "");
    const { code, output, errors } = await runProgram(["list"]);
    expect(errors.split("\n")).toEqual([
      "serpentarium: skipped: a-broken: package.json is not JSON",
      "serpentarium: skipped: b-throws: cannot be loaded:  [2Jout of order",
      "serpentarium: skipped: c-none: the default export is not a plugin (see definePlugin in @serpentarium/core)",
      "serpentarium: skipped: d-old: made for contract 0, and these tools take contract 1: update the plugin, or install the version of the tools that takes contract 0",
      "",
    ]);
    expect(output).toContain("serpent-cartes");
    expect(code).toBe(0);
  });
});
