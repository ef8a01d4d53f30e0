import { createRandom, createTable, type Seat, shuffle, type Table } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import {
  CARDS_BY_DECK,
  DECKS,
  type Deck,
  type Options,
  type Position,
  type Row,
} from "@serpentarium/serpent-cartes";
import fc from "fast-check";
import plugin, { serpentCartesTwoEnds } from "../src/index.ts";

export const words = createWords("en", ...plugin.words, coreEn);

const dealRow = (deck: Deck, seed: number): Row => shuffle(createRandom(seed), CARDS_BY_DECK[deck]);

export const rows = fc
  .tuple(fc.constantFrom(...DECKS), fc.integer())
  .map(([deck, seed]) => ({ deck, row: dealRow(deck, seed) }));
export const entries = fc.constantFrom("card", "die");
/** The readings of `turn.collision`. */
export const readings = fc.constantFrom("earlier", "arriver");

export const tableOf = (options: Partial<Options>, players: number): Table<Options> =>
  createTable(serpentCartesTwoEnds, { seats: players, options });

/** The position before the first turn on a row. */
export function startPosition(row: Row, table: Table<Options>, first: Seat): Position {
  const game = serpentCartesTwoEnds;
  const dealtPosition = game.apply(game.start(table), { phase: "deal", row });
  return game.apply(dealtPosition, { phase: "first", seat: first });
}
