import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Whether a module of this package runs from its source or as it was built. */
export const endingOf = (url: string): "ts" | "js" => (new URL(url).pathname.endsWith(".ts") ? "ts" : "js");

/** The conditions under which this process reads the `exports` of packages, beside Node's own. */
export const ownConditions = (): string[] =>
  [...process.execArgv, ...(process.env["NODE_OPTIONS"] ?? "").split(/\s+/)].flatMap(
    (flag) => /^(?:-C|--conditions)=(.+)$/.exec(flag)?.slice(1) ?? [],
  );

const firstThere = (from: string, ...paths: readonly string[]): string => {
  const files = paths.map((path) => fileURLToPath(new URL(path, from)));
  return files.find((file) => existsSync(file)) ?? String(files[0]);
};

/** The module of the page, and its style sheet; chunks of what is built all lie in one folder. */
export const PAGE: string = firstThere(import.meta.url, "page/main.tsx", "../page/main.js");
export const STYLE: string = firstThere(import.meta.url, "../static/page.css", "../../static/page.css");
