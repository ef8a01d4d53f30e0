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
import type { Step, Walk } from "./walk.ts";

const GARBAGE = ["", " ", "x", "-", "0", "1", "pass", "__proto__", "constructor", "é", "🐍", "a1 ", "null"];
/** What is put into a text, beside the letters that it has already. */
const LETTERS = "a1029-+,. ";

const flipped = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** A text with one character left out, put in, replaced, of the other case, or changed with the next one. */
function mutated(text: string, random: Random): string {
  const at = random.integer(text.length + 1);
  const letters = text + LETTERS;
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
      return before + flipped(after.slice(0, 1)) + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

const sample = <T>(items: readonly T[], count: number, random: Random): T[] =>
  items.length === 0 ? [] : Array.from({ length: count }, () => items[random.integer(items.length)] as T);

const foreign = new WeakMap<Walk, readonly string[]>();

/** The texts of all actions that were listed or played somewhere in a walk. */
function textsOf(walk: Walk): readonly string[] {
  const known = foreign.get(walk);
  if (known) return known;
  const { game, steps } = walk;
  const texts = new Set<string>();
  for (const { legal, action, position } of steps) {
    for (const other of action ? [...legal, action] : legal) texts.add(game.formatAction(other, position));
  }
  const all = [...texts];
  foreign.set(walk, all);
  return all;
}

/** Texts to try at a step: of other steps and phases, changed a little, and garbage. The same ones every time. */
export function candidates({ index, position }: Step, walk: Walk): readonly string[] {
  const random = createRandom(`${index}/${walk.game.formatPosition(position)}`);
  const texts = textsOf(walk);
  const others = sample(texts, 24, random);
  const changed = sample(texts, 24, random).map((text) => mutated(text, random));
  return [...new Set([...others, ...changed, ...sample(GARBAGE, 3, random)])];
}

/** Texts that look like the position at a step, and mostly are none. */
export function strayTexts({ index, position }: Step, { game }: Walk): readonly string[] {
  const text = game.formatPosition(position);
  const random = createRandom(`stray/${index}/${text}`);
  return Array.from({ length: 6 }, () => mutated(text, random));
}

/** A result, or nothing where the parser broke down; the law `parsers` says so. */
function read<T>(parse: () => Result<T>): T | undefined {
  try {
    const result = parse();
    return result.ok ? result.value : undefined;
  } catch {
    return undefined;
  }
}

/** The actions that texts stand for in a position; a text that stands for none is left out. */
export const readActions = (game: Game, texts: readonly string[], position: AnyPosition): AnyAction[] =>
  texts.flatMap((text) => read(() => game.parseAction(text, position)) ?? []);

/** A position that was read from a text. */
export interface Stray {
  readonly text: string;
  readonly position: AnyPosition;
}

/** Positions near the one at a step, as a text that was changed a little says them. */
export const strays = (step: Step, walk: Walk): readonly Stray[] =>
  strayTexts(step, walk).flatMap((text) => {
    const position = read(() => walk.game.parsePosition(text, walk.table));
    return position ? { text, position } : [];
  });

/** What is legal in a position, for a seat or whoever may act, in notation, sorted by code point. */
export const legalTexts = (game: Game, position: AnyPosition, seat?: Seat): string[] =>
  (seat === undefined ? allLegalActions(game, position) : game.legalActions(position, seat))
    .map((action) => game.formatAction(action, position))
    .toSorted();
