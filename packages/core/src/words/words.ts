import { MessageFormat, type Model } from "messageformat";
import { createFunctions } from "./functions.ts";
import { isRightToLeft } from "./languages.ts";
import type {
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
import { nameOfId } from "./no-words.ts";

/** Whether a message has no placeholders, so that it needs no formatter. */
export const isPlain = (source: string): boolean => !/[{}\\]|^\s*\./.test(source);

const isReference = (value: unknown): value is MessageReference =>
  typeof value === "object" && value !== null && "id" in value;

function* messagesOf(group: MessageGroup, path: string): Generator<readonly [id: string, source: string]> {
  for (const [name, value] of Object.entries(group)) {
    if (typeof value === "string") yield [path + name, value];
    else yield* messagesOf(value, `${path}${name}.`);
  }
}

const readFile = ({ language: _, $schema: _schema, ...groups }: WordsFile): ReadonlyMap<string, string> =>
  new Map(messagesOf(groups, ""));

/** The messages of each file, cached because pages create words for many matches. */
const filesRead = new WeakMap<WordsFile, ReadonlyMap<string, string>>();

/** Returns the messages of a file by id. */
export function messagesById(file: WordsFile): ReadonlyMap<string, string> {
  let messages = filesRead.get(file);
  if (!messages) {
    messages = readFile(file);
    filesRead.set(file, messages);
  }
  return messages;
}

/** Words of a file, plain or compiled. */
type AnyWords = WordsFile | CompiledWords;
/** The source of a message, plain or compiled. */
type Source = string | Model.Message;

const isCompiled = (file: AnyWords): file is CompiledWords => typeof file["compiled"] === "object";

const sourceIn = (file: AnyWords, id: string): Source | undefined => {
  if (!isCompiled(file)) return messagesById(file).get(id);
  return Object.hasOwn(file.compiled, id) ? file.compiled[id] : undefined;
};

/** Whether a name begins with a vowel sound, before which some languages elide a word: “d’Élise” and “d’Yves”, but “de Yann”. */
const beginsWithVowel = (name: string): boolean => /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize("NFD"));

/**
 * Creates words from files, in the order of preference: those of a game, first in the reader’s language and then in its source language,
 * those of its base, and those of core. The first file that has a message is used.
 *
 * @param language - the reader’s language, a BCP 47 tag
 *
 * @example
 * ```ts
 * import { createWords } from "@serpentarium/core/words";
 *
 * const de = { language: "de", events: { took: "{$seat :seat form=start} nimmt {$count} Steine." } };
 * const core = { language: "de", seat: { numbered: "Spieler {$number}" } };
 * createWords("de", de, core).text("events.took", { seat: 0, count: 2 }); // => "Spieler 1 nimmt 2 Steine."
 * ```
 */
export function createWords(language: string, ...files: readonly AnyWords[]): Words {
  return new FileWords(language, files);
}

/** A problem of a requested message. */
export interface WordsProblem {
  readonly id: string;
  /** The file that contains the message; undefined if no file has it. */
  readonly file: AnyWords | undefined;
  /** The error of its syntax, a placeholder or a function; undefined if the message is missing. */
  readonly error: Error | undefined;
}

/** Creates words that report problems of requested messages. */
export const createReportingWords = (
  language: string,
  files: readonly WordsFile[],
  report: (problem: WordsProblem) => void,
): Words => new FileWords(language, files, undefined, report);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

interface Found {
  readonly file: AnyWords;
  readonly source: Source;
}

/** The maximal number of cached texts. */
const MAX_TEXTS = 2000;

/** A text that is the same for the same data: consecutive scenes contain most messages again, as new objects. */
function keyOf(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return String(value);
  let key = Array.isArray(value) ? "[" : "{";
  for (const [name, field] of Object.entries(value)) key += `${name} ${keyOf(field)} `;
  return `${key}}`;
}

class FileWords implements Words {
  readonly language: string;
  readonly #files: readonly AnyWords[];
  readonly #seatNames: SeatNames;
  readonly #report: (problem: WordsProblem) => void;
  /** The number of problems so far: a text with problems is not cached. */
  #problems = 0;
  /** Cached texts: consecutive scenes share most message objects. */
  readonly #formatted = new WeakMap<MessageReference, string>();
  /** Cached texts by id and data: pages format most labels again and again. */
  readonly #texts = new Map<string, string>();
  readonly #found = new Map<string, Found>();
  readonly #formats = new Map<AnyWords, Map<string, MessageFormat<string>>>();

