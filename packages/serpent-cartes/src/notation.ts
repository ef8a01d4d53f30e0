import { fail, type Result, succeed } from "@serpentarium/core";
import { formatPhase, parseOneOf } from "@serpentarium/core/notation";
import { type Action, ADVANCE, ENTRY_THROWS, FIRST_MOVERS } from "./action.ts";
import { type Card, cardFromNotation, NOTATION_BY_CARD } from "./material/cards.ts";
import { type Deck, deckSize, isWholeDeck } from "./material/deck.ts";
import type { Row } from "./material/rest-table.ts";
import { type Position, pawnCardsOf } from "./position.ts";

/** Formats a row: the notations of its cards, joined by commas. */
export const formatRow = (row: Row): string => row.map((card) => NOTATION_BY_CARD[card]).join(",");

/** The row of a text; `undefined` unless it is a whole deck. */
export function rowFromText(text: string, deck: Deck): Row | undefined {
  // each card takes two characters and a comma: texts of another length need not be split
  if (text.length !== 3 * deckSize(deck) - 1) return undefined;
  const cards = text.split(",").map(cardFromNotation);
  const row = cards.filter((card): card is Card => card !== undefined);
  return isWholeDeck(row, deck) ? row : undefined;
}

/** Formats an action: a row, `p1` to `p4`, `go`, or `1` to `6`. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatRow(action.row);
  if (action.phase === "first") return `p${action.seat + 1}`;
  return action.phase === "enter" ? `${action.card}` : "go";
}

function parseDeal(text: string, deck: Deck): Result<Action> {
  const row = rowFromText(text, deck);
  if (row) return succeed({ phase: "deal", row });
  const size = deckSize(deck);
  return fail(
    "notation",
    `expected all ${size} cards from card 1 to card ${size}, as Th,Ac,7d,…`,
    `attendu : les ${size} cartes, de la carte 1 à la carte ${size}, comme Th,Ac,7d,…`,
  );
}

/** Parses an action; fails with `notation`. Any row of the whole deck is accepted, even if it may not be dealt. */
export function parseAction(text: string, position: Position): Result<Action> {
  const { phase, table } = position;
  if (phase === "deal") return parseDeal(text, table.options.deck);
  const actions =
    phase === "first" ? FIRST_MOVERS.slice(0, table.seats) : phase === "enter" ? ENTRY_THROWS : [ADVANCE];
  return parseOneOf<Action>(text, actions, formatAction);
}

/** Formats a position: `<phase>:<to act> <row> <pawns> <turns>`. */
export function formatPosition(position: Position): string {
  const row = "row" in position ? formatRow(position.row) : "-";
  const turns = "turns" in position ? position.turns : 0;
  return `${formatPhase(position)} ${row} ${pawnCardsOf(position).join(",")} ${turns}`;
}
