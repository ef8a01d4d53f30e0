import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A package whose tests are measured. */
export interface Target {
  /** The name of its folder under `packages`. */
  readonly name: string;
  /** Whether it is a plugin, with the files of one. */
  readonly game: boolean;
}

/** Packages that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  board: "draws and listens in a browser, which its tests and those of the site look at",
  cli: "its tests run it as a process each time, which takes minutes for each mutant",
  "create-serpentarium": "its tests write, install and test whole packages",
  testkit: "its laws are measured by the games that they have to hold",
  workshop: "its tests start a server and its processes",
};

interface Manifest {
  readonly private?: boolean;
  readonly serpentarium?: object;
}

/** The published packages of a checkout that have tests of their own, in the order of their names. */
export function findTargets(root: string): readonly Target[] {
  return globSync("packages/*/package.json", { cwd: root })
    .map((file) => ({
      folder: dirname(join(root, file)),
      manifest: JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest,
    }))
    .filter(({ folder, manifest }) => !manifest.private && existsSync(join(folder, "vitest.config.ts")))
    .map(({ folder, manifest }) => ({ name: basename(folder), game: manifest.serpentarium !== undefined }))
    .filter(({ name }) => !Object.hasOwn(LEFT_OUT, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
