import { readFileSync } from "node:fs";
import type { Game } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import {
  type Chapter,
  chaptersOf,
  fillSections,
  formatRulebook,
  mergeSections,
  parseRulebook,
  placeMarks,
  type Section,
  sectionsByClause,
} from "@serpentarium/rulebook";
import type { GamePackage } from "../registry/game-registry.ts";
import { baseOf, packageOf, pluginOf } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";
import { rulebookFile } from "./find-rulebook.ts";

/** How a clause or chapter of a variant's rulebook differs from the base's. */
export type ChangeStatus = "added" | "changed" | "same";

/** The complete rulebook of a variant, with the status of its clauses and chapters. */
export interface VariantRulebook {
  readonly sections: readonly Section[];
  /** By clause id, in the order of the text. */
  readonly clauses: ReadonlyMap<string, ChangeStatus>;
  /** By chapter title. */
  readonly chapters: ReadonlyMap<string, ChangeStatus>;
}

/** A game with its rulebook, in which numbers are placeholders. */
interface RulebookSource {
  readonly game: Game;
  readonly sections: readonly Section[];
}

const changeStatus = (before: string | undefined, now: string | undefined): ChangeStatus => {
  if (before === undefined) return "added";
  return before === now ? "same" : "changed";
};

const chapterText = (chapter: Chapter): string => formatRulebook(chapter.sections).trim();

/** Merges the base's rulebook with the variant's, which contains only what differs. The numbers are those of the variant. */
export function mergeVariantRulebook(
  base: RulebookSource,
  own: RulebookSource,
  language: Language,
): VariantRulebook {
  const ids = Object.keys(own.game.clauses);
  const baseSections = fillSections(base.sections, base.game, language);
  const sections = fillSections(mergeSections(base.sections, own.sections, ids), own.game, language);
  const { added, changed } = diffVariant(base.game, own.game).clauses;
  const [before, now] = [sectionsByClause(baseSections), sectionsByClause(sections)];
  const clause = (id: string): ChangeStatus => {
    if (added.includes(id)) return "added";
    return changed.includes(id) ? "changed" : changeStatus(before.get(id)?.text, now.get(id)?.text);
  };
  const textsBefore = new Map(chaptersOf(baseSections).map((one) => [one.title, chapterText(one)]));
  const chapter = (one: Chapter): ChangeStatus => {
    const status = changeStatus(textsBefore.get(one.title), chapterText(one));
    const hasChange = one.sections.some(({ kind, title }) => kind === "clause" && clause(title) !== "same");
    return status === "same" && hasChange ? "changed" : status;
  };
  return {
    sections,
    clauses: new Map(ids.map((id) => [id, clause(id)])),
    chapters: new Map(chaptersOf(sections).map((one) => [one.title, chapter(one)])),
  };
}

/** The sections of a package's rulebook for a reader; empty without a file, which only older versions may lack. */
function readOwn(found: GamePackage, language: Language): readonly Section[] {
  const file = rulebookFile(found, language);
  return file === undefined ? [] : parseRulebook(readFileSync(file, "utf8"));
}

/** The sections of a game or of an older version, merged with those of its present base; numbers are placeholders. */
function readMerged(found: GamePackage, language: Language): readonly Section[] {
  const own = readOwn(found, language);
  const base = baseOf(found.plugin);
  if (!base) return own;
  return mergeSections(
    readMerged(packageOf(base.game.id), language),
    own,
    Object.keys(found.plugin.game.clauses),
  );
}

export const rulebookOf = (found: GamePackage, language: Language): readonly Section[] =>
  fillSections(readMerged(found, language), found.plugin.game, language);

/** The language of the author of a game. */
const authorOf = ({ plugin }: GamePackage): Language => plugin.words[0]?.language ?? "en";

/**
 * The text of {@link rulebookOf}, with an element after each sentence that examples of the game show.
 *
 * @public imported by `config-modules.ts`
 */
export function rulebookText(found: GamePackage, language: Language): string {
  const { examples, game } = found.plugin;
  const marked = placeMarks(
    readMerged(found, language),
    readMerged(found, authorOf(found)),
    (ids, clause) => {
      const shown = ids.filter((id) => examples.some((example) => example.id === id));
      return shown.length > 0
        ? `<ExampleMarks game="${game.id}" language="${language}" clause="${clause}" ids="${shown.join(" ")}" />`
        : "";
    },
  );
  return formatRulebook(fillSections(marked, game, language));
}

/**
 * Writes the numbers of a game into a part of its rulebook, and removes the marks of sentences.
 *
 * @public imported by `config-modules.ts`
 */
export const withNumbers = ({ plugin }: GamePackage, language: Language, text: string): string =>
  formatRulebook(fillSections(parseRulebook(text), plugin.game, language)).trim();

/** The rulebook of a variant of this site; `undefined` for a game that is not a variant. */
export function variantRulebookOf(game: string, language: Language): VariantRulebook | undefined {
  const found = packageOf(game);
  const base = baseOf(found.plugin);
  if (!base) return undefined;
  const inherited = { game: base.game, sections: readMerged(packageOf(base.game.id), language) };
  const own = { game: found.plugin.game, sections: readOwn(found, language) };
  return mergeVariantRulebook(inherited, own, language);
}

/** The rulebook paths of all bases of a variant. */
export function baseRulebookPaths(game: string, language: Language): string[] {
  const base = baseOf(pluginOf(game))?.game.id;
  if (base === undefined) return [];
  return [rulebookFile(packageOf(base), language) ?? [], baseRulebookPaths(base, language)].flat();
}
