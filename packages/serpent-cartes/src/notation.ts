import { fail, type Result, succeed } from "@serpentarium/core";
import { type Codec, choice } from "@serpentarium/core/notation";
import { type Action, ADVANCE, ENTRY_THROWS, FIRST_MOVERS } from "./action.ts";
import { type Card, cardFromNotation, NOTATION_BY_CARD } from "./material/cards.ts";
import { type Deck, deckSize, isWholeDeck } from "./material/deck.ts";
import type { Row } from "./material/rest-table.ts";
import type { Position } from "./position.ts";

/** Formats a row: the notations of its cards, joined by commas. */
export const formatRow = (row: Row): string => row.map((card) => NOTATION_BY_CARD[card]).join(",");

/** Creates the codec of a row with all cards of a deck. */
export function rowOfDeck(deck: Deck): Codec<Row> {
  const size = deckSize(deck);
  return {
    format: formatRow,
    parse(text) {
      // each card takes two characters and a comma: texts of another length need not be split
      const cards = text.length === 3 * size - 1 ? text.split(",").map(cardFromNotation) : [];
      const row = cards.filter((card): card is Card => card !== undefined);
      return isWholeDeck(row, deck)
        ? succeed(row)
        : fail("notation", { id: "failures.notation.row", data: { size } });
    },
    schema: {
      type: "array",
      items: { type: "integer", minimum: 0, maximum: NOTATION_BY_CARD.length - 1 },
      minItems: size,
      maxItems: size,
    },
  };
}

/** Formats an action: a row, `p1` to `p4`, `go`, or `1` to `6`. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatRow(action.row);
  if (action.phase === "first") return `p${action.seat + 1}`;
  return action.phase === "enter" ? `${action.card}` : "go";
}

/** Parses an action; fails with `notation`. Any row of the whole deck is accepted, even if it may not be dealt. */
export function parseAction(text: string, position: Position): Result<Action> {
  const { phase, table } = position;
  if (phase === "deal") {
    const row = rowOfDeck(table.options.deck).parse(text);
    return row.ok ? succeed({ phase, row: row.value }) : row;
  }
  const actions =
    phase === "first" ? FIRST_MOVERS.slice(0, table.seats) : phase === "enter" ? ENTRY_THROWS : [ADVANCE];
  return choice<Action>(actions, formatAction).parse(text);
}
