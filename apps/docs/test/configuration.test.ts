import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The modules that a module imports, apart from types. */
const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(
      /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|(?<!typeof )\bimport\("([^"]+)"\)/gms,
    ),
  ].map(([, named, dynamic]) => named ?? dynamic ?? "");

/** The packages of the workspace that a module and its imports load, with the file that does. */
function workspaceImports(file: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(readFileSync(file, "utf8")).flatMap((name) =>
    name.startsWith(".")
      ? workspaceImports(resolve(file, "..", name), seen)
      : name.includes("serpentarium")
        ? [`${file}: ${name}`]
        : [],
  );
}

// Vite loads the configuration, and finds a package of the workspace only once it is built
test("the configuration loads packages of the workspace with Node alone", () => {
  const seen = new Set<string>();
  expect(workspaceImports(join(ROOT, "astro.config.mjs"), seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
  expect(workspaceImports(join(ROOT, "src/lib/registry/find-games.ts"))).not.toEqual([]);
});
