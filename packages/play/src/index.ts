/**
 * What the pages for playing share with the site around them. The pages are mounted by `@serpentarium/play/page`, `/matches`, `/lesson` and
 * `/puzzles`.
 *
 * @module
 */
export { type ChosenOptions, chosenOptions, optionValueText } from "./match/chosen-options.ts";
export { hasDecisions } from "./match/decisions.ts";
export type { GameVersions, OlderVersion } from "./match/game-versions.ts";
export { type FirstTurn, firstTurn } from "./page/first-turn.ts";
export { getFragment, replaceFragment } from "./ui/fragment.ts";
export { nextTask } from "./ui/next-task.ts";
