import { fail, type Result, seatsOf, succeed } from "@serpentarium/core";
import {
  type Codec,
  choice,
  createPositionNotation,
  formatOutcome,
  listOf,
  mapCodec,
  objectSchema,
  type PositionNotation,
  type PositionProblem,
} from "@serpentarium/core/notation";
import { ascending, countLeft, NESTS, SNAKES, UNKNOWN } from "./material.ts";
import { type Action, LAY_ACTIONS, TURN_ACTIONS } from "./phases.ts";
import { knownCards, type Position, positionOf, type Round, roundsOf, turnedNests } from "./position.ts";

const cardAmong = (cards: readonly number[]): Codec<number> =>
  choice(cards, (card) => (card === UNKNOWN ? "?" : String(card)));
const handsOf = (card: Codec<number>) => listOf(listOf(card), "/");

const CARD = cardAmong([UNKNOWN, ...SNAKES]);
const HANDS = handsOf(cardAmong(SNAKES));

/** `1,7,9,12/2,5,6,8` deals, `3` turns up three eggs, `9` lays snake 9; `?` is an unknown card. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return HANDS.format(action.hands);
  return action.phase === "turn" ? String(action.eggs) : CARD.format(action.card);
}

const TURN = choice(TURN_ACTIONS, formatAction);
const LAY = choice(LAY_ACTIONS.slice(1), formatAction);

export function parseAction(text: string, { phase, table }: Position): Result<Action> {
  if (phase === "turn") return TURN.parse(text);
  if (phase === "lay") return LAY.parse(text);
  const hands = HANDS.parse(text);
  if (!hands.ok) return hands;
  const dealt = positionOf({ table, hands: hands.value.map(ascending), rounds: [] });
  return dealt.phase === "turn" && !findProblem(dealt) && HANDS.format(dealt.hands) === text
    ? succeed({ phase: "deal", hands: dealt.hands })
    : fail("notation", { id: "failures.notation.such-as", data: { example: "1,7,9,12/2,5,6,8" } });
}

/** Finds a problem in a position; undefined if it is valid. */
function findProblem(position: Position): PositionProblem | undefined {
  const { phase, table, hands, rounds } = position;
  const [cards, turned] = [knownCards(position), turnedNests(position)];
  if (new Set(cards).size < cards.length) return { problem: { id: "failures.bad-position.twice" } };
  const laid = phase === "lay" ? position.laid.length : 0;
  const sizes = seatsOf(table).map((seat) => table.options.hand - rounds.length - (seat < laid ? 1 : 0));
  const isWhole = rounds.every((round) => round.cards.length === table.seats);
  if (phase !== "deal" && (!isWhole || String(hands.map(({ length }) => length)) !== String(sizes)))
    return { problem: { id: "failures.bad-position.rounds" } };
  if (turned.some((eggs) => countLeft(turned, eggs) < 0))
    return { problem: { id: "failures.bad-position.nests" } };
  return undefined;
}

const EGGS = { enum: NESTS };

/**
 * `<phase>:<to act or outcome> <hands> <rounds>`, such as `lay:2 1,7,12/2,5,6,8 2:9`: the hands by seat, and for each round
 * the eggs and the cards laid for them. `?` is a card that the viewer does not know.
 *
 * @param card - one of the cards that can occur
 */
function createNotation(card: Codec<number>): PositionNotation<Position> {
  const round: Codec<Round> = mapCodec(
    listOf(card, ":"),
    objectSchema({ eggs: EGGS, cards: listOf(card).schema }),
    ({ eggs, cards }) => [eggs, ...cards],
    ([eggs = 0, ...cards]) => ({ eggs, cards }),
  );
  const rounds = listOf(round, " ");
  return createPositionNotation<Position, "toAct" | "outcome" | "eggs" | "laid">({
    forms: {
      deal: "chance <hands> <rounds>",
      turn: "chance <hands> <rounds>",
      lay: "<toAct> <hands> <rounds>",
      over: "<outcome> <hands> <rounds>",
    },
    fields: () => ({
      toAct: { format: (_, position) => (position.phase === "lay" ? String(position.laid.length + 1) : "") },
      outcome: { format: (outcome) => formatOutcome(outcome, ",") },
      hands: handsOf(card),
      rounds: { ...rounds, format: (_, position) => rounds.format(roundsOf(position)) },
    }),
    example: "lay:2 1,7,12/2,5,6,8 2:9",
    complete({ table, hands, rounds: all }) {
      const position = positionOf({ table, hands: hands.map(ascending), rounds: all });
      return findProblem(position) ?? position;
    },
    more: (phase) => (phase === "lay" ? { eggs: EGGS, laid: listOf(card).schema } : {}),
  });
}

/** The notation of whole positions. */
export const positionNotation = createNotation(cardAmong(SNAKES));
/** The notation of the view of a seat, which may contain unknown cards. */
export const viewNotation = createNotation(CARD);
