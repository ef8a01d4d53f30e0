import type { WordsFile } from "@serpentarium/core";
import { createWords, type Words } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import coreFr from "@serpentarium/core/words/fr" with { type: "json" };
import hiddenHands from "@serpentarium/hidden-hands/words/en" with { type: "json" };
import pantareiEn from "@serpentarium/pantarei/words/en" with { type: "json" };
import pantareiFr from "@serpentarium/pantarei/words/fr" with { type: "json" };
import snakeDuel from "@serpentarium/snake-duel/words/en" with { type: "json" };
import ticTacToeEn from "@serpentarium/tic-tac-toe/words/en" with { type: "json" };
import ticTacToeFr from "@serpentarium/tic-tac-toe/words/fr" with { type: "json" };
import boardEn from "../words/en.json" with { type: "json" };
import boardFr from "../words/fr.json" with { type: "json" };

/** Words of a game in English, with those of core and of the board. */
export const english = (...files: readonly WordsFile[]): Words =>
  createWords("en", ...files, coreEn, boardEn);
/** Words of a game in French, with those of core and of the board. */
export const french = (...files: readonly WordsFile[]): Words => createWords("fr", ...files, coreFr, boardFr);

export const TIC_TAC_TOE = { en: english(ticTacToeEn), fr: french(ticTacToeFr) };
export const PANTAREI = { en: english(pantareiEn), fr: french(pantareiFr) };
export const HIDDEN_HANDS = english(hiddenHands);
export const SNAKE_DUEL = english(snakeDuel);

const tablesEn = {
  language: "en",
  tables: {
    all: "Tables",
    shown: "Tables: {$shown}",
    hand: "Hand",
    out: "Out of the game",
    card: "card",
    place: "Table {$table}, card {$card}",
    end: "End of table {$table}",
    player: "Player {$table}: {$count} cards",
  },
  events: { flipped: "The coin is flipped.", laid: "A card is laid." },
  aids: { total: "How many cards", end: "The ends" },
};
const tablesFr = {
  language: "fr",
  tables: { player: "Joueur {$table}\u00a0: {$count} cartes" },
  aids: { total: "Combien de cartes", end: "Les bouts" },
};

/** The words of the game of growth, and of the scenes of tables. */
export const TABLES = { en: english(tablesEn), fr: french(tablesFr, tablesEn) };
