import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, type Plugin } from "@serpentarium/core";
import { differencesOf, mergeRulebook } from "@serpentarium/core/variant";
import type { Base } from "@serpentarium/testkit";
import { packageOfBase } from "../plugin-package.ts";
import type { Facts } from "../report.ts";
import { loadInstalled } from "./load.ts";

/** The rulebook of a plugin in every language, whole. */
export interface Book {
  readonly texts: Readonly<Record<Language, string>>;
  /** The plugin's own, as they stand in its files; missing files are missing here. */
  readonly own: Partial<Readonly<Record<Language, string>>>;
  /** Of a variant, the game that it is made from, with its rulebook. */
  readonly base?: Base;
  readonly standing: Facts["standing"];
  /** The files of its bases. */
  readonly files: readonly string[];
}

const fileOf = (folder: string, language: Language): string => join(folder, "rulebook", `${language}.mdx`);

function ownTexts(folder: string): Book["own"] {
  const there = LANGUAGES.map((language) => [language, fileOf(folder, language)] as const).filter(
    ([, file]) => existsSync(file),
  );
  return Object.fromEntries(there.map(([language, file]) => [language, readFileSync(file, "utf8")]));
}

/** The game from which a variant is made, with its own rulebook. */
async function baseBook({ game }: Plugin, folder: string) {
  const found = game.variantOf && packageOfBase(folder, game.variantOf.id);
  if (!found) return undefined;
  const plugin = await loadInstalled(found.name, folder, found.folder);
  if (!plugin.ok) return undefined;
  return { plugin: plugin.value, folder: found.folder, book: await readBook(plugin.value, found.folder) };
}

/** The rulebook that lies in a plugin's package; for a variant, with what it takes over from its base. */
export async function readBook(plugin: Plugin, folder: string): Promise<Book> {
  const own = ownTexts(folder);
  const base = await baseBook(plugin, folder);
  const clauses = Object.keys(plugin.game.clauses);
  const whole = (language: Language): string => {
    const text = own[language] ?? "";
    return base ? mergeRulebook(base.book.texts[language], text, clauses) : text;
  };
  const { added = [], changed = [] } = base ? differencesOf(base.plugin.game, plugin.game).clauses : {};
  return {
    own,
    ...(base && { base: { game: base.plugin.game, rulebook: base.book.texts } }),
    texts: { en: whole("en"), fr: whole("fr") },
    standing: Object.fromEntries([
      ...changed.map((id) => [id, "changed"] as const),
      ...added.map((id) => [id, "added"] as const),
    ]),
    files: base ? [...LANGUAGES.map((language) => fileOf(base.folder, language)), ...base.book.files] : [],
  };
}
