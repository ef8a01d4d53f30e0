import { readFile } from "node:fs/promises";
import { languageFallbacks } from "@serpentarium/core/words";
import { po } from "gettext-parser";
import { CommandError, usageError } from "../command-error.ts";

/** A message to translate. */
export interface PoEntry {
  readonly id: string;
  /** The message of the author. */
  readonly source: string;
  /** The translation; empty if there is none. */
  readonly text: string;
  /** Whether the translation has to be reviewed before use. */
  readonly isFuzzy: boolean;
}

/** The notes for translators of a message. */
export interface PoContext {
  /** The file of the message. */
  readonly reference: string;
  /** The purpose of the message, in lines. */
  readonly comments: readonly string[];
  /** The author's older message from which it was translated. */
  readonly previous?: string;
}

/** The tag of a language in gettext's syntax. */
const toPoLanguage = (language: string): string => language.replaceAll("-", "_");

/** Formats messages as a PO file of gettext. */
export function formatPo(
  header: { readonly language: string; readonly project: string; readonly comment: string },
  entries: readonly (PoEntry & PoContext)[],
): string {
  const blocks = entries.map(({ id, source, text, isFuzzy, reference, comments, previous }) => {
    const block = {
      msgctxt: id,
      msgid: source,
      msgstr: [text],
      comments: {
        extracted: comments.join("\n"),
        reference,
        ...(isFuzzy && { flag: "fuzzy" }),
        ...(previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
    return [id, { [source]: block }] as const;
  });
  const head = { msgid: "", msgstr: [""], comments: { translator: header.comment } };
  const headers = {
    "Project-Id-Version": header.project,
    Language: toPoLanguage(header.language),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  const translations = { "": { "": head }, ...Object.fromEntries(blocks) };
  return po.compile({ charset: "utf-8", headers, translations }).toString();
}

function parsePo(data: Buffer): readonly [language: string | undefined, entries: readonly PoEntry[]] {
  const { headers, translations } = po.parse(data, { defaultCharset: "utf-8", validation: true });
  const { "": _, ...byId } = translations;
  const entries = Object.entries(byId).flatMap(([id, blocks]) =>
    Object.values(blocks).map(({ msgid, msgstr, comments }) => ({
      id,
      source: msgid,
      text: msgstr[0] ?? "",
      isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ""),
    })),
  );
  return [headers["Language"]?.replaceAll("_", "-") || undefined, entries];
}

const primaryLanguage = (tag: string): string | undefined => languageFallbacks(tag).at(-1);

/** Reads the messages of a PO file in a language. @throws CommandError */
export async function readPo(file: string, language: string): Promise<readonly PoEntry[]> {
  const data = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw usageError({ id: "cli.files.unreadable", data: { file, code: cause.code } }, { cause });
  });
  try {
    const [given = language, entries] = parsePo(data);
    if (primaryLanguage(given) === primaryLanguage(language)) return entries;
    throw usageError({ id: "cli.words.other-language", data: { file, given, language } });
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw usageError({ id: "cli.files.problem", data: { file, problem } }, { cause });
  }
}
