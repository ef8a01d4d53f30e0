import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PackageJson } from "type-fest";

/** A package under mutation testing. */
export interface TargetPackage {
  /** The name of its folder under `packages`. */
  readonly name: string;
  /** Whether the package is a game plugin. */
  readonly game: boolean;
}

/** Excluded packages, with the reason. */
const EXCLUDED: Readonly<Record<string, string>> = {
  board: "draws and handles events in a browser, tested by its own tests and those of the site",
  cli: "its tests run it as a process, which takes minutes per mutant",
  "create-serpentarium": "its tests write, install and test whole packages",
  live: "its simulation takes seconds per mutant; planted faults of its own measure it",
  table: "draws and handles events in a browser, tested by its own tests and those of the site",
  testkit: "its laws are measured by the games that they check",
  workshop: "its tests start a server and its processes",
};

/** The published packages of a checkout that have tests, sorted by name. */
export function findTargetPackages(root: string): readonly TargetPackage[] {
  return globSync("packages/*/package.json", { cwd: root })
    .map((file) => ({
      folder: dirname(join(root, file)),
      manifest: JSON.parse(readFileSync(join(root, file), "utf8")) as PackageJson,
    }))
    .filter(({ folder, manifest }) => !manifest.private && existsSync(join(folder, "vitest.config.ts")))
    .map(({ folder, manifest }) => ({ name: basename(folder), game: manifest["serpentarium"] !== undefined }))
    .filter(({ name }) => !Object.hasOwn(EXCLUDED, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
