import { createSection, type Line, type Section, sectionsByClause } from "./section.ts";

/** A sentence of a section, or another unit of its prose, such as an item of a list. */
export interface Sentence {
  /** Without the mark after it. */
  readonly text: string;
  /** The line in which it ends. */
  readonly line: Line;
  /** The index in the text of that line at which it ends, before its mark. */
  readonly end: number;
  /** The text of the MDX comment after it, which names the examples that show it: `1, 3` in {@link parseMark}. */
  readonly mark: string | undefined;
}

/** What the mark of a sentence says: which examples show it, or why none does. */
export type SentenceMark =
  | { readonly examples: readonly string[]; readonly reason?: undefined }
  | { readonly examples?: undefined; readonly reason: string };

const NONE = /^none\s*:\s*/;

/**
 * Reads the mark of a sentence: ids of examples, in which a number is short for that example of the clause, or `none:` and the reason.
 *
 * @param mark - such as `1, move.pair.3`, or `none: only people have pieces in their hands`
 */
export function parseMark(mark: string, clause: string): SentenceMark {
  if (NONE.test(mark)) return { reason: mark.replace(NONE, "") };
  const names = mark.split(/[\s,]+/).filter((name) => name !== "");
  return { examples: names.map((name) => (/^\d+$/.test(name) ? `${clause}.${name}` : name)) };
}

// tables, headings, code and elements are not prose
const isProse = ({ text, isCode }: Line): boolean => !isCode && /^\s*[^\s|<#]/.test(text);
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** The paragraphs and the items of lists, as their lines. */
function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (!isProse(line)) open = undefined;
    else if (open && !ITEM.test(line.text)) open.push(line);
    else {
      open = [line];
      blocks.push(open);
    }
  }
  return blocks;
}

// a mark, or the end of a sentence that another one or a mark follows
const END =
  /\s*\{\/\*(?<mark>.*?)\*\/\}|(?:[.!?…]+(?:\s?[»”’"')\]*_`]|\(#[^)\s]*\))*(?=\s+(?:[«“„"'¡¿([*_`]\s?)*[\p{Lu}\p{Lo}{]|\s*\{\/\*|\s*$)|[。！？]+[」』）]*)/gu;

function sentencesIn(block: readonly Line[]): readonly Sentence[] {
  const text = block.map((line) => line.text).join("\n");
  const sentences: Sentence[] = [];
  const add = (start: number, end: number, mark?: string): void => {
    const before = text.slice(0, end).split("\n");
    const line = block[before.length - 1];
    const own = text.slice(start, end).replace(ITEM, "").replaceAll(/\s+/g, " ").trim();
    if (line && own !== "") sentences.push({ text: own, line, end: before.at(-1)?.length ?? 0, mark });
  };
  let start = 0;
  for (const match of text.matchAll(END)) {
    const mark = match.groups?.["mark"]?.trim();
    const end = match.index + match[0].length;
    const last = sentences.at(-1);
    const hasText = text.slice(start, match.index).trim() !== "";
    if (mark === undefined) add(start, end);
    else if (hasText) add(start, match.index, mark);
    else if (last) sentences.splice(-1, 1, { ...last, mark });
    start = end;
  }
  add(start, text.trimEnd().length);
  return sentences;
}

/** The sentences of a section, without those of tables and code. */
export const sentencesOf = ({ kind, lines }: Section): readonly Sentence[] =>
  blocksOf(kind === "clause" || kind === "chapter" ? lines.slice(1) : lines).flatMap(sentencesIn);

/** Removes the marks of sentences from a line. */
export const removeMarks = (text: string): string => text.replaceAll(/\s*\{\/\*.*?\*\/\}/g, "");

/**
 * Writes after each sentence of the clauses what shows it, in place of its mark.
 *
 * @param source - the sections in the language of the author, which have the marks; a translation has them by the order of its sentences
 * @param write - writes the text after a sentence, from the ids of its examples and of its clause
 */
export function placeMarks(
  sections: readonly Section[],
  source: readonly Section[],
  write: (examples: readonly string[], clause: string) => string,
): readonly Section[] {
  const marked = sectionsByClause(source);
  return sections.map((section) => {
    const from = section.kind === "clause" ? marked.get(section.title) : undefined;
    const marks = from ? sentencesOf(from).map(({ mark }) => mark) : [];
    const own = sentencesOf(section);
    if (own.length !== marks.length) return section;
    const lines = section.lines.map((line) => {
      let [text, at] = ["", 0];
      for (const [i, { end }] of [...own.entries()].filter(([, sentence]) => sentence.line === line)) {
        const { examples = [] } = parseMark(marks[i] ?? "", section.title);
        text += line.text.slice(at, end) + (examples.length > 0 ? write(examples, section.title) : "");
        at = end;
      }
      return { ...line, text: removeMarks(text + line.text.slice(at)) };
    });
    return createSection(section.kind, section.title, lines);
  });
}
