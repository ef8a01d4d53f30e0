import { gamePackages } from "#game-registry";
import type { Language } from "../lib/site-text.ts";
import { platform } from "./platform.ts";
import type { Term } from "./term.ts";

/** The glossary of a game. */
const glossaryOf = (id: string | undefined): readonly Term[] =>
  gamePackages.find(({ plugin }) => plugin.game.id === id)?.teaching?.glossary ?? [];

/** The terms of each game that has a glossary, by id, in the order of the games; of a variant, those that its base lacks. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = Object.fromEntries(
  gamePackages.flatMap(({ plugin: { game } }) => {
    const inherited = glossaryOf(game.variantOf?.id).map(({ term }) => term.en);
    const terms = glossaryOf(game.id).filter(({ term }) => !inherited.includes(term.en));
    return terms.length > 0 ? [[game.id, terms]] : [];
  }),
);

/** The terms of the platform. */
export const platformTerms: readonly Term[] = platform;

/** Sorts terms alphabetically in a language. */
export const sortTerms = (terms: readonly Term[], language: Language): Term[] =>
  terms.toSorted((a, b) => a.term[language].localeCompare(b.term[language], language));
