import type { Failure, Text } from "@serpentarium/core";
import type { Trouble } from "./report.ts";

const CANNOT_LOAD: Text = { en: "The game cannot be loaded", fr: "Impossible de charger le jeu" };
const NO_PLUGIN: Text = { en: "This is not a plugin yet", fr: "Ce n’est pas encore un jeu" };

const stripped = (text: string): string => text.replaceAll(/\p{Cc}\[[\d;]*m/gu, "");

/** The part of a stack that is the author's: that of tools and of Node says nothing to them. */
const ownLines = (stack: string): string =>
  stripped(stack)
    .split("\n")
    .filter((line) => /^\s+at /.test(line) && !/node:|node_modules/.test(line))
    // in a browser files go by their address
    .map((line) =>
      line
        .trim()
        .replace(/https?:\/\/[^/]+(?:\/@fs)?/, "")
        .replace(/\?[^:]*(?=:\d)/, ""),
    )
    .join("\n");

/** What of an error Vite and its compiler give besides. */
interface CompilerError extends Error {
  readonly frame?: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

function placeOf({ id, loc }: CompilerError): string {
  const file = loc?.file ?? id;
  return file ? `${file}${loc ? `:${loc.line}:${loc.column}` : ""}\n` : "";
}

/** Something that was thrown, as trouble to be read. */
export function troubleOf(error: unknown, title: Text = CANNOT_LOAD): Trouble {
  if (!(error instanceof Error)) {
    const text = String(error);
    return { title, message: { en: text, fr: text } };
  }
  const known: CompilerError = error;
  const text = stripped(error.message);
  const detail = (placeOf(known) + stripped(known.frame ?? "") || ownLines(error.stack ?? "")).trimEnd();
  return { title, message: { en: text, fr: text }, ...(detail && { detail }) };
}

/** A failure of what should be a plugin. */
export const notAPlugin = ({ message }: Failure): Trouble => ({ title: NO_PLUGIN, message });
