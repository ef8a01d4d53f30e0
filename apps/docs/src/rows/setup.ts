import { fail, parseTable, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import {
  type Card,
  DECKS,
  type Deck,
  isDeck,
  type Options,
  type Position,
  type Row,
  serpentCartes,
} from "@serpentarium/serpent-cartes";

/** A row, and how it is played on. */
export interface Setup {
  readonly row: Row;
  readonly table: Table<Options>;
  readonly first: Seat;
}

/** What can be chosen beside the row; it may come from anywhere. */
export interface Choice {
  readonly entry?: unknown;
  readonly turnLimit?: unknown;
  readonly seats?: unknown;
  readonly first?: unknown;
}

/** The deck that cards are, in any order. */
export const deckOf = (cards: readonly Card[]): Deck | undefined => DECKS.find((deck) => isDeck(cards, deck));

/** A row with what was chosen; what was not has its default. Fails with `bad-option` or `bad-seats`. */
export function setUp(row: Row, { entry, turnLimit, seats = 2, first = 0 }: Choice): Result<Setup> {
  const table = parseTable(serpentCartes, { deck: deckOf(row), entry, turnLimit }, seats);
  if (!table.ok) return table;
  const all = table.value.seats;
  const begins = Array.from({ length: all }, (_, seat) => seat).find((seat) => seat === first);
  if (begins !== undefined) return succeed({ row, table: table.value, first: begins });
  return fail(
    "bad-seats",
    `who begins: expected a player from 1 to ${all}`,
    `qui commence : attendu un joueur de 1 à ${all}`,
  );
}

/** The position in which the row lies and nobody has begun. */
export const laid = ({ row, table }: Setup): Position =>
  serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row });
