import type { Game, GameTypes, Seat } from "@serpentarium/core";

/** The number of inputs of a network: every feature is hashed to one of them. A power of two. */
export const INPUTS = 4096;

/** The maximal number of features of a position; others are ignored. */
const MAX_FEATURES = 1024;

/** The kinds of features about a value, which are part of their hashes. */
const KIND = { value: 1, magnitude: 2, bit: 3, length: 4, at: 5, member: 6, neighbours: 7, item: 8 } as const;

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** A 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

/** The seat from whose view a position is described: the acting one, or seat 0 if there is none. */
export function referenceSeat<T extends GameTypes>(game: Game<T>, position: T["position"]): Seat {
  const actor = game.toAct(position);
  return typeof actor === "number" ? actor : 0;
}

/**
 * Describes positions of any game by features, which are hashed to the inputs of a network. Features are derived from the data of the
 * position, except its table: each text and boolean; each number, its bits and its order of magnitude; of lists of numbers the length, each
 * item with and without its index, and every two neighbours.
 *
 * All of them are combined with the colour of the acting seat (`seatPaint`), or with the seat itself if it has none.
 */
export class FeatureEncoder<T extends GameTypes> {
  /** The inputs of the last encoded position; only the first `count` are valid, and may contain duplicates. */
  readonly inputs: Uint16Array = new Uint16Array(MAX_FEATURES);
  count = 0;
  readonly #game: Game<T>;
  readonly #hashes = new Map<string, number>();

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** Sets `inputs` and `count`. */
  encode(position: T["position"]): void {
    this.count = 0;
    const reference = referenceSeat(this.#game, position);
    const view = this.#hash(this.#game.seatPaint?.(position, reference) ?? `${reference}`);
    // the keys differ between phases
    const data: object = position;
    for (const key in data) {
      if (key !== "table" && key !== "toAct")
        this.#addValue(mix(view, this.#hash(key)), Reflect.get(data, key));
    }
  }

  #hash(text: string): number {
    const known = this.#hashes.get(text);
    if (known !== undefined) return known;
    const hash = hashText(text);
    this.#hashes.set(text, hash);
    return hash;
  }

  #add(hash: number): void {
    if (this.count < MAX_FEATURES) this.inputs[this.count++] = (hash >>> 16) & (INPUTS - 1);
  }

  #addValue(place: number, value: unknown): void {
    if (typeof value === "number") this.#addNumber(place, value);
    else if (typeof value === "string") this.#add(mix(place, this.#hash(value)));
    else if (typeof value === "boolean") this.#add(mix(mix(place, KIND.value), value ? 1 : 0));
    else if (Array.isArray(value)) this.#addList(place, value);
    else if (typeof value === "object" && value !== null) {
      for (const key in value) this.#addValue(mix(place, this.#hash(key)), Reflect.get(value, key));
    }
  }

  #addNumber(place: number, value: number): void {
    this.#add(mix(mix(place, KIND.value), value));
    this.#add(mix(mix(place, KIND.magnitude), 32 - Math.clz32(value)));
    for (let bits = value >>> 0; bits !== 0; bits &= bits - 1)
      this.#add(mix(mix(place, KIND.bit), 31 - Math.clz32(bits & -bits)));
  }

  #addList(place: number, list: readonly unknown[]): void {
    this.#add(mix(mix(place, KIND.length), list.length));
    const [at, member, neighbours] = [
      mix(place, KIND.at),
      mix(place, KIND.member),
      mix(place, KIND.neighbours),
    ];
    let before = -1;
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      if (typeof item === "number") {
        this.#add(mix(mix(at, index), item));
        this.#add(mix(member, item));
        this.#add(mix(mix(neighbours, before), item));
        before = item;
      } else this.#addValue(mix(mix(place, KIND.item), index), item);
    }
  }
}
