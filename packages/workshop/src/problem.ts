import type { Failure, Message } from "@serpentarium/core";
import type { Problem } from "./report.ts";

const CANNOT_LOAD: Message = { id: "workshop.problems.cannot-load" };
const NO_PLUGIN: Message = { id: "workshop.problems.no-plugin" };
/** The title of a problem of code that throws while it is used. */
export const CODE_THREW: Message = { id: "workshop.problems.code-threw" };

const stripAnsi = (text: string): string => text.replaceAll(/\p{Cc}\[[\d;]*m/gu, "");

/** The lines of a stack in the author's code, without those of tools and Node. */
const authorLines = (stack: string): string =>
  stripAnsi(stack)
    .split("\n")
    .filter((line) => /^\s+at /.test(line) && !/node:|node_modules/.test(line))
    // in a browser, files have URLs
    .map((line) =>
      line
        .trim()
        .replace(/https?:\/\/[^/]+(?:\/@fs)?/, "")
        .replace(/\?[^:]*(?=:\d)/, ""),
    )
    .join("\n");

/** An error of Vite or its compiler, with the place in the source. */
interface CompilerError extends Error {
  readonly frame?: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

function formatPlace({ id, loc }: CompilerError): string {
  const file = loc?.file ?? id;
  return file ? `${file}${loc ? `:${loc.line}:${loc.column}` : ""}\n` : "";
}

/** Converts a thrown value to a problem. */
export function toProblem(error: unknown, title: Message = CANNOT_LOAD): Problem {
  if (!(error instanceof Error)) return { title, message: String(error) };
  const compilerError: CompilerError = error;
  const place = formatPlace(compilerError) + stripAnsi(compilerError.frame ?? "");
  const detail = (place || authorLines(error.stack ?? "")).trimEnd();
  return { title, message: stripAnsi(error.message), ...(detail && { detail }) };
}

/** Converts a failure of `parsePlugin` to a problem. */
export const toPluginProblem = ({ message }: Failure): Problem => ({ title: NO_PLUGIN, message });
