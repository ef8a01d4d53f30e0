import { CommandError, EXIT } from "./command-error.ts";

/**
 * Converts every error to a usage error (exit code 2), for commands in which exit code 1 means that two sides differ.
 *
 * @throws CommandError
 */
export async function withDiffExitCodes<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const text =
      cause instanceof CommandError ? cause.text : cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(text, EXIT.usageError, { cause });
  }
}
