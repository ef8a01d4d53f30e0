import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game, Language, Plugin } from "@serpentarium/core";
import { clauseTexts, differencesOf, mergeRulebook } from "@serpentarium/core/variant";
import { baseOf, packageOf, pluginOf } from "./games.ts";

/** How a part of a variant's rulebook stands to the base's. */
export type Standing = "added" | "changed" | "same";

/** The rulebook of a variant: its whole text, and what of it is other than in the base's. */
export interface VariantBook {
  readonly text: string;
  /** By the id of the clause, in the order of the text. */
  readonly clauses: ReadonlyMap<string, Standing>;
  /** By the title of the chapter. */
  readonly chapters: ReadonlyMap<string, Standing>;
}

/** A game with the text of its rulebook. */
interface Told {
  readonly game: Game;
  readonly text: string;
}

/** The texts of the chapters by their titles; code blocks hold no titles. */
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

const standing = (before: string | undefined, now: string | undefined): Standing => {
  if (before === undefined) return "added";
  return before.trim() === now?.trim() ? "same" : "changed";
};

/** The rulebook of a variant from the base's text and its own, which tells only what is other. */
export function variantBook(base: Told, own: Told): VariantBook {
  const ids = Object.keys(own.game.clauses);
  const text = mergeRulebook(base.text, own.text, ids);
  const { added, changed } = differencesOf(base.game, own.game).clauses;
  const [before, now] = [clauseTexts(base.text), clauseTexts(text)];
  const clause = (id: string): Standing => {
    if (added.includes(id)) return "added";
    return changed.includes(id) ? "changed" : standing(before.get(id), now.get(id));
  };
  const chaptersBefore = chapterTexts(base.text);
  const chapter = (title: string, told: string): Standing => {
    const its = standing(chaptersBefore.get(title), told);
    const isOther = [...clauseTexts(told).keys()].some((id) => clause(id) !== "same");
    return its === "same" && isOther ? "changed" : its;
  };
  return {
    text,
    clauses: new Map(ids.map((id) => [id, clause(id)])),
    chapters: new Map([...chapterTexts(text)].map(([title, told]) => [title, chapter(title, told)])),
  };
}

/** The file of a rulebook. @throws Error where the game has none in that language */
export function bookFile(game: string, language: Language): string {
  const file = join(packageOf(game).folder, "rulebook", `${language}.mdx`);
  if (!existsSync(file)) throw new Error(`${game} has no rulebook in "${language}": write ${file}`);
  return file;
}

/** The whole text of a game's rulebook, also where it is a variant. */
function wholeText(plugin: Plugin, language: Language): string {
  const text = readFileSync(bookFile(plugin.game.id, language), "utf8");
  return bookWith(plugin, language, text)?.text ?? text;
}

function bookWith(plugin: Plugin, language: Language, text: string): VariantBook | undefined {
  const base = baseOf(plugin);
  return (
    base && variantBook({ game: base.game, text: wholeText(base, language) }, { game: plugin.game, text })
  );
}

/** The rulebook of a game of this site, where it is a variant of another one. */
export function variantBookOf(game: string, language: Language): VariantBook | undefined {
  const plugin = pluginOf(game);
  if (!baseOf(plugin)) return undefined;
  return bookWith(plugin, language, readFileSync(bookFile(game, language), "utf8"));
}

/** The files from which the rulebook of a variant is made, beside its own. */
export function baseFiles(game: string, language: Language): string[] {
  const base = baseOf(pluginOf(game));
  return base ? [bookFile(base.game.id, language), ...baseFiles(base.game.id, language)] : [];
}
