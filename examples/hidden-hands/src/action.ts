import { fail, type Result, succeed } from "@serpentarium/core";
import { KINDS } from "./nests.ts";
import type { Position } from "./position.ts";
import { ascending, SNAKES, UNKNOWN } from "./snakes.ts";

/** An action, told apart by the `phase` in which it is played. */
export type Action =
  | { readonly phase: "deal"; readonly hands: readonly (readonly number[])[] }
  | { readonly phase: "turn"; readonly eggs: number }
  | { readonly phase: "lay"; readonly card: number };

/** One object an action, shared by every position. */
export const LAYS = [UNKNOWN, ...SNAKES].map((card) => ({ phase: "lay", card }) as const);

export const formatCard = (card: number): string => (card === UNKNOWN ? "?" : String(card));

/** A number as it is written, or nothing when it is not one of some. */
export const oneOf = (numbers: readonly number[], text: string): number | undefined =>
  numbers.find((number) => String(number) === text);

export const formatHands = (hands: readonly (readonly number[])[]): string =>
  hands.map((hand) => hand.map(formatCard).join(",") || "-").join("/");

/** Hands of different snakes, each in ascending order. */
export function parseHands(text: string): readonly (readonly number[])[] | undefined {
  const hands = text
    .split("/")
    .map((hand) => (hand === "-" ? [] : hand.split(",")).map((card) => oneOf(SNAKES, card) ?? UNKNOWN));
  const cards = hands.flat();
  const sound = !cards.includes(UNKNOWN) && new Set(cards).size === cards.length;
  return sound && formatHands(hands.map(ascending)) === text ? hands : undefined;
}

/** `1,7,9,12/2,5,6,8` deals, `3` turns up three eggs, `9` lays snake 9; `?` is a card that one does not know. */
export function formatAction(action: Action): string {
  if (action.phase === "deal") return formatHands(action.hands);
  return action.phase === "turn" ? String(action.eggs) : formatCard(action.card);
}

const wrong = (en: string, fr: string): Result<Action> =>
  fail("notation", `expected ${en}`, `attendu : ${fr}`);

function parseDeal(text: string, { table: { seats, options } }: Position): Result<Action> {
  // longer texts cannot be a deal, and need not be taken apart
  const hands = text.length > 40 ? undefined : parseHands(text);
  const full = hands?.length === seats && hands.every((hand) => hand.length === options.hand);
  return full
    ? succeed({ phase: "deal", hands })
    : wrong("hands such as 1,7,9,12/2,5,6,8", "des mains comme 1,7,9,12/2,5,6,8");
}

export function parseAction(text: string, position: Position): Result<Action> {
  if (position.phase === "deal") return parseDeal(text, position);
  if (position.phase === "turn") {
    const eggs = oneOf(KINDS, text);
    return eggs ? succeed({ phase: "turn", eggs }) : wrong("eggs, 1 to 4", "des œufs, de 1 à 4");
  }
  const action = LAYS.find(({ card }) => card !== UNKNOWN && String(card) === text);
  return action ? succeed(action) : wrong("a snake, 1 to 12", "un serpent, de 1 à 12");
}
