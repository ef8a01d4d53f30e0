/** The versions of the games of this site, and the differences between them. */

import { sectionsByClause } from "@serpentarium/rulebook";
import { olderPackages } from "#game-registry";
import { rulebookOf } from "../rulebook/variant-rulebook.ts";
import type { Language } from "../words/languages.ts";
import { gameText } from "../words/words.ts";
import type { GamePackage } from "./game-registry.ts";
import { packageOf } from "./games.ts";

/** A clause that differs between two versions. */
export interface ClauseChange {
  readonly id: string;
  readonly change: "added" | "removed" | "changed";
  readonly title: string;
  /** The Markdown of its section; undefined if the version lacks it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Two successive versions of a game. */
export interface VersionStep {
  readonly old: GamePackage;
  readonly now: GamePackage;
}

/** The ids of the games with older versions on this site. */
export const gamesWithVersions: readonly string[] = [
  ...new Set(olderPackages.map(({ plugin }) => plugin.game.id)),
];

/** The steps between the versions of a game, the newest first. */
export function versionSteps(id: string): readonly VersionStep[] {
  const versions = [packageOf(id), ...olderPackages.filter(({ plugin }) => plugin.game.id === id)];
  return versions.slice(1).map((old, i) => ({ old, now: versions[i] ?? old }));
}

/** The clauses that differ between two versions, in the order of the newer one; removed ones last. */
export function clauseChanges({ old, now }: VersionStep, language: Language): readonly ClauseChange[] {
  const [before, after] = [old, now].map((found) => sectionsByClause(rulebookOf(found, language)));
  const [oldClauses, newClauses] = [old.plugin.game.clauses, now.plugin.game.clauses];
  const ids = [...new Set([...Object.keys(newClauses), ...Object.keys(oldClauses)])];
  return ids.flatMap((id): ClauseChange[] => {
    const [was, is] = [oldClauses[id], newClauses[id]];
    const texts = { before: before?.get(id)?.text, after: after?.get(id)?.text };
    const [oldTitle, newTitle] = [old, now].map(({ plugin: { game } }) =>
      gameText(game.id, `clauses.${id}.title`, language, game.version),
    );
    const title = (is ? newTitle : oldTitle) ?? "";
    if (!was) return [{ id, change: "added", title, ...texts, before: undefined }];
    if (!is) return [{ id, change: "removed", title, ...texts, after: undefined }];
    const isSame =
      JSON.stringify([was, oldTitle, texts.before]) === JSON.stringify([is, newTitle, texts.after]);
    return isSame ? [] : [{ id, change: "changed", title, ...texts }];
  });
}
