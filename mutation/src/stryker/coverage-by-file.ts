import type { MutantCoverage } from "@stryker-mutator/api/core";

const fileOf = (testId: string): string => testId.slice(0, testId.indexOf("#"));

/** Spreads the coverage of each test file over all its tests, so that Stryker runs whole files. */
export function coverageByFile(coverage: MutantCoverage, testIds: readonly string[]): MutantCoverage {
  const hits: Record<string, Record<string, number>> = {};
  for (const [test, counts] of Object.entries(coverage.perTest)) {
    hits[fileOf(test)] ??= {};
    const fileHits = hits[fileOf(test)] as Record<string, number>;
    for (const [mutant, count] of Object.entries(counts)) fileHits[mutant] = (fileHits[mutant] ?? 0) + count;
  }
  const unique = [...new Set(testIds)];
  const perTest = unique.map((test) => {
    const size = unique.filter((other) => fileOf(other) === fileOf(test)).length;
    // Stryker adds the counts up again to detect endless loops
    const shares = Object.entries(hits[fileOf(test)] ?? {}).map(([mutant, count]) => [mutant, count / size]);
    return [test, Object.fromEntries(shares)];
  });
  return { static: coverage.static, perTest: Object.fromEntries(perTest) };
}
