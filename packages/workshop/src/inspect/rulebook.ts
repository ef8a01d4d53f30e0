import type { GamePlugin, WordsFile } from "@serpentarium/core";
import { diffVariant } from "@serpentarium/core/variant";
import { discoverGame } from "@serpentarium/plugins";
import { mergeRulebook, type Rulebook } from "@serpentarium/rulebook";
import { readRulebook, rulebookFiles } from "@serpentarium/rulebook/node";
import { type BaseGame, inheritedCitations } from "@serpentarium/testkit";
import type { Facts } from "../report.ts";
import { loadDependency } from "./load.ts";

/** The rulebook of a plugin, as far as it is read from files; numbers are placeholders. */
export interface PluginRulebook {
  /** In each of its languages, with the sections that a variant inherits. */
  readonly merged: Rulebook;
  /** From the plugin's own files only. */
  readonly own: Rulebook;
  /** For a variant, its base game with the rulebook of that game. */
  readonly base?: BaseGame;
  /** The clauses that a variant adds or changes. */
  readonly clauseStatus: Facts["clauseStatus"];
  /** The inherited clauses that cite each changed one. */
  readonly citations: Facts["citations"];
  /** The rulebook files of the base games. */
  readonly files: readonly string[];
}

/** The base game of a variant, with its rulebook. */
async function readBase({ game }: GamePlugin, folder: string) {
  const found = game.variantOf && discoverGame(game.variantOf.id, folder);
  if (!found) return undefined;
  const plugin = await loadDependency(found.name, folder);
  if (!plugin.ok) return undefined;
  const { merged, files } = await readPluginRulebook(plugin.value, found.path);
  return {
    game: plugin.value.game,
    rulebook: merged,
    files: [...Object.values(rulebookFiles(found.path)), ...files],
  };
}

/** The language in which the author of a plugin writes. */
export const sourceOf = ({ words }: GamePlugin): string => words[0]?.language ?? "en";

/**
 * Reads the rulebook in a plugin's package; that of a variant is merged with the rulebook of its base.
 *
 * @param words - the words of the plugin’s own package
 */
export async function readPluginRulebook(
  plugin: GamePlugin,
  folder: string,
  words: readonly WordsFile[] = [],
): Promise<PluginRulebook> {
  const { game } = plugin;
  const own = readRulebook(folder);
  const base = await readBase(plugin, folder);
  if (!base) return { merged: own, own, clauseStatus: {}, citations: {}, files: [] };
  const { added, changed } = diffVariant(base.game, game).clauses;
  return {
    merged: mergeRulebook(base.rulebook, own, Object.keys(game.clauses)),
    own,
    base,
    clauseStatus: Object.fromEntries([
      ...changed.map((id) => [id, "changed"] as const),
      ...added.map((id) => [id, "added"] as const),
    ]),
    citations: inheritedCitations(base, game, { rulebook: own, words }),
    files: base.files,
  };
}
