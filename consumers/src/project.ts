import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { output } from "./run.ts";
import { findPnpm } from "./tools.ts";

export const INSTALLERS = ["npm", "pnpm"] as const;
export type Installer = (typeof INSTALLERS)[number];

/** What programs of a consumer see of this machine: where programs are, and a home in which nothing is set up. */
export function bareEnvironment(home: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, HOME: home, USERPROFILE: home, CI: "true", NO_COLOR: "1" };
}

/** A folder of somebody who knows nothing of this workspace. */
export interface Project {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The command with which an installer adds packages, and where it keeps what it downloads. */
async function adder(installer: Installer, home: string): Promise<readonly [string, ...string[]]> {
  if (installer === "npm") return ["npm", "install", "--no-audit", "--no-fund", "--cache", join(home, "npm")];
  const places = ["--store-dir", join(home, "store"), "--cache-dir", join(home, "cache")];
  return [await findPnpm(), "add", ...places];
}

/** A new folder outside the workspace, with its own home; several can share a home, and with it what was downloaded. */
export function createProject(home: string = mkdtempSync(join(tmpdir(), "serpentarium-home-"))): Project {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-consumer-"));
  const manifest = { name: "consumer", version: "1.0.0", private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  return { folder, env: bareEnvironment(home) };
}

/** Installs packages from a registry and nowhere else; scripts of packages do not run. */
export async function install(
  { folder, env }: Project,
  installer: Installer,
  registry: string,
  packages: readonly string[],
): Promise<void> {
  const [command, ...args] = await adder(installer, env["HOME"] ?? folder);
  const all = [...args, "--ignore-scripts", `--registry=${registry}`, ...packages];
  await output(command, all, { cwd: folder, env });
}

/** Writes a file of a project, and says where it is. */
export function writeIn({ folder }: Project, path: string, content: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
