import { fail, type Result, succeed } from "./failure.ts";

export const PACKAGE_MANAGERS = ["npm", "pnpm"] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** The package manager of a name. Fails with `unknown-package-manager`. */
export function parsePackageManager(text: string): Result<PackageManager> {
  const manager = PACKAGE_MANAGERS.find((name) => name === text);
  if (manager) return succeed(manager);
  return fail(
    "unknown-package-manager",
    `"${text}": expected npm or pnpm`,
    `« ${text} » : attendu npm ou pnpm`,
  );
}

/** The package manager that runs this program, as it says in the environment; npm where it is another one. */
export const callingManager = (env: Readonly<Record<string, string | undefined>>): PackageManager =>
  env["npm_config_user_agent"]?.startsWith("pnpm/") ? "pnpm" : "npm";

/** A text that names npm commands, for the package manager that is used. */
export function inWordsOf(manager: PackageManager, text: string, pnpm: string): string {
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
