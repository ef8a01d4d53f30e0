import { createRandom, createTable, type Seat, shuffle, type Table, unwrap } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import coreFr from "@serpentarium/core/words/fr" with { type: "json" };
import fc from "fast-check";
import { type Deck, type Options, type Position, type Row, serpentCartes } from "../src/index.ts";
import { CARDS_BY_DECK, DECKS } from "../src/material/deck.ts";
import { rowOfDeck } from "../src/notation.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };

export const english = createWords("en", en, coreEn);
export const french = createWords("fr", fr, coreFr);

export const dealRow = (deck: Deck, seed: number): Row => shuffle(createRandom(seed), CARDS_BY_DECK[deck]);

export const decks = fc.constantFrom(...DECKS);
export const seats = fc.integer({ min: 2, max: 4 });
export const rows = fc.tuple(decks, fc.integer()).map(([deck, seed]) => ({ deck, row: dealRow(deck, seed) }));

export const tableOf = (options: Partial<Options>, players: number): Table<Options> =>
  createTable(serpentCartes, { seats: players, options });

/** The position before the first turn on a row. */
export function startMatch(row: Row, table: Table<Options>, first: Seat = 0): Position {
  const dealt = serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row });
  return serpentCartes.apply(dealt, { phase: "first", seat: first });
}

const parseRow32 = (text: string): Row => unwrap(rowOfDeck("32").parse(text));
/** A lone pawn goes from ace to ace and reaches the goal. */
export const SUITS = parseRow32(
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As",
);
/** A lone pawn leaves the row again and again. */
export const VOID = parseRow32(
  "Jc,Tc,9c,8c,7c,Ac,Kc,Qc,Jd,Td,9d,8d,7d,Ad,Kd,Qd,Jh,Th,9h,8h,7h,Ah,Kh,Qh,Js,Ts,9s,8s,7s,As,Ks,Qs",
);
/** A lone pawn goes in a circle before the goal. */
export const CIRCLE = parseRow32(
  "Kc,Qc,Jc,Tc,9c,8c,7c,Ac,Kd,Qd,Jd,Td,9d,8d,7d,Ad,Kh,Qh,Jh,Th,9h,8h,7h,Ah,Ks,Qs,Js,Ts,9s,8s,7s,As",
);
