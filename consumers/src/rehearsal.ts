import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, relative } from "node:path";
import { bareEnvironment, type Project } from "./project.ts";
import { output } from "./run.ts";
import { findPnpm, workspace } from "./tools.ts";

const BUMPS = ["patch", "minor", "major"] as const;
type Bump = (typeof BUMPS)[number];

/** What is not copied: what git keeps, what tools wrote, and all but the manifests of what is never published. */
const LEFT_OUT = new Set([".git", ".turbo", "coverage"]);
const PRIVATE = /^(?:apps|bench|consumers)[\\/]/;

function isCopied(path: string): boolean {
  if (LEFT_OUT.has(basename(path)) || path === "node_modules") return false;
  return !PRIVATE.test(path) || path === join("apps", "docs") || basename(path) === "package.json";
}

/** A copy of the workspace as it stands, built, in which a release can be rehearsed; its tools are the same. */
export async function copyWorkspace(registry: string): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), "serpentarium-release-"));
  const filter = (source: string): boolean => isCopied(relative(workspace, source));
  cpSync(workspace, folder, { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(workspace, "node_modules"), join(folder, "node_modules"), "junction");
  const home = join(folder, ".home");
  mkdirSync(home);
  writeFileSync(join(home, ".npmrc"), `registry=${registry}/\n${registry.slice(5)}/:_authToken=rehearsal\n`);
  const env = bareEnvironment(home);
  const first = [dirname(process.execPath), dirname(await findPnpm())];
  return { folder, env: { ...env, PATH: [...first, env["PATH"]].join(delimiter) } };
}

/** Runs a tool of the workspace in the copy, under the Node of these tests. */
export const runIn = ({ folder, env }: Project, ...args: readonly string[]): Promise<string> =>
  output(process.execPath, args, { cwd: folder, env });

/** The commands of a release, as the root's package.json names them. */
export const CHANGESET = "node_modules/@changesets/cli/bin.js";

/** What the waiting changesets ask for, by package: the greatest bump of each. */
export function waitingBumps({ folder }: Project): ReadonlyMap<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const file of globSync(".changeset/*.md", { cwd: folder })) {
    const [, head = ""] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    for (const [, name = "", said] of head.matchAll(/^"?([^":\n]+)"?: (patch|minor|major)$/gm)) {
      const bump = BUMPS.find((one) => one === said) ?? "patch";
      const known = bumps.get(name);
      if (!known || BUMPS.indexOf(bump) > BUMPS.indexOf(known)) bumps.set(name, bump);
    }
  }
  return bumps;
}

/** The version after a bump. */
export function bumped(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (bump === "major") return `${major + 1}.0.0`;
  return bump === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
