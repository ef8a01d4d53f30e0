import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

interface Manifest {
  readonly exports?: Target;
  readonly module?: string;
  readonly main?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
type Target = string | null | readonly Target[] | { readonly [condition: string]: Target };

/** The conditions under which a browser takes files as they are. */
const CONDITIONS = ["browser", "module", "import", "default"];

const isTable = (target: Target | undefined): target is { readonly [key: string]: Target } =>
  typeof target === "object" && target !== null && !Array.isArray(target);

/** The file that a browser should load; nothing where there is none for it. */
function fileFor(target: Target | undefined): string | undefined {
  if (typeof target === "string") return target;
  if (!isTable(target)) return undefined;
  return Object.entries(target)
    .filter(([condition]) => CONDITIONS.includes(condition))
    .map(([, next]) => fileFor(next))
    .find((file) => file !== undefined);
}

const isSubpath = (key: string): boolean => key === "." || (key.startsWith("./") && !/\*|\.json$/.test(key));

/** What can be imported from a package, and from where a browser loads it. */
function entriesOf(
  name: string,
  { exports, module, main }: Manifest,
): readonly (readonly [string, string])[] {
  const subpaths = isTable(exports) && Object.keys(exports).some((key) => key.startsWith("."));
  const targets: Readonly<Record<string, Target>> = subpaths
    ? exports
    : { ".": exports ?? module ?? main ?? null };
  return Object.entries(targets).flatMap(([key, target]) => {
    const file = isSubpath(key) ? fileFor(target) : undefined;
    return file ? [[posix.join(name, key), posix.join("/node_modules", name, file)] as const] : [];
  });
}

/** The import map for packages and all that they depend on, as they lie in a flat `node_modules`. */
export function importMap(
  folder: string,
  packages: readonly string[],
): { readonly imports: Record<string, string> } {
  const imports: Record<string, string> = {};
  const seen = new Set<string>();
  const waiting = [...packages];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = join(folder, "node_modules", name, "package.json");
    if (seen.has(name) || !existsSync(file)) continue;
    seen.add(name);
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    Object.assign(imports, Object.fromEntries(entriesOf(name, manifest)));
    waiting.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return { imports };
}
