import { createRandom, parseTable, type Seat, shuffle, type Table, unwrap } from "@serpentarium/core";
import fc from "fast-check";
import { type Deck, type Options, type Position, type Row, serpentCartes } from "../src/index.ts";
import { CARDS_OF, DECKS } from "../src/material/deck.ts";

/** A row dealt with a seed. */
export const dealt = (deck: Deck, seed: number): Row => shuffle(createRandom(seed), CARDS_OF[deck]);

export const decks = fc.constantFrom(...DECKS);
export const seats = fc.integer({ min: 2, max: 4 });
export const rows = fc.tuple(decks, fc.integer()).map(([deck, seed]) => ({ deck, row: dealt(deck, seed) }));

export const tableOf = (options: Partial<Options>, players: number): Table<Options> =>
  unwrap(parseTable(serpentCartes, options, players));

/** The position before the first turn on a row. */
export function begun(row: Row, table: Table<Options>, first: Seat = 0): Position {
  const laid = serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row });
  return serpentCartes.apply(laid, { phase: "first", seat: first });
}
