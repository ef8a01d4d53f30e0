import { po } from "gettext-parser";

/** A message to translate. */
export interface PoEntry {
  readonly id: string;
  /** The message of the author. */
  readonly source: string;
  /** The translation; empty where there is none. */
  readonly text: string;
  /** Whether the translation has to be looked at before it is used. */
  readonly isFuzzy: boolean;
}

/** What translators see beside a message. */
export interface PoContext {
  /** The file of the message. */
  readonly reference: string;
  /** What the message is for, in lines. */
  readonly comments: readonly string[];
  /** The older message of the author from which it was translated. */
  readonly previous?: string;
}

/** The tag of a language as gettext writes it. */
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

/** The messages of a PO file, with the tag of the language that it says it is in. */
export interface PoFile {
  readonly language: string | undefined;
  readonly entries: readonly PoEntry[];
}

/** Parses a PO file. @throws Error of `gettext-parser` */
export function parsePo(data: Buffer): PoFile {
  const { headers, translations } = po.parse(data, { defaultCharset: "utf-8", validation: true });
  const { "": _, ...byId } = translations;
  return {
    language: headers["Language"]?.replaceAll("_", "-") || undefined,
    entries: Object.entries(byId).flatMap(([id, blocks]) =>
      Object.values(blocks).map(({ msgid, msgstr, comments }) => ({
        id,
        source: msgid,
        text: msgstr[0] ?? "",
        isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ""),
      })),
    ),
  };
}
