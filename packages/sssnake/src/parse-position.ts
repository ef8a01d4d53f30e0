import { fail, type Message, type Outcome, type Result, succeed } from "@serpentarium/core";
import {
  type Codec,
  createPositionNotation,
  formatOutcome,
  integer,
  listOf,
  objectSchema,
  type PositionNotation,
  seatAt,
} from "@serpentarium/core/notation";
import {
  CARD_KINDS,
  type CardCounts,
  formatCards,
  HEAD,
  kindOfTile,
  NO_CARDS,
  TILE_NAMES,
  totalCards,
} from "./material/cards.ts";
import type { FitRules } from "./material/fit-rules.ts";
import { type PlacedTile, placedCardsOf, type Snake } from "./material/snake.ts";
import { type SnakeProblem, snakeFromCards } from "./material/snake-from-cards.ts";
import { formatSnake } from "./notation.ts";
import { cardCount, deckOf } from "./options.ts";
import type { EndRules } from "./outcome.ts";
import type { GiveRules } from "./phases/give-rules.ts";
import { leftNeighbourOf, type OverPosition, type Position, type PositionBase } from "./position.ts";

/** The rules that a position is checked against. */
type Rules = FitRules & EndRules & GiveRules;

const SNAKE_PROBLEMS: Readonly<Record<SnakeProblem, Message>> = {
  overlap: { id: "failures.notation.overlap" },
  "off-trace": { id: "failures.notation.off-trace" },
  unfinishable: { id: "failures.notation.unfinishable" },
};

const isAfter = (a: PlacedTile, b: PlacedTile | undefined): boolean =>
  !b || a.y > b.y || (a.y === b.y && a.x > b.x);
const isOnBigCard = ({ x, y }: PlacedTile): boolean => y === 0 && (x === 0 || x === 1);

function parseSnake(text: string, maxCards: number, { canFinish }: Rules): Result<Snake> {
  // one card too many is enough to refuse the text
  const parts = text === "-" ? [] : text.split("+", maxCards + 1);
  if (parts.length > maxCards) return fail("notation", TOO_MANY_CARDS);
  const cards = parts.flatMap((part): PlacedTile[] => {
    const [, x, y, name = ""] =
      /^(0|-?[1-9]\d{0,3})\.(0|-?[1-9]\d{0,3})\.([SCXD][A-Z]{0,2})$/.exec(part) ?? [];
    const laid = TILE_NAMES.findIndex((known) => known !== "" && known === name);
    return laid < 0 ? [] : [{ x: Number(x), y: Number(y), laid }];
  });
  const isWellWritten =
    cards.length === parts.length && cards.every((card, i) => isAfter(card, cards[i - 1]));
  if (!isWellWritten || cards.some(isOnBigCard)) {
    return fail("notation", { id: "failures.notation.snake" });
  }
  const snake = snakeFromCards(cards, canFinish);
  return typeof snake === "string" ? fail("notation", SNAKE_PROBLEMS[snake]) : succeed(snake);
}

const TOO_MANY_CARDS: Message = { id: "failures.notation.too-many-cards" };

const NUMBER = integer(0, 1e6).schema;

const snakeWith = (maxCards: number, rules: Rules): Codec<Snake> => ({
  format: formatSnake,
  parse: (text) => parseSnake(text, maxCards, rules),
  schema: objectSchema({ cells: listOf(integer(0, HEAD)).schema, width: NUMBER, origin: NUMBER, ends: {} }),
});

const COUNTS = listOf<number, CardCounts>(integer(0, 999), ".", 4);

const HAND: Codec<CardCounts> = {
  format: (hand) => formatCards(hand) || "-",
  parse(text) {
    const [s = 0, c = 0, x = 0, d = 0] = CARD_KINDS.map((kind) => text.split(kind).length - 1);
    const hand: CardCounts = [s, c, x, d];
    return HAND.format(hand) === text ? succeed(hand) : fail("notation", { id: "failures.notation.hand" });
  },
  schema: COUNTS.schema,
};

/** The parsed fields of a position. */
type Fields = Exclude<Position, OverPosition> | Omit<OverPosition, "outcome">;

function formatActor(position: Position): string {
  if (position.phase === "roll" || position.phase === "draw") return "chance";
  return String(1 + (position.phase === "receive" ? leftNeighbourOf(position) : position.roller));
}

