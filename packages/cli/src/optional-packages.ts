import type { Message } from "@serpentarium/core";
import { usageError } from "./command-error.ts";

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** The number of packages in words. */
const COUNTS: Readonly<Record<number, Message>> = {
  1: { en: "one more package", fr: "un paquet de plus" },
  2: { en: "two more packages", fr: "deux paquets de plus" },
};

/**
 * Loads a module whose peer dependencies are not installed with the program.
 *
 * @param option - the option or command that needs it
 * @param packages - its peer dependencies
 * @throws CommandError usage error, with the command that installs them or the version of Node that it needs
 */
export async function loadOptional<T>(
  option: string,
  packages: readonly [string] | readonly [string, string],
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (codeOf(cause) === "ERR_UNKNOWN_BUILTIN_MODULE")
      throw usageError(`${option} needs Node 22.13 or newer`, `${option} demande Node 22.13 ou plus récent`, {
        cause,
      });
    if (codeOf(cause) !== "ERR_MODULE_NOT_FOUND") throw cause;
    const count = COUNTS[packages.length];
    const command = `npm install ${packages.join(" ")}`;
    throw usageError(
      `${option} needs ${count?.en}: ${command}`,
      `${option} demande ${count?.fr} : ${command}`,
      { cause },
    );
  }
}
