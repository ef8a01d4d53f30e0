import { fail, type Result, succeed } from "@serpentarium/core";
import {
  choice,
  createPositionNotation,
  formatOutcome,
  listOf,
  type PositionNotation,
} from "@serpentarium/core/notation";
import {
  type Action,
  ascending,
  dealt,
  orderOf,
  type Position,
  type PositionBase,
  positionOf,
  roundsOf,
  SNAKES,
  toActOf,
  UNKNOWN,
} from "./rules.ts";

const cardAmong = (cards: readonly number[]) =>
  choice(cards, (card) => (card === UNKNOWN ? "?" : String(card)));
const cardsBySeat = (cards: readonly number[]) => listOf(listOf(cardAmong(cards)), "/");
const ALL = [UNKNOWN, ...SNAKES];

/** `1,7,9,12/2,5,6,8` deals these hands, `9` lays snake 9; `?` is an unknown card. */
export const formatAction = (action: Action): string =>
  action.phase === "deal" ? cardsBySeat(ALL).format(action.hands) : String(action.card);

export function parseAction(text: string, { phase, table }: Position): Result<Action> {
  if (phase === "lay") {
    const card = cardAmong(SNAKES).parse(text);
    return card.ok ? succeed({ phase: "lay", card: card.value }) : card;
  }
  const hands = cardsBySeat(SNAKES).parse(text);
  const sorted = hands.ok ? hands.value.map(ascending) : [];
  return isWhole(dealt(table, sorted)) && formatAction({ phase: "deal", hands: sorted }) === text
    ? succeed({ phase: "deal", hands: sorted })
    : fail("notation", { id: "failures.notation.such-as", data: { example: "1,7,9,12/2,5,6,8" } });
}

/** Whether each seat has its cards, none is there twice, and the players have laid theirs in order. */
function isWhole(field: PositionBase): boolean {
  const { table, hands, laid } = field;
  const known = [...hands, ...laid].flat().filter((card) => card !== UNKNOWN);
  const isComplete = hands.every(
    (hand, seat) => hand.length + (laid[seat]?.length ?? 0) === table.options.hand,
  );
  const ahead = orderOf(field).map((seat) => (laid[seat]?.length ?? 0) - roundsOf(field).length);
  return (
    [hands.length, laid.length].every((length) => length === table.seats) &&
    new Set(known).size === known.length &&
    isComplete &&
    /^1*0+$/.test(ahead.join(""))
  );
}

/**
 * `<phase>:<to act or outcome> <hands> <laid>`, such as `lay:2 1,7,12/2,5,6,8 9/-`: the hands and the cards laid, by seat.
 *
 * @param cards - those that can be in a hand
 */
const createNotation = (cards: readonly number[]): PositionNotation<Position> =>
  createPositionNotation<Position, "toAct" | "outcome">({
    forms: { deal: "chance <hands> <laid>", lay: "<toAct> <hands> <laid>", over: "<outcome> <hands> <laid>" },
    fields: () => ({
      toAct: { format: (_, position) => String(toActOf(position) + 1) },
      outcome: { format: (outcome) => formatOutcome(outcome, ",") },
      hands: cardsBySeat(cards),
      laid: cardsBySeat(SNAKES),
    }),
    example: "lay:2 1,7,12/2,5,6,8 9/-",
    complete({ table, hands, laid }) {
      const field = { table, hands: hands.map(ascending), laid };
      return (hands.length === 0 && laid.length === 0) || isWhole(field)
        ? positionOf(field)
        : { problem: { id: "failures.bad-position.cards" } };
    },
  });

/** The notation of whole positions. */
export const positionNotation = createNotation(SNAKES);
/** The notation of what a seat sees. */
export const viewNotation = createNotation(ALL);
