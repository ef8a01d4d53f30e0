import { type Game, SerpentariumError } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { numberWord } from "./number-words.ts";
import { createSection, type Section } from "./section.ts";
import { removeMarks } from "./sentences.ts";

/** The part of a game from which the numbers of its rulebook come. */
export type NumberSource = Pick<Game, "options" | "seats">;

function* optionNumbers(name: string, field: OptionField): Generator<readonly [string, OptionValue]> {
  if (field.kind === "counts") {
    for (const [kind, count] of Object.entries(field.counts)) yield [`${name}.default.${kind}`, count];
  } else {
    yield [`${name}.default`, defaultOf(field)];
    for (const [seats, value] of Object.entries(field.defaultBySeats ?? {}))
      yield [`${name}.default.${seats}`, value];
  }
  if (field.kind === "choice") return;
  yield [`${name}.min`, field.min];
  yield [`${name}.max`, field.max];
}

/** The placeholders of a game, without braces, with what they stand for: `size.default`, `cards.default.S`, `seats.max` … */
export const numbersOf = ({ options, seats }: NumberSource): ReadonlyMap<string, OptionValue> =>
  new Map([
    ["seats.min", seats.min],
    ["seats.max", seats.max],
    ...Object.entries<OptionField>(options.fields).flatMap(([name, field]) => [
      ...optionNumbers(name, field),
    ]),
  ]);

const PLACEHOLDER = /\{(?<path>[\p{L}_][\w-]*(?:\.[\w-]+)*)(?: :(?<style>\w+))?\}/gu;

/** A text after which a sentence begins; an element may stand between two sentences. */
const SENTENCE_START = /(?:^(?:- )?|[.!?](?: ?<[^>]*>)* )$/;

const capitalize = (word: string, language: string): string =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

function describeUnknown(
  placeholder: string,
  path: string,
  numbers: ReadonlyMap<string, OptionValue>,
): string {
  const [first] = path.split(".");
  const near = [...numbers.keys()].filter((known) => known.startsWith(`${first}.`));
  const known = near.length > 0 ? near : [...numbers.keys()];
  return `${placeholder} is unknown; there are ${known.map((one) => `{${one}}`).join(", ")}`;
}

/** Throws the error of a placeholder that does not exist. */
function refuse(problem: string): never {
  throw new SerpentariumError("bad-placeholder", problem);
}

/**
 * Replaces the placeholders in a text of a rulebook: `{size.default}`, `{size.min}`, `{size.max}` for an option, `{cards.default.S}` for
 * one of its kinds, `{deck.default.3}` for three seats, `{seats.min}`, `{seats.max}`. Numbers are written in digits without separators, or
 * with `{size.default :spellout}` in words where the language has a short one, with a capital at the beginning of a sentence.
 *
 * @param language - the tag of the language of the text
 * @param onUnknown - gets the problem with a placeholder that does not exist, which then stays; without it, such a placeholder throws
 * @throws SerpentariumError `bad-placeholder`, with a message that lists those that exist
 */
export function fillNumbers(
  text: string,
  game: NumberSource,
  language: string,
  onUnknown: (problem: string) => void = refuse,
): string {
  const numbers = numbersOf(game);
  const isOurs = (path: string): boolean => [...numbers.keys()].some((known) => known.startsWith(`${path}.`));
  return text.replaceAll(
    PLACEHOLDER,
    (placeholder, path: string, style: string | undefined, offset: number) => {
      const value = numbers.get(path);
      if (value !== undefined && style === undefined) return String(value);
      if (typeof value === "number" && style === "spellout") {
        const word = numberWord(value, language) ?? String(value);
        return SENTENCE_START.test(text.slice(0, offset)) ? capitalize(word, language) : word;
      }
      // other words in braces may belong to a notation
      if (path.includes(".") || isOurs(path)) onUnknown(describeUnknown(placeholder, path, numbers));
      return placeholder;
    },
  );
}

/**
 * Turns the sections of a rulebook into those for readers: replaces placeholders as {@link fillNumbers} does, and removes the marks of
 * sentences, except in code blocks. The sections of a variant are merged first, so that inherited ones have its numbers.
 *
 * @param language - the tag of their language
 * @param onUnknown - as for a text
 * @throws SerpentariumError `bad-placeholder`
 */
export function fillSections(
  sections: readonly Section[],
  game: NumberSource,
  language: string,
  onUnknown?: (problem: string) => void,
): readonly Section[] {
  return sections.map((section) => {
    const lines = section.lines.map((line) =>
      line.isCode ? line : { ...line, text: fillNumbers(removeMarks(line.text), game, language, onUnknown) },
    );
    return createSection(section.kind, fillNumbers(section.title, game, language, onUnknown), lines);
  });
}
