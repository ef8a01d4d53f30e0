/** A line of a Markdown text, counted from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Within a block of code, its fences included. */
  readonly isCode: boolean;
}

/** What stands between a heading and the next one. */
export interface Part {
  readonly title: string;
  /** Of its heading: 1 to 6; 0 for what stands before the first heading. */
  readonly level: number;
  readonly lines: readonly Line[];
}

/** A row of a table. */
export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The lines of a text. */
export function linesOf(text: string): Line[] {
  let inside = false;
  return text.split("\n").map((line, i) => {
    const isFence = line.startsWith("```");
    const isCode = inside || isFence;
    if (isFence) inside = !inside;
    return { number: i + 1, text: line, isCode };
  });
}

/** The parts of a text, one a heading. */
export function partsOf(text: string): Part[] {
  const parts: (Part & { readonly lines: Line[] })[] = [{ title: "", level: 0, lines: [] }];
  for (const line of linesOf(text)) {
    const [, marks, title] = (!line.isCode && /^(#{1,6}) (.*)$/.exec(line.text)) || [];
    if (marks) parts.push({ title: String(title).trim(), level: marks.length, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** The lines under a heading of the second level, as far as the next one; nothing when there is no such chapter. */
export function chapterOf(text: string, title: string): Line[] | undefined {
  const parts = partsOf(text);
  const start = parts.findIndex((part) => part.level === 2 && part.title === title);
  if (start === -1) return undefined;
  const end = parts.findIndex((part, i) => i > start && part.level <= 2);
  return parts.slice(start, end === -1 ? parts.length : end).flatMap(({ lines }) => lines);
}

const RULE = /^\|[-:| ]+\|$/;

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The tables of a text: the rows of each, the one of its headings first, without the line that parts them. */
export function tablesIn(text: string): Row[][] {
  const tables: Row[][] = [];
  let last = Number.NaN;
  for (const { number, text: line, isCode } of linesOf(text)) {
    if (isCode || !line.startsWith("|")) continue;
    if (number !== last + 1) tables.push([]);
    last = number;
    if (!RULE.test(line.trim())) tables.at(-1)?.push({ number, cells: cellsOf(line) });
  }
  return tables;
}

/** A text without what stands in backticks; something is left in its place. */
export const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, "…");
