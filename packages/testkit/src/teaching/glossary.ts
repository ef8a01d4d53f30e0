import { type Game, LANGUAGES } from "@serpentarium/core";
import type { GlossaryTerm } from "@serpentarium/core/teaching";
import { firstDefined } from "../data.ts";
import { findTypographyError } from "../french-typography.ts";
import { checkText } from "../text-checks.ts";

/** A sentence: a capital, and a full stop at the end only, besides those within words such as `move.pair`. */
const SENTENCE = /^\p{Lu}[^.]+(?:\.\w[^.]*)*\.$/u;

/** Checks a term of a glossary: an existing clause, texts in both languages, and a definition of one sentence. */
export function checkGlossaryTerm(
  { clauses }: Pick<Game, "clauses">,
  { term, meaning, clause }: GlossaryTerm,
): string | undefined {
  const label = `the term ${term.en}`;
  if (!Object.hasOwn(clauses, clause)) return `${label}: there is no clause ${clause}`;
  const typographyError = findTypographyError(`${term.fr} ${meaning.fr}`);
  return (
    checkText(label, term) ??
    checkText(`the meaning of ${label}`, meaning) ??
    firstDefined(
      LANGUAGES.map(
        (language) => () =>
          SENTENCE.test(meaning[language])
            ? undefined
            : `${label} (${language}) is not defined in one sentence`,
      ),
    ) ??
    (typographyError && `${label}: ${typographyError}`)
  );
}

/** Checks that no term is defined twice, in either language. */
export function checkUniqueTerms(glossary: readonly GlossaryTerm[]): string | undefined {
  for (const language of LANGUAGES) {
    const words = glossary.map(({ term }) => term[language]);
    const twice = words.find((word, i) => words.indexOf(word) !== i);
    if (twice !== undefined) return `${twice}: two terms (${language})`;
  }
  return undefined;
}
