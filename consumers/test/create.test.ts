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

/** Creates a folder that is removed after the tests. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-create-"));
  folders.push(folder);
  return folder;
}

/** The environment of a new user, with npm and pnpm on the `PATH`, configured with the local registry. */
async function newUserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const home = temporaryFolder();
  writeFileSync(join(home, ".npmrc"), `registry=${inject("registry")}\n`);
  const env = bareEnvironment(home);
  const programs = [NODE, dirname(await findPnpm()), env["PATH"]];
  return { ...env, PATH: programs.filter((path) => path && path !== ".").join(delimiter) };
}

/** The arguments to create a package. */
const CREATE_ARGS: Readonly<Record<Installer, readonly string[]>> = {
  // the English title replaces the missing French one, with French typography
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
  const folder = temporaryFolder();
  const env = await newUserEnvironment();
  const printed = await output(installer, CREATE_ARGS[installer], { cwd: folder, env });
  expect(printed).toContain(`${installer} run dev`);
  const packageFolder = join(folder, "hoop-snake");
  const script = (...args: readonly string[]): Promise<string> =>
    output(installer, args, { cwd: packageFolder, env });
  return { packageFolder, env, script };
}

describe("pnpm create serpentarium", () => {
  let created: Awaited<ReturnType<typeof createBy>>;
  beforeAll(async () => {
    created = await createBy("pnpm");
  });

  test("creates a package that passes the type checker", async () => {
    await created.script("run", "typecheck");
  });

  // in this workspace the template is a package with the same tests
  test.skipIf(!process.env["TEST_FULL"])("creates a package that passes its own tests", async () => {
    expect(await created.script("test")).toMatch(/Tests\s+\d+ passed/);
  });
});

describe("npm create serpentarium", () => {
  let created: Awaited<ReturnType<typeof createBy>>;
  beforeAll(async () => {
    created = await createBy("npm");
  });

  test("creates a package that passes the type checker, builds, and can be published", async () => {
    const { packageFolder, env, script } = created;
    await script("run", "typecheck");
    expect(await script("run", "lint:package")).toContain("All good!");
    const packed = await output("npm", ["pack", "--dry-run", "--json"], { cwd: packageFolder, env });
    for (const file of ["dist/index.js", "dist/index.d.ts", "rulebook/en.mdx", "LICENSE", "README.md"])
      expect(packed).toContain(`"${file}"`);
  });

  test("creates a game that the tools find by its id, with a benchmark", async () => {
    const { packageFolder, env, script } = created;
    expect(await script("run", "bench")).toMatch(/[\d,]+ playouts a second\n[\d,]+ actions a second/);
    const program = join(packageFolder, "node_modules/serpentarium/dist/main.js");
    const list = await output(process.execPath, [program, "list"], { cwd: packageFolder, env });
    expect(list).toMatch(/^hoop-snake\s+0\.0\.0/m);
  });

  test("writes golden records with a version, and passes its own tests with them", async () => {
    expect(await created.script("run", "version")).toContain("wrote test/golden/0.1.0.jsonl");
    expect(await created.script("test")).toMatch(/Tests\s+\d+ passed/);
  });
});

test.skipIf(!process.env["TEST_FULL"])(
  "the packed program creates all five templates, which pass the type checker",
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
      const directory = join(folder, "created", template);
      mkdirSync(dirname(directory), { recursive: true });
      const args = ["own-game", "--from", template, "--directory", directory, "--no-install"];
      await output(process.execPath, [program, ...args], { cwd: folder, env });
      expect(await output(process.execPath, [tsc, "--noEmit"], { cwd: directory, env }), template).toBe("");
    }
  },
);
