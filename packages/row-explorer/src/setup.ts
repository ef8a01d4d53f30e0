import { fail, parseTable, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import {
  type Card,
  DECKS,
  type Deck,
  isWholeDeck,
  type Options,
  type Position,
  type Row,
  serpentCartes,
} from "@serpentarium/serpent-cartes";

/** A row with the table and first player of a match on it. */
export interface Setup {
  readonly row: Row;
  readonly table: Table<Options>;
  readonly first: Seat;
}

/** Unchecked options of a setup. */
export interface SetupInput {
  readonly entry?: unknown;
  readonly collision?: unknown;
  readonly turnLimit?: unknown;
  readonly seats?: unknown;
  readonly first?: unknown;
}

/** The deck of which some cards are a permutation. */
export const deckOf = (cards: readonly Card[]): Deck | undefined =>
  DECKS.find((deck) => isWholeDeck(cards, deck));

/** Creates a setup, with defaults for missing options. Fails with `bad-option` or `bad-seats`. */
export function createSetup(row: Row, { seats = 2, first = 0, ...input }: SetupInput): Result<Setup> {
  const { entry, collision, turnLimit } = input;
  const table = parseTable(serpentCartes, { deck: deckOf(row), entry, collision, turnLimit }, seats);
  if (!table.ok) return table;
  const count = table.value.seats;
  const firstSeat = Array.from({ length: count }, (_, seat) => seat).find((seat) => seat === first);
  if (firstSeat !== undefined) return succeed({ row, table: table.value, first: firstSeat });
  return fail("bad-seats", { id: "rows.first-player", data: { count } });
}

/** The position after the deal, before the first player is chosen. */
export const dealtPosition = ({ row, table }: Setup): Position =>
  serpentCartes.apply(serpentCartes.start(table), { phase: "deal", row });
