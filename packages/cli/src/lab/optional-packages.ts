import { usageError } from "../command-error.ts";

const isModuleMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/**
 * Loads a module whose peer dependencies are not installed with the program.
 *
 * @param option - the option that needs it
 * @param packages - its peer dependencies
 * @throws CommandError usage error, with the command that installs them
 */
export async function loadOptional<T>(
  option: string,
  packages: readonly [string, string],
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isModuleMissing(cause)) throw cause;
    const command = `npm install ${packages.join(" ")}`;
    throw usageError(
      `${option} needs two more packages: ${command}`,
      `${option} demande deux paquets de plus : ${command}`,
      { cause },
    );
  }
}
