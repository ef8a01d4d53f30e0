import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The folder of the built site. */
export const dist = join(import.meta.dirname, "../dist");

/** The address of every page. */
export const pages: readonly string[] = globSync("**/*.html", { cwd: dist })
  .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`)
  .toSorted();

/** Whether a page is one of the API in the French site: the English one under a notice. One of them stands for all. */
export const isCopy = (path: string): boolean =>
  path.startsWith("/fr/api/") && path !== "/fr/api/serpentarium/board/";

/** How many bytes files of the site are, as a host sends them; by their paths from its root. */
export const gzippedSize = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
