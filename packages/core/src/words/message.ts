import type { Model } from "messageformat";
import type { Seat } from "../table.ts";

/** A value of a message: a number, a text, another message, or a list of those. Seats are numbers from 0. */
export type MessageValue = number | string | MessageReference | readonly MessageValue[] | undefined;

/** The values of the placeholders of a message, by name. */
export type MessageData = Readonly<Record<string, MessageValue>>;

/** A text for people that words hold under an id. */
export interface MessageReference {
  /** The path of the message in the words, with dots: `phases.roll.title`. */
  readonly id: string;
  /** The values of its placeholders; none when left out. */
  readonly data?: MessageData;
}

/**
 * A text for people: one that words hold in each language, or a string, which is the same in every language, such as the name of a
 * person or of a cell.
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

/**
 * The words of files with each message parsed, as `compileWords` of `@serpentarium/core/words/node` writes them for pages that leave
 * out the parser.
 */
export interface CompiledWords {
  readonly language: string;
  /** By id: plain texts, and the data model of messages with placeholders. */
  readonly compiled: Readonly<Record<string, string | Model.Message>>;
}

/** The words in which a reader is told something. */
export interface Words {
  /** The tag of the reader’s language, of BCP 47. */
  readonly language: string;
  /**
   * Returns the text of a message. A message that is missing in the reader’s language is in the next one that has it, and one that is
   * in none is the last word of its id.
   */
  format(message: Message): string;
  /** Returns the text of the message with an id: short for `format({ id, data })`. */
  text(id: string, data?: MessageData): string;
  /** Whether some language has a message with this id. */
  has(id: string): boolean;
  /** Returns the tag of the language that a message is written in: not the reader’s where it is missing there. */
  languageOf(message: Message): string;
  /** Returns the same words, in which seats have names; a seat without one is “player 1”. */
  withSeats(nameOf: SeatNames): Words;
}

/** Returns the name of a seat, as of a person or of a colour; undefined where it has none. */
export type SeatNames = (seat: Seat) => Message | undefined;
