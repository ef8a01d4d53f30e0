import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { withoutLanguage } from "../src/lib/words/languages.ts";

export const dist = join(import.meta.dirname, "../dist");

/** The path of every page. */
export const pages: readonly string[] = globSync("**/*.html", { cwd: dist })
  .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`)
  .toSorted();

/** Whether a page of the reference or a guide is a copy of the English one in another language; one copy is tested as a sample. */
export function isFallbackPage(path: string): boolean {
  const page = withoutLanguage(path);
  if (page === path || path === "/fr/api/serpentarium/board/") return false;
  const source = join(import.meta.dirname, "../src/content/docs", path.replace(/\/$/, ".mdx"));
  return page.startsWith("/api/") || (page.startsWith("/guides/") && !existsSync(source));
}

/** The total gzipped size of files of the site in bytes, by their paths from the root. */
export const gzippedSize = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
