import { type Result, seatsOf, succeed } from "@serpentarium/core";
import { createPositionNotation, formatOutcome, integer, listOf } from "@serpentarium/core/notation";
import {
  type Action,
  cardsOf,
  countTurns,
  type Position,
  type PositionBase,
  positionOf,
  ROW_LENGTH,
  toActOf,
} from "./rules.ts";

/** `9` turns up or takes card 9, depending on the phase. */
export const formatAction = ({ card }: Action): string => String(card);

export function parseAction(text: string, { phase, table }: Position): Result<Action> {
  const card = integer(1, table.options.cards).parse(text);
  return card.ok ? succeed({ phase: phase === "turn" ? "turn" : "take", card: card.value }) : card;
}

const isAscending = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || card > (cards[i - 1] ?? 0));

/** Whether each card is in one place, and the players have taken as many as they have had turns. */
function isPossible(field: PositionBase): boolean {
  const { table, row, serpents, buried } = field;
  const turns = countTurns(field);
  const known = [row, buried, ...serpents].flat();
  const isRefilled = turns === 0 || row.length >= ROW_LENGTH - 1 || known.length === cardsOf(table).length;
  return (
    isRefilled &&
    row.length <= ROW_LENGTH &&
    new Set(known).size === known.length &&
    serpents.length === table.seats &&
    serpents.every(isAscending) &&
    seatsOf(table).every((seat) => (serpents[seat]?.length ?? 0) <= Math.ceil((turns - seat) / table.seats))
  );
}

/** `<phase>:<to act or outcome> <row> <serpents> <buried>`, such as `take:1 3,9,12 2,5/4 1`: the serpents from tail to head, by seat. */
export const positionNotation = createPositionNotation<Position, "toAct" | "outcome">({
  forms: {
    turn: "chance <row> <serpents> <buried>",
    take: "<toAct> <row> <serpents> <buried>",
    over: "<outcome> <row> <serpents> <buried>",
  },
  fields(table) {
    const cards = listOf(integer(1, table.options.cards));
    return {
      toAct: { format: (_, position) => String(toActOf(position) + 1) },
      outcome: { format: (outcome) => formatOutcome(outcome, ",") },
      row: cards,
      serpents: listOf(cards, "/"),
      buried: cards,
    };
  },
  example: "take:1 3,9,12 2,5/4 1",
  complete: (field) =>
    isPossible(field) ? positionOf(field) : { problem: { id: "failures.bad-position.cards" } },
});
