import type { Language } from "@serpentarium/core";
import { gamePackages } from "#game-registry";
import { platform } from "./platform.ts";
import type { Term } from "./term.ts";

/** The terms of each game that has a glossary, by id, in the order of the games. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = Object.fromEntries(
  gamePackages.flatMap(({ plugin, teaching }) =>
    teaching?.glossary ? [[plugin.game.id, teaching.glossary]] : [],
  ),
);

/** The terms of the platform. */
export const platformTerms: readonly Term[] = platform;

/** Sorts terms alphabetically in a language. */
export const sortTerms = (terms: readonly Term[], language: Language): Term[] =>
  terms.toSorted((a, b) => a.term[language].localeCompare(b.term[language], language));
