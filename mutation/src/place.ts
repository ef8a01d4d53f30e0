import type { Mutant } from "@stryker-mutator/api/core";

/** Where a mutant of Stryker is and what it does, its file given from the folder of the package. */
export function placeOf(file: string, { location, mutatorName, replacement }: Mutant): string {
  const { start, end } = location;
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}
