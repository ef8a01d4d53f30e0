import type { Paper, Row, Sheet } from "./paper.ts";

const widthOf = (text: string): number => [...text].length;

/** How wide a label may be before it goes on in the next line: a terminal has little room. */
const LABEL = 44;

/** A text in lines that are no wider, broken at blanks. */
function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const labelOf = ({ label, clause }: Row): string => (clause === undefined ? label : `${clause} ${label}`);

/** The lines of a row: its label, broken where it is long, and its cells beside the last line. */
function linesOf(row: Row, label: number, widths: readonly number[]): string[] {
  const lines = wrap(labelOf(row), LABEL);
  const last = lines.pop() ?? "";
  const cells = row.cells.map((cell, i) => cell.padStart((widths[i] ?? 0) + cell.length - widthOf(cell)));
  return [...lines, [last.padEnd(label + last.length - widthOf(last)), ...cells].join("  ").trimEnd()].map(
    (line) => `  ${line}`,
  );
}

function textOfSheet({ title, note, columns, rows }: Sheet, width: number): string[] {
  const widths = columns.map((column, i) =>
    Math.max(widthOf(column), ...rows.map(({ cells }) => widthOf(cells[i] ?? ""))),
  );
  const label = Math.max(0, ...rows.flatMap((row) => wrap(labelOf(row), LABEL)).map(widthOf));
  const heading = linesOf({ label: "", cells: columns }, label, widths);
  const notes = note === undefined ? [] : wrap(note, width - 2).map((line) => `  ${line}`);
  return [title, ...heading, ...rows.flatMap((row) => linesOf(row, label, widths)), ...notes];
}

/**
 * A paper as text for a terminal.
 *
 * @param width - of the terminal; texts are broken there, tables are not
 */
export function textOfPaper({ title, lead, facts, sheets }: Paper, width = 80): string {
  const name = Math.max(0, ...facts.map(([one]) => widthOf(one)));
  const head = facts.map(([one, value]) => `  ${one.padEnd(name)}  ${value}`);
  const blocks = [[title, ...wrap(lead, width)], head, ...sheets.map((sheet) => textOfSheet(sheet, width))];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
