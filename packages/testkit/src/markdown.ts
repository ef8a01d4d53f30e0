import type { Line, Section } from "@serpentarium/rulebook";

/** A row of a table, with its line. */
export interface Row {
  readonly line: Line;
  readonly cells: readonly string[];
}

/** Names a line of a rulebook by its number in its own file, so that an author can find it. */
export const lineName = (line: Line | undefined): string =>
  line?.number === undefined ? "an inherited line" : `line ${line.number}`;

const SEPARATOR_ROW = /^\|[-:| ]+\|$/;

const cellsOf = (text: string): string[] =>
  text
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The tables of a rulebook as rows, with the header row but without the separator row. */
export function tablesIn(rulebook: readonly Section[]): Row[][] {
  const tables: Row[][] = [];
  let isOpen = false;
  for (const line of rulebook.flatMap(({ lines }) => lines)) {
    const isRow = !line.isCode && line.text.startsWith("|");
    if (isRow && !isOpen) tables.push([]);
    if (isRow && !SEPARATOR_ROW.test(line.text.trim()))
      tables.at(-1)?.push({ line, cells: cellsOf(line.text) });
    isOpen = isRow;
  }
  return tables;
}

/** Replaces code in backticks with an ellipsis. */
export const stripCode = (text: string): string => text.replaceAll(/`[^`]*`/g, "…");

/** Replaces the placeholders of numbers with an ellipsis. */
export const stripPlaceholders = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, "…");
