import { CONTRACT, type Plugin, type Text } from "@serpentarium/core";
import { type Check, conformance, readGolden } from "@serpentarium/testkit";
import type { PluginPackage } from "../plugin-package.ts";
import type { Checked } from "../report.ts";
import type { Book } from "./book.ts";

/** A check, and which example it is about. */
export interface NamedCheck extends Check {
  readonly example?: number;
}

function says(field: unknown, game: string): boolean {
  if (typeof field !== "object" || field === null || !("contract" in field && "games" in field)) return false;
  return field.contract === CONTRACT && Array.isArray(field.games) && field.games.includes(game);
}

/** Whether the package.json says what is in the package, so that tools find it. */
function fieldCheck({ game }: Plugin, { field }: PluginPackage): Check {
  const wanted = JSON.stringify({ contract: CONTRACT, games: [game.id] });
  return {
    group: { en: "package", fr: "paquet" },
    name: { en: "package.json says which game it is", fr: "package.json dit quel jeu c’est" },
    run: () => (says(field, game.id) ? undefined : `"serpentarium" should be ${wanted}`),
  };
}

const isSame = (a: Text, b: Text): boolean => a.en === b.en;

/**
 * Everything to check about a plugin, the examples first: they are what an author works on.
 *
 * @param book - a rulebook that misses a language, or has none, is held against the game as it is
 */
export function checksOf(plugin: Plugin, home: PluginPackage, { own, base }: Book): NamedCheck[] {
  const hasBook = Object.keys(own).length > 0;
  const books = hasBook && { rulebook: own, ...(base && { base }) };
  const all = conformance(plugin, { golden: readGolden(home.folder), ...books });
  const names = plugin.examples.map(
    ({ clause, caption }): Text => ({
      en: `${clause}: ${caption.en}`,
      fr: `${clause} : ${caption.fr}`,
    }),
  );
  const taken = new Set<number>();
  const numbered = all.map((check): NamedCheck => {
    const example = names.findIndex((name, i) => !taken.has(i) && isSame(name, check.name));
    if (check.group.en !== "examples" || example === -1) return check;
    taken.add(example);
    return { ...check, example };
  });
  const [examples, others] = [true, false].map((is) =>
    numbered.filter(({ group }) => (group.en === "examples") === is),
  );
  return [...(examples ?? []), fieldCheck(plugin, home), ...(others ?? [])];
}

/** A check as it came out; one that the author's code breaks down in has failed. */
export function runCheck({ group, name, example, run }: NamedCheck): Checked {
  const told = { group, name, ...(example !== undefined && { example }) };
  try {
    const broken = run();
    return { ...told, ...(broken !== undefined && { broken }) };
  } catch (error) {
    return { ...told, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
