import {
  type Failure,
  fail,
  type Outcome,
  type Result,
  type Seat,
  succeed,
  type Table,
} from "@serpentarium/core";
import { checkOutcomeReason, formatOutcome } from "@serpentarium/core/notation";
import {
  CARD_KINDS,
  type CardCounts,
  formatCards,
  kindOfTile,
  TILE_NAMES,
  totalCards,
} from "./material/cards.ts";
import type { FitRules } from "./material/fit-rules.ts";
import { type PlacedTile, placedCardsOf, type Snake } from "./material/snake.ts";
import { type SnakeProblem, snakeFromCards } from "./material/snake-from-cards.ts";
import { cardCount, deckOf, type Options } from "./options.ts";
import type { EndRules } from "./outcome.ts";
import type { GiveRules } from "./phases/give-rules.ts";
import { leftNeighbourOf, type Position, type PositionBase } from "./position.ts";

/** The rules that a position is checked against. */
type Rules = FitRules & EndRules & GiveRules;

/** Why a text is not a valid position; undefined when it is. */
type Problem = Failure | undefined;

const positionFailure = (en: string, fr: string): Failure => fail("bad-position", en, fr).error;
const isFailure = <T extends object>(value: T | Failure): value is Failure => "message" in value;

const SNAKE_FAILURES: Readonly<Record<SnakeProblem, Failure>> = {
  overlap: positionFailure("two cards lie on one place", "deux cartes occupent la même case"),
  "off-trace": positionFailure(
    "a card lies apart from both ends of its snake",
    "une carte n’est reliée à aucun bout de son serpent",
  ),
  unfinishable: positionFailure("a snake can never be finished", "un serpent ne peut plus être terminé"),
};
const SNAKE_TEXT_FAILURE = positionFailure(
  "expected a snake as 2.0.CNW+2.1.SV, its cards from south to north and then from west to east",
  "attendu : un serpent comme 2.0.CNW+2.1.SV, ses cartes du sud au nord puis d’ouest en est",
);

const isAfter = (a: PlacedTile, b: PlacedTile | undefined): boolean =>
  !b || a.y > b.y || (a.y === b.y && a.x > b.x);
const isOnBigCard = ({ x, y }: PlacedTile): boolean => y === 0 && (x === 0 || x === 1);

function parseSnake(text: string, maxCards: number, rules: Rules): Snake | Failure {
  if (text === "-") return snakeFrom([], rules);
  const parts = text.split("+");
  if (parts.length > maxCards) return TOO_MANY_CARDS;
  const cards = parts.flatMap((part): PlacedTile[] => {
    const [, x, y, name = ""] =
      /^(0|-?[1-9]\d{0,3})\.(0|-?[1-9]\d{0,3})\.([SCXD][A-Z]{0,2})$/.exec(part) ?? [];
    const laid = TILE_NAMES.findIndex((known) => known !== "" && known === name);
    return laid < 0 ? [] : [{ x: Number(x), y: Number(y), laid }];
  });
  const isWellWritten =
    cards.length === parts.length && cards.every((card, i) => isAfter(card, cards[i - 1]));
  return isWellWritten && !cards.some(isOnBigCard) ? snakeFrom(cards, rules) : SNAKE_TEXT_FAILURE;
}

function snakeFrom(cards: readonly PlacedTile[], { canFinish }: Rules): Snake | Failure {
  const snake = snakeFromCards(cards, canFinish);
  return typeof snake === "string" ? SNAKE_FAILURES[snake] : snake;
}

const TOO_MANY_CARDS = positionFailure(
  "there are more cards than the options give",
  "il y a plus de cartes que n’en donnent les options",
);

function parseHand(text: string): CardCounts | undefined {
  const [s = 0, c = 0, x = 0, d = 0] = CARD_KINDS.map((kind) => text.split(kind).length - 1);
  return (formatCards([s, c, x, d]) || "-") === text ? [s, c, x, d] : undefined;
}

function parseDeck(text: string): CardCounts | undefined {
  const [, ...counts] =
    /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const [s, c, x, d] = counts.map(Number);
  return d === undefined ? undefined : [s ?? 0, c ?? 0, x ?? 0, d];
}

/** The fields of a text, not yet checked against the rules. */
interface PositionFields {
  readonly phase: string;
  readonly actor: string;
  readonly common: PositionBase;
  readonly hand: CardCounts;
  readonly left: number;
}

/** The number on the die where cards drawn are not laid yet, which a text does not say; 0 where it may be any. */
function leastRolled({ phase, hand, left }: Omit<PositionFields, "common">): number {
  if (phase === "draw") return totalCards(hand) + left;
  return phase === "keep" || phase === "lend" ? totalCards(hand) : 0;
}

