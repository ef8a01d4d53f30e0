/**
 * Checks for any game, without a test runner: laws over random playouts, examples, rulebook, perft, recorded games and
 * playthroughs. For Vitest, use `@serpentarium/testkit/vitest`.
 *
 * @module
 */

export { describeThrown } from "./author-line.ts";
export * from "./check-law.ts";
export * from "./conformance.ts";
export { isDraft, type PublishingStep, publishingSteps } from "./draft.ts";
export { checkEdit, type Edit, possibleEdits } from "./editor/edits.ts";
export { editorConformanceChecks } from "./editor.ts";
export * from "./examples.ts";
export { type CheckedWords, type GameWords, type WordsOptions, wordsOf } from "./game-words.ts";
export { checkGolden, type GoldenRecords, generateGolden } from "./golden.ts";
export * from "./golden-files.ts";
export {
  type BaseGame,
  checkInheritedTexts,
  inheritedCitations,
  type OwnTexts,
  type Rulebook,
} from "./inherited.ts";
export * from "./law.ts";
export { matchLaw } from "./laws/match.ts";
export { turnMachineLaw, undoLaw } from "./laws/turn-machine.ts";
export { LAWS } from "./laws.ts";
export { checkNotationSample } from "./notation-sample.ts";
export { checkOptionTable, formatDefault } from "./option-table.ts";
export * from "./perft.ts";
export { type ActionChoice, type Playout, type PlayoutStep, playoutFromChoices } from "./playout.ts";
export * from "./playout-arbitrary.ts";
export * from "./playthrough.ts";
export { readRulebook } from "./read-rulebook.ts";
export * from "./rulebook.ts";
export * from "./tables.ts";
export { checkTaskGoal, checkTaskMistakes, checkTaskSetup, checkTaskSolutions } from "./teaching/task.ts";
export { checkTeachingPicture } from "./teaching/teaching-picture.ts";
export { teachingConformanceChecks } from "./teaching.ts";
export * from "./test-vectors.ts";
export { findGaps, type Gap, translationProblem } from "./translation.ts";
export { checkRulebookTypography, findTypographyError } from "./typography.ts";
export { formatTable, formatViolation, type ViolationReport } from "./violation-report.ts";
export { baseFolders, type WordsSource } from "./words-files.ts";
