/** Hashes of plain data, as two 32-bit numbers. */
export class DataHash {
  low = 0;
  high = 0;
  readonly #strings = new Map<string, number>();
  readonly #float = new Float64Array(1);
  readonly #words = new Int32Array(this.#float.buffer);

  /** Hashes data: the result is in `low` and `high`. @param skipped - a field to leave out at the top, such as one that never changes */
  update(data: object, skipped?: string): void {
    this.low = 0x2545f491;
    this.high = 0x6c078965;
    this.#addFields(data as Readonly<Record<string, unknown>>, skipped);
  }

  #addFields(data: Readonly<Record<string, unknown>>, skipped?: string): void {
    for (const name in data) {
      if (name === skipped) continue;
      this.#addWord(this.#wordOf(name));
      this.#add(data[name]);
    }
  }

  #add(value: unknown): void {
    if (typeof value === "number") this.#addNumber(value);
    else if (typeof value === "string") this.#addWord(this.#wordOf(value));
    else if (typeof value === "boolean") this.#addWord(value ? 0x51ed270b : 0x3c6ef372);
    else if (Array.isArray(value)) {
      this.#addWord(value.length ^ 0x1b873593);
      for (const item of value) this.#add(item);
    } else if (value === null || value === undefined) this.#addWord(0x68e31da4);
    else {
      this.#addFields(value as Readonly<Record<string, unknown>>);
      this.#addWord(0x7f4a7c15);
    }
  }

  #addNumber(value: number): void {
    if ((value | 0) === value) this.#addWord(value);
    else {
      this.#float[0] = value;
      this.#addWord(this.#words[0] as number);
      this.#addWord(this.#words[1] as number);
    }
  }

  #addWord(word: number): void {
    let low = Math.imul(this.low ^ word, 0x85ebca6b);
    low ^= low >>> 15;
    let high = Math.imul(this.high ^ (word + 0x165667b1), 0xc2b2ae35);
    high ^= high >>> 13;
    this.low = (Math.imul(low, 0x27d4eb2f) + high) | 0;
    this.high = high ^ (low << 11) ^ (low >>> 21);
  }

  /** A number for each string. */
  #wordOf(text: string): number {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    let word = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
    this.#strings.set(text, word);
    return word;
  }
}
