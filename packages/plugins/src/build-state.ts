import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readManifest } from "./manifest.ts";

/** Whether the built module of a package is missing, older than its sources, or up to date. */
type BuildState = "missing" | "stale" | "good";

/** The latest modification time of the files in a folder, in milliseconds. Skips dotfiles, which editors write. */
function lastModified(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const changes = files.map(
    // the file may have been deleted since it was listed
    ({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return Math.max(0, ...changes);
}

/** Whether the package has a `build` script that the author can run. */
function hasBuildScript(folder: string): boolean {
  const manifest = readManifest(folder);
  return manifest?.ok === true && manifest.value.hasBuild;
}

/** Compares the entry module of a package with its `src`; always `good` if the package has no `build` script. */
export function buildState(folder: string, entry: string): BuildState {
  if (!hasBuildScript(folder)) return "good";
  if (!existsSync(entry)) return "missing";
  const sources = join(folder, "src");
  const isSource = !relative(sources, entry).startsWith("..");
  if (isSource || !statSync(sources, { throwIfNoEntry: false })?.isDirectory()) return "good";
  return lastModified(sources) > statSync(entry).mtimeMs ? "stale" : "good";
}
