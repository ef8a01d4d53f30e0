import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SHARED_MODULES } from "../src/lib/build/shared-chunks.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("the modules that are bundled together are files", () => {
  const own = Object.values(SHARED_MODULES)
    .flat()
    .filter((module) => /^(apps|packages)\//.test(module));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((module) => !existsSync(join(ROOT, module)))).toEqual([]);
});

/** The sources of the entries of all packages, by what imports name. */
const entries = new Map(
  globSync("packages/*/package.json", { cwd: ROOT }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
    return Object.entries<{ readonly "@serpentarium/source"?: string }>(exports).flatMap(
      ([path, targets]) => {
        const source = targets["@serpentarium/source"];
        return source ? [[name + path.slice(1), join(ROOT, dirname(file), source)] as const] : [];
      },
    );
  }),
);

/** The names of the packages outside this repository that a module needs when it is loaded. */
function packagesOf(module: string, visited = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>();
  if (visited.has(module) || !/\.tsx?$/.test(module)) return packages;
  visited.add(module);
  const source = readFileSync(module, "utf8");
  for (const [, name = ""] of source.matchAll(/^(?:import|export) (?!type )(?:[^;"]* from )?"([^"]+)"/gm)) {
    const own = name.startsWith(".") ? join(dirname(module), name) : entries.get(name);
    if (!own) packages.add(name);
    else for (const found of packagesOf(own, visited)) packages.add(found);
  }
  return packages;
}

test("no page loads XState before someone acts: what runs a match is loaded at run time", () => {
  const play = join(ROOT, "packages/play/src");
  for (const page of ["page", "lesson", "puzzle", "library", "statistics"]) {
    const packages = packagesOf(join(play, page, "index.ts"));
    expect(packages, page).toContain("preact");
    expect(packages, page).not.toContain("xstate");
  }
  expect(packagesOf(join(play, "match/run-match.ts"))).toContain("xstate");
});
