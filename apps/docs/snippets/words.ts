// #region load
import { createTable, narrateAction, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import coreFr from "@serpentarium/core/words/fr";
import { sssnake } from "@serpentarium/sssnake";
import en from "@serpentarium/sssnake/words/en";
import fr from "@serpentarium/sssnake/words/fr";

const words = createWords("fr", fr, en, coreFr, coreEn);
export const phase = words.text("phases.over.title"); // "Fin de la partie"

const table = createTable(sssnake, { seats: 2 });
const read = sssnake.parsePosition("nonsense", table);
export const why = read.ok ? "" : words.format(read.error.message);

// #endregion

import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";
// #region missing
import de from "./tic-tac-toe/words/de.json" with { type: "json" };

const german = createWords("de", de, ...plugin.words, coreEn);
const start = ticTacToe.start(createTable(ticTacToe));
const marks = unwrap(ticTacToe.parseAction("b2", start));
export const told = narrateAction(ticTacToe, start, marks, german); // ["Spieler 1 belegt b2."]

export const drawn = german.text("events.drawn"); // "The grid is full: a draw."
export const language = german.languageOf({ id: "events.drawn" }); // "en"
export const unknown = german.text("presets.quick-game"); // "Quick game"

// #endregion

// #region names
const named = german.withSeats((seat) => ["Anna", "Boris"][seat]);
export const won = named.text("events.won", { seat: 1 }); // "Drei in einer Reihe: Boris gewinnt."

// #endregion

// #region functions
import market from "./market/words/en.json" with { type: "json" };

const english = createWords("en", market, coreEn);
export const sentences = [
  english.text("events.drew", { seat: 0, card: "apple" }), // "Player 1 draws an apple."
  english.text("events.took", { seat: 1, count: 2 }), // "Player 2 takes 2 cards."
  english.text("events.won", { seats: [0, 2] }), // "Player 1 and player 3 win together."
  english.text("events.open", { cells: ["a1", "b2", "c3"] }), // "Still open: a1, b2, and c3."
];
// #endregion
