import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findOnPath, workspace } from "./tools.ts";

/** A JavaScript runtime other than Node. */
export interface Runtime {
  readonly name: string;
  /** The path of the program; undefined if it is not installed. */
  readonly path: string | undefined;
  /** The arguments to run a file with the packages in its `node_modules`. */
  readonly args: readonly string[];
}

const requireHere = createRequire(import.meta.url);

/** Finds the binary of an npm package in the package for this platform, without its install script. */
function findBinary(name: string, paths: readonly string[]): string | undefined {
  const manifest = join(workspace, "consumers/node_modules", name, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    optionalDependencies?: Readonly<Record<string, string>>;
  };
  const packageRequire = createRequire(requireHere.resolve(`${name}/package.json`));
  const folders = Object.keys(optionalDependencies).flatMap((platform) => {
    try {
      return [dirname(packageRequire.resolve(`${platform}/package.json`))];
    } catch {
      return [];
    }
  });
  return folders.flatMap((folder) => paths.map((path) => join(folder, path))).find(existsSync);
}

/** The tested runtimes, from the `PATH` or from npm. */
export const RUNTIMES: readonly Runtime[] = [
  {
    name: "Deno",
    path: findOnPath("deno", { skipNodeModules: true }) ?? findBinary("deno", ["deno", "deno.exe"]),
    args: ["run", "--no-remote", "--node-modules-dir=manual", "--allow-env"],
  },
  {
    name: "Bun",
    path: findOnPath("bun", { skipNodeModules: true }) ?? findBinary("bun", ["bin/bun", "bin/bun.exe"]),
    args: ["run", "--no-install"],
  },
];
