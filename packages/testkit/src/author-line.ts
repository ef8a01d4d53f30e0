import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the kit’s own modules. */
const KIT = fileURLToPath(new URL(".", import.meta.url));

/** A line of a stack trace, such as `at apply (file:///games/src/move.ts:12:5)`, with a file or its URL. */
const FRAME = /^\s*at (?:[^(]*\()?(?:async )?(\/|[A-Za-z]:[\\/]|file:\/\/)(.*?)(?:\?[^:]*)?:(\d+):\d+\)?$/;

/** The file and the line of a frame; undefined for frames of Node and of installed packages. */
function authorLineOf(frame: string): string | undefined {
  const [, root = "", rest = "", line] = FRAME.exec(frame) ?? [];
  if (line === undefined) return undefined;
  const file = root === "file://" ? fileURLToPath(root + rest) : root + rest;
  const isAuthors = !file.startsWith(KIT) && !/[\\/]node_modules[\\/]/.test(file);
  return isAuthors ? `${relative(process.cwd(), file)}:${line}` : undefined;
}

/** Formats a thrown value in one line, with the topmost stack frame in the author’s own code. */
export function describeThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = `${error.name}: ${error.message}`;
  for (const frame of (error.stack ?? "").split("\n")) {
    const line = authorLineOf(frame);
    if (line !== undefined) return `${message} at ${line}`;
  }
  return message;
}
