import type { Entry } from "./entry.ts";

/**
 * The entries of a match: an immutable list with appending and finding commands in constant time. Lists derived from each other share their
 * items.
 */
export class Entries implements Iterable<Entry> {
  readonly #items: Entry[];
  /** The number of the first entry of each command, over all items. */
  readonly #commands: Map<string, number>;
  readonly length: number;

  constructor(items: Entry[] = [], commands = new Map<string, number>(), length = items.length) {
    this.#items = items;
    this.#commands = commands;
    this.length = length;
  }

  /** The list with one more entry. */
  append(entry: Entry): Entries {
    const next = this.#items[this.length];
    // during a replay
    if (next === entry) return new Entries(this.#items, this.#commands, this.length + 1);
    // another list already continues this one with a different entry
    if (next) return Entries.of(this).append(entry);
    const { command } = entry;
    if (command !== undefined && !this.#commands.has(command)) this.#commands.set(command, this.length);
    this.#items.push(entry);
    return new Entries(this.#items, this.#commands);
  }

  /** Returns an independent copy as a list. */
  static of(entries: Iterable<Entry>): Entries {
    let list = new Entries();
    for (const entry of entries) list = list.append(entry);
    return list;
  }

  /** Returns an entry; a negative index counts from the end. */
  at(index: number): Entry | undefined {
    const i = index < 0 ? this.length + index : index;
    return i < this.length ? this.#items[i] : undefined;
  }

  /** Returns the entries from an index on. */
  from(index: number): Entry[] {
    return this.#items.slice(index, this.length);
  }

  /** Returns the number of the first entry of a command. */
  firstOf(command: string): number | undefined {
    const n = this.#commands.get(command) ?? this.length;
    return n < this.length ? n : undefined;
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.from(0)[Symbol.iterator]();
  }
}
