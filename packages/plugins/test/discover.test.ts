import { execFileSync } from "node:child_process";
import { chown, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@serpentarium/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { discoverGame, discoverPlugins } from "../src/discover.ts";
import { loadInstalledPlugins } from "../src/load-plugin.ts";
import { parseManifest } from "../src/manifest.ts";

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
  vi.restoreAllMocks();
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
const discovered = (from?: string) =>
  discoverPlugins(from).packages.map(({ name, games, origin }) => `${name} ${games.join()} ${origin}`);

describe("discover", () => {
  test("finds dependencies with the field, plain and scoped, from any folder of the package; the nearest of a name", async () => {
    await install("lots", field("lots"));
    await install("@me/tic-tac-toe", field("tic-tac-toe"));
    await install("other", { name: "other" });
    await put(join(root, "node_modules/lots"), field("older-lots"));
    await put(join(root, "node_modules/hoisted"), field("hoisted"));
    await put(project, { dependencies: { ...dependencies, hoisted: "*" } });
    await mkdir(join(project, "src/deep"), { recursive: true });
    const names = ["lots lots", "@me/tic-tac-toe tic-tac-toe", "hoisted hoisted"];
    const expected = names.map((name) => `${name} installed`);
    expect(discovered()).toEqual(expected);
    expect(discovered(join(project, "src/deep"))).toEqual(expected);
  });

  test("neither finds nor runs packages in node_modules that are not dependencies", async () => {
    const evil = 'throw new Error("this must not run");';
    await put(join(root, "node_modules/evil"), field("evil"), evil);
    await put(join(project, "node_modules/evil-too"), field("evil-too"), evil);
    expect(discovered()).toEqual([]);
    await put(project, { name: "mine" });
    expect(discovered()).toEqual([]);
    expect(await loadInstalledPlugins()).toEqual({ plugins: [], broken: [] });
  });

  test("skips a surrounding package of another user with its dependencies, unless it is the current folder", async () => {
    await install("lots", field("lots"));
    await mkdir(join(project, "a/b"), { recursive: true });
    if (process.getuid?.() === 0) await chown(join(project, "package.json"), 1000, 1000);
    vi.spyOn(process, "getuid").mockReturnValue(12_345);
    const { packages, skipped } = discoverPlugins(join(project, "a/b"));
    expect(packages).toEqual([]);
    expect(skipped).toEqual([
      {
        name: project,
        reason: { id: "plugins.foreign-owner" },
      },
    ]);
    expect(discovered()).toEqual(["lots lots installed"]);
  });

  test("finds the current package under its own name", async () => {
    await put(project, { name: "@me/lots", ...field("lots") });
    await mkdir(join(project, "test"));
    expect(discovered(join(project, "test"))).toEqual(["@me/lots lots path"]);
  });

  test("finds a linked package, and a dependency on NODE_PATH", async () => {
    await put(join(root, "linked"), field("linked"));
    await mkdir(join(project, "node_modules"));
    await symlink(join(root, "linked"), join(project, "node_modules/linked"));
    await put(project, { dependencies: { linked: "*" } });
    expect(discovered()).toEqual(["linked linked installed"]);
    const store = join(root, "store");
    await put(join(store, "lots"), field("lots"));
    await put(project, { dependencies: { lots: "^1.0.0", missing: "*", "../../evil": "*" } });
    const program = `import { discoverPlugins } from ${JSON.stringify(new URL("../src/discover.ts", import.meta.url).href)};
console.log(discoverPlugins().packages.map(({ name }) => name).join());`;
    const args = ["--conditions=@serpentarium/source", "--input-type=module", "--eval", program];
    const env = { ...process.env, NODE_PATH: store };
    expect(String(execFileSync(process.execPath, args, { cwd: project, env }))).toBe("lots\n");
  });

  test("skips broken packages, each with a reason", async () => {
    await install("lots", field("lots"));
    await install("a-text", "hello");
    await install("b-list", "[]");
    await install("c-field", { serpentarium: true });
    await install("d-games", { serpentarium: { contract: 1, games: [] } });
    await install("e-id", { serpentarium: { contract: 1, games: ["../evil"] } });
    await install("f-contract", { serpentarium: { contract: "1", games: ["f"] } });
    await install("g-huge", `{"serpentarium":"${"x".repeat(1 << 20)}"}`);
    await mkdir(join(project, "node_modules/h-folder/package.json"), { recursive: true });
    await writeFile(join(project, "node_modules/i-file"), "");
    await symlink(join(project, "node_modules/j-loop"), join(project, "node_modules/j-loop"));
    await put(project, { dependencies: { ...dependencies, "h-folder": "*", "i-file": "*", "j-loop": "*" } });
    const { packages, skipped } = discoverPlugins();
    expect(packages.map(({ name }) => name)).toEqual(["lots"]);
    expect(skipped.map(({ name, reason }) => [name, reason])).toEqual([
      ["a-text", { id: "failures.bad-plugin.json" }],
      ["b-list", { id: "failures.bad-plugin.object" }],
      ...["c-field", "d-games", "e-id", "f-contract"].map((name) => [
        name,
        { id: "failures.bad-plugin.field", data: { form: '{ "contract": 1, "games": ["<id>"] }' } },
      ]),
      ["g-huge", { id: "failures.bad-plugin.size" }],
      ["h-folder", { id: "failures.bad-plugin.unreadable", data: { code: "EISDIR" } }],
      ["j-loop", { id: "failures.bad-plugin.unreadable", data: { code: "ELOOP" } }],
    ]);
  });
});

test("finds the base of a variant among the dependencies of its package", () => {
  const folder = new URL("../../pantarei-ring", import.meta.url).pathname;
  expect(discoverGame("pantarei", folder)?.name).toBe("@serpentarium/pantarei");
  expect(discoverGame("chess", folder)).toBeUndefined();
});

describe("parseManifest", () => {
  test("reads the fields it needs, and ignores invalid ones", () => {
    const text = '{"name":"\\u001b[2J","__proto__":{"serpentarium":1},"dependencies":["x"],"main":5}';
    const manifest = {
      name: undefined,
      exports: undefined,
      main: 5,
      dependencies: [],
      coreRange: undefined,
      isPrivate: false,
      hasBuild: false,
    };
    expect(parseManifest(text)).toEqual({ ok: true, value: manifest });
  });
});

test("the games of this workspace declare themselves in package.json", () => {
  const games = discoverPlugins(start).packages.map(({ name, games: ids }) => [name, ...ids]);
  const ids = ["pantarei", "pantarei-ring", "tic-tac-toe"];
  expect(games).toEqual(expect.arrayContaining(ids.map((id) => [`@serpentarium/${id}`, id])));
});
