import { fail, type Result, succeed } from "./failure.ts";

export const PACKAGE_MANAGERS = ["npm", "pnpm"] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Parses the name of a package manager. Fails with `unknown-package-manager`. */
export function parsePackageManager(text: string): Result<PackageManager> {
  const manager = PACKAGE_MANAGERS.find((name) => name === text);
  if (manager) return succeed(manager);
  return fail("unknown-package-manager", { id: "failures.unknown-package-manager", data: { text } });
}

/** The package manager that started this program, according to the environment; npm unless it is pnpm. */
export const callingPackageManager = (env: Readonly<Record<string, string | undefined>>): PackageManager =>
  env["npm_config_user_agent"]?.startsWith("pnpm/") ? "pnpm" : "npm";

/** Replaces the npm commands in a text with those of the package manager. @param pnpm - the version of pnpm */
export function forPackageManager(manager: PackageManager, text: string, pnpm: string): string {
  if (manager === "npm") return text;
  return text
    .replace(
      /^( *)- run: npm ci$/gm,
      `$1- run: npm install --global pnpm@${pnpm}\n$1- run: pnpm install --frozen-lockfile`,
    )
    .replace(/\bnpm install (?=@)/g, "pnpm add ")
    .replace(/\bnpm test -- /g, "pnpm test ")
    .replace(/\bnpm (?=run\b|test\b)/g, "pnpm ");
}
