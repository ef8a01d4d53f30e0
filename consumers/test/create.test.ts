import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bareEnvironment, createProject, type Installer, install } from "../src/project.ts";
import { output } from "../src/run.ts";
import { findPnpm } from "../src/tools.ts";

const NODE = dirname(process.execPath);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the tests are over. */
function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-create-"));
  folders.push(folder);
  return folder;
}

/** The environment of somebody whose npm and pnpm know one registry; both are on their `PATH`. */
async function newcomer(): Promise<NodeJS.ProcessEnv> {
  const home = temporary();
  writeFileSync(join(home, ".npmrc"), `registry=${inject("registry")}\n`);
  const env = bareEnvironment(home);
  const programs = [NODE, dirname(await findPnpm()), env["PATH"]];
  return { ...env, PATH: programs.filter((path) => path && path !== ".").join(delimiter) };
}

/** What one types to start a package. */
const CREATE: Readonly<Record<Installer, readonly string[]>> = {
  // the English title stands in for the French one, and has to be set in French
  npm: [
    "create",
    "--yes",
    "serpentarium",
    "hoop-snake",
    "--",
    "--from",
    "game",
    "--title",
    "Hoop: the snake's tail",
    "--author",
    "Ada",
  ],
  pnpm: [
    "create",
    "serpentarium",
    "@ada/hoop-snake",
    "--from",
    "pantarei",
    "--title-fr",
    "L'eau : le cerceau",
  ],
};

/** Creates a package with an installer, and returns its folder and a function that runs its scripts. */
async function createBy(installer: Installer) {
  const folder = temporary();
  const env = await newcomer();
  const said = await output(installer, CREATE[installer], { cwd: folder, env });
  expect(said).toContain(`${installer} run dev`);
  const made = join(folder, "hoop-snake");
  const script = (...args: readonly string[]): Promise<string> => output(installer, args, { cwd: made, env });
  return { made, env, script };
}

describe("pnpm create serpentarium", () => {
  let created: Awaited<ReturnType<typeof createBy>>;
  beforeAll(async () => {
    created = await createBy("pnpm");
  });

  test("what it writes passes the type checker", async () => {
    await created.script("run", "typecheck");
  });

  // the same tests run in this workspace, where the template is a package
  test.skipIf(!process.env["TEST_FULL"])("and its own tests", async () => {
    expect(await created.script("test")).toMatch(/Tests\s+\d+ passed/);
  });
});

describe("npm create serpentarium", () => {
  let created: Awaited<ReturnType<typeof createBy>>;
  beforeAll(async () => {
    created = await createBy("npm");
  });

  test("what it writes passes the type checker, is built, and can be published", async () => {
    const { made, env, script } = created;
    await script("run", "typecheck");
    expect(await script("run", "lint:package")).toContain("All good!");
    const packed = await output("npm", ["pack", "--dry-run", "--json"], { cwd: made, env });
    for (const file of ["dist/index.js", "dist/index.d.ts", "rulebook/en.mdx", "LICENSE", "README.md"])
      expect(packed).toContain(`"${file}"`);
  });

  test("the tools find the game by its id, and it says how fast it plays", async () => {
    const { made, env, script } = created;
    expect(await script("run", "bench")).toMatch(/[\d,]+ playouts a second\n[\d,]+ actions a second/);
    const program = join(made, "node_modules/serpentarium/dist/main.js");
    const list = await output(process.execPath, [program, "list"], { cwd: made, env });
    expect(list).toMatch(/^hoop-snake\s+0\.0\.0/m);
  });

  test("a version keeps golden records, and its own tests pass with them", async () => {
    expect(await created.script("run", "version")).toContain("wrote test/golden/0.1.0.jsonl");
    expect(await created.script("test")).toMatch(/Tests\s+\d+ passed/);
  });
});

test.skipIf(!process.env["TEST_FULL"])(
  "all five are written out by the packed program, and pass the type checker",
  async () => {
    const project = createProject();
    const games = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];
    const tools = ["create-serpentarium", "@types/node", "tsup", "typescript", "vitest"];
    const ours = ["core", "testkit", ...games].map((name) => `@serpentarium/${name}`);
    await install(project, "npm", inject("registry"), [...tools, ...ours]);
    const { folder, env } = project;
    const program = join(folder, "node_modules/create-serpentarium/dist/main.js");
    const tsc = join(folder, "node_modules/typescript/bin/tsc");
    for (const template of ["game", ...games]) {
      const where = join(folder, "made", template);
      mkdirSync(dirname(where), { recursive: true });
      const args = ["own-game", "--from", template, "--directory", where, "--no-install"];
      await output(process.execPath, [program, ...args], { cwd: folder, env });
      expect(await output(process.execPath, [tsc, "--noEmit"], { cwd: where, env }), template).toBe("");
    }
  },
);
