import { MessageFormat } from "messageformat";
import { createFunctions } from "./functions.ts";
import type {
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

/** A text of a file without placeholders, so that it needs no formatter. */
const isPlain = (source: string): boolean => !/[{}\\]|^\s*\./.test(source);

const isReference = (value: unknown): value is MessageReference =>
  typeof value === "object" && value !== null && "id" in value;

function* messagesOf(group: MessageGroup, path: string): Generator<readonly [id: string, source: string]> {
  for (const [name, value] of Object.entries(group)) {
    if (typeof value === "string") yield [path + name, value];
    else yield* messagesOf(value, `${path}${name}.`);
  }
}

const readFile = ({ language: _, ...groups }: WordsFile): ReadonlyMap<string, string> =>
  new Map(messagesOf(groups, ""));

/** The messages of each file: pages create words for many matches. */
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

/** Whether a text begins with a vowel, before which some languages shorten a word: “d’Anna”. */
const beginsWithVowel = (text: string): boolean => /^[aeiouyh]/i.test(text.normalize("NFD"));

/**
 * Creates words from files, in the order of preference: those of a game, first in the reader’s language and then in its source
 * language, those of the game that it varies, and those of core. Messages are looked up in the first file that has them.
 *
 * @param language - the reader’s language, a tag of BCP 47
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
export function createWords(language: string, ...files: readonly WordsFile[]): Words {
  return new FileWords(language, files, () => undefined);
}

interface Found {
  readonly file: WordsFile;
  readonly source: string;
}

class FileWords implements Words {
  readonly language: string;
  readonly #files: readonly WordsFile[];
  readonly #seatNames: SeatNames;
  readonly #found = new Map<string, Found | undefined>();
  readonly #formats = new Map<string, MessageFormat<string>>();

  constructor(language: string, files: readonly WordsFile[], seatNames: SeatNames) {
    this.language = language;
    this.#files = files;
    this.#seatNames = seatNames;
  }

  withSeats(nameOf: SeatNames): Words {
    return new FileWords(this.language, this.#files, nameOf);
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  text(id: string, data?: MessageData): string {
    const found = this.#find(id);
    if (!found) return nameOfId(id);
    return isPlain(found.source) ? found.source : this.#formatFound(id, found, data);
  }

  format(message: Message): string {
    if (typeof message === "string") return message;
    if (isReference(message)) return this.text(message.id, message.data);
    return this.language.startsWith("fr") ? message.fr : message.en;
  }

  languageOf(message: Message): string {
    return (isReference(message) && this.#find(message.id)?.file.language) || this.language;
  }

  #find(id: string): Found | undefined {
    if (!this.#found.has(id)) {
      const file = this.#files.find((one) => messagesById(one).has(id));
      this.#found.set(id, file && { file, source: messagesById(file).get(id) ?? "" });
    }
    return this.#found.get(id);
  }

  #formatFound(id: string, { file, source }: Found, data: MessageData = {}): string {
    let format = this.#formats.get(id);
    if (!format) {
      format = this.#parse(file, source);
      this.#formats.set(id, format);
    }
    const values = Object.entries(data).map(([name, value]) => [name, this.#valueOf(value)]);
    // a value that is missing is shown by its name
    return format.format(Object.fromEntries(values), () => {});
  }

  #valueOf(value: MessageValue): MessageValue {
    return typeof value === "object" && !Array.isArray(value) ? this.format(value as Message) : value;
  }

  #parse(file: WordsFile, source: string): MessageFormat<string> {
    const { language } = file;
    const functions = createFunctions({
      format: (message) => this.format(message),
      seat: (seat, form) => this.#seat(seat, form),
      term: (id, data) => {
        const term = messagesById(file).get(id);
        return term === undefined ? undefined : this.#formatFound(id, { file, source: term }, data);
      },
    });
    const options = {
      // the isolating marks of text from left to right are of no use, and terminals show them
      bidiIsolation: isRightToLeft(language) ? "default" : "none",
      functions,
    } as const;
    try {
      return new MessageFormat(language, source, options);
    } catch {
      // the kit tells the author
      return new MessageFormat(language, { type: "message", declarations: [], pattern: [source] }, options);
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

/** The scripts that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "");
