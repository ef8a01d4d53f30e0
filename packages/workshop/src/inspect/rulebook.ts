import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GamePlugin, LANGUAGES, type Language } from "@serpentarium/core";
import { diffVariant, mergeRulebook } from "@serpentarium/core/variant";
import { type BaseGame, inheritedCitations } from "@serpentarium/testkit";
import { findBasePackage } from "../plugin-package.ts";
import type { Facts } from "../report.ts";
import { loadDependency } from "./load.ts";

/** The complete rulebook of a plugin, in every language. */
export interface Rulebook {
  readonly texts: Readonly<Record<Language, string>>;
  /** The texts of the plugin's own files; a language without a file is missing. */
  readonly ownTexts: Partial<Readonly<Record<Language, string>>>;
  /** For a variant, its base game with the rulebook of that game. */
  readonly base?: BaseGame;
  /** The clauses that a variant adds or changes. */
  readonly clauseStatus: Facts["clauseStatus"];
  /** The inherited clauses that cite each changed one. */
  readonly citations: Facts["citations"];
  /** The rulebook files of the base games. */
  readonly files: readonly string[];
}

const fileOf = (folder: string, language: Language): string => join(folder, "rulebook", `${language}.mdx`);

function readOwnTexts(folder: string): Rulebook["ownTexts"] {
  const existing = LANGUAGES.map((language) => [language, fileOf(folder, language)] as const).filter(
    ([, file]) => existsSync(file),
  );
  return Object.fromEntries(existing.map(([language, file]) => [language, readFileSync(file, "utf8")]));
}

/** The base game of a variant, with its rulebook. */
async function readBaseRulebook({ game }: GamePlugin, folder: string) {
  const found = game.variantOf && findBasePackage(folder, game.variantOf.id);
  if (!found) return undefined;
  const plugin = await loadDependency(found.name, folder, found.folder);
  if (!plugin.ok) return undefined;
  return {
    plugin: plugin.value,
    folder: found.folder,
    rulebook: await readRulebook(plugin.value, found.folder),
  };
}

/** Reads the rulebook in a plugin's package; that of a variant is merged with the rulebook of its base. */
export async function readRulebook(plugin: GamePlugin, folder: string): Promise<Rulebook> {
  const own = readOwnTexts(folder);
  const base = await readBaseRulebook(plugin, folder);
  const clauses = Object.keys(plugin.game.clauses);
  const mergedText = (language: Language): string => {
    const text = own[language] ?? "";
    return base ? mergeRulebook(base.rulebook.texts[language], text, clauses) : text;
  };
  const baseGame = base && { game: base.plugin.game, rulebook: base.rulebook.texts };
  const { added = [], changed = [] } = base ? diffVariant(base.plugin.game, plugin.game).clauses : {};
  return {
    ownTexts: own,
    ...(baseGame && { base: baseGame }),
    texts: { en: mergedText("en"), fr: mergedText("fr") },
    clauseStatus: Object.fromEntries([
      ...changed.map((id) => [id, "changed"] as const),
      ...added.map((id) => [id, "added"] as const),
    ]),
    citations: baseGame ? inheritedCitations(baseGame, plugin.game, own) : {},
    files: base
      ? [...LANGUAGES.map((language) => fileOf(base.folder, language)), ...base.rulebook.files]
      : [],
  };
}
