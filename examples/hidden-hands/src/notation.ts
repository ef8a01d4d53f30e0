import { fail, type Result, succeed, type Table } from "@serpentarium/core";
import { formatCard, formatHands, oneOf, parseHands } from "./action.ts";
import { KINDS, leftOf } from "./nests.ts";
import type { Options } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { type Position, type Round, turnedIn } from "./position.ts";
import { SNAKES } from "./snakes.ts";

const BEFORE = "deal:chance - -";

const formatRound = ({ eggs, cards }: Round): string => [eggs, ...cards.map(formatCard)].join(":");

function formatHead(position: Position): string {
  if (position.phase === "lay") return `lay:${position.laid.length + 1}`;
  if (position.phase !== "over") return `${position.phase}:chance`;
  const { winners, reason } = position.outcome;
  return `over:${winners.map((seat) => seat + 1).join(",")}!${reason}`;
}

/**
 * `<phase>:<to act or outcome> <hands> <rounds>`, such as `lay:2 1,7,12/2,5,6,8 2:9`: the hands by seat, and round by
 * round the eggs and the cards laid for them. `?` is a card that whoever looks does not know.
 */
export function formatPosition(position: Position): string {
  if (position.phase === "deal") return BEFORE;
  const rounds: readonly Round[] =
    position.phase === "lay"
      ? [...position.rounds, { eggs: position.eggs, cards: position.laid }]
      : position.rounds;
  const [head, hands] = [formatHead(position), formatHands(position.hands)];
  return `${head} ${hands} ${rounds.map(formatRound).join(" ") || "-"}`;
}

function parseRound(text: string): Round | undefined {
  const [eggs, ...cards] = text.split(":");
  const [nest, snakes] = [oneOf(KINDS, eggs ?? ""), cards.flatMap((card) => oneOf(SNAKES, card) ?? [])];
  return nest && snakes.length === cards.length ? { eggs: nest, cards: snakes } : undefined;
}

/** What stands on the table: the last round may be under way. */
function standing(
  table: Table<Options>,
  hands: readonly (readonly number[])[],
  all: readonly Round[],
): Position | undefined {
  const last = all.at(-1);
  const open = last && last.cards.length < table.seats ? last : undefined;
  const field = { table, hands, rounds: open ? all.slice(0, -1) : all };
  if (field.rounds.some(({ cards }) => cards.length !== table.seats)) return undefined;
  if (open) return { phase: "lay", ...field, eggs: open.eggs, laid: open.cards };
  return all.length < table.options.hand
    ? { phase: "turn", ...field }
    : { phase: "over", ...field, outcome: outcomeOf(field) };
}

const bad = (en: string, fr: string): Result<Position> => fail("bad-position", en, fr);

/** What is wrong with what stands on a table, if anything is. */
function fault(position: Exclude<Position, { readonly phase: "deal" }>): Result<Position> | undefined {
  const { table, hands, rounds } = position;
  const laid = position.phase === "lay" ? position.laid : [];
  const cards = [...hands.flat(), ...laid, ...rounds.flatMap((round) => round.cards)];
  if (new Set(cards).size < cards.length) return bad("a snake is there twice", "un serpent y est deux fois");
  const whole = hands.every((hand, seat) => {
    const played = rounds.length + (seat < laid.length ? 1 : 0);
    return hand.length + played === table.options.hand;
  });
  if (hands.length !== table.seats || !whole)
    return bad("hands and rounds do not add up", "les mains et les manches ne s’accordent pas");
  const turned = turnedIn(position);
  return KINDS.some((eggs) => leftOf(turned, eggs) < 0)
    ? bad("there are not so many nests like that", "il n’y a pas autant de nids comme ceux-là")
    : undefined;
}

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export function parsePosition(text: string, table: Table<Options>): Result<Position> {
  if (text === BEFORE) return succeed({ phase: "deal", table });
  // longer texts cannot be a position, and need not be taken apart
  const [, handed = "", ...texts] = text.length > 120 ? [] : text.split(" ");
  const hands = parseHands(handed);
  const rounds = texts.join() === "-" ? [] : texts.flatMap((round) => parseRound(round) ?? []);
  const position = hands && standing(table, hands, rounds);
  if (!position || position.phase === "deal" || formatPosition(position) !== text) {
    return bad(
      "expected a text like lay:2 1,7,12/2,5,6,8 2:9",
      "attendu : un texte comme lay:2 1,7,12/2,5,6,8 2:9",
    );
  }
  return fault(position) ?? succeed(position);
}
