/**
 * What holds for every game, without a test runner: laws over random playouts, examples, rulebook, perft, recorded
 * games and playthroughs. For Vitest there is `@serpentarium/testkit/vitest`.
 *
 * @module
 */
export { type Breach, formatBreach, formatTable } from "./breach.ts";
export * from "./check.ts";
export * from "./conformance.ts";
export { checkEdit, type Edit, editsOf } from "./editing/edits.ts";
export { editorConformance } from "./editing.ts";
export * from "./examples.ts";
export { checkFrenchRulebook, checkFrenchTexts } from "./french.ts";
export { checkGolden, type Golden, writeGolden } from "./golden.ts";
export * from "./golden-files.ts";
export { type Base, checkInherited, type Rulebook } from "./inherited.ts";
export * from "./law.ts";
export { turnMachineLaw, undoLaw } from "./laws/turn.ts";
export { LAWS } from "./laws.ts";
export { checkOptionTable, formatDefault } from "./option-table.ts";
export * from "./perft.ts";
export * from "./playouts.ts";
export * from "./playthrough.ts";
export * from "./rulebook.ts";
export { checkSpecimen } from "./specimen.ts";
export * from "./tables.ts";
export { checkPicture } from "./teaching/picture.ts";
export { checkAim, checkMistakes, checkSetOut, checkSolutions } from "./teaching/task.ts";
export { teachingConformance } from "./teaching.ts";
export * from "./vectors.ts";
export { type Choice, type Step, type Walk, walkBy } from "./walk.ts";
