import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { exports, legacy, type Package } from "resolve.exports";

/** The path that a browser loads for a subpath; undefined if there is none for browsers. */
function resolveForBrowser(manifest: Package, subpath: string): string | undefined {
  try {
    return exports(manifest, subpath, { browser: true, conditions: ["module"] })?.[0];
  } catch {
    return undefined;
  }
}

const isModule = (key: string): boolean => key === "." || (key.startsWith("./") && !/\*|\.json$/.test(key));

/** The subpaths of the words of a package in each language. */
const wordsIn = (folder: string): readonly string[] =>
  globSync("words/*.json", { cwd: folder }).map(
    (file) => `./${file.split(sep).join("/").replace(".json", "")}`,
  );

/** The import specifiers of a package, each with its path for the browser. */
function importEntriesOf(
  name: string,
  folder: string,
  manifest: Package,
): readonly (readonly [string, string])[] {
  const keys = Object.keys(manifest.exports ?? {}).flatMap((key) => {
    if (key === "./words/*") return wordsIn(folder);
    return isModule(key) ? [key] : [];
  });
  return (keys.length > 0 ? keys : ["."]).flatMap((key) => {
    const file = manifest.exports ? resolveForBrowser(manifest, key) : legacy(manifest, { browser: false });
    return file ? [[posix.join(name, key), posix.join("/node_modules", name, file)] as const] : [];
  });
}

/** The import map of packages, and all their dependencies and peers, in a flat `node_modules`. */
export function importMap(
  folder: string,
  packages: readonly string[],
): { readonly imports: Record<string, string> } {
  const imports: Record<string, string> = {};
  const seen = new Set<string>();
  const pending = [...packages];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const own = join(folder, "node_modules", name);
    const file = join(own, "package.json");
    if (seen.has(name) || !existsSync(file)) continue;
    seen.add(name);
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Package;
    Object.assign(imports, Object.fromEntries(importEntriesOf(name, own, manifest)));
    pending.push(...Object.keys({ ...manifest["dependencies"], ...manifest["peerDependencies"] }));
  }
  return { imports };
}
