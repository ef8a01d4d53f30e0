import manifest from "serpentarium/package.json" with { type: "json" };
import { packageOf } from "./games.ts";

/** The package that somebody has to name besides the program to play a game of this site with it; none for its own games. */
export function extraPackage(id: string): string | undefined {
  const { name, isPrivate } = packageOf(id);
  return isPrivate || Object.hasOwn(manifest.dependencies, name) ? undefined : name;
}
