import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { output } from "./run.ts";

/** The root of the workspace. */
export const workspace: string = join(import.meta.dirname, "../..");

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program on the `PATH`; with `elsewhere`, not one that a `node_modules` brought. */
export function onPath(
  name: string,
  { path = process.env["PATH"] ?? "", elsewhere = false } = {},
): string | undefined {
  const folders = path
    .split(delimiter)
    .filter((folder) => folder && !(elsewhere && folder.includes("node_modules")));
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The pnpm that npx fetches, where the workspace is not run with pnpm: its path, since npx itself is slow. */
async function fetchedPnpm(): Promise<string> {
  const { packageManager } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")) as {
    packageManager: string;
  };
  const args = ["-y", "--package", packageManager, "--", process.execPath, "-p", "process.env.PATH"];
  const path = await output("npx", args, { cwd: workspace });
  return onPath("pnpm", { path }) ?? "pnpm";
}

let pnpm: Promise<string> | undefined;

/** The pnpm that the workspace names: it is on the `PATH` where the scripts of the workspace run. */
export function findPnpm(): Promise<string> {
  const found = onPath("pnpm");
  pnpm ??= found ? Promise.resolve(found) : fetchedPnpm();
  return pnpm;
}
