/**
 * Checks for any game, without a test runner: laws over random playouts, examples, rulebook, perft, recorded games and
 * playthroughs. For Vitest, use `@serpentarium/testkit/vitest`.
 *
 * @module
 */

export type { Rulebook } from "@serpentarium/rulebook";
export { readReviewed, readRulebook } from "@serpentarium/rulebook/node";
export { describeThrown } from "./author-line.ts";
export { checkLaw, type LawOptions, type PlayoutSampleOptions } from "./check-law.ts";
export { type Check, type ConformanceOptions, conformanceChecks, rulebookChecks } from "./conformance.ts";
export { isDraft } from "./draft.ts";
export { editorConformanceChecks } from "./editor.ts";
export { runExample } from "./examples.ts";
export { type CheckedWords, type GameWords, type WordsOptions, wordsOf } from "./game-words.ts";
export { checkGolden, type GoldenRecords, generateGolden } from "./golden.ts";
export { readGolden, saveGolden } from "./golden-files.ts";
export { type BaseGame, inheritedCitations, type OwnTexts } from "./inherited.ts";
export { type Law, onWholePlayout, type PartialViolation, sampleSteps, type Violation } from "./law.ts";
export { LAWS } from "./laws.ts";
export { checkNotationSample } from "./notation-sample.ts";
export { formatDefault } from "./option-table.ts";
export { checkPerft, type PerftRow } from "./perft.ts";
export type { Playout, PlayoutStep } from "./playout.ts";
export { formatPlaythrough, type PlaythroughInput } from "./playthrough.ts";
export { describeStale, staleClauses } from "./reviewed.ts";
export { checkRulebook } from "./rulebook.ts";
export { parseTestTable, type TestTableInput, testTablesOf } from "./tables.ts";
export { teachingConformanceChecks } from "./teaching.ts";
export type { TestVector, TestVectorPly } from "./test-vectors.ts";
export { findGaps, type Gap, translationProblem } from "./translation.ts";
export { checkRulebookTypography, findTypographyError } from "./typography.ts";
export { formatTable, formatViolation, type ViolationReport } from "./violation-report.ts";
export { baseFolders, type WordsSource } from "./words-files.ts";
