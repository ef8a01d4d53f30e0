import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, relative } from "node:path";
import { readChangesets } from "@changesets/read";
import { bareEnvironment, type Project } from "./project.ts";
import { output } from "./run.ts";
import { findPnpm, workspace } from "./tools.ts";

/** The kinds of bumps, the smallest first. */
const BUMPS = ["patch", "minor", "major"] as const;
type Bump = (typeof BUMPS)[number];

/** Excluded from the copy: git data, files written by tools, and private folders except their manifests. */
const EXCLUDED = new Set([".git", ".turbo", "coverage"]);
const PRIVATE_FOLDERS = /^(?:apps|bench|consumers)[\\/]/;

function isCopied(path: string): boolean {
  if (EXCLUDED.has(basename(path)) || path === "node_modules") return false;
  return !PRIVATE_FOLDERS.test(path) || path === join("apps", "docs") || basename(path) === "package.json";
}

/** Copies the built workspace, to rehearse a release in the copy; it shares the installed tools. */
export async function copyWorkspace(registry: string): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-release-"));
  const filter = (source: string): boolean => isCopied(relative(workspace, source));
  cpSync(workspace, folder, { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(workspace, "node_modules"), join(folder, "node_modules"), "junction");
  const home = join(folder, ".home");
  mkdirSync(home);
  writeFileSync(join(home, ".npmrc"), `registry=${registry}/\n${registry.slice(5)}/:_authToken=rehearsal\n`);
  const env = bareEnvironment(home);
  const programFolders = [dirname(process.execPath), dirname(await findPnpm())];
  return { folder, env: { ...env, PATH: [...programFolders, env["PATH"]].join(delimiter) } };
}

/** Runs a tool of the workspace in the copy, with the Node of these tests. */
export const runIn = ({ folder, env }: Project, ...args: readonly string[]): Promise<string> =>
  output(process.execPath, args, { cwd: folder, env });

/** The script of the Changesets CLI. */
export const CHANGESET_CLI = "node_modules/@changesets/cli/bin.js";

/** The bumps in the pending changesets by package: the greatest of each. */
export async function pendingBumps({ folder }: Pick<Project, "folder">): Promise<ReadonlyMap<string, Bump>> {
  const releases = (await readChangesets(folder)).flatMap((changeset) => changeset.releases);
  const bumpsOf = (bump: Bump) => releases.filter(({ type }) => type === bump);
  return new Map(BUMPS.flatMap((bump) => bumpsOf(bump).map(({ name }): [string, Bump] => [name, bump])));
}

/** The version after a bump. */
export function bumpVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
