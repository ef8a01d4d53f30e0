import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, LANGUAGES, type Language } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import type { BaseGame } from "@serpentarium/testkit";
import { discoverPlugins, enclosingPackage } from "./discover.ts";
import { loadPluginPackage } from "./loaded-plugin.ts";

/** The text of a rulebook in each language. */
type Rulebook = Readonly<Record<Language, string>>;

/** The rulebook of a package and, for a variant, that of its base, as the conformance tests take them. */
interface Rulebooks {
  readonly rulebook: Rulebook;
  readonly base?: BaseGame & { readonly rulebook: Rulebook };
}

const EMPTY_RULEBOOK: Rulebook = { en: "", fr: "" };

/** The rulebook in a package's own folder; undefined if a language is missing. */
function ownRulebook(folder: string): Rulebook | undefined {
  const [en, fr] = LANGUAGES.map((language) => join(folder, "rulebook", `${language}.mdx`));
  if (!(en && fr && existsSync(en) && existsSync(fr))) return undefined;
  return { en: readFileSync(en, "utf8"), fr: readFileSync(fr, "utf8") };
}

/** A rulebook merged with the sections it inherits from its base. */
function mergedRulebook({ rulebook, base }: Rulebooks, { clauses }: Game): Rulebook {
  if (!base) return rulebook;
  const merge = (language: Language): string =>
    mergeRulebook(base.rulebook[language], rulebook[language], Object.keys(clauses));
  return { en: merge("en"), fr: merge("fr") };
}

/** The base of a variant with its rulebook, if the variant's package depends on it. */
async function findBase(folder: string, id: string): Promise<Rulebooks["base"]> {
  const found = discoverPlugins(folder).packages.find(({ games }) => games.includes(id));
  if (!found) return undefined;
  const { game } = (await loadPluginPackage(found)).plugin;
  const books = await readRulebooks(found.folder, game);
  return books && { game, rulebook: mergedRulebook(books, game) };
}

/**
 * Reads the rulebook in the folder of a plugin's package, and that of its base; undefined if there is neither.
 *
 * @throws CommandError where the base cannot be loaded
 */
export async function readRulebooks(folder: string, { variantOf }: Game): Promise<Rulebooks | undefined> {
  const own = ownRulebook(folder);
  const base = variantOf && (await findBase(folder, variantOf.id));
  return own || base ? { rulebook: own ?? EMPTY_RULEBOOK, ...(base && { base }) } : undefined;
}

/** The titles of the clauses, for a game without a rulebook. */
const clauseTitles = ({ clauses }: Game, language: Language): string =>
  Object.entries(clauses)
    .map(([id, { title }]) => `### ${id}\n\n${title[language]}.`)
    .join("\n\n");

/**
 * Reads the whole rulebook of a game in one language, without its front matter; the titles of its clauses if the package has
 * no rulebook.
 *
 * @param path - the folder of the package, or its module
 */
export async function readRulebook(path: string, game: Game, language: Language): Promise<string> {
  const books = await readRulebooks(enclosingPackage(path)?.folder ?? path, game);
  if (!books) return clauseTitles(game, language);
  const rulebook = mergedRulebook(books, game)[language];
  return rulebook.replace(/^---\r?\n.*?\n---\r?\n/s, "").trim();
}
