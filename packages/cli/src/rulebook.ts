import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game, Words } from "@serpentarium/core";
import { languageFallbacks } from "@serpentarium/core/words/node";
import { enclosingPackage, type LoadedPlugin } from "@serpentarium/plugins";
import { mergeRulebook } from "@serpentarium/rulebook";
import type { BaseGame, Rulebook } from "@serpentarium/testkit";
import { findBase } from "./words.ts";

/** The rulebook of a package and, for a variant, that of its base, as the conformance tests take them. */
interface Rulebooks {
  readonly rulebook: Rulebook;
  readonly base?: BaseGame;
}

const packageFolder = (path: string): string => enclosingPackage(path)?.folder ?? path;

/** The rulebook in a package's own folder, in all its languages. */
function ownRulebook(path: string): Rulebook {
  const folder = join(packageFolder(path), "rulebook");
  const languages = namesIn(folder).flatMap((name) => /^(.+)\.mdx$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    languages.map((language) => [language, readFileSync(join(folder, `${language}.mdx`), "utf8")]),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A rulebook merged with the sections it inherits from its base. */
function mergedRulebook({ rulebook, base }: Rulebooks, { clauses }: Game): Rulebook {
  if (!base) return rulebook;
  const languages = Object.keys({ ...base.rulebook, ...rulebook });
  const merge = (language: string): string =>
    mergeRulebook(base.rulebook[language] ?? "", rulebook[language] ?? "", Object.keys(clauses));
  return Object.fromEntries(languages.map((language) => [language, merge(language)]));
}

/**
 * Reads the rulebook in the folder of a plugin's package, and that of its base; undefined if there is neither.
 *
 * @throws CommandError where the base cannot be loaded
 */
export async function readRulebooks(source: LoadedPlugin): Promise<Rulebooks | undefined> {
  const rulebook = ownRulebook(source.path);
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
 * Reads the whole rulebook of a game, in the reader’s language or the next one that it has, without its front matter; the titles of
 * its clauses if the package has no rulebook.
 *
 * @param words - those of the game
 */
export async function readRulebook(source: LoadedPlugin, words: Words): Promise<string> {
  const { game, words: brought } = source.plugin;
  const books = await readRulebooks(source);
  const rulebook = books && mergedRulebook(books, game);
  const languages = [
    ...languageFallbacks(words.language),
    ...brought.map(({ language }) => language),
    ...Object.keys(rulebook ?? {}),
  ];
  const text = languages.map((language) => rulebook?.[language]).find((one) => one !== undefined);
  return text?.replace(/^---\r?\n.*?\n---\r?\n/s, "").trim() ?? clauseTitles(game, words);
}
