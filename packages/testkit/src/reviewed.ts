import { relative } from "node:path";
import type { GamePlugin, Message } from "@serpentarium/core";
import { findStale, type ReviewFiles, type StalePart } from "@serpentarium/rulebook/node";
import { KIT_WORDS } from "./kit-words.ts";
import { joinLines } from "./order.ts";
import { toPath } from "./words-files.ts";

function groupBy(
  stale: readonly StalePart[],
  keyOf: (part: StalePart) => string,
): ReadonlyMap<string, readonly StalePart[]> {
  const groups = new Map<string, StalePart[]>();
  for (const part of stale) groups.set(keyOf(part), [...(groups.get(keyOf(part)) ?? []), part]);
  return groups;
}

/** Returns what of a package has changed since it was reviewed, by clause. @throws Error where a file cannot be parsed */
export const staleClauses = (
  { game, words: [author] }: Pick<GamePlugin, "game" | "words">,
  files: ReviewFiles,
): ReadonlyMap<string, readonly StalePart[]> =>
  groupBy(
    findStale(files, { clauses: Object.keys(game.clauses), source: author?.language ?? "en" }),
    ({ clause }) => clause,
  );

/** Says what of a clause has changed: one message for each kind of change, with the languages. */
export function describeStale(stale: readonly StalePart[]): readonly Message[] {
  const kindOf = ({ part, source }: StalePart): string => (source === undefined ? part : `older-${part}`);
  const isTranslation = ({ source }: StalePart): boolean => source !== undefined;
  // first what has changed, then what translates it
  const sorted = [...stale.filter((part) => !isTranslation(part)), ...stale.filter(isTranslation)];
  const kinds = groupBy(sorted, kindOf);
  return [...kinds].map(([kind, parts]) => ({
    id: `stale.${kind}`,
    data: { languages: parts.flatMap(({ language }) => language ?? []) },
  }));
}

/** Checks that every clause is as it was reviewed. Returns one clause per line with the command that shows it, or undefined. */
export const checkReviewed = (
  plugin: Pick<GamePlugin, "game" | "words">,
  files: ReviewFiles,
  folder: string | URL,
): string | undefined =>
  joinLines(
    [...staleClauses(plugin, files)].map(([clause, stale]) =>
      KIT_WORDS.text("stale.line", {
        ...{ clause, changes: describeStale(stale) },
        folder: relative(process.cwd(), toPath(folder)) || ".",
      }),
    ),
  );
