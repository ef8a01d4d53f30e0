import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { output } from "./run.ts";
import { findPnpm } from "./tools.ts";

export const INSTALLERS = ["npm", "pnpm"] as const;
export type Installer = (typeof INSTALLERS)[number];

/** The environment of a consumer's programs: the `PATH`, and a home folder without configuration. */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, HOME: home, USERPROFILE: home, CI: "true", NO_COLOR: "1" };
}

/** A project outside this workspace. */
export interface Project {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The options of npm, with its cache in the home folder. */
const npmArgs = (home: string): readonly string[] => [
  "--no-audit",
  "--no-fund",
  "--cache",
  join(home, "npm"),
];

/** The options of pnpm, with its store and cache in the home folder. */
const pnpmArgs = (home: string): readonly string[] => [
  "--store-dir",
  join(home, "store"),
  "--cache-dir",
  join(home, "cache"),
];

/** The command with which an installer adds packages. */
async function addCommand(installer: Installer, home: string): Promise<readonly [string, ...string[]]> {
  if (installer === "npm") return ["npm", "install", ...npmArgs(home)];
  return [await findPnpm(), "add", ...pnpmArgs(home)];
}

/** Creates a project outside the workspace. Projects that share a home share the downloaded packages. */
export function createProject(home: string = mkdtempSync(join(tmpdir(), "serpentarium-home-"))): Project {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-consumer-"));
  const manifest = { name: "consumer", version: "1.0.0", private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  return { folder, env: bareEnvironment(home) };
}

/** Installs packages from a given registry only, without running their scripts. */
export async function install(
  { folder, env }: Project,
  installer: Installer,
  registry: string,
  packages: readonly string[],
): Promise<void> {
  const [command, ...args] = await addCommand(installer, env["HOME"] ?? folder);
  const all = [...args, "--ignore-scripts", `--registry=${registry}`, ...packages];
  await output(command, all, { cwd: folder, env });
}

/**
 * Makes folders of a project packages of a pnpm workspace, and installs the packages that each of them depends on in one run,
 * from a given registry only. Each folder can import what is listed for it, and nothing else.
 */
export async function installWorkspace(
  project: Project,
  registry: string,
  folders: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { folder, env } = project;
  writeProjectFile(project, "pnpm-workspace.yaml", "packages: ['*']\n");
  for (const [name, packages] of folders) {
    const dependencies = Object.fromEntries(packages.map((one) => [one, "latest"]));
    const manifest = { name, version: "1.0.0", private: true, type: "module", dependencies };
    writeProjectFile(project, join(name, "package.json"), JSON.stringify(manifest, null, 2));
  }
  const args = ["install", ...pnpmArgs(env["HOME"] ?? folder), "--ignore-scripts", `--registry=${registry}`];
  await output(await findPnpm(), args, { cwd: folder, env });
}

/** Updates all packages within their ranges with npm, from a given registry only, without running their scripts. */
export async function updateAll({ folder, env }: Project, registry: string): Promise<void> {
  const args = ["update", ...npmArgs(env["HOME"] ?? folder), "--ignore-scripts", `--registry=${registry}`];
  await output("npm", args, { cwd: folder, env });
}

/** Writes a file of a project and returns its path. */
export function writeProjectFile({ folder }: Project, path: string, content: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
