import { globSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** Where npm and pnpm place a package: at the top, inside another package, and in pnpm's store. */
const PLACES = ["", "*/node_modules/", "@*/*/node_modules/", ".pnpm/*/node_modules/"];

/** The folders of the copies of a package in the `node_modules` of a folder; each can be imported by others. */
export function installedCopies(folder: string, name: string): readonly string[] {
  const modules = join(folder, "node_modules");
  const found = globSync(
    PLACES.map((place) => `${place}${name}/package.json`),
    { cwd: modules },
  );
  return [...new Set(found.map((file) => realpathSync(join(modules, file))))];
}
