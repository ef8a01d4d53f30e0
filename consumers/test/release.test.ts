import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { games } from "../src/games.ts";
import { createProject, install, type Project, updateAll, writeProjectFile } from "../src/project.ts";
import { type Registry, startRegistry } from "../src/registry.ts";
import { bumpVersion, CHANGESET_CLI, copyWorkspace, pendingBumps, runIn } from "../src/rehearsal.ts";
import { output, run } from "../src/run.ts";
import { findPnpm, workspace } from "../src/tools.ts";
import { gamePackages, type PublishablePackage, publishablePackages } from "../src/workspace.ts";

const before = new Map(
  publishablePackages(workspace).map(({ manifest }) => [manifest.name, manifest.version]),
);
let registry: Registry;
let copy: Project;
/** A project that uses the first release. */
let project: Project;
let bumps: Awaited<ReturnType<typeof pendingBumps>>;
const after = (): readonly PublishablePackage[] => publishablePackages(copy.folder);

beforeAll(async () => {
  registry = await startRegistry({ includeWorkspace: false });
  copy = await copyWorkspace(registry.url);
  bumps = await pendingBumps(copy);
  // without changesets the versions are those of the last release, and this command fails
  if (bumps.size > 0) await runIn(copy, CHANGESET_CLI, "version");
  await runIn(copy, "--conditions=@serpentarium/source", "scripts/golden.ts");
});
afterAll(async () => {
  rmSync(copy.folder, { recursive: true });
  rmSync(project.folder, { recursive: true, force: true });
  await registry.close();
});

test("changesets name published packages", () => {
  expect([...before.keys()]).toEqual(expect.arrayContaining([...bumps.keys()]));
});

test("each package gets the version of its changesets, and at most a patch for its dependencies", () => {
  for (const { manifest } of after()) {
    const oldVersion = before.get(manifest.name) ?? "";
    const bump = bumps.get(manifest.name);
    const expected = bump ? [bumpVersion(oldVersion, bump)] : [oldVersion, bumpVersion(oldVersion, "patch")];
    expect(expected, manifest.name).toContain(manifest.version);
  }
});

test("the changesets are removed, and the changelogs have the new versions", () => {
  expect(globSync(".changeset/*.md", { cwd: copy.folder })).toEqual([]);
  for (const { folder, manifest } of after()) {
    if (!bumps.has(manifest.name)) continue;
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toContain(`## ${manifest.version}\n`);
  }
});

test("games have golden records of their new version, which replay", async () => {
  await runIn(copy, "--conditions=@serpentarium/source", "scripts/golden.ts", "--check");
  for (const { folder, manifest } of gamePackages(copy.folder)) {
    expect(existsSync(join(folder, "test/golden", `${manifest.version}.jsonl`)), manifest.name).toBe(true);
  }
});

test("with the setting of the release workflow, pnpm publishes with provenance or not at all", async () => {
  const workflow = parse(readFileSync(join(workspace, ".github/workflows/release.yml"), "utf8"));
  const [first] = after();
  const options = { cwd: first?.folder ?? copy.folder, env: { ...copy.env, ...workflow.jobs.publish.env } };
  const { code, stdout, stderr } = await run(await findPnpm(), ["publish", "--no-git-checks"], options);
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain("PROVENANCE");
  expect(registry.published).toEqual([]);
});

/** Publishes the packages of the copy whose versions are not in the registry. */
async function publish(): Promise<void> {
  await runIn(copy, CHANGESET_CLI, "pack", "--out-dir", ".packed");
  await runIn(copy, CHANGESET_CLI, "publish", "--from-pack-dir", ".packed", "--no-git-tag");
}

const releases = (): string[] => after().map(({ manifest: { name, version } }) => `${name}@${version}`);

/** The version of a package that the project has installed. */
const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(join(project.folder, "node_modules", name, "package.json"), "utf8")).version;

test("every package is packed and published once, and they can be installed", async () => {
  await publish();
  const expected = releases();
  expect([...registry.published].sort()).toEqual(expected.sort());
  await publish();
  expect(registry.published.length).toBe(expected.length);

  project = createProject();
  await install(project, "npm", registry.url, [
    "@serpentarium/core",
    "serpentarium",
    ...games.map(({ name }) => name),
  ]);
  const imports = games.map(({ game, recipe }) => {
    writeProjectFile(project, `${game}.js`, recipe("Rules only").code);
    return `import "./${game}.js";`;
  });
  const all = writeProjectFile(project, "all.js", imports.join("\n"));
  const played = await output(process.execPath, [all], { cwd: project.folder, env: project.env });
  expect(played.match(/reason: 'end\./g)).toHaveLength(games.length);
});

test("a later change to one game is a patch of that game alone, which projects get by an update", async () => {
  const [changed, ...others] = games.map(({ name }) => name);
  if (!changed) throw new Error("expected a game");
  const [before, installed] = [releases(), new Map(games.map(({ name }) => [name, installedVersion(name)]))];
  const published = registry.published.length;
  writeFileSync(join(copy.folder, ".changeset/later.md"), `---\n"${changed}": patch\n---\n\nA fix.\n`);
  await runIn(copy, CHANGESET_CLI, "version");
  await runIn(copy, "--conditions=@serpentarium/source", "scripts/golden.ts");
  const patched = `${changed}@${bumpVersion(installed.get(changed) ?? "", "patch")}`;
  expect(releases().filter((release) => !before.includes(release))).toEqual([patched]);
  await publish();
  expect(registry.published.slice(published)).toEqual([patched]);

  await updateAll(project, registry.url);
  expect(`${changed}@${installedVersion(changed)}`).toBe(patched);
  for (const name of others) expect(installedVersion(name)).toBe(installed.get(name));
});
