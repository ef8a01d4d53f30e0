import type { GamePlugin } from "@serpentarium/core";
import semver from "semver";

/** The versions of one game; at least one. */
export type Versions<T> = readonly [newest: T, ...older: T[]];

/** Compares versions, newest first; invalid versions are last. */
const compareNewest = (a: string, b: string): number =>
  semver.rcompare(semver.parse(a) ?? "0.0.0-0", semver.parse(b) ?? "0.0.0-0");

/** Groups plugins by the id of their game, the newest version first. Of several with the same version, the first is kept. */
export function groupVersions<T extends { readonly plugin: GamePlugin }>(
  plugins: readonly T[],
): ReadonlyMap<string, Versions<T>> {
  const groups = new Map<string, Versions<T>>();
  const versionOf = ({ plugin }: T): string => plugin.game.version;
  const newestFirst = plugins.toSorted((a, b) => compareNewest(versionOf(a), versionOf(b)));
  for (const one of newestFirst) {
    const { id } = one.plugin.game;
    const group = groups.get(id);
    if (!group) groups.set(id, [one]);
    else if (!group.some((other) => versionOf(other) === versionOf(one))) groups.set(id, [...group, one]);
  }
  return groups;
}
