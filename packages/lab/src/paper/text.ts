import type { Paper, Row, Sheet } from "./paper.ts";

const widthOf = (text: string): number => [...text].length;

/** How wide a label may be before it goes on in the next line: at most, and at least where a terminal has little room. */
const LABEL = { most: 44, least: 16 } as const;

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

/** Some of the columns of a table. */
interface Columns {
  readonly from: number;
  readonly to: number;
}

/** How the rows of a table are set: how wide its labels may be and are, and each of its cells. */
interface Setting {
  readonly most: number;
  readonly label: number;
  readonly widths: readonly number[];
  /** The columns that stand side by side. */
  readonly groups: readonly Columns[];
}

const widthOfCells = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + 2 + width, 0);

/** The columns that have room beside a narrow label, as ranges: all in one where they do. */
function groupsOf(widths: readonly number[], width: number): readonly Columns[] {
  const groups: { from: number; to: number }[] = [];
  for (const i of widths.keys()) {
    const last = groups.at(-1);
    const hasRoom = last && 2 + LABEL.least + widthOfCells(widths.slice(last.from, i + 1)) <= width;
    if (hasRoom) last.to = i + 1;
    else groups.push({ from: i, to: i + 1 });
  }
  return groups;
}

/** Sets a table: its labels are as wide as the widest group of columns leaves them room. */
function settingFor({ columns, rows, areAlike = false }: Sheet, width: number): Setting {
  const widths = columns.map((column, i) =>
    Math.max(widthOf(column), ...rows.map(({ cells }) => widthOf(cells[i] ?? ""))),
  );
  const groups = groupsOf(widths, areAlike ? width : Number.POSITIVE_INFINITY);
  const widest = Math.max(0, ...groups.map(({ from, to }) => widthOfCells(widths.slice(from, to))));
  const most = Math.min(LABEL.most, Math.max(LABEL.least, width - 2 - widest));
  const label = Math.max(0, ...rows.flatMap((row) => wrap(labelOf(row), most)).map(widthOf));
  return { most, label, widths, groups };
}

/** The lines of a row: its label, broken where it is long, and its cells beside the last line. */
function linesOf(row: Row, { most, label, widths }: Omit<Setting, "groups">): string[] {
  const lines = wrap(labelOf(row), most);
  const last = lines.pop() ?? "";
  const cells = row.cells.map((cell, i) => cell.padStart((widths[i] ?? 0) + cell.length - widthOf(cell)));
  return [...lines, [last.padEnd(label + last.length - widthOf(last)), ...cells].join("  ").trimEnd()].map(
    (line) => `  ${line}`,
  );
}

/** Some of the columns of a table, each row with its label. */
function linesOfColumns({ columns, rows }: Sheet, setting: Setting, { from, to }: Columns): string[] {
  const part = { ...setting, widths: setting.widths.slice(from, to) };
  const heading: Row = { label: "", cells: columns };
  return [heading, ...rows].flatMap((row) => linesOf({ ...row, cells: row.cells.slice(from, to) }, part));
}

function textOfSheet(sheet: Sheet, width: number | undefined): string[] {
  const { title, note } = sheet;
  const setting = settingFor(sheet, width ?? Number.POSITIVE_INFINITY);
  const tables = setting.groups.map((group) => linesOfColumns(sheet, setting, group));
  const notes = note === undefined ? [] : wrap(note, (width ?? USUAL) - 2).map((line) => `  ${line}`);
  return [title, ...tables.flatMap((lines, i) => (i === 0 ? lines : ["", ...lines])), ...notes];
}

/** How wide texts are where nobody says how wide the terminal is. */
const USUAL = 80;

/**
 * A paper as text for a terminal.
 *
 * @param width - of the terminal: texts are broken there, and tables whose columns are alike are parted. Without it
 * tables stay whole, for programs that read lines
 */
export function textOfPaper({ title, lead, facts, sheets }: Paper, width?: number): string {
  const name = Math.max(0, ...facts.map(([one]) => widthOf(one)));
  const head = facts.map(([one, value]) => `  ${one.padEnd(name)}  ${value}`);
  const blocks = [
    [title, ...wrap(lead, width ?? USUAL)],
    head,
    ...sheets.map((sheet) => textOfSheet(sheet, width)),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
