import {
  type AnyAction,
  type AnyPosition,
  allLegalActions,
  createRandom,
  type Game,
  type Random,
  type Result,
  type Seat,
} from "@serpentarium/core";
import { memoize } from "./data.ts";
import { allRanges, listedActions, listedIn } from "./listed-actions.ts";
import type { Playout, PlayoutStep } from "./playout.ts";

const GARBAGE = ["", " ", "x", "-", "0", "1", "pass", "__proto__", "constructor", "é", "🐍", "a1 ", "null"];
/** Letters to insert into a text, in addition to those that it contains. */
const INSERTED_LETTERS = "a1029-+,. ";

const flipCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** A text with one character deleted, inserted, replaced, changed in case, or swapped with the next. */
function mutateText(text: string, random: Random): string {
  const at = random.integer(text.length + 1);
  const letters = text + INSERTED_LETTERS;
  const letter = letters[random.integer(letters.length)] ?? "";
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (random.integer(5)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + letter + after;
    case 2:
      return before + letter + after.slice(1);
    case 3:
      return before + flipCase(after.slice(0, 1)) + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

const sample = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items.length === 0 ? [] : Array.from({ length: count }, () => items[random.integer(items.length)] as T);

/** The texts of all actions that are listed or played in a playout. */
const actionTextsOf = memoize(({ game, steps }: Playout): readonly string[] => {
  const texts = new Set<string>();
  for (const { legal, action, position } of steps) {
    for (const other of action ? [...legal, action] : legal) texts.add(game.formatAction(other, position));
  }
  return [...texts];
});

/** Action texts to try at a step: from all steps, slightly mutated, and garbage. Deterministic. */
export const candidateTexts = memoize(
  ({ index, position }: PlayoutStep, playout: Playout): readonly string[] => {
    const random = createRandom(`${index}/${playout.game.formatPosition(position)}`);
    const texts = actionTextsOf(playout);
    const others = sample(texts, 24, random);
    const changed = sample(texts, 24, random).map((text) => mutateText(text, random));
    return [...new Set([...others, ...changed, ...sample(GARBAGE, 3, random)])];
  },
);

/** Mutated texts of the position at a step; most are invalid. */
export function mutatedPositionTexts({ index, position }: PlayoutStep, { game }: Playout): readonly string[] {
  const text = game.formatPosition(position);
  const random = createRandom(`stray/${index}/${text}`);
  return Array.from({ length: 6 }, () => mutateText(text, random));
}

/** The value of a result; undefined if the parser fails or throws, which the law `parsers` reports. */
function valueOrUndefined<T>(parse: () => Result<T>): T | undefined {
  try {
    const result = parse();
    return result.ok ? result.value : undefined;
  } catch {
    return undefined;
  }
}

/** Parses action texts in a position and drops those that do not parse. */
export const parseActions = (game: Game, texts: readonly string[], position: AnyPosition): AnyAction[] =>
  texts.flatMap((text) => valueOrUndefined(() => game.parseAction(text, position)) ?? []);

/** A position parsed from a mutated text. */
export interface MutatedPosition {
  readonly text: string;
  readonly position: AnyPosition;
}

/** Positions near the one at a step, parsed from its mutated texts. */
export const mutatedPositions = memoize((step: PlayoutStep, playout: Playout): readonly MutatedPosition[] =>
  mutatedPositionTexts(step, playout).flatMap((text) => {
    const position = valueOrUndefined(() => playout.game.parsePosition(text, playout.table));
    return position ? { text, position } : [];
  }),
);

const toSortedTexts = (game: Game, position: AnyPosition, actions: readonly AnyAction[]): string[] =>
  actions.map((action) => game.formatAction(action, position)).toSorted();

/** The legal actions of a position in notation, for all seats that may act, sorted by code point. */
export const legalTexts = (game: Game, position: AnyPosition): string[] =>
  toSortedTexts(game, position, allLegalActions(game, position));

/** The same for one seat or for all; only some of large ranges. */
export const listedTexts = (game: Game, position: AnyPosition, seat?: Seat): string[] =>
  toSortedTexts(
    game,
    position,
    seat === undefined ? listedIn(allRanges(game, position)) : listedActions(game, position, seat),
  );
