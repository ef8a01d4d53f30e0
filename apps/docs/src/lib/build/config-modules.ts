/**
 * Re-exports functions of modules that load games or the command line, for the configuration: Vite loads it and cannot resolve the sources
 * of the packages, but Node can.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { nativeImport } =
  require("../registry/native-import.ts") as typeof import("../registry/native-import.ts");
const load = (file: string): Promise<unknown> => nativeImport(new URL(file, import.meta.url));

const findGamesModule = (await load(
  "../registry/find-games.ts",
)) as typeof import("../registry/find-games.ts");
const gamesModule = (await load("../registry/games.ts")) as typeof import("../registry/games.ts");
const programReferenceModule = (await load(
  "../api/program-reference.ts",
)) as typeof import("../api/program-reference.ts");
const variantRulebookModule = (await load(
  "../rulebook/variant-rulebook.ts",
)) as typeof import("../rulebook/variant-rulebook.ts");
const rulebookFileModule = (await load(
  "../rulebook/rulebook-file.ts",
)) as typeof import("../rulebook/rulebook-file.ts");
const wordsModule = (await load("../words/words.ts")) as typeof import("../words/words.ts");
const wordsFilesModule = (await load("../words/words-files.ts")) as typeof import("../words/words-files.ts");

export const { findGames } = findGamesModule;
export const {
  baseOf,
  exampleGames,
  olderPackageOf,
  packageOf,
  pluginOf,
  publishedGames,
  puzzleGames,
  taughtGames,
  versionsUrl,
} = gamesModule;
export const { programReferenceJson } = programReferenceModule;
export const { baseRulebookPaths, rulebookText, variantRulebookOf, withNumbers } = variantRulebookModule;
export const { rulebookAt, rulebooks } = rulebookFileModule;
export const { gameText, platformWords, siteLocales, wordsOf } = wordsModule;
export const { compileFiles, LOADED_AREAS, loadTimeOf, PLAY_GROUPS, platformFiles, siteFiles, wordsFilesOf } =
  wordsFilesModule;
