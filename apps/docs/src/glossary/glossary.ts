import type { Language } from "@serpentarium/core";
import { pantarei } from "./pantarei.ts";
import { platform } from "./platform.ts";
import { serpentCartes } from "./serpent-cartes.ts";
import { ssserpent } from "./ssserpent.ts";
import { sssnake } from "./sssnake.ts";
import type { Term } from "./term.ts";

/** The terms of each game by id. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = {
  pantarei,
  ssserpent,
  sssnake,
  "serpent-cartes": serpentCartes,
};

/** The terms of the platform. */
export const platformTerms: readonly Term[] = platform;

/** Sorts terms alphabetically in a language. */
export const sortTerms = (terms: readonly Term[], language: Language): Term[] =>
  terms.toSorted((a, b) => a.term[language].localeCompare(b.term[language], language));
