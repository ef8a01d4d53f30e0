import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GamePlugin, WordsFile } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { discoverGame } from "@serpentarium/plugins";
import { mergeRulebook } from "@serpentarium/rulebook";
import { type BaseGame, inheritedCitations, type Rulebook as RulebookTexts } from "@serpentarium/testkit";
import type { Facts } from "../report.ts";
import { loadDependency } from "./load.ts";

/** The complete rulebook of a plugin, in each of its languages. */
export interface Rulebook {
  readonly texts: RulebookTexts;
  /** The texts of the plugin's own files. */
  readonly ownTexts: RulebookTexts;
  /** For a variant, its base game with the rulebook of that game. */
  readonly base?: BaseGame;
  /** The clauses that a variant adds or changes. */
  readonly clauseStatus: Facts["clauseStatus"];
  /** The inherited clauses that cite each changed one. */
  readonly citations: Facts["citations"];
  /** The rulebook files of the base games. */
  readonly files: readonly string[];
}

const ENDING = ".mdx";

/** The files of a rulebook by language. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, "rulebook");
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ENDING)) : [];
  return new Map(names.map((name) => [name.slice(0, -ENDING.length), join(path, name)]));
}

const readTexts = (folder: string): RulebookTexts =>
  Object.fromEntries([...filesIn(folder)].map(([language, file]) => [language, readFileSync(file, "utf8")]));

/** The base game of a variant, with its rulebook. */
async function readBaseRulebook({ game }: GamePlugin, folder: string) {
  const found = game.variantOf && discoverGame(game.variantOf.id, folder);
  if (!found) return undefined;
  const plugin = await loadDependency(found.name, folder);
  if (!plugin.ok) return undefined;
  return {
    plugin: plugin.value,
    folder: found.path,
    rulebook: await readRulebook(plugin.value, found.path),
  };
}

type BaseRulebook = NonNullable<Awaited<ReturnType<typeof readBaseRulebook>>>;

/** Merges the own sections of a variant with those of its base in the same language, or in that of its author. */
function mergeTexts(own: RulebookTexts, { plugin, rulebook }: BaseRulebook, clauses: readonly string[]) {
  if (Object.keys(own).length === 0) return rulebook.texts;
  const source = rulebook.texts[sourceOf(plugin)] ?? "";
  const merged = Object.entries(own).map(
    ([language, text]) =>
      [language, mergeRulebook(rulebook.texts[language] ?? source, text, clauses)] as const,
  );
  return Object.fromEntries(merged);
}

/** The language in which the author of a plugin writes. */
export const sourceOf = ({ words }: GamePlugin): string => words[0]?.language ?? "en";

/**
 * Reads the rulebook in a plugin's package; that of a variant is merged with the rulebook of its base.
 *
 * @param words - the words of the plugin’s own package
 */
export async function readRulebook(
  plugin: GamePlugin,
  folder: string,
  words: readonly WordsFile[] = [],
): Promise<Rulebook> {
  const own = readTexts(folder);
  const base = await readBaseRulebook(plugin, folder);
  const baseGame = base && { game: base.plugin.game, rulebook: base.rulebook.texts };
  const { added = [], changed = [] } = base ? diffVariant(base.plugin.game, plugin.game).clauses : {};
  return {
    ownTexts: own,
    ...(baseGame && { base: baseGame }),
    texts: base ? mergeTexts(own, base, Object.keys(plugin.game.clauses)) : own,
    clauseStatus: Object.fromEntries([
      ...changed.map((id) => [id, "changed"] as const),
      ...added.map((id) => [id, "added"] as const),
    ]),
    citations: baseGame ? inheritedCitations(baseGame, plugin.game, { rulebook: own, words }) : {},
    files: base ? [...filesIn(base.folder).values(), ...base.rulebook.files] : [],
  };
}