  constructor(
    language: string,
    files: readonly AnyWords[],
    seatNames: SeatNames = () => undefined,
    report: (problem: WordsProblem) => void = () => {},
  ) {
    this.language = language;
    this.#files = files;
    this.#seatNames = seatNames;
    this.#report = (problem) => {
      this.#problems++;
      report(problem);
    };
  }

  withSeats(nameOf: SeatNames): Words {
    return new FileWords(this.language, this.#files, nameOf, this.#report);
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  text(id: string, data?: MessageData): string {
    const found = this.#find(id);
    if (!found) {
      this.#report({ id, file: undefined, error: undefined });
      return nameOfId(id);
    }
    return typeof found.source === "string" && isPlain(found.source)
      ? found.source
      : this.#formatOnce(id, found, data);
  }

  #formatOnce(id: string, found: Found, data: MessageData | undefined): string {
    const key = data ? id + keyOf(data) : id;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const before = this.#problems;
    const text = this.#formatFound(id, found, data);
    if (this.#problems > before) return text;
    if (this.#texts.size >= MAX_TEXTS) this.#texts.clear();
    this.#texts.set(key, text);
    return text;
  }

  format(message: Message): string {
    if (typeof message === "string") return message;
    const known = this.#formatted.get(message) ?? this.text(message.id, message.data);
    this.#formatted.set(message, known);
    return known;
  }

  languageOf(message: Message): string {
    return (isReference(message) && this.#find(message.id)?.file.language) || this.language;
  }

  #find(id: string): Found | undefined {
    const known = this.#found.get(id);
    if (known) return known;
    // misses are not cached, because a page may add messages to a file later
    const file = this.#files.find((one) => sourceIn(one, id) !== undefined);
    const found = file && { file, source: sourceIn(file, id) ?? "" };
    if (found) this.#found.set(id, found);
    return found;
  }

  #formatFound(id: string, { file, source }: Found, data: MessageData = {}): string {
    const formats = this.#formats.get(file) ?? new Map<string, MessageFormat<string>>();
    this.#formats.set(file, formats);
    const format = formats.get(id) ?? this.#parse(id, { file, source });
    formats.set(id, format);
    const values = Object.entries(data).map(([name, value]) => [name, this.#valueOf(value)]);
    // missing values are shown by name; a term may be requested without a form
    return format.format({ form: "", ...Object.fromEntries(values) }, (error) =>
      this.#report({ id, file, error: asError(error) }),
    );
  }

  #valueOf(value: MessageValue): MessageValue {
    return isReference(value) ? this.format(value) : value;
  }

  #parse(id: string, { file, source }: Found): MessageFormat<string> {
    const { language } = file;
    const functions = createFunctions({
      format: (message) => this.format(message),
      seat: (seat, form) => this.#seat(seat, form),
      term: (term, data) => {
        // a variant has its own words for some terms, and those of its base for others
        const files = [file, ...this.#files.filter((one) => one.language === language)];
        const owner = files.find((one) => sourceIn(one, term) !== undefined);
        const found = owner && sourceIn(owner, term);
        if (owner && found !== undefined)
          return this.#formatFound(term, { file: owner, source: found }, data);
        this.#report({ id: term, file, error: undefined });
        return undefined;
      },
    });
    const options = {
      // left-to-right text needs no isolating marks, and terminals show them
      bidiIsolation: isRightToLeft(language) ? "default" : "none",
      functions,
    } as const;
    try {
      return new MessageFormat(language, source, options);
    } catch (error) {
      this.#report({ id, file, error: asError(error) });
      return new MessageFormat(
        language,
        { type: "message", declarations: [], pattern: [String(source)] },
        options,
      );
    }
  }

  #seat(seat: number, form: string): string {
    const name = this.#seatNames(seat);
    if (name === undefined) return this.text("seat.numbered", { number: seat + 1, form });
    if (typeof name !== "string") return this.format(withForm(name, form));
    const initial = beginsWithVowel(name) ? "vowel" : "consonant";
    return this.text("seat.named", { name, form, initial });
  }
}

const withForm = (name: Exclude<Message, string>, form: string): Message =>
  isReference(name) ? { ...name, data: { ...name.data, form } } : name;
