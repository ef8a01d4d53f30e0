import type { Game, WordsFile } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { diffVariant } from "@serpentarium/core/variant";
import { messagesById } from "@serpentarium/core/words";
import { type Rulebook, sectionsByClause } from "@serpentarium/rulebook";
import { stripCode, stripPlaceholders } from "./markdown.ts";
import { mentionsNumber } from "./mentions-number.ts";
import { clausesAbout } from "./option-table.ts";
import { joinLines } from "./order.ts";

/** The base game of a variant, with its rulebook. */
export interface BaseGame {
  readonly game: Game;
  /** The complete rulebook. */
  readonly rulebook: Rulebook;
  /** Its words, to check inherited ones. */
  readonly words?: readonly WordsFile[];
}

/** The texts that a variant defines itself. */
export interface OwnTexts {
  /** Its rulebook, with only new and changed sections. */
  readonly rulebook: Rulebook;
  /** Its words, without those of the base. */
  readonly words?: readonly WordsFile[];
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

const textOf = (words: readonly WordsFile[], language: string, id: string): string | undefined =>
  words
    .filter((file) => file.language === language)
    .map((file) => messagesById(file).get(id))
    .find((text) => text !== undefined);

/** The texts of a clause that a variant inherits unchanged, each with a label. */
function inheritedTexts(base: BaseGame, own: OwnTexts, language: string, clause: string) {
  const isOwn = (id: string): boolean => (own.words ?? []).some((file) => messagesById(file).has(id));
  const words = ["title", "note", "refusal"].flatMap((part) => {
    const id = `clauses.${clause}.${part}`;
    const text = isOwn(id) ? undefined : textOf(base.words ?? [], language, id);
    return text === undefined ? [] : [[`its ${part} (${language})`, text] as const];
  });
  const isOwnSection = Object.values(own.rulebook).some((book) => sectionsByClause(book).has(clause));
  const section = isOwnSection
    ? undefined
    : sectionsByClause(base.rulebook[language] ?? []).get(clause)?.text;
  return [...words, ...(section === undefined ? [] : [[`its section (${language})`, section] as const])];
}

const languagesIn = ({ rulebook, words = [] }: OwnTexts): readonly string[] => [
  ...new Set([...Object.keys(rulebook), ...words.map(({ language }) => language)]),
];

/** The languages of a variant; those of its base if it has no texts of its own. */
function languagesOf(base: BaseGame, own: OwnTexts): readonly string[] {
  const languages = languagesIn(own);
  return languages.length > 0 ? languages : languagesIn(base);
}

function findStaleDefaults(base: BaseGame, game: Game, own: OwnTexts, language: string): string[] {
  const baseBook = base.rulebook[language] ?? [];
  return changedOptions(base.game, game).flatMap(({ option, numbers }) =>
    clausesAbout(option, baseBook, Object.keys(game.clauses)).flatMap((id) =>
      inheritedTexts(base, own, language, id).flatMap(([label, text]) => {
        const prose = stripPlaceholders(stripCode(text));
        const old = numbers.find((number) => mentionsNumber(prose, number, language));
        return old === undefined
          ? []
          : [
              `${id}: ${label} is inherited, and mentions ${old}, a default of ${option} in the base but not here`,
            ];
      }),
    ),
  );
}

/** Whether a text cites a clause or an option: in backticks, or by a link to the section of the clause. */
const cites = (text: string, id: string): boolean => text.includes(`\`${id}\``) || text.includes(`](#${id})`);

function findRemoved(base: BaseGame, game: Game, own: OwnTexts, language: string): string[] {
  const removed = [
    ...Object.keys(base.game.clauses).filter((id) => !(id in game.clauses)),
    ...Object.keys(base.game.options.fields).filter((option) => !(option in game.options.fields)),
  ];
  return Object.keys(game.clauses).flatMap((id) =>
    inheritedTexts(base, own, language, id).flatMap(([label, text]) =>
      removed
        .filter((other) => cites(text, other))
        .map((other) => `${id}: ${label} is inherited, and cites ${other}, which is removed here`),
    ),
  );
}

/**
 * Finds inherited texts that mention an old default, or cite a clause or an option that the variant removes. Returns one problem per line,
 * or undefined. Old defaults are searched in the clauses related to their option: those whose section names it in backticks, and those that
 * its row in the table of options cites. Sections in the variant’s own rulebook are not checked.
 */
export const checkInheritedTexts = (base: BaseGame, game: Game, own: OwnTexts): string | undefined =>
  joinLines(
    languagesOf(base, own).flatMap((language) => [
      ...findStaleDefaults(base, game, own, language),
      ...findRemoved(base, game, own, language),
    ]),
  );

/**
 * Returns, for each clause that a variant changes, the inherited clauses with a text that cites it. Their texts may be outdated, which only
 * a reader can decide.
 */
export function inheritedCitations(
  base: BaseGame,
  game: Game,
  own: OwnTexts,
): Readonly<Record<string, readonly string[]>> {
  const sections = Object.values(own.rulebook).map(sectionsByClause);
  const { changed } = diffVariant(base.game, game).clauses;
  const isChanged = (id: string): boolean =>
    id in base.game.clauses && (changed.includes(id) || sections.some((section) => section.has(id)));
  const ids = Object.keys(game.clauses);
  const citing = (id: string): readonly string[] =>
    ids.filter(
      (other) =>
        other !== id &&
        languagesOf(base, own).some((language) =>
          inheritedTexts(base, own, language, other).some(([, text]) => cites(text, id)),
        ),
    );
  return Object.fromEntries(
    ids.filter(isChanged).flatMap((id) => {
      const found = citing(id);
      return found.length > 0 ? [[id, found] as const] : [];
    }),
  );
}
