import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

interface Manifest {
  readonly exports?: Target;
  readonly module?: string;
  readonly main?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
type Target = string | null | readonly Target[] | { readonly [condition: string]: Target };

/** The export conditions for browsers without a bundler. */
const CONDITIONS = ["browser", "module", "import", "default"];

const isObject = (target: Target | undefined): target is { readonly [key: string]: Target } =>
  typeof target === "object" && target !== null && !Array.isArray(target);

/** The file that a browser loads; undefined if there is none for browsers. */
function resolveTarget(target: Target | undefined): string | undefined {
  if (typeof target === "string") return target;
  if (!isObject(target)) return undefined;
  return Object.entries(target)
    .filter(([condition]) => CONDITIONS.includes(condition))
    .map(([, next]) => resolveTarget(next))
    .find((file) => file !== undefined);
}

const isSubpath = (key: string): boolean => key === "." || (key.startsWith("./") && !/\*|\.json$/.test(key));

/** The import specifiers of a package, each with its path for the browser. */
function importEntriesOf(
  name: string,
  { exports, module, main }: Manifest,
): readonly (readonly [string, string])[] {
  const subpaths = isObject(exports) && Object.keys(exports).some((key) => key.startsWith("."));
  const targets: Readonly<Record<string, Target>> = subpaths
    ? exports
    : { ".": exports ?? module ?? main ?? null };
  return Object.entries(targets).flatMap(([key, target]) => {
    const file = isSubpath(key) ? resolveTarget(target) : undefined;
    return file ? [[posix.join(name, key), posix.join("/node_modules", name, file)] as const] : [];
  });
}

/** The import map of packages and all their dependencies in a flat `node_modules`. */
export function importMap(
  folder: string,
  packages: readonly string[],
): { readonly imports: Record<string, string> } {
  const imports: Record<string, string> = {};
  const seen = new Set<string>();
  const pending = [...packages];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const file = join(folder, "node_modules", name, "package.json");
    if (seen.has(name) || !existsSync(file)) continue;
    seen.add(name);
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    Object.assign(imports, Object.fromEntries(importEntriesOf(name, manifest)));
    pending.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return { imports };
}
