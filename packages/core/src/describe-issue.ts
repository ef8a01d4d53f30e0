import * as v from "valibot";
import type { Text } from "./text.ts";

/** The names of what is expected of data, by what valibot calls it. */
const TYPE_NAMES: Readonly<Record<string, Text>> = {
  Array: { en: "a list", fr: "une liste" },
  Function: { en: "a function", fr: "une fonction" },
  Object: { en: "an object", fr: "un objet" },
  boolean: { en: "true or false", fr: "true ou false" },
  number: { en: "a number", fr: "un nombre" },
  string: { en: "a text", fr: "un texte" },
  name: {
    en: "a name of at most 40 letters, digits, punctuation marks, spaces or emoji",
    fr: "un nom d’au plus 40 lettres, chiffres, signes de ponctuation, espaces ou émojis",
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
