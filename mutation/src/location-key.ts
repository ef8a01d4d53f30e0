import type { Mutant } from "@stryker-mutator/api/core";

/** A key of a Stryker mutant: its file, relative to the package, its location, its mutator and its replacement. */
export function locationKeyOf(file: string, { location, mutatorName, replacement }: Mutant): string {
  const { start, end } = location;
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}
