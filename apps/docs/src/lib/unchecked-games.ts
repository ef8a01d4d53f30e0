import type { VitePlugin } from "./game-modules.ts";

/** What replaces the checks in `packages/core/src/`. */
const UNCHECKED: Readonly<Record<string, string>> = {
  "check-game": "export const checkGame = () => {};",
  "complete-definition": "export const completeDefinition = (definition) => definition;",
  "options/field-problems": "export const findMalformed = () => {};",
};
const CHECKS = /\/packages\/core\/src\/(check-game|complete-definition|options\/field-problems)\.ts$/;

/** Leaves the checks of game definitions, and what completes drafts, out of browser scripts: the build has run the checks. */
export const uncheckedGames: VitePlugin = {
  name: "unchecked-games",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: CHECKS },
    handler: (id) => UNCHECKED[CHECKS.exec(id)?.[1] ?? ""],
  },
};
