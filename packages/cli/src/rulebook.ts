import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Game, LANGUAGES, type Language } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import type { Base } from "@serpentarium/testkit";
import { discover } from "./discover.ts";
import { loadPackage } from "./plugin-source.ts";

/** The text of a rulebook in each language. */
type Rulebook = Readonly<Record<Language, string>>;

/** What the kit is given of a rulebook: that of the package, and of a variant the base with its own. */
interface Books {
  readonly rulebook: Rulebook;
  readonly base?: Base & { readonly rulebook: Rulebook };
}

const NONE: Rulebook = { en: "", fr: "" };

/** What lies in a package's own folder. */
function ownRulebook(folder: string): Rulebook | undefined {
  const [en, fr] = LANGUAGES.map((language) => join(folder, "rulebook", `${language}.mdx`));
  if (!(en && fr && existsSync(en) && existsSync(fr))) return undefined;
  return { en: readFileSync(en, "utf8"), fr: readFileSync(fr, "utf8") };
}

/** A rulebook with what it takes over. */
function wholeOf({ rulebook, base }: Books, { clauses }: Game): Rulebook {
  if (!base) return rulebook;
  const merge = (language: Language): string =>
    mergeRulebook(base.rulebook[language], rulebook[language], Object.keys(clauses));
  return { en: merge("en"), fr: merge("fr") };
}

/** The game from which a variant is made, with its rulebook, where its package is within reach of the variant's. */
async function baseOf(folder: string, id: string): Promise<Books["base"]> {
  const found = discover(folder).packages.find(({ games }) => games.includes(id));
  if (!found) return undefined;
  const { game } = (await loadPackage(found)).plugin;
  const books = await readBooks(found.folder, game);
  return books && { game, rulebook: wholeOf(books, game) };
}

/**
 * The rulebook that lies beside a plugin's package, and that of the base of a variant; nothing where there is none.
 *
 * @throws CommandError where the base cannot be loaded
 */
export async function readBooks(folder: string, { variantOf }: Game): Promise<Books | undefined> {
  const own = ownRulebook(folder);
  const base = variantOf && (await baseOf(folder, variantOf.id));
  return own || base ? { rulebook: own ?? NONE, ...(base && { base }) } : undefined;
}
