import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { games } from "../src/games.ts";
import { createProject, install, type Project, writeIn } from "../src/project.ts";
import { type Registry, startRegistry } from "../src/registry.ts";
import { bumped, CHANGESET, copyWorkspace, runIn, waitingBumps } from "../src/rehearsal.ts";
import { output, run } from "../src/run.ts";
import { findPnpm, workspace } from "../src/tools.ts";
import { gamePackages, type Publishable, publishablePackages } from "../src/workspace.ts";

const before = new Map(
  publishablePackages(workspace).map(({ manifest }) => [manifest.name, manifest.version]),
);
let registry: Registry;
let copy: Project;
let bumps: ReturnType<typeof waitingBumps>;
const after = (): readonly Publishable[] => publishablePackages(copy.folder);

beforeAll(async () => {
  registry = await startRegistry({ ours: false });
  copy = await copyWorkspace(registry.url);
  bumps = waitingBumps(copy);
  await runIn(copy, CHANGESET, "version");
  await runIn(copy, "--conditions=@serpentarium/source", "scripts/golden.ts");
});
afterAll(async () => {
  rmSync(copy.folder, { recursive: true });
  await registry.close();
});

test("changesets name packages that are published", () => {
  expect([...before.keys()]).toEqual(expect.arrayContaining([...bumps.keys()]));
});

test("each package gets the version that its changesets ask for, and a new one if what it needs has", () => {
  for (const { manifest } of after()) {
    const was = before.get(manifest.name) ?? "";
    const bump = bumps.get(manifest.name);
    const wanted = bump ? [bumped(was, bump)] : [was, bumped(was, "patch")];
    expect(wanted, manifest.name).toContain(manifest.version);
  }
});

test("the changesets are used up, and changelogs say what they said", () => {
  expect(globSync(".changeset/*.md", { cwd: copy.folder })).toEqual([]);
  for (const { folder, manifest } of after()) {
    if (!bumps.has(manifest.name)) continue;
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toContain(`## ${manifest.version}\n`);
  }
});

test("games name their new version, and keep golden records of it that hold", async () => {
  await runIn(copy, "--conditions=@serpentarium/source", "scripts/golden.ts", "--check");
  for (const { folder, manifest } of gamePackages(copy.folder)) {
    expect(existsSync(join(folder, "test/golden", `${manifest.version}.jsonl`)), manifest.name).toBe(true);
  }
});

test("with the setting of the release workflow pnpm vouches for where a package was built, or does not publish", async () => {
  const workflow = readFileSync(join(workspace, ".github/workflows/release.yml"), "utf8");
  const [, name = "", value] = /^ +(\w*PROVENANCE): "(\w+)"$/m.exec(workflow) ?? [];
  const [first] = after();
  const options = { cwd: first?.folder ?? copy.folder, env: { ...copy.env, [name]: value } };
  const { code, stdout, stderr } = await run(await findPnpm(), ["publish", "--no-git-checks"], options);
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain("PROVENANCE");
  expect(registry.published).toEqual([]);
});

test("changeset publish publishes all of them, once, and people can install them", async () => {
  const publish = () => runIn(copy, CHANGESET, "publish", "--no-git-tag");
  await publish();
  const wanted = after().map(({ manifest: { name, version } }) => `${name}@${version}`);
  expect([...registry.published].sort()).toEqual(wanted.sort());
  await publish();
  expect(registry.published.length).toBe(wanted.length);

  const project = createProject();
  await install(project, "npm", registry.url, [
    "@serpentarium/core",
    "serpentarium",
    ...games.map(({ name }) => name),
  ]);
  for (const { game, recipe } of games) {
    const file = writeIn(project, `${game}.js`, recipe("Rules only").code);
    expect(await output(process.execPath, [file], { cwd: project.folder, env: project.env })).toContain(
      "end.",
    );
  }
  rmSync(project.folder, { recursive: true });
});
