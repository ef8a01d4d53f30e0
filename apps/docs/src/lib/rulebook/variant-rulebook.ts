import { readFileSync } from "node:fs";
import type { Game } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import {
  type Chapter,
  chaptersOf,
  formatRulebook,
  mergeSections,
  parseRulebook,
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

/** A game with its rulebook. */
interface RulebookSource {
  readonly game: Game;
  readonly sections: readonly Section[];
}

const changeStatus = (before: string | undefined, now: string | undefined): ChangeStatus => {
  if (before === undefined) return "added";
  return before === now ? "same" : "changed";
};

const chapterText = (chapter: Chapter): string => formatRulebook(chapter.sections).trim();

/** Merges the base's rulebook with the variant's, which contains only the differences. */
export function mergeVariantRulebook(base: RulebookSource, own: RulebookSource): VariantRulebook {
  const ids = Object.keys(own.game.clauses);
  const sections = mergeSections(base.sections, own.sections, ids);
  const { added, changed } = diffVariant(base.game, own.game).clauses;
  const [before, now] = [sectionsByClause(base.sections), sectionsByClause(sections)];
  const clause = (id: string): ChangeStatus => {
    if (added.includes(id)) return "added";
    return changed.includes(id) ? "changed" : changeStatus(before.get(id)?.text, now.get(id)?.text);
  };
  const textsBefore = new Map(chaptersOf(base.sections).map((one) => [one.title, chapterText(one)]));
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

/** The rulebook of a variant, merged with that of its current base; `undefined` for a game without a base on this site. */
function mergeWithBase(found: GamePackage, language: Language): VariantRulebook | undefined {
  const base = baseOf(found.plugin);
  if (!base) return undefined;
  const inherited = { game: base.game, sections: rulebookOf(packageOf(base.game.id), language) };
  return mergeVariantRulebook(inherited, { game: found.plugin.game, sections: readOwn(found, language) });
}

export const rulebookOf = (found: GamePackage, language: Language): readonly Section[] =>
  mergeWithBase(found, language)?.sections ?? readOwn(found, language);

/**
 * The text of {@link rulebookOf}.
 *
 * @public imported by `config-modules.ts`
 */
export const rulebookText = (found: GamePackage, language: Language): string =>
  formatRulebook(rulebookOf(found, language));

/** The rulebook of a variant of this site; `undefined` for a game that is not a variant. */
export const variantRulebookOf = (game: string, language: Language): VariantRulebook | undefined =>
  mergeWithBase(packageOf(game), language);

/** The rulebook paths of all bases of a variant. */
export function baseRulebookPaths(game: string, language: Language): string[] {
  const base = baseOf(pluginOf(game))?.game.id;
  if (base === undefined) return [];
  return [rulebookFile(packageOf(base), language) ?? [], baseRulebookPaths(base, language)].flat();
}
