/**
 * Rulebooks of games as sections: parsed, merged with those of a base, compared with the clauses.
 *
 * @module
 */
export { firstParagraph } from "./first-paragraph.ts";
export { chooseLanguage } from "./language.ts";
export { mergeRulebook, mergeSections } from "./merge.ts";
export { numberWord } from "./number-words.ts";
export { fillNumbers, fillSections, type NumberSource, numbersOf } from "./numbers.ts";
export {
  type Chapter,
  type Coverage,
  chaptersOf,
  coverageOf,
  formatRulebook,
  type Line,
  parseRulebook,
  type Rulebook,
  type Section,
  sectionsByClause,
} from "./section.ts";
export {
  parseMark,
  placeMarks,
  type Sentence,
  type SentenceMark,
  sentencesOf,
} from "./sentences.ts";
