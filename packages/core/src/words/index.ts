/**
 * Words: texts for people in any language, as messages in the syntax of MessageFormat 2.
 *
 * @module
 */

export { type LanguageAttributes, languageAttributes } from "./language-attributes.ts";
export { isRightToLeft, languageFallbacks } from "./languages.ts";
export type {
  CompiledWords,
  Message,
  MessageData,
  MessageGroup,
  MessageReference,
  MessageValue,
  SeatNames,
  Words,
  WordsFile,
} from "./message.ts";
export { createWords, messagesById } from "./words.ts";
