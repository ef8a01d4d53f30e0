import type { Words } from "@serpentarium/core";
import type { GlossaryTerm } from "@serpentarium/core/teaching";
import { gamePackages } from "#game-registry";
import type { Term } from "./term.ts";

const PLATFORM_TERMS = [
  "game",
  "table",
  "position",
  "phase",
  "action",
  "seat",
  "actor",
  "clause",
  "printed",
  "ruling",
  "departure",
  "platform",
  "refusal",
  "outcome",
  "event",
  "scene",
  "target",
  "record",
  "variant",
  "playout",
  "perft",
] as const;

const glossaryOf = (id: string | undefined): readonly GlossaryTerm[] =>
  gamePackages.find(({ plugin }) => plugin.game.id === id)?.teaching?.glossary ?? [];

const toTerm = (path: string, clause?: string): Term => ({
  term: { id: `${path}.term` },
  meaning: { id: `${path}.meaning` },
  clause,
});

/** The terms of each game that has a glossary, by id, in the order of the games; a variant has only those that its base lacks. */
export const gameTerms: Readonly<Record<string, readonly Term[]>> = Object.fromEntries(
  gamePackages.flatMap(({ plugin: { game } }) => {
    const inherited = glossaryOf(game.variantOf?.id).map(({ id }) => id);
    const own = glossaryOf(game.id).filter(({ id }) => !inherited.includes(id));
    const terms = own.map(({ id, clause }) => toTerm(`glossary.${id}`, clause));
    return terms.length > 0 ? [[game.id, terms]] : [];
  }),
);

export const platformTerms: readonly Term[] = PLATFORM_TERMS.map((id) => toTerm(`site.glossary.${id}`));

/** Sorts terms by the rules of the words' language. */
export function sortTerms(terms: readonly Term[], words: Words): readonly Term[] {
  const { compare } = new Intl.Collator(words.language);
  return terms.toSorted((a, b) => compare(words.format(a.term), words.format(b.term)));
}
