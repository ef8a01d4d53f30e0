import { fail, type Result, succeed } from "@serpentarium/core";
import { formatPhase, parseOneOf } from "@serpentarium/core/notation";
import { type Action, FIRSTS, GO, THROWS } from "./action.ts";
import { type Card, cardNamed, NAME_OF } from "./material/cards.ts";
import { type Deck, isDeck, sizeOf } from "./material/deck.ts";
import type { Row } from "./material/track.ts";
import { type Position, pawnsOf } from "./position.ts";

/** The cards of a row as text, joined by commas. */
export const formatRow = (row: Row): string => row.map((card) => NAME_OF[card]).join(",");

/** The cards of a text, if they are a whole deck. */
export function parseRow(text: string, deck: Deck): Row | undefined {
  // every card is two signs and a comma: any other length need not be split
  if (text.length !== 3 * sizeOf(deck) - 1) return undefined;
  const cards = text.split(",").map(cardNamed);
  const row = cards.filter((card): card is Card => card !== undefined);
  return isDeck(row, deck) ? row : undefined;
}

/** A row in notation, `p1` to `p4`, `go`, or `1` to `6`. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatRow(action.row);
  if (action.phase === "first") return `p${action.seat + 1}`;
  return action.phase === "enter" ? `${action.card}` : "go";
}

function parseDeal(text: string, deck: Deck): Result<Action> {
  const row = parseRow(text, deck);
  if (row) return succeed({ phase: "deal", row });
  const size = sizeOf(deck);
  return fail(
    "notation",
    `expected all ${size} cards from card 1 to card ${size}, as Th,Ac,7d,…`,
    `attendu : les ${size} cartes, de la carte 1 à la carte ${size}, comme Th,Ac,7d,…`,
  );
}

/** An action from its text; any row of the whole deck can be read, whether it may be dealt or not. */
export function parseAction(text: string, position: Position): Result<Action> {
  const { phase, table } = position;
  if (phase === "deal") return parseDeal(text, table.options.deck);
  const actions = phase === "first" ? FIRSTS.slice(0, table.seats) : phase === "enter" ? THROWS : [GO];
  return parseOneOf<Action>(text, actions, formatAction);
}

/** `<phase>:<to act> <row> <pawns> <turns>`. */
export function formatPosition(position: Position): string {
  const row = "row" in position ? formatRow(position.row) : "-";
  const turns = "turns" in position ? position.turns : 0;
  return `${formatPhase(position)} ${row} ${pawnsOf(position).join(",")} ${turns}`;
}
