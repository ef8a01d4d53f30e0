/** Formats rows of cells as lines, each column as wide as its widest cell. */
export function formatColumns(rows: readonly (readonly string[])[]): string[] {
  const width = (cell: string): number => [...cell].length;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - width(cell)))
      .join("  ")
      .trimEnd(),
  );
}
