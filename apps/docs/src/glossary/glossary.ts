import type { GlossaryTerm } from "@serpentarium/core/teaching";
import { gamePackages } from "#game-registry";
import type { Language } from "../lib/site-text.ts";
import { gameTexts } from "../lib/words.ts";
import { platform } from "./platform.ts";
import type { Term } from "./term.ts";

/** The glossary of a game. */
const glossaryOf = (id: string | undefined): readonly GlossaryTerm[] =>
  gamePackages.find(({ plugin }) => plugin.game.id === id)?.teaching?.glossary ?? [];

const toTerm = (game: string, { id, clause }: GlossaryTerm): Term => ({
  term: gameTexts(game, `glossary.${id}.term`),
  meaning: gameTexts(game, `glossary.${id}.meaning`),
  clause,
});

/** The terms of each game that has a glossary, by id, in the order of the games; of a variant, those that its base lacks. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = Object.fromEntries(
  gamePackages.flatMap(({ plugin: { game } }) => {
    const inherited = glossaryOf(game.variantOf?.id).map(({ id }) => id);
    const own = glossaryOf(game.id).filter(({ id }) => !inherited.includes(id));
    const terms = own.map((term) => toTerm(game.id, term));
    return terms.length > 0 ? [[game.id, terms]] : [];
  }),
);

/** The terms of the platform. */
export const platformTerms: readonly Term[] = platform;

/** Sorts terms alphabetically in a language. */
export const sortTerms = (terms: readonly Term[], language: Language): Term[] =>
  terms.toSorted((a, b) => a.term[language].localeCompare(b.term[language], language));
