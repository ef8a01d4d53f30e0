import { usageError } from "./command-error.ts";

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/**
 * Loads a module whose peer dependencies are not installed with the program.
 *
 * @param option - the option or command that needs it
 * @param packages - its peer dependencies
 * @throws CommandError usage error, with the command that installs them or the required version of Node
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
      throw usageError(
        { id: "cli.usage.needs-node", data: { option } },
        {
          cause,
        },
      );
    if (codeOf(cause) !== "ERR_MODULE_NOT_FOUND") throw cause;
    const command = `npm install ${packages.join(" ")}`;
    throw usageError(
      { id: "cli.usage.needs-packages", data: { option, count: packages.length, command } },
      { cause },
    );
  }
}
