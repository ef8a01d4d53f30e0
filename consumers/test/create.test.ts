import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { guideCommands } from "../src/guide-commands.ts";
import { bareEnvironment, createProject, type Installer, install } from "../src/project.ts";
import { output, run } from "../src/run.ts";
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
  const registry = inject("registry");
  // the registry accepts any token, but npm publishes with one only
  const token = `${registry.replace("http:", "")}/:_authToken=token`;
  writeFileSync(join(home, ".npmrc"), `registry=${registry}\n${token}\n`);
  const env = bareEnvironment(home);
  const programs = [NODE, dirname(await findPnpm()), env["PATH"]];
  return { ...env, PATH: programs.filter((path) => path && path !== ".").join(delimiter) };
}

/** The words of a command line; what is in single quotes is one. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? "");

/** The arguments to create a package. */
const CREATE_ARGS: Readonly<Record<Installer, readonly string[]>> = {
  // a language that the templates lack
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
    "--languages",
    "en,de",
    "--author",
    "Ada",
  ],
  pnpm: [
    "create",
    "serpentarium",
    "@ada/hoop-snake",
    // npm removes this, pnpm passes it on
    "--",
    "--from",
    "pantarei",
    "--languages",
    "fr",
    "--title",
    "L'eau : le cerceau",
  ],
};

/**
 * Commands of the guides that do not run in the created package: those that ask, serve or install, those of databases and this
 * repository, and those of the program with other games or files, which apps/docs/test/commands.test.ts runs.
 */
const RUN_ELSEWHERE =
  /^(npm (create|install|trust|run (changeset|dev)) ?|git clone |cd |pg_|docker |SERPENTARIUM_PLUGINS=|npx serpentarium (?!list$|[a-z]+ \.( |$)))/;

/** Commands that repeat what others of them do. */
const ONLY_WHEN_FULL = /^npm (test -- --update|run build)$/;

/** What commands of the guides print, among other things. */
const EXPECTED_OUTPUT: Readonly<Record<string, readonly (RegExp | string)[]>> = {
  "npm test": [/Tests\s+\d+ passed/],
  "npm run lint:package": ["All good!"],
  "npm run version-packages": ["wrote test/golden/0.1.0.jsonl"],
  "npm pack --dry-run": ["dist/index.js", "dist/index.d.ts", "rulebook/en.mdx", "LICENSE", "README.md"],
  "npx serpentarium words . --to de": ["words/de.json"],
  "npx serpentarium list": [/^hoop-snake\s+0\.0\.0/m],
  "npx serpentarium check . --runs 5": ["checks, all passed"],
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

  test("creates a package that passes the type checker, with a benchmark", async () => {
    await created.script("run", "typecheck");
    expect(await created.script("run", "bench")).toMatch(/[\d,]+ playouts a second\n[\d,]+ actions a second/);
  });

  const isRun = (line: string): boolean =>
    !RUN_ELSEWHERE.test(line) && (Boolean(process.env["TEST_FULL"]) || !ONLY_WHEN_FULL.test(line));
  test.each(guideCommands().filter(({ line }) => isRun(line)))(
    "creates a package in which $line runs",
    async ({ line, exitCode }) => {
      const { packageFolder, env } = created;
      const [command = "", ...args] = wordsOf(line);
      const { code, stdout, stderr } = await run(command, args, { cwd: packageFolder, env });
      expect(code, stdout + stderr).toBe(exitCode);
      for (const expected of EXPECTED_OUTPUT[line] ?? []) expect(stdout + stderr).toMatch(expected);
    },
  );

  test("creates a package that can be published, and then played by who installs it", async () => {
    const { env, script } = created;
    await script("run", "build");
    await script("publish");
    const stranger = createProject(env["HOME"]);
    folders.push(stranger.folder);
    await install(stranger, "npm", inject("registry"), ["serpentarium", "hoop-snake"]);
    const serpentarium = (...args: readonly string[]): Promise<string> =>
      output("npx", ["serpentarium", ...args], { cwd: stranger.folder, env });
    expect(await serpentarium("list")).toMatch(/^hoop-snake .* installed/m);
    expect(await serpentarium("play", "hoop-snake", "--players", "mcts:20,random", "--seed", "1")).toMatch(
      /Player [12] wins/,
    );
  });

  test("the guides contain every command whose output is checked", () => {
    expect(guideCommands().map(({ line }) => line)).toEqual(
      expect.arrayContaining(Object.keys(EXPECTED_OUTPUT)),
    );
  });
});

test.skipIf(!process.env["TEST_FULL"])(
  "the packed program creates all templates, which pass the type checker",
  async () => {
    const project = createProject();
    const games = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];
    const tools = ["create-serpentarium", "@types/node", "tsup", "typescript", "vitest"];
    const ours = ["bots", "core", "testkit", ...games].map((name) => `@serpentarium/${name}`);
    await install(project, "npm", inject("registry"), [...tools, ...ours]);
    const { folder, env } = project;
    const program = join(folder, "node_modules/create-serpentarium/dist/main.js");
    const tsc = join(folder, "node_modules/typescript/bin/tsc");
    for (const template of ["game", "hexes", "cards", "hands", "choices", ...games]) {
      const directory = join(folder, "created", template);
      mkdirSync(dirname(directory), { recursive: true });
      const args = ["own-game", "--from", template, "--directory", directory, "--no-install"];
      await output(process.execPath, [program, ...args], { cwd: folder, env });
      expect(await output(process.execPath, [tsc, "--noEmit"], { cwd: directory, env }), template).toBe("");
    }
  },
);
