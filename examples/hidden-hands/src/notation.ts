import { fail, type Result, seatsOf, succeed, type Table, type Text } from "@serpentarium/core";
import { formatList, formatPhase, parseList, parseOneOf, readPosition } from "@serpentarium/core/notation";
import { ascending, leftOf, SNAKES, UNKNOWN } from "./material.ts";
import type { Options } from "./options.ts";
import { type Action, LAYS, TURNS } from "./phases.ts";
import { cardsIn, type Position, positionOf, type Round, roundsOf, turnedIn } from "./position.ts";

const formatCard = (card: number): string => (card === UNKNOWN ? "?" : String(card));
const formatHands = (hands: Position["hands"]): string =>
  formatList(hands, (hand) => formatList(hand, formatCard), "/");
const formatRound = ({ eggs, cards }: Round): string => [eggs, ...cards.map(formatCard)].join(":");

const parseCards = (text: string, cards: readonly number[], separator?: string) =>
  parseList(text, (card) => parseOneOf(card, cards, formatCard), separator);
const parseHands = (text: string, cards: readonly number[]) =>
  parseList(text, (hand) => parseCards(hand, cards), "/");

/** `1,7,9,12/2,5,6,8` deals, `3` turns up three eggs, `9` lays snake 9; `?` is a card that one does not know. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatHands(action.hands);
  return action.phase === "turn" ? String(action.eggs) : formatCard(action.card);
}

export function parseAction(text: string, { phase, table }: Position): Result<Action> {
  if (phase === "turn") return parseOneOf(text, TURNS, formatAction);
  if (phase === "lay") return parseOneOf(text, LAYS.slice(1), formatAction);
  const hands = parseHands(text, SNAKES);
  if (!hands.ok) return hands;
  const dealt = positionOf({ table, hands: hands.value.map(ascending), rounds: [] });
  return dealt.phase === "turn" && !faultIn(dealt) && formatHands(dealt.hands) === text
    ? succeed({ phase: "deal", hands: dealt.hands })
    : fail("notation", "expected hands like 1,7,9,12/2,5,6,8", "attendu : des mains comme 1,7,9,12/2,5,6,8");
}

const formatHead = (position: Position): string =>
  formatPhase(position, position.phase === "lay" ? position.laid.length : "chance", ",");

/**
 * `<phase>:<to act or outcome> <hands> <rounds>`, such as `lay:2 1,7,12/2,5,6,8 2:9`: the hands by seat, and round by
 * round the eggs and the cards laid for them. `?` is a card that whoever looks does not know.
 */
export const formatPosition = (position: Position): string =>
  `${formatHead(position)} ${formatHands(position.hands)} ${formatList(roundsOf(position), formatRound, " ")}`;

/** What is wrong with what lies on a table, if anything is. */
function faultIn(position: Position): Text | undefined {
  const { phase, table, hands, rounds } = position;
  const [cards, turned] = [cardsIn(position), turnedIn(position)];
  if (new Set(cards).size < cards.length)
    return { en: "a snake is there twice", fr: "un serpent y est deux fois" };
  const laid = phase === "lay" ? position.laid.length : 0;
  const sizes = seatsOf(table).map((seat) => table.options.hand - rounds.length - (seat < laid ? 1 : 0));
  const isWhole = rounds.every((round) => round.cards.length === table.seats);
  if (phase !== "deal" && (!isWhole || String(hands.map(({ length }) => length)) !== String(sizes)))
    return { en: "hands and rounds do not add up", fr: "les mains et les manches ne s’accordent pas" };
  if (turned.every((eggs) => leftOf(turned, eggs) >= 0)) return undefined;
  return { en: "there are not so many nests like that", fr: "il n’y a pas autant de nids comme ceux-là" };
}

/** Reads positions in which those cards lie. */
const readerOf =
  (cards: readonly number[]) =>
  (text: string, table: Table<Options>): Result<Position> =>
    readPosition(text, { like: "lay:2 1,7,12/2,5,6,8 2:9", format: formatPosition }, ([, ...words]) => {
      const hands = parseHands(words[0] ?? "", cards);
      const lists = parseList(words.slice(1).join(" "), (round) => parseCards(round, cards, ":"), " ");
      if (!hands.ok || !lists.ok) return undefined;
      const rounds = lists.value.map(([eggs = 0, ...laid]) => ({ eggs, cards: laid }));
      const position = positionOf({ table, hands: hands.value.map(ascending), rounds });
      return faultIn(position) ?? position;
    });

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export const parsePosition = readerOf(SNAKES);
/** What a seat sees, from its text, in which there may be cards that it does not know. */
export const parseView = readerOf([UNKNOWN, ...SNAKES]);