function parseFields(text: string, table: Table<Options>, rules: Rules): PositionFields | Failure {
  const form = positionFailure(
    `expected <phase>:<to act> <roller> <deck> <hand> <left to keep> and ${table.seats} snakes`,
    `attendu : <phase>:<joueur> <lanceur> <pioche> <main> <à garder> et ${table.seats} serpents`,
  );
  // one part too many is enough to refuse the text
  const [start = "", roller = "", deckText = "", handText = "", left = "", ...texts] = text.split(
    " ",
    5 + table.seats + 1,
  );
  const [, phase = "", head = ""] = /^([a-z]+):(\S{1,40})$/.exec(start) ?? [];
  const [deck, hand] = [parseDeck(deckText), parseHand(handText)];
  const seat = Number(roller) - 1;
  const isFormed =
    /^[1-4]$/.test(roller) && seat < table.seats && /^[0-3]$/.test(left) && texts.length === table.seats;
  if (!(phase && deck && hand && isFormed)) return form;
  const snakes: Snake[] = [];
  for (const snakeText of texts) {
    const snake = parseSnake(snakeText, cardCount(table.options), rules);
    if (isFailure(snake)) return snake;
    snakes.push(snake);
  }
  const fields = { phase, actor: head, hand, left: Number(left) };
  return { ...fields, common: { table, roller: seat, rolled: leastRolled(fields), deck, snakes } };
}

/** Checks that no kind exceeds the number in the options (`material.cards`); cards that left the game are not counted. */
function checkCounts({ common: { table, deck, snakes }, hand }: PositionFields): Problem {
  const laid = snakes.flatMap((snake) => placedCardsOf(snake).map((card) => kindOfTile(card.laid)));
  const limits = deckOf(table.options);
  const isOver = CARD_KINDS.some((kind, i) => {
    const all = (deck[i] ?? 0) + (hand[i] ?? 0) + laid.filter((other) => other === kind).length;
    return all > (limits[i] ?? 0);
  });
  return isOver ? TOO_MANY_CARDS : undefined;
}

const PHASE_FAILURE = positionFailure(
  "the phase, who is to act or has won, the hand and the numbers do not agree",
  "la phase, le joueur ou les gagnants, la main et les nombres ne s’accordent pas",
);

const outcomesOf = (
  { common: { snakes, deck }, hand }: PositionFields,
  { completeOutcome, deckOutcome }: Rules,
): readonly Outcome[] => {
  const complete = snakes.flatMap(({ ends }, seat) => (ends ? [] : [seat]));
  const [owner] = complete;
  if (owner !== undefined) {
    return complete.length === 1 && totalCards(hand) < 3 ? [completeOutcome(snakes, owner)] : [];
  }
  return totalCards(deck) + totalCards(hand) === 0 ? [deckOutcome(snakes)] : [];
};

const REASONS = ["end.complete", "end.deck"] as const;

/** Checks that the reason of an outcome is one of the game's. */
const checkReason = ({ phase, actor }: PositionFields): Problem =>
  phase === "over" ? checkOutcomeReason(actor, REASONS) : undefined;

function overPosition(fields: PositionFields, rules: Rules): Position | undefined {
  const { common, hand, left, actor } = fields;
  const outcome = outcomesOf(fields, rules).find((other) => formatOutcome(other, "+") === actor);
  return outcome && left === 0 ? { phase: "over", ...common, hand, outcome } : undefined;
}

function chancePosition({ phase, common, hand, left }: PositionFields): Position | undefined {
  const [drawn, rest] = [totalCards(hand), totalCards(common.deck)];
  if (phase === "roll") return drawn + left === 0 && rest > 0 ? { phase, ...common } : undefined;
  if (phase !== "draw") return undefined;
  return left > 0 && drawn + left <= 3 && left <= rest ? { phase, ...common, hand, left } : undefined;
}

function layingPosition(
  { phase, actor, common, hand, left }: PositionFields,
  rules: Rules,
): Position | undefined {
  const drawn = totalCards(hand);
  const isActor = (seat: Seat): boolean => actor === String(seat + 1);
  if (phase === "keep") {
    const fit = isActor(common.roller) && left > 0 && drawn === left + 1 && drawn <= 3;
    return fit ? { phase, ...common, hand, left } : undefined;
  }
  if (phase !== "lend" && phase !== "receive" && phase !== "reclaim") return undefined;
  const isToAct = isActor(phase === "receive" ? leftNeighbourOf(common) : common.roller);
  if (!isToAct || left !== 0 || drawn !== 1) return undefined;
  // a single card is laid only in the phase that `give` returns (`turn.one`, `turn.two`)
  const given = rules.give(common, hand, phase === "lend" ? "lend" : "receive");
  return given.phase === phase ? given : undefined;
}

function positionOf(fields: PositionFields, rules: Rules): Position | undefined {
  if (fields.phase === "over") return overPosition(fields, rules);
  if (fields.common.snakes.some(({ ends }) => !ends)) return undefined;
  return fields.actor === "chance" ? chancePosition(fields) : layingPosition(fields, rules);
}

/**
 * Parses a position; fails with `bad-position` unless every card laid is on a trace, every snake can be finished, the cards add
 * up, and phase, hand and numbers agree.
 */
export const createParsePosition =
  (rules: Rules) =>
  (text: string, table: Table<Options>): Result<Position> => {
    const fields = parseFields(text, table, rules);
    const problem = isFailure(fields) ? fields : (checkCounts(fields) ?? checkReason(fields));
    if (problem || isFailure(fields)) return { ok: false, error: problem ?? PHASE_FAILURE };
    const position = positionOf(fields, rules);
    return position ? succeed(position) : { ok: false, error: PHASE_FAILURE };
  };
