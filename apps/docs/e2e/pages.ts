import { globSync } from "node:fs";
import { join } from "node:path";

/** The folder of the built site. */
export const dist = join(import.meta.dirname, "../dist");

/** The address of every page. */
export const pages: readonly string[] = globSync("**/*.html", { cwd: dist })
  .map((file) => `/${file.replaceAll("\\", "/").replace(/index\.html$/, "")}`)
  .toSorted();
