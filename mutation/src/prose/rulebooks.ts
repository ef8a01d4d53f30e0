import { join } from "node:path";
import type { GamePlugin } from "@serpentarium/core";
import { findPluginPackage, loadPlugin } from "@serpentarium/plugins";
import { mergeRulebook, numbersOf, parseRulebook } from "@serpentarium/rulebook";
import { type ReviewFiles, readReviewed, readRulebook } from "@serpentarium/rulebook/node";
import { type BaseGame, type Check, rulebookChecks } from "@serpentarium/testkit";
import { findTargetPackages } from "../packages.ts";
import { findProseMutants, languageOf, type ProseMutant } from "./mutators.ts";

/** A game with the files of its rulebook. */
export interface RulebookTarget {
  /** The name of its folder under `packages`. */
  readonly name: string;
  readonly folder: string;
  readonly plugin: GamePlugin;
  /** The texts of the package, with the record of what was reviewed, and without its code. */
  readonly files: ReviewFiles;
  /** That of a variant. */
  readonly base?: BaseGame;
}

async function load(root: string, name: string): Promise<RulebookTarget> {
  const folder = join(root, "packages", name);
  const found = findPluginPackage(folder);
  if (!found.ok) throw new Error(`${name}: ${JSON.stringify(found.error.message)}`);
  const loaded = await loadPlugin(found.value);
  if (!loaded.ok) throw new Error(`${name}: ${JSON.stringify(loaded.error.message)}`);
  // the checks of prose need no code, of which a package without `src` has none to compare
  const files = [...readReviewed(folder)].filter(([path]) => !path.startsWith("src/"));
  return { name, folder, plugin: loaded.value.plugin, files: new Map(files) };
}

/** Adds its base to a variant. */
function withBase(target: RulebookTarget, all: readonly RulebookTarget[]): RulebookTarget {
  const base = all.find(({ plugin }) => plugin.game.id === target.plugin.game.variantOf?.id);
  if (!base) return target;
  const { folder, plugin, base: own } = withBase(base, all);
  const { game } = plugin;
  const rulebook = readRulebook(folder);
  const merged = own ? mergeRulebook(own.rulebook, rulebook, Object.keys(game.clauses)) : rulebook;
  return { ...target, base: { game, rulebook: merged } };
}

/** The games and variants of a checkout that have a rulebook, sorted by the name of their package. */
export async function findRulebooks(root: string): Promise<readonly RulebookTarget[]> {
  const names = findTargetPackages(root).flatMap(({ name, game }) => (game ? [name] : []));
  const all = await Promise.all(names.map((name) => load(root, name)));
  return all.filter(({ files }) => files.has("rulebook/en.mdx")).map((target) => withBase(target, all));
}

/** The files of prose of a rulebook. */
export const proseFiles = ({ files }: RulebookTarget): readonly (readonly [file: string, text: string])[] =>
  [...files].filter(([file]) => languageOf(file) !== undefined);

/** All mutants of the prose of a rulebook. */
export function mutantsOf(target: RulebookTarget): readonly ProseMutant[] {
  const numbers = numbersOf(target.plugin.game);
  return proseFiles(target).flatMap(([file, text]) => findProseMutants(file, text, numbers));
}

/**
 * The checks of the rulebook group of the test kit that depend on a file, for a package in which it has another text: those of the rulebook
 * in its language and in the author's, which it translates.
 */
export function checksWith(target: RulebookTarget, file: string, text: string): readonly Check[] {
  const { plugin, folder, base } = target;
  const language = languageOf(file) ?? "";
  const files = new Map(target.files).set(file, text);
  const isRead = ([other]: readonly [string, unknown]): boolean =>
    other === language || other === plugin.words[0]?.language;
  const books = [...files].flatMap(([path, own]) => {
    const other = /^rulebook\/([^/]+)\.mdx$/.exec(path)?.[1];
    return other === undefined ? [] : [[other, own] as const];
  });
  const rulebook = Object.fromEntries(
    books.filter(isRead).map(([other, own]) => [other, parseRulebook(own)]),
  );
  const inBase = Object.fromEntries(Object.entries(base?.rulebook ?? {}).filter(isRead));
  return rulebookChecks(plugin, {
    folder,
    reviewed: files,
    shortRules: file.endsWith(".short.md") ? { [language]: text } : {},
    // words are not in the rulebook
    ...(file.endsWith(".mdx") && { rulebook }),
    ...(base && { base: { ...base, rulebook: inBase } }),
  });
}
