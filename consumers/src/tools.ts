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

/** Finds a program on the `PATH`; with `skipNodeModules`, outside `node_modules` folders only. */
export function findOnPath(
  name: string,
  { path = process.env["PATH"] ?? "", skipNodeModules = false } = {},
): string | undefined {
  const folders = path
    .split(delimiter)
    .filter((folder) => folder && !(skipNodeModules && folder.includes("node_modules")));
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Fetches pnpm with npx, if the workspace does not run under pnpm. Returns its path, since npx itself is slow. */
async function fetchPnpm(): Promise<string> {
  const { packageManager } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")) as {
    packageManager: string;
  };
  const args = ["-y", "--package", packageManager, "--", process.execPath, "-p", "process.env.PATH"];
  const path = await output("npx", args, { cwd: workspace });
  return findOnPath("pnpm", { path }) ?? "pnpm";
}

let pnpm: Promise<string> | undefined;

/** The path of the workspace's pnpm, which is on the `PATH` of the workspace's scripts. */
export function findPnpm(): Promise<string> {
  const found = findOnPath("pnpm");
  pnpm ??= found ? Promise.resolve(found) : fetchPnpm();
  return pnpm;
}
