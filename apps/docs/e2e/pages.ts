import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** The folder of the built site. */
export const dist = join(import.meta.dirname, "../dist");

/** The path of every page. */
export const pages: readonly string[] = globSync("**/*.html", { cwd: dist })
  .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`)
  .toSorted();

/** Whether a page is a French fallback copy of an English API page; one of them is tested as a sample. */
export const isFallbackPage = (path: string): boolean =>
  path.startsWith("/fr/api/") && path !== "/fr/api/serpentarium/board/";

/** The total size of files of the site in bytes, gzipped; by their paths from the root. */
export const gzippedSize = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
