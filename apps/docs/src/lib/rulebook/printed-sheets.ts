import { unwrap } from "@serpentarium/core";
import { PAPERS, type Paper, printGame, type ShortRules } from "@serpentarium/print";
import { readFonts } from "@serpentarium/print/node";
import { localePath } from "../links/links.ts";
import { games, pluginOf } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";
import { sheetWords, wordsOf } from "../words/words.ts";
import { shortTextsOf } from "./short-rules.ts";

/** The sizes of paper for which there are sheets. */
export const SHEET_PAPERS = Object.keys(PAPERS) as readonly Paper[];

/** The ids of the games that declare their material, in order. */
export const gamesWithSheets: readonly string[] = Object.values(games).flatMap(({ game }) =>
  game.material ? [game.id] : [],
);

/** The URL of the sheets of a game to print and cut out. */
export const sheetsUrl = (game: string, paper: Paper, language: Language): string =>
  localePath(language, `/games/${game}/${game}-${paper}.pdf`);

const fonts = readFonts();

/** The sheets of a game as a PDF, with its short rules in a language or the next available one. */
export async function printSheets(id: string, paper: Paper, language: Language): Promise<Uint8Array> {
  const { game } = pluginOf(id);
  const rules = shortTextsOf(id, language).map(
    ({ game: of, markdown }): ShortRules => ({ title: wordsOf(of, language).text("title"), markdown }),
  );
  return unwrap(await printGame({ game, words: sheetWords(id, language), paper, fonts, rules }));
}
