import { type Clause, type Game, LANGUAGES, type Language } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { clauseTexts } from "@serpentarium/core/variant";
import { tablesIn, withoutCode } from "./markdown.ts";
import { givesNumber } from "./numerals.ts";
import { listed } from "./order.ts";

/** The texts of `rulebook/en.mdx` and `rulebook/fr.mdx`. */
export type Rulebook = Partial<Readonly<Record<Language, string>>>;

/** The game from which a variant is made, with its rulebook. */
export interface Base {
  readonly game: Game;
  /** Whole. */
  readonly rulebook: Rulebook;
}

/** An option whose default is another than in the base, and what it was there. */
interface Changed {
  readonly option: string;
  /** Numbers that are no longer part of any default. */
  readonly numbers: readonly number[];
}

const numbersIn = (value: OptionValue): number[] =>
  (typeof value === "object" && value !== null ? Object.values(value) : [value]).filter(
    (part) => typeof part === "number",
  );

/** The numbers in the defaults of an option, for any number of seats. */
const numbersOf = ({ seats: { min, max } }: Game, field: OptionField): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => defaultOf(field, min + i)).flatMap(numbersIn);

function changedOptions(base: Game, game: Game): Changed[] {
  const [before, now]: readonly Readonly<Record<string, OptionField>>[] = [
    base.options.fields,
    game.options.fields,
  ];
  return Object.entries(before ?? {}).flatMap(([option, field]) => {
    const other = now?.[option];
    if (!other) return [];
    const kept = numbersOf(game, other);
    const numbers = [...new Set(numbersOf(base, field))].filter((number) => !kept.includes(number));
    return numbers.length > 0 ? [{ option, numbers }] : [];
  });
}

/** What the tables of options say of an option: it cites the clauses that it is about. */
const rowOf = (book: string, option: string): string =>
  tablesIn(book)
    .flat()
    .filter(({ cells: [name] }) => name === `\`${option}\``)
    .flatMap(({ cells }) => cells)
    .join(" ");

/** What a clause says of itself, and how that is called. */
const wordsOf = ({ title, note, refusal }: Clause, language: Language) =>
  [
    ["title", title],
    ["note", note],
    ["refusal", refusal],
  ].flatMap(([what, text]) =>
    typeof text === "object" ? [[`its ${what} (${language})`, text[language]] as const] : [],
  );

/** All that is read of a clause and taken over from the base as it is, each with what it is. */
function takenOver(base: Base, game: Game, own: string, language: Language, id: string) {
  const clause = game.clauses[id];
  const before = base.game.clauses[id];
  const isSame = clause && JSON.stringify(clause) === JSON.stringify(before);
  const section = clauseTexts(own).has(id) ? undefined : clauseTexts(base.rulebook[language] ?? "").get(id);
  return [
    ...(isSame ? wordsOf(clause, language) : []),
    ...(section === undefined ? [] : [[`its section (${language})`, section] as const]),
  ];
}

function stale(base: Base, game: Game, own: string, language: Language): string[] {
  const theirs = base.rulebook[language] ?? "";
  const sections = clauseTexts(theirs);
  return changedOptions(base.game, game).flatMap(({ option, numbers }) => {
    const row = rowOf(theirs, option);
    const isAbout = (id: string): boolean =>
      row.includes(`\`${id}\``) || (sections.get(id) ?? "").includes(`\`${option}\``);
    return Object.keys(game.clauses)
      .filter(isAbout)
      .flatMap((id) =>
        takenOver(base, game, own, language, id).flatMap(([what, text]) => {
          const old = numbers.find((number) => givesNumber(withoutCode(text), number, language));
          return old === undefined
            ? []
            : [`${id}: ${what} is the base’s, and gives ${old}, a default of ${option} there and not here`];
        }),
      );
  });
}

/**
 * What a variant takes over that names an old default, a line each; nothing when all is well. Looked at are the clauses
 * that speak of an option with another default: those whose section names it in backticks, and those that its row in the
 * table of options cites. A section in the variant’s own rulebook is its author’s, whatever it says.
 *
 * @param own - the variant’s own rulebook, with only what is new or reads otherwise
 */
export const checkInherited = (base: Base, game: Game, own: Rulebook): string | undefined =>
  listed(LANGUAGES.flatMap((language) => stale(base, game, own[language] ?? "", language)));
