import type { Game, Words } from "@serpentarium/core";
import { enclosingPackage, type LoadedPlugin } from "@serpentarium/plugins";
import {
  chooseLanguage,
  fillSections,
  formatRulebook,
  mergeRulebook,
  type Rulebook,
} from "@serpentarium/rulebook";
import { readRulebook as readOwnRulebook } from "@serpentarium/rulebook/node";
import type { BaseGame } from "@serpentarium/testkit";
import { findBase } from "./words.ts";

/** The rulebook of a package and, for a variant, that of its base, as the conformance tests take them: with placeholders for numbers. */
interface Rulebooks {
  readonly rulebook: Rulebook;
  readonly base?: BaseGame;
}

/** A rulebook with the sections inherited from its base. */
const mergedRulebook = ({ rulebook, base }: Rulebooks, { clauses }: Game): Rulebook =>
  base ? mergeRulebook(base.rulebook, rulebook, Object.keys(clauses)) : rulebook;

/**
 * Reads the rulebook in the folder of a plugin's package, and that of its base; undefined if there is neither.
 *
 * @throws CommandError if the base cannot be loaded
 */
export async function readRulebooks(source: LoadedPlugin): Promise<Rulebooks | undefined> {
  const rulebook = readOwnRulebook(enclosingPackage(source.path)?.folder ?? source.path);
  const found = await findBase(source);
  const books = found && (await readRulebooks(found));
  if (!books) return Object.keys(rulebook).length > 0 ? { rulebook } : undefined;
  const { game } = found.plugin;
  return { rulebook, base: { game, rulebook: mergedRulebook(books, game) } };
}

/** The titles of the clauses, for a game without a rulebook. */
const clauseTitles = ({ clauses }: Game, words: Words): string =>
  Object.keys(clauses)
    .map((id) => `### ${id}\n\n${words.text(`clauses.${id}.title`)}.`)
    .join("\n\n");

/**
 * Reads the whole rulebook of a game without its front matter, in the reader’s language or the next available one; the titles of its
 * clauses if the package has no rulebook.
 *
 * @param words - those of the game
 * @throws SerpentariumError `bad-placeholder` where it has a number that the game lacks
 */
export async function readRulebook(source: LoadedPlugin, words: Words): Promise<string> {
  const { game, words: brought } = source.plugin;
  const books = await readRulebooks(source);
  const rulebook = books ? mergedRulebook(books, game) : {};
  const language = chooseLanguage(Object.keys(rulebook), words.language, brought[0]?.language);
  const sections = rulebook[language ?? ""]?.filter(({ kind }) => kind !== "front-matter");
  return language !== undefined && sections
    ? formatRulebook(fillSections(sections, game, language)).trim()
    : clauseTitles(game, words);
}
