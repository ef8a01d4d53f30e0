import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game, GamePlugin } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { mergeRulebook, sectionsByClause } from "@serpentarium/rulebook";
import type { GamePackage } from "../registry/game-registry.ts";
import { baseOf, packageOf, pluginOf } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";
import { rulebookFile } from "./find-rulebook.ts";

/** How a clause or chapter of a variant's rulebook differs from the base's. */
export type ChangeStatus = "added" | "changed" | "same";

/** The complete rulebook of a variant, with the status of its clauses and chapters. */
export interface VariantRulebook {
  readonly text: string;
  /** By clause id, in the order of the text. */
  readonly clauses: ReadonlyMap<string, ChangeStatus>;
  /** By chapter title. */
  readonly chapters: ReadonlyMap<string, ChangeStatus>;
}

/** A game with the Markdown of its rulebook. */
interface RulebookSource {
  readonly game: Game;
  readonly text: string;
}

/** The text of each chapter by title, ignoring headings in code blocks. */
function chapterTexts(book: string): ReadonlyMap<string, string> {
  const chapters = new Map<string, string>();
  let [title, isCode] = ["", false];
  for (const line of book.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    if (!isCode && line.startsWith("## ")) title = line.slice(3).trim();
    chapters.set(title, `${chapters.get(title) ?? ""}${line}\n`);
  }
  chapters.delete("");
  return chapters;
}

const changeStatus = (before: string | undefined, now: string | undefined): ChangeStatus => {
  if (before === undefined) return "added";
  return before.trim() === now?.trim() ? "same" : "changed";
};

/** Merges the base's rulebook with the variant's, which contains only what differs. */
export function mergeVariantRulebook(base: RulebookSource, own: RulebookSource): VariantRulebook {
  const ids = Object.keys(own.game.clauses);
  const text = mergeRulebook(base.text, own.text, ids);
  const { added, changed } = diffVariant(base.game, own.game).clauses;
  const [before, now] = [sectionsByClause(base.text), sectionsByClause(text)];
  const clause = (id: string): ChangeStatus => {
    if (added.includes(id)) return "added";
    return changed.includes(id) ? "changed" : changeStatus(before.get(id), now.get(id));
  };
  const chaptersBefore = chapterTexts(base.text);
  const chapter = (title: string, chapterText: string): ChangeStatus => {
    const status = changeStatus(chaptersBefore.get(title), chapterText);
    const hasChange = [...sectionsByClause(chapterText).keys()].some((id) => clause(id) !== "same");
    return status === "same" && hasChange ? "changed" : status;
  };
  return {
    text,
    clauses: new Map(ids.map((id) => [id, clause(id)])),
    chapters: new Map(
      [...chapterTexts(text)].map(([title, chapterText]) => [title, chapter(title, chapterText)]),
    ),
  };
}

/** The path of a rulebook for a reader. @throws Error when the game has none */
export function rulebookPath(game: string, language: Language): string {
  const found = packageOf(game);
  const file = rulebookFile(found, language);
  if (file === undefined) throw new Error(`${game} has no rulebook in ${join(found.folder, "rulebook")}`);
  return file;
}

/** The complete text of a game's rulebook, merged with its bases when it is a variant. */
export function rulebookText(plugin: GamePlugin, language: Language): string {
  const text = readFileSync(rulebookPath(plugin.game.id, language), "utf8");
  return mergeWithBase(plugin, language, text)?.text ?? text;
}

function mergeWithBase(plugin: GamePlugin, language: Language, text: string): VariantRulebook | undefined {
  const base = baseOf(plugin);
  return (
    base &&
    mergeVariantRulebook({ game: base.game, text: rulebookText(base, language) }, { game: plugin.game, text })
  );
}

/** The rulebook of a variant of this site; `undefined` for a game that is not a variant. */
export function variantRulebookOf(game: string, language: Language): VariantRulebook | undefined {
  const plugin = pluginOf(game);
  if (!baseOf(plugin)) return undefined;
  return mergeWithBase(plugin, language, readFileSync(rulebookPath(game, language), "utf8"));
}

/** The text of the rulebook of an older version for a reader; that of a variant is merged with its present base. */
export function olderRulebookText(found: GamePackage, language: Language): string {
  const file = rulebookFile(found, language);
  const text = file === undefined ? "" : readFileSync(file, "utf8");
  return mergeWithBase(found.plugin, language, text)?.text ?? text;
}

/** The rulebook paths of all bases of a variant. */
export function baseRulebookPaths(game: string, language: Language): string[] {
  const base = baseOf(pluginOf(game));
  return base ? [rulebookPath(base.game.id, language), ...baseRulebookPaths(base.game.id, language)] : [];
}
