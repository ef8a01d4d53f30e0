import {
  type Failure,
  fail,
  type Outcome,
  type Result,
  type Seat,
  succeed,
  type Table,
} from "@serpentarium/core";
import { formatOutcome, unknownReason } from "@serpentarium/core/notation";
import { type Flaw, snakeOfCards } from "./material/build.ts";
import { type Counts, KINDS, kindOf, LAID_NAMES, spelled, totalOf } from "./material/cards.ts";
import type { Fitting } from "./material/fit.ts";
import { cardsOf, type Placed, type Snake } from "./material/snake.ts";
import { cardsIn, deckOf, type Options } from "./options.ts";
import type { Ending } from "./outcome.ts";
import type { Giving } from "./phases/give.ts";
import { type Common, neighbourOf, type Position } from "./position.ts";

/** What a text is held against. */
type Rules = Fitting & Ending & Giving;

/** What keeps a text from being a position: nothing, or a failure. */
type Misfit = Failure | undefined;

const wrong = (en: string, fr: string): Failure => fail("bad-position", en, fr).error;
const isFailure = <T extends object>(value: T | Failure): value is Failure => "message" in value;

const FLAWS: Readonly<Record<Flaw, Failure>> = {
  overlap: wrong("two cards lie on one place", "deux cartes occupent la même case"),
  "off-trace": wrong(
    "a card lies apart from both ends of its snake",
    "une carte n’est reliée à aucun bout de son serpent",
  ),
  unfinishable: wrong("a snake can never be finished", "un serpent ne peut plus être terminé"),
};
const ILL_WRITTEN = wrong(
  "expected a snake as 2.0.CNW+2.1.SV, its cards from south to north and then from west to east",
  "attendu : un serpent comme 2.0.CNW+2.1.SV, ses cartes du sud au nord puis d’ouest en est",
);

const isAfter = (a: Placed, b: Placed | undefined): boolean => !b || a.y > b.y || (a.y === b.y && a.x > b.x);
const isOnBigCard = ({ x, y }: Placed): boolean => y === 0 && (x === 0 || x === 1);

function parseSnake(text: string, most: number, rules: Rules): Snake | Failure {
  if (text === "-") return snakeFrom([], rules);
  const parts = text.split("+");
  if (parts.length > most) return TOO_MANY;
  const cards = parts.flatMap((part): Placed[] => {
    const [, x, y, name = ""] =
      /^(0|-?[1-9]\d{0,3})\.(0|-?[1-9]\d{0,3})\.([SCXD][A-Z]{0,2})$/.exec(part) ?? [];
    const laid = LAID_NAMES.findIndex((known) => known !== "" && known === name);
    return laid < 0 ? [] : [{ x: Number(x), y: Number(y), laid }];
  });
  const isWellWritten =
    cards.length === parts.length && cards.every((card, i) => isAfter(card, cards[i - 1]));
  return isWellWritten && !cards.some(isOnBigCard) ? snakeFrom(cards, rules) : ILL_WRITTEN;
}

function snakeFrom(cards: readonly Placed[], { canFinish }: Rules): Snake | Failure {
  const snake = snakeOfCards(cards, canFinish);
  return typeof snake === "string" ? FLAWS[snake] : snake;
}

const TOO_MANY = wrong(
  "there are more cards than the options give",
  "il y a plus de cartes que n’en donnent les options",
);

function parseHand(text: string): Counts | undefined {
  const [s = 0, c = 0, x = 0, d = 0] = KINDS.map((kind) => text.split(kind).length - 1);
  return (spelled([s, c, x, d]) || "-") === text ? [s, c, x, d] : undefined;
}

function parseDeck(text: string): Counts | undefined {
  const [, ...counts] =
    /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  const [s, c, x, d] = counts.map(Number);
  return d === undefined ? undefined : [s ?? 0, c ?? 0, x ?? 0, d];
}

/** What a text says, before it is held against the rules. */
interface Read {
  readonly phase: string;
  readonly head: string;
  readonly common: Common;
  readonly hand: Counts;
  readonly left: number;
}

function read(text: string, table: Table<Options>, rules: Rules): Read | Failure {
  const form = wrong(
    `expected <phase>:<to act> <roller> <deck> <hand> <left to keep> and ${table.seats} snakes`,
    `attendu : <phase>:<joueur> <lanceur> <pioche> <main> <à garder> et ${table.seats} serpents`,
  );
  const [start = "", roller = "", deckText = "", handText = "", left = "", ...texts] = text.split(" ");
  const [, phase = "", head = ""] = /^([a-z]+):(\S{1,40})$/.exec(start) ?? [];
  const [deck, hand] = [parseDeck(deckText), parseHand(handText)];
  const seat = Number(roller) - 1;
  const isFormed =
    /^[1-4]$/.test(roller) && seat < table.seats && /^[0-3]$/.test(left) && texts.length === table.seats;
  if (!(phase && deck && hand && isFormed)) return form;
  const snakes: Snake[] = [];
  for (const snakeText of texts) {
    const snake = parseSnake(snakeText, cardsIn(table.options), rules);
    if (isFailure(snake)) return snake;
    snakes.push(snake);
  }
  return { phase, head, common: { table, roller: seat, deck, snakes }, hand, left: Number(left) };
}

