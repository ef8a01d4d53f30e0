import type { VitePlugin } from "./game-modules.ts";

/** Replacements for the modules with checks in `packages/core/src/`. */
const UNCHECKED: Readonly<Record<string, string>> = {
  "check-game": "export const checkGame = () => {};",
  "complete-definition": "export const completeDefinition = (definition) => definition;",
  "options/field-problems": "export const findMalformed = () => {};",
};
const CHECKS = /\/packages\/core\/src\/(check-game|complete-definition|options\/field-problems)\.ts$/;

/** Omits the checks of game definitions and the completion of drafts from browser scripts: the build has run them. */
export const uncheckedGames: VitePlugin = {
  name: "unchecked-games",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: CHECKS },
    handler: (id) => UNCHECKED[CHECKS.exec(id)?.[1] ?? ""],
  },
};

/** Replacements for modules of `messageformat`: words are parsed at build time, and use none of its other functions. */
const LEAN: Readonly<Record<string, string>> = {
  "data-model/parse":
    'export const parseMessage = (source) => ({ type: "message", declarations: [], pattern: [source] });',
  "data-model/validate": "export const validate = () => {};",
  "resolve/format-markup": "export const formatMarkup = () => ({});",
  "functions/index":
    'import { integer, number } from "./number.js";\nimport { string } from "./string.js";\nexport const DefaultFunctions = { integer, number, string };',
};
const MESSAGE_MODULES =
  /\/messageformat\/lib\/(data-model\/parse|data-model\/validate|functions\/index|resolve\/format-markup)\.js$/;

/** Omits unused parts of `messageformat` from browser scripts. */
export const leanMessages: VitePlugin = {
  name: "lean-messages",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: MESSAGE_MODULES },
    handler: (id) => LEAN[MESSAGE_MODULES.exec(id)?.[1] ?? ""],
  },
};
