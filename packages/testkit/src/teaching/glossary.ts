import type { Game } from "@serpentarium/core";
import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { CheckedWords } from "../game-words.ts";
import { joinLines } from "../order.ts";
import { checkTexts } from "./setting.ts";

/**
 * A sentence: it begins with a capital letter if the script has them, and has a full stop at the end only, except within words such as
 * `move.pair`.
 */
const SENTENCE = /^\P{Ll}[^.]+(?:\.\w[^.]*)*[.。]$/u;

/** Checks a term of a glossary: an existing clause, and texts with a definition of one sentence. */
export function checkGlossaryTerm(
  { clauses }: Pick<Game, "clauses">,
  { id, clause }: GlossaryTerm,
  words: readonly CheckedWords[],
): string | undefined {
  const [term, meaning] = [`glossary.${id}.term`, `glossary.${id}.meaning`];
  const unclear = words.filter((one) => !SENTENCE.test(one.words.text(meaning)));
  return joinLines([
    ...(Object.hasOwn(clauses, clause) ? [] : [`there is no clause ${clause}`]),
    ...checkTexts([term, meaning], words),
    ...unclear.map((one) => `it is not defined in one sentence (${one.words.language})`),
  ]);
}

/** Checks that no term is defined twice, in any language. */
export function checkUniqueTerms(
  glossary: readonly GlossaryTerm[],
  words: readonly CheckedWords[],
): string | undefined {
  return joinLines(
    words.flatMap((one) => {
      const terms = glossary.map(({ id }) => one.words.text(`glossary.${id}.term`));
      const twice = terms.find((term, i) => terms.indexOf(term) !== i);
      return twice === undefined ? [] : [`${twice}: two terms (${one.words.language})`];
    }),
  );
}
