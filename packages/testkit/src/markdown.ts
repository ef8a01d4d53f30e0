/** A line of a Markdown text, counted from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Whether the line is in a code block, including its fences. */
  readonly isCode: boolean;
}

/** The lines between a heading and the next one. */
export interface Section {
  readonly title: string;
  /** The number of the line of the heading; 0 before the first heading. */
  readonly number: number;
  /** The level of the heading, 1 to 6; 0 before the first heading. */
  readonly level: number;
  readonly lines: readonly Line[];
}

/** A row of a table, with its line number. */
export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Splits a text into lines. */
export function linesOf(text: string): Line[] {
  let inside = false;
  return text.split(/\r?\n/).map((line, i) => {
    const isFence = line.startsWith("```");
    const isCode = inside || isFence;
    if (isFence) inside = !inside;
    return { number: i + 1, text: line, isCode };
  });
}

/**
 * Names a line of a rulebook: by its number in its own file, which is what an author can open, where the text is that file merged
 * with the inherited sections of a base.
 */
export function lineName(text: string, number: number, own: string): string {
  if (text === own) return `line ${number}`;
  const line = linesOf(text)[number - 1]?.text;
  const found = linesOf(own).findIndex((other) => other.text === line);
  return found === -1 ? "an inherited line" : `line ${found + 1}`;
}

/** Splits a text into sections, one per heading. */
export function sectionsOf(text: string): Section[] {
  const sections: (Section & { readonly lines: Line[] })[] = [{ title: "", number: 0, level: 0, lines: [] }];
  for (const line of linesOf(text)) {
    const [, marks, title] = (!line.isCode && /^(#{1,6}) (.*)$/.exec(line.text)) || [];
    if (marks)
      sections.push({ title: String(title).trim(), number: line.number, level: marks.length, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The chapter (a heading of level 2) with a title, including its sections; undefined if there is none. */
export function chapterOf(text: string, title: string): Section | undefined {
  const sections = sectionsOf(text);
  const start = sections.findIndex((section) => section.level === 2 && section.title === title);
  const chapter = sections[start];
  if (!chapter) return undefined;
  const end = sections.findIndex((section, i) => i > start && section.level <= 2);
  const parts = sections.slice(start, end === -1 ? sections.length : end);
  return { ...chapter, lines: parts.flatMap(({ lines }) => lines) };
}

const SEPARATOR_ROW = /^\|[-:| ]+\|$/;

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The tables of a text as rows, with the header row but without the separator row. */
export function tablesIn(text: string): Row[][] {
  const tables: Row[][] = [];
  let last = Number.NaN;
  for (const { number, text: line, isCode } of linesOf(text)) {
    if (isCode || !line.startsWith("|")) continue;
    if (number !== last + 1) tables.push([]);
    last = number;
    if (!SEPARATOR_ROW.test(line.trim())) tables.at(-1)?.push({ number, cells: cellsOf(line) });
  }
  return tables;
}

/** Replaces code in backticks with an ellipsis. */
export const stripCode = (text: string): string => text.replaceAll(/`[^`]*`/g, "…");
