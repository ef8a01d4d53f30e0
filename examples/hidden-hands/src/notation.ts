import { fail, type Result, seatsOf, succeed, type Table, type Text } from "@serpentarium/core";
import {
  formatList,
  formatPhase,
  parseCanonicalPosition,
  parseList,
  parseOneOf,
} from "@serpentarium/core/notation";
import { ascending, countLeft, SNAKES, UNKNOWN } from "./material.ts";
import type { Options } from "./options.ts";
import { type Action, LAY_ACTIONS, TURN_ACTIONS } from "./phases.ts";
import { knownCards, type Position, positionOf, type Round, roundsOf, turnedNests } from "./position.ts";

const formatCard = (card: number): string => (card === UNKNOWN ? "?" : String(card));
const formatHands = (hands: Position["hands"]) =>
  formatList(hands, (hand) => formatList(hand, formatCard), "/");
const formatRound = ({ eggs, cards }: Round): string => [eggs, ...cards.map(formatCard)].join(":");

const parseCards = (text: string, cards: readonly number[], separator?: string) =>
  parseList(text, (card) => parseOneOf(card, cards, formatCard), separator);
const parseHands = (text: string, cards: readonly number[]) =>
  parseList(text, (hand) => parseCards(hand, cards), "/");

/** `1,7,9,12/2,5,6,8` deals, `3` turns up three eggs, `9` lays snake 9; `?` is an unknown card. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatHands(action.hands);
  return action.phase === "turn" ? String(action.eggs) : formatCard(action.card);
}

export function parseAction(text: string, { phase, table }: Position): Result<Action> {
  if (phase === "turn") return parseOneOf(text, TURN_ACTIONS, formatAction);
  if (phase === "lay") return parseOneOf(text, LAY_ACTIONS.slice(1), formatAction);
  const hands = parseHands(text, SNAKES);
  if (!hands.ok) return hands;
  const dealt = positionOf({ table, hands: hands.value.map(ascending), rounds: [] });
  return dealt.phase === "turn" && !findProblem(dealt) && formatHands(dealt.hands) === text
    ? succeed({ phase: "deal", hands: dealt.hands })
    : fail("notation", "expected hands like 1,7,9,12/2,5,6,8", "attendu : des mains comme 1,7,9,12/2,5,6,8");
}

/**
 * `<phase>:<to act or outcome> <hands> <rounds>`, such as `lay:2 1,7,12/2,5,6,8 2:9`: the hands by seat, and for each round
 * the eggs and the cards laid for them. `?` is a card that the viewer does not know.
 */
export function formatPosition(position: Position): string {
  const head = formatPhase(position, position.phase === "lay" ? position.laid.length : "chance", ",");
  return `${head} ${formatHands(position.hands)} ${formatList(roundsOf(position), formatRound, " ")}`;
}

/** Finds a problem in a position; undefined if it is valid. */
function findProblem(position: Position): Text | undefined {
  const { phase, table, hands, rounds } = position;
  const [cards, turned] = [knownCards(position), turnedNests(position)];
  if (new Set(cards).size < cards.length)
    return { en: "a snake appears twice", fr: "un serpent y est deux fois" };
  const laid = phase === "lay" ? position.laid.length : 0;
  const sizes = seatsOf(table).map((seat) => table.options.hand - rounds.length - (seat < laid ? 1 : 0));
  const isWhole = rounds.every((round) => round.cards.length === table.seats);
  if (phase !== "deal" && (!isWhole || String(hands.map(({ length }) => length)) !== String(sizes)))
    return { en: "hands and rounds do not add up", fr: "les mains et les manches ne s’accordent pas" };
  if (turned.some((eggs) => countLeft(turned, eggs) < 0))
    return { en: "there are too many nests of this kind", fr: "il y a trop de nids de cette sorte" };
  return undefined;
}

const FORM = { example: "lay:2 1,7,12/2,5,6,8 2:9", format: formatPosition };

/** Creates a parser of positions with the given cards. */
const positionParser =
  (cards: readonly number[]) =>
  (text: string, table: Table<Options>): Result<Position> =>
    parseCanonicalPosition(text, FORM, ([, ...words]) => {
      const hands = parseHands(words[0] ?? "", cards);
      const lists = parseList(words.slice(1).join(" "), (round) => parseCards(round, cards, ":"), " ");
      if (!hands.ok || !lists.ok) return undefined;
      const rounds = lists.value.map(([eggs = 0, ...laid]) => ({ eggs, cards: laid }));
      const position = positionOf({ table, hands: hands.value.map(ascending), rounds });
      return findProblem(position) ?? position;
    });

/** Parses a position; fails with `bad-position` if it is invalid. */
export const parsePosition = positionParser(SNAKES);
/** Parses the view of a seat, which may contain unknown cards. */
export const parseView = positionParser([UNKNOWN, ...SNAKES]);
