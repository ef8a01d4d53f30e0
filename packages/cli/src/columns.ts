/** Rows of cells in columns as wide as their widest cell. */
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
