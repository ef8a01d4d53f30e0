import type { MutantCoverage } from "@stryker-mutator/api/core";

const fileOf = (testId: string): string => testId.slice(0, testId.indexOf("#"));

/** Spreads what each test file reached over all its tests, so that Stryker runs the files whole. */
export function byFile(coverage: MutantCoverage, testIds: readonly string[]): MutantCoverage {
  const hits: Record<string, Record<string, number>> = {};
  for (const [test, counts] of Object.entries(coverage.perTest)) {
    hits[fileOf(test)] ??= {};
    const ofFile = hits[fileOf(test)] as Record<string, number>;
    for (const [mutant, count] of Object.entries(counts)) ofFile[mutant] = (ofFile[mutant] ?? 0) + count;
  }
  const unique = [...new Set(testIds)];
  const perTest = unique.map((test) => {
    const size = unique.filter((other) => fileOf(other) === fileOf(test)).length;
    // Stryker adds them up again to tell an endless loop
    const shares = Object.entries(hits[fileOf(test)] ?? {}).map(([mutant, count]) => [mutant, count / size]);
    return [test, Object.fromEntries(shares)];
  });
  return { static: coverage.static, perTest: Object.fromEntries(perTest) };
}
