/**
 * Re-exports, for the configuration, functions of modules that load games or the command line. Vite loads the configuration and cannot resolve
 * the sources of the packages; Node can.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { nativeImport } = require("./native-import.ts") as typeof import("./native-import.ts");
const load = (file: string): Promise<unknown> => nativeImport(new URL(file, import.meta.url));

const findGamesModule = (await load("./find-games.ts")) as typeof import("./find-games.ts");
const gamesModule = (await load("./games.ts")) as typeof import("./games.ts");
const programReferenceModule = (await load(
  "./program-reference.ts",
)) as typeof import("./program-reference.ts");
const variantRulebookModule = (await load("./variant-rulebook.ts")) as typeof import("./variant-rulebook.ts");
const rulebookFileModule = (await load("./rulebook-file.ts")) as typeof import("./rulebook-file.ts");
const wordsModule = (await load("./words.ts")) as typeof import("./words.ts");
const wordsFilesModule = (await load("./words-files.ts")) as typeof import("./words-files.ts");

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
export const { baseRulebookPaths, olderRulebookText, variantRulebookOf } = variantRulebookModule;
export const { rulebookAt, rulebooks } = rulebookFileModule;
export const { gameText, platformWords, siteLocales, wordsOf } = wordsModule;
export const { compileFiles, LOADED_AREAS, loadTimeOf, platformFiles, siteFiles, wordsFilesOf } =
  wordsFilesModule;
