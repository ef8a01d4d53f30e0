/**
 * Words: texts for people in any language, as messages in the syntax of MessageFormat 2.
 *
 * @module
 */

export type {
  Message,
  MessageData,
  MessageGroup,
  MessageReference,
  MessageValue,
  SeatNames,
  Words,
  WordsFile,
} from "./message.ts";
export { createWords, isRightToLeft, messagesById } from "./words.ts";
