import type { Language } from "@serpentarium/core";
import { pantarei } from "./pantarei.ts";
import { platform } from "./platform.ts";
import { serpentCartes } from "./serpent-cartes.ts";
import { ssserpent } from "./ssserpent.ts";
import { sssnake } from "./sssnake.ts";
import type { Term } from "./term.ts";

/** The words of each game by its id. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = {
  pantarei,
  ssserpent,
  sssnake,
  "serpent-cartes": serpentCartes,
};

/** The words of the platform. */
export const platformTerms: readonly Term[] = platform;

/** Words in the order of the alphabet of a language. */
export const sorted = (terms: readonly Term[], language: Language): Term[] =>
  terms.toSorted((a, b) => a.term[language].localeCompare(b.term[language], language));
