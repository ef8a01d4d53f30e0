import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { onPath, workspace } from "./tools.ts";

/** A program other than Node that runs JavaScript. */
export interface Runtime {
  readonly name: string;
  /** Where it is; nothing where this machine has none. */
  readonly path: string | undefined;
  /** How it is told to run a file with the packages that are installed beside it. */
  readonly args: readonly string[];
}

const fromHere = createRequire(import.meta.url);

/** The binary that an npm package brings in the package of this platform; no script of it needs to have run. */
function fromPackage(name: string, places: readonly string[]): string | undefined {
  const manifest = join(workspace, "consumers/node_modules", name, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    optionalDependencies?: Readonly<Record<string, string>>;
  };
  const from = createRequire(fromHere.resolve(`${name}/package.json`));
  const folders = Object.keys(optionalDependencies).flatMap((platform) => {
    try {
      return [dirname(from.resolve(`${platform}/package.json`))];
    } catch {
      return [];
    }
  });
  return folders.flatMap((folder) => places.map((place) => join(folder, place))).find(existsSync);
}

/** The runtimes that are tried, from the `PATH` or from npm. */
export const RUNTIMES: readonly Runtime[] = [
  {
    name: "Deno",
    path: onPath("deno", { elsewhere: true }) ?? fromPackage("deno", ["deno", "deno.exe"]),
    args: ["run", "--no-remote", "--node-modules-dir=manual", "--allow-env"],
  },
  {
    name: "Bun",
    path: onPath("bun", { elsewhere: true }) ?? fromPackage("bun", ["bin/bun", "bin/bun.exe"]),
    args: ["run", "--no-install"],
  },
];
