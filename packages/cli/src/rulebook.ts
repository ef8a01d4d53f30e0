import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game, Language } from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import { discover } from "./discover.ts";
import { loadPackage } from "./plugin-source.ts";

/** The text of a rulebook in each language. */
export type Rulebook = Readonly<Record<Language, string>>;

/** What lies in a package's own folder. */
function ownRulebook(folder: string): Rulebook | undefined {
  const [en, fr] = ["en", "fr"].map((language) => join(folder, "rulebook", `${language}.mdx`));
  if (!(en && fr && existsSync(en) && existsSync(fr))) return undefined;
  return { en: readFileSync(en, "utf8"), fr: readFileSync(fr, "utf8") };
}

/** The rulebook of the game from which a variant is made, where its package is within reach of the variant's. */
async function baseRulebook(folder: string, id: string): Promise<Rulebook | undefined> {
  const found = discover(folder).packages.find(({ games }) => games.includes(id));
  return found && readRulebook(found.folder, (await loadPackage(found)).plugin.game);
}

/**
 * The rulebook that lies beside a plugin's package, whole: a variant's own sections, and its base's for the rest.
 * Nothing where there is none.
 *
 * @throws CommandError where the base cannot be loaded
 */
export async function readRulebook(
  folder: string,
  { clauses, variantOf }: Game,
): Promise<Rulebook | undefined> {
  const own = ownRulebook(folder);
  const base = variantOf && (await baseRulebook(folder, variantOf.id));
  if (!(own && base)) return own ?? base;
  const merge = (language: Language): string =>
    mergeRulebook(base[language], own[language], Object.keys(clauses));
  return { en: merge("en"), fr: merge("fr") };
}
