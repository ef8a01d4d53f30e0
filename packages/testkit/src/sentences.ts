import type { GamePlugin } from "@serpentarium/core";
import {
  parseMark,
  type Section,
  type Sentence,
  sectionsByClause,
  sentencesOf,
} from "@serpentarium/rulebook";
import { lineName } from "./markdown.ts";
import { joinLines } from "./order.ts";

type Examples = GamePlugin["examples"];

/** The sections of clauses that are not inherited. */
const ownClauses = (rulebook: readonly Section[]): readonly Section[] =>
  [...sectionsByClause(rulebook).values()].filter(({ lines }) =>
    lines.some((line) => line.number !== undefined),
  );

const quote = ({ text, line }: Sentence): string =>
  `${lineName(line)}: “${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

/** Reports a sentence that names neither the examples that show it nor why there are none. */
function checkMark(sentence: Sentence, clause: string, examples: Examples): readonly string[] {
  if (sentence.mark === undefined)
    return [`${quote(sentence)}: name the examples that show it, as in {/* 1, 2 */}, or {/* none: why */}`];
  const { examples: named, reason } = parseMark(sentence.mark, clause);
  if (reason !== undefined) return reason === "" ? [`${quote(sentence)}: say why no example shows it`] : [];
  if (named.length === 0) return [`${quote(sentence)}: the mark is empty`];
  return named
    .filter((name) => !examples.some(({ id }) => id === name))
    .map((name) => `${quote(sentence)}: there is no example ${name}`);
}

/**
 * Checks in the language of the author that each sentence of a clause names the examples that show it, or says why none does, and that each
 * example of these clauses shows a sentence of its clause. Returns one problem per line, or undefined.
 */
export function checkSentences(rulebook: readonly Section[], examples: Examples): string | undefined {
  return joinLines(
    ownClauses(rulebook).flatMap((section) => {
      const clause = section.title;
      const sentences = sentencesOf(section);
      const shown = new Set(
        sentences.flatMap(({ mark }) => (mark === undefined ? [] : (parseMark(mark, clause).examples ?? []))),
      );
      return [
        ...sentences.flatMap((sentence) => checkMark(sentence, clause, examples)),
        ...examples
          .filter((example) => example.clause === clause && !shown.has(example.id))
          .map(({ id }) => `${id}: no sentence of ${clause} names it`),
      ];
    }),
  );
}

/** Checks that the clauses of a translation have as many sentences as those of the author. Returns one problem per line, or undefined. */
export function checkTranslatedSentences(
  rulebook: readonly Section[],
  source: readonly Section[],
): string | undefined {
  const sections = sectionsByClause(source);
  return joinLines(
    ownClauses(rulebook).flatMap((section) => {
      const from = sections.get(section.title);
      const [count, expected] = [sentencesOf(section).length, from ? sentencesOf(from).length : 0];
      return from && count !== expected
        ? [`${lineName(section.lines[0])}, ${section.title}: ${count} sentences, ${expected} in the original`]
        : [];
    }),
  );
}
