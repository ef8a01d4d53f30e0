import * as v from "valibot";
import { PLAYER_NAME } from "./record/player-name.ts";
import type { Text } from "./text.ts";

/** The names of what is expected of data, by what valibot calls it. */
const TYPE_NAMES: Readonly<Record<string, Text>> = {
  Array: { en: "a list", fr: "une liste" },
  Function: { en: "a function", fr: "une fonction" },
  Object: { en: "an object", fr: "un objet" },
  boolean: { en: "true or false", fr: "true ou false" },
  number: { en: "a number", fr: "un nombre" },
  string: { en: "a text", fr: "un texte" },
  [String(PLAYER_NAME)]: {
    en: "a name of at most 40 letters, digits, spaces, dots, hyphens or apostrophes",
    fr: "un nom d’au plus 40 lettres, chiffres, espaces, points, tirets ou apostrophes",
  },
};

/** Describes in words which part of some data has the wrong shape, and what was expected. */
export function describeIssue(issue: v.BaseIssue<unknown>): Text {
  const path = v.getDotPath(issue) ?? "";
  if (path && issue.received === "undefined") return { en: `${path} is missing`, fr: `${path} manque` };
  const expected = issue.expected ?? "";
  const { en, fr } = TYPE_NAMES[expected] ?? { en: expected, fr: expected };
  return { en: `${path || "it"} should be ${en}`, fr: `${path || "ceci"} devrait être ${fr}` };
}
