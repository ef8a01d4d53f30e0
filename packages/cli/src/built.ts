import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readManifest } from "./manifest.ts";

/** How the module that a package exports stands to the sources that it is built from. */
type BuildState = "missing" | "stale" | "good";

/** When the last of the files in a folder was changed, in milliseconds; those that begin with a dot are an editor's. */
function lastChange(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const changes = files.map(
    // one that an editor has just taken away is no change
    ({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return Math.max(0, ...changes);
}

/** Whether a package says how it is built, so that something can be done about it. */
function isBuilt(folder: string): boolean {
  const manifest = readManifest(folder);
  return manifest?.ok === true && manifest.value.hasBuild;
}

/** How the entry of a package in a folder stands to its `src`; one that is not built is good as it is. */
export function buildState(folder: string, entry: string): BuildState {
  if (!isBuilt(folder)) return "good";
  if (!existsSync(entry)) return "missing";
  const sources = join(folder, "src");
  const isSource = !relative(sources, entry).startsWith("..");
  if (isSource || !statSync(sources, { throwIfNoEntry: false })?.isDirectory()) return "good";
  return lastChange(sources) > statSync(entry).mtimeMs ? "stale" : "good";
}
