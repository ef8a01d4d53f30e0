import type { Model } from "messageformat";
import type { Seat } from "../table.ts";

/** A value of a message: a number, a text, another message, or a list of those. Seats are numbers from 0. */
export type MessageValue = number | string | MessageReference | readonly MessageValue[] | undefined;

/** The values of the placeholders of a message, by name. */
export type MessageData = Readonly<Record<string, MessageValue>>;

/** A text for people with an id in the words. */
export interface MessageReference {
  /** The path of the message in the words, with dots: `phases.roll.title`. */
  readonly id: string;
  /** The values of its placeholders; none by default. */
  readonly data?: MessageData;
}

/**
 * A text for people: a message with translations, or a string that is the same in every language, such as the name of a person or of a
 * cell.
 */
export type Message = string | MessageReference;

/** Messages of one language, in groups: `{ phases: { roll: { title: "Roll" } } }`. Each is in the syntax of MessageFormat 2. */
export interface MessageGroup {
  readonly [name: string]: string | MessageGroup;
}

/** The words of a package in one language, as in its file `words/<language>.json`. */
export interface WordsFile {
  /** The tag of the language, of BCP 47, such as `pt-BR`. */
  readonly language: string;
  readonly [group: string]: string | MessageGroup;
}

/** Words with parsed messages, for pages without the parser; `compileWords` of `@serpentarium/core/words/node` writes them. */
export interface CompiledWords {
  readonly language: string;
  /** By id: plain texts, or the data model of messages with placeholders. */
  readonly compiled: Readonly<Record<string, string | Model.Message>>;
}

/** The texts for a reader, in the reader's language if possible. */
export interface Words {
  /** The tag of the reader’s language, of BCP 47. */
  readonly language: string;
  /** Returns the text of a message: in the reader’s language, else in the next language that has it, else the last part of its id. */
  format(message: Message): string;
  /** Returns the text of the message with an id: short for `format({ id, data })`. */
  text(id: string, data?: MessageData): string;
  /** Whether some language has a message with this id. */
  has(id: string): boolean;
  /** Returns the language tag of a message's text, which may not be the reader’s language. */
  languageOf(message: Message): string;
  /** Returns the same words with names for seats; a seat without a name is “player 1”. */
  withSeats(nameOf: SeatNames): Words;
}

/** Returns the name of a seat, such as that of a person or a colour; undefined if it has none. */
export type SeatNames = (seat: Seat) => Message | undefined;
