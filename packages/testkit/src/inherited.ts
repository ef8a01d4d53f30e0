import { type Clause, type Game, LANGUAGES, type Language } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { diffVariant, sectionsByClause } from "@serpentarium/core/variant";
import { stripCode, tablesIn } from "./markdown.ts";
import { mentionsNumber } from "./numerals.ts";
import { joinLines } from "./order.ts";

/** The texts of `rulebook/en.mdx` and `rulebook/fr.mdx`. */
export type Rulebook = Partial<Readonly<Record<Language, string>>>;

/** The base game of a variant, with its rulebook. */
export interface BaseGame {
  readonly game: Game;
  /** The complete rulebook. */
  readonly rulebook: Rulebook;
}

/** An option whose default differs from that of the base. */
interface ChangedDefault {
  readonly option: string;
  /** Numbers in the base’s defaults that no default of the variant contains. */
  readonly numbers: readonly number[];
}

const numbersIn = (value: OptionValue): number[] =>
  (typeof value === "object" && value !== null ? Object.values(value) : [value]).filter(
    (part) => typeof part === "number",
  );

/** The numbers in the defaults of an option, for any number of seats. */
const numbersOf = ({ seats: { min, max } }: Game, field: OptionField): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => defaultOf(field, min + i)).flatMap(numbersIn);

function changedOptions(base: Game, game: Game): ChangedDefault[] {
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

/** The text of an option’s row in the tables of options, which cites the clauses that the option affects. */
const optionRowText = (book: string, option: string): string =>
  tablesIn(book)
    .flat()
    .filter(({ cells: [name] }) => name === `\`${option}\``)
    .flatMap(({ cells }) => cells)
    .join(" ");

/** The texts of a clause, each with a label. */
const labelledTexts = ({ title, note, refusal }: Clause, language: Language) =>
  [
    ["title", title],
    ["note", note],
    ["refusal", refusal],
  ].flatMap(([part, text]) =>
    typeof text === "object" ? [[`its ${part} (${language})`, text[language]] as const] : [],
  );

/** The texts of a clause that a variant inherits unchanged, each with a label. */
function inheritedTexts(base: BaseGame, game: Game, own: string, language: Language, id: string) {
  const clause = game.clauses[id];
  const before = base.game.clauses[id];
  const isSame = clause && JSON.stringify(clause) === JSON.stringify(before);
  const section = sectionsByClause(own).has(id)
    ? undefined
    : sectionsByClause(base.rulebook[language] ?? "").get(id);
  return [
    ...(isSame ? labelledTexts(clause, language) : []),
    ...(section === undefined ? [] : [[`its section (${language})`, section] as const]),
  ];
}

function findStaleDefaults(base: BaseGame, game: Game, own: string, language: Language): string[] {
  const baseBook = base.rulebook[language] ?? "";
  const sections = sectionsByClause(baseBook);
  return changedOptions(base.game, game).flatMap(({ option, numbers }) => {
    const row = optionRowText(baseBook, option);
    const isAbout = (id: string): boolean =>
      row.includes(`\`${id}\``) || (sections.get(id) ?? "").includes(`\`${option}\``);
    return Object.keys(game.clauses)
      .filter(isAbout)
      .flatMap((id) =>
        inheritedTexts(base, game, own, language, id).flatMap(([label, text]) => {
          const old = numbers.find((number) => mentionsNumber(stripCode(text), number, language));
          return old === undefined
            ? []
            : [
                `${id}: ${label} is inherited, and mentions ${old}, a default of ${option} in the base but not here`,
              ];
        }),
      );
  });
}

/** Whether a text cites a clause or an option: in backticks, or by a link to the section of the clause. */
const cites = (text: string, id: string): boolean => text.includes(`\`${id}\``) || text.includes(`](#${id})`);

function findRemoved(base: BaseGame, game: Game, own: string, language: Language): string[] {
  const removed = [
    ...Object.keys(base.game.clauses).filter((id) => !(id in game.clauses)),
    ...Object.keys(base.game.options.fields).filter((option) => !(option in game.options.fields)),
  ];
  return Object.keys(game.clauses).flatMap((id) =>
    inheritedTexts(base, game, own, language, id).flatMap(([label, text]) =>
      removed
        .filter((other) => cites(text, other))
        .map((other) => `${id}: ${label} is inherited, and cites ${other}, which is removed here`),
    ),
  );
}

/**
 * Finds inherited texts that mention an old default, or cite a clause or an option that the variant removes. Returns one problem
 * per line, or undefined. Old defaults are looked for in the clauses related to their option: those whose section names it in
 * backticks, and those that its row in the table of options cites. Sections in the variant’s own rulebook are not checked.
 *
 * @param own - the variant’s own rulebook, with only new and changed sections
 */
export const checkInheritedTexts = (base: BaseGame, game: Game, own: Rulebook): string | undefined =>
  joinLines(
    LANGUAGES.flatMap((language) => {
      const text = own[language] ?? "";
      return [...findStaleDefaults(base, game, text, language), ...findRemoved(base, game, text, language)];
    }),
  );

/**
 * Returns, for each clause that a variant changes, the inherited clauses with a text that cites it. What they say may no longer
 * be true, which only a reader can decide.
 *
 * @param own - the variant’s own rulebook, with only new and changed sections
 */
export function inheritedCitations(
  base: BaseGame,
  game: Game,
  own: Rulebook,
): Readonly<Record<string, readonly string[]>> {
  const sections = LANGUAGES.map((language) => sectionsByClause(own[language] ?? ""));
  const { changed } = diffVariant(base.game, game).clauses;
  const isChanged = (id: string): boolean =>
    id in base.game.clauses && (changed.includes(id) || sections.some((section) => section.has(id)));
  const ids = Object.keys(game.clauses);
  const citing = (id: string): readonly string[] =>
    ids.filter(
      (other) =>
        other !== id &&
        LANGUAGES.some((language) =>
          inheritedTexts(base, game, own[language] ?? "", language, other).some(([, text]) =>
            cites(text, id),
          ),
        ),
    );
  return Object.fromEntries(
    ids.filter(isChanged).flatMap((id) => {
      const found = citing(id);
      return found.length > 0 ? [[id, found] as const] : [];
    }),
  );
}
