import type { DocumentTable, PrintableDocument, TableRow } from "./printable-document.ts";

const widthOf = (text: string): number => [...text].length;

/** The bounds of the width at which labels wrap, in columns; it depends on the terminal. */
const LABEL_WIDTH = { max: 44, min: 16 } as const;

/** Wraps a text at spaces. */
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

const labelOf = ({ label, clause }: TableRow): string =>
  clause === undefined ? label : `${clause} ${label}`;

interface ColumnRange {
  readonly from: number;
  readonly to: number;
}

interface TableLayout {
  /** The width at which labels wrap. */
  readonly maxLabelWidth: number;
  /** The width of the widest line of a label. */
  readonly labelWidth: number;
  readonly widths: readonly number[];
  /** The columns that are shown side by side. */
  readonly groups: readonly ColumnRange[];
}

const widthOfCells = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + 2 + width, 0);

/** Groups the columns so that each group fits beside a narrow label. */
function groupColumns(widths: readonly number[], width: number): readonly ColumnRange[] {
  const groups: { from: number; to: number }[] = [];
  for (const i of widths.keys()) {
    const last = groups.at(-1);
    const fits = last && 2 + LABEL_WIDTH.min + widthOfCells(widths.slice(last.from, i + 1)) <= width;
    if (fits) last.to = i + 1;
    else groups.push({ from: i, to: i + 1 });
  }
  return groups;
}

/** Computes the widths of a table. Labels get the space that the widest group of columns leaves. */
function layoutOf({ columns, rows, canSplit = false }: DocumentTable, width: number): TableLayout {
  const widths = columns.map((column, i) =>
    Math.max(widthOf(column), ...rows.map(({ cells }) => widthOf(cells[i] ?? ""))),
  );
  const groups = groupColumns(widths, canSplit ? width : Number.POSITIVE_INFINITY);
  const widest = Math.max(0, ...groups.map(({ from, to }) => widthOfCells(widths.slice(from, to))));
  const maxLabelWidth = Math.min(LABEL_WIDTH.max, Math.max(LABEL_WIDTH.min, width - 2 - widest));
  const labelWidth = Math.max(0, ...rows.flatMap((row) => wrap(labelOf(row), maxLabelWidth)).map(widthOf));
  return { maxLabelWidth, labelWidth, widths, groups };
}

/** The lines of a row: its wrapped label, with the cells beside the last line. */
function rowLines(
  row: TableRow,
  { maxLabelWidth, labelWidth, widths }: Omit<TableLayout, "groups">,
): string[] {
  const lines = wrap(labelOf(row), maxLabelWidth);
  const last = lines.pop() ?? "";
  const cells = row.cells.map((cell, i) => cell.padStart((widths[i] ?? 0) + cell.length - widthOf(cell)));
  return [
    ...lines,
    [last.padEnd(labelWidth + last.length - widthOf(last)), ...cells].join("  ").trimEnd(),
  ].map((line) => `  ${line}`);
}

/** The lines of a group of columns, each row with its label. */
function columnLines(
  { columns, rows }: DocumentTable,
  layout: TableLayout,
  { from, to }: ColumnRange,
): string[] {
  const groupLayout = { ...layout, widths: layout.widths.slice(from, to) };
  const heading: TableRow = { label: "", cells: columns };
  return [heading, ...rows].flatMap((row) =>
    rowLines({ ...row, cells: row.cells.slice(from, to) }, groupLayout),
  );
}

function tableLines(table: DocumentTable, width: number | undefined): string[] {
  const { title, note } = table;
  const layout = layoutOf(table, width ?? Number.POSITIVE_INFINITY);
  const groups = layout.groups.map((group) => columnLines(table, layout, group));
  const notes = note === undefined ? [] : wrap(note, (width ?? DEFAULT_WIDTH) - 2).map((line) => `  ${line}`);
  return [title, ...groups.flatMap((lines, i) => (i === 0 ? lines : ["", ...lines])), ...notes];
}

/** The width of texts, in columns, if the width of the terminal is unknown. */
const DEFAULT_WIDTH = 80;

/**
 * Renders a document as plain text for a terminal.
 *
 * @param width - the width of the terminal in columns: texts wrap, and tables that may be split are split. Without it, tables
 * are not split, for programs that read lines
 */
export function renderPlainText({ title, intro, facts, tables }: PrintableDocument, width?: number): string {
  const nameWidth = Math.max(0, ...facts.map(([name]) => widthOf(name)));
  const head = facts.map(([name, value]) => `  ${name.padEnd(nameWidth)}  ${value}`);
  const blocks = [
    [title, ...wrap(intro, width ?? DEFAULT_WIDTH)],
    head,
    ...tables.map((table) => tableLines(table, width)),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
