import { CommandError, EXIT } from "./command-error.ts";

/**
 * Whatever goes wrong is an error, with its own exit code: for commands of which 1 says that two sides differ.
 *
 * @throws CommandError
 */
export async function orError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const plain = cause instanceof Error ? cause.message : String(cause);
    const text = cause instanceof CommandError ? cause.text : { en: plain, fr: plain };
    throw new CommandError(text, EXIT.wrongUse, { cause });
  }
}