const handIn = (fields: Fields): CardCounts => ("hand" in fields ? fields.hand : NO_CARDS);

/** Whether no kind exceeds the number in the options (`material.cards`); cards that left the game are not counted. */
function hasAllCards(fields: Fields): boolean {
  const { table, deck, snakes } = fields;
  const hand = handIn(fields);
  const laid = snakes.flatMap((snake) => placedCardsOf(snake).map((card) => kindOfTile(card.laid)));
  const limits = deckOf(table.options);
  return CARD_KINDS.every((kind, i) => {
    const all = (deck[i] ?? 0) + (hand[i] ?? 0) + laid.filter((other) => other === kind).length;
    return all <= (limits[i] ?? 0);
  });
}

function outcomeOf({ snakes, deck }: PositionBase, drawn: number, rules: Rules): Outcome | undefined {
  const complete = snakes.flatMap(({ ends }, seat) => (ends ? [] : [seat]));
  const [owner] = complete;
  if (owner === undefined) return totalCards(deck) + drawn === 0 ? rules.deckOutcome(snakes) : undefined;
  return complete.length === 1 && drawn < 3 ? rules.completeOutcome(snakes, owner) : undefined;
}

/** Creates the position from its fields; undefined if they contradict its phase. */
function positionOf(fields: Fields, rules: Rules): Position | undefined {
  const [drawn, rest] = [totalCards(handIn(fields)), totalCards(fields.deck)];
  if (fields.phase === "over") {
    const outcome = outcomeOf(fields, drawn, rules);
    return outcome && { ...fields, outcome };
  }
  if (fields.snakes.some(({ ends }) => !ends)) return undefined;
  if (fields.phase === "roll") return rest > 0 ? fields : undefined;
  if (fields.phase === "draw") {
    const rolled = drawn + fields.left;
    return fields.left > 0 && rolled <= 3 && fields.left <= rest ? { ...fields, rolled } : undefined;
  }
  if (fields.phase === "keep")
    return fields.left > 0 && drawn === fields.left + 1 ? { ...fields, rolled: drawn } : undefined;
  if (drawn !== 1) return undefined;
  // a single card is laid only in the phase that `give` returns (`turn.one`, `turn.two`)
  const isLent = fields.phase === "lend";
  return rules.give({ ...fields, rolled: isLent ? 1 : 0 }, fields.hand, isLent ? "lend" : "receive");
}

/**
 * Creates the notation of positions: `<phase>:<to act> <roller> <deck> <hand> <left to keep> <snake of seat 0> <snake of seat 1> …`.
 * Parsing fails with `bad-position` unless every laid card is on a trace, every snake can be finished, the cards add up, and
 * phase, hand and numbers agree.
 */
export const createSssnakeNotation = (rules: Rules): PositionNotation<Position> =>
  createPositionNotation<Position, "actor" | "outcome" | "rolled">({
    forms: {
      roll: "<actor> <roller> <deck> - 0 <snakes>",
      draw: "<actor> <roller> <deck> <hand> <left> <snakes>",
      keep: "<actor> <roller> <deck> <hand> <left> <snakes>",
      lend: "<actor> <roller> <deck> <hand> 0 <snakes>",
      receive: "<actor> <roller> <deck> <hand> 0 <snakes>",
      reclaim: "<actor> <roller> <deck> <hand> 0 <snakes>",
      over: "<outcome> <roller> <deck> <hand> 0 <snakes>",
    },
    fields: (table) => ({
      actor: { format: (_, position) => formatActor(position) },
      outcome: { format: (outcome) => formatOutcome(outcome, "+") },
      roller: seatAt(table),
      deck: COUNTS,
      hand: HAND,
      left: integer(0, 3),
      snakes: listOf(snakeWith(cardCount(table.options), rules), " ", table.seats),
    }),
    example: "keep:1 1 59.48.8.3 SC 1 - 2.0.CNW+2.1.SV",
    complete(read) {
      const fields = { ...read, rolled: 0 };
      if (!hasAllCards(fields)) return { problem: TOO_MANY_CARDS };
      return positionOf(fields, rules) ?? { problem: { id: "failures.bad-position.disagree" } };
    },
    more: () => ({ rolled: { ...NUMBER, "x-unwritten": true } }),
  });