/** `material.cards`: no kind is there more often than the options say; cards that left the game are nowhere. */
function countMisfit({ common: { table, deck, snakes }, hand }: Read): Misfit {
  const laid = snakes.flatMap((snake) => cardsOf(snake).map((card) => kindOf(card.laid)));
  const most = deckOf(table.options);
  const isOver = KINDS.some((kind, i) => {
    const all = (deck[i] ?? 0) + (hand[i] ?? 0) + laid.filter((other) => other === kind).length;
    return all > (most[i] ?? 0);
  });
  return isOver ? TOO_MANY : undefined;
}

const PHASE = wrong(
  "the phase, who is to act, the hand and the numbers do not agree",
  "la phase, le joueur, la main et les nombres ne s’accordent pas",
);

const outcomesOf = (
  { common: { snakes, deck }, hand }: Read,
  { completeOutcome, deckOutcome }: Rules,
): readonly Outcome[] => {
  const complete = snakes.flatMap(({ ends }, seat) => (ends ? [] : [seat]));
  const [owner] = complete;
  if (owner !== undefined) {
    return complete.length === 1 && totalOf(hand) < 3 ? [completeOutcome(snakes, owner)] : [];
  }
  return totalOf(deck) + totalOf(hand) === 0 ? [deckOutcome(snakes)] : [];
};

const REASONS = ["end.complete", "end.deck"] as const;

/** An end for a reason that is none of the game's. */
const reasonMisfit = ({ phase, head }: Read): Misfit =>
  phase === "over" ? unknownReason(head, REASONS) : undefined;

function overOf(seen: Read, rules: Rules): Position | undefined {
  const { common, hand, left, head } = seen;
  const outcome = outcomesOf(seen, rules).find((other) => formatOutcome(other, "+") === head);
  return outcome && left === 0 ? { phase: "over", ...common, hand, outcome } : undefined;
}

function chanceOf({ phase, common, hand, left }: Read): Position | undefined {
  const [drawn, rest] = [totalOf(hand), totalOf(common.deck)];
  if (phase === "roll") return drawn + left === 0 && rest > 0 ? { phase, ...common } : undefined;
  if (phase !== "draw") return undefined;
  return left > 0 && drawn + left <= 3 && left <= rest ? { phase, ...common, hand, left } : undefined;
}

function layingOf({ phase, head, common, hand, left }: Read, rules: Rules): Position | undefined {
  const drawn = totalOf(hand);
  const actor = (seat: Seat): boolean => head === String(seat + 1);
  if (phase === "keep") {
    const fit = actor(common.roller) && left > 0 && drawn === left + 1 && drawn <= 3;
    return fit ? { phase, ...common, hand, left } : undefined;
  }
  if (phase !== "lend" && phase !== "receive" && phase !== "reclaim") return undefined;
  const isTheirs = actor(phase === "receive" ? neighbourOf(common) : common.roller);
  if (!isTheirs || left !== 0 || drawn !== 1) return undefined;
  // a single card is only laid where it was given, and fits (`turn.one`, `turn.two`)
  const given = rules.give(common, hand, phase === "lend" ? "lend" : "receive");
  return given.phase === phase ? given : undefined;
}

function positionOf(seen: Read, rules: Rules): Position | undefined {
  if (seen.phase === "over") return overOf(seen, rules);
  if (seen.common.snakes.some(({ ends }) => !ends)) return undefined;
  return seen.head === "chance" ? chanceOf(seen) : layingOf(seen, rules);
}

/**
 * A position from its text, checked: every card laid is on a trace, every snake can be finished, the cards add up, and
 * phase, hand and numbers agree.
 */
export const createParsePosition =
  (rules: Rules) =>
  (text: string, table: Table<Options>): Result<Position> => {
    const seen = read(text, table, rules);
    const misfit = isFailure(seen) ? seen : (countMisfit(seen) ?? reasonMisfit(seen));
    if (misfit || isFailure(seen)) return { ok: false, error: misfit ?? PHASE };
    const position = positionOf(seen, rules);
    return position ? succeed(position) : { ok: false, error: PHASE };
  };
