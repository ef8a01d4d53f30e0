import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The file extension of this package's modules: `ts` when run from source, `js` when run from the build. */
export const moduleExtension = (url: string): "ts" | "js" =>
  new URL(url).pathname.endsWith(".ts") ? "ts" : "js";

/** Finds the first existing path; the build puts all server chunks into one folder. */
const firstExisting = (from: string, ...paths: readonly string[]): string => {
  const files = paths.map((path) => fileURLToPath(new URL(path, from)));
  return files.find((file) => existsSync(file)) ?? String(files[0]);
};

const pageModule = (name: string): string =>
  firstExisting(import.meta.url, `page/${name}.tsx`, `../page/${name}.js`);

/** The folder of this package. */
export const OWN_FOLDER: string = dirname(
  firstExisting(import.meta.url, "../package.json", "../../package.json"),
);

/** The modules of the page, of live matches and of the list of games, and the style sheet of both pages. */
export const PAGE_MODULE: string = pageModule("main");
export const LIVE_MODULE: string = pageModule("live");
export const GAMES_MODULE: string = pageModule("games");
export const PAGE_STYLE: string = join(OWN_FOLDER, "static/page.css");
