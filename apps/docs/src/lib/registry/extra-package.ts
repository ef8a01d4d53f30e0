import manifest from "serpentarium/package.json" with { type: "json" };
import { packageOf } from "./games.ts";

/** The package to install in addition to the CLI to use a game with it; `undefined` for games that the CLI includes. */
export function extraPackage(id: string): string | undefined {
  const { name, isPrivate } = packageOf(id);
  return isPrivate || Object.hasOwn(manifest.dependencies, name) ? undefined : name;
}
