import type { PositionKey } from "./position-key.ts";

/** The number of a proof that cannot exist. */
export const NEVER = 1e9;

/** Whether seat 0 wins, or gets at least a draw. */
export type Question = "win" | "draw";

/** The progress on a question for one position. */
export interface Numbers {
  /** How many more positions must be proven for, and against, seat 0 getting the share in question. */
  readonly proof: number;
  readonly disproof: number;
  /** The maximal number of actions of the proof, once there is one. */
  readonly distance: number;
}

const FIRST_SIZE = 1 << 10;
/** The number of places at which a position can be. */
const PROBES = 4;
/** The numbers of an entry: proof, disproof and distance for both questions, and the positions visited below it. */
const FIELDS = 7;
const EFFORT = 6;
const OFFSETS = { win: 0, draw: 3 } as const;

/**
 * The progress on the questions of `ProofNumberSearch`, by the hash of a position. It grows with the number of entries; once it has its maximal
 * size, entries with more visited positions below them are kept.
 */
export class ProofTable {
  readonly #maxSize: number;
  #size: number;
  #count = 0;
  #lows: Int32Array;
  #highs: Int32Array;
  #numbers: Int32Array;

  /** @param memory - the maximal number of positions to remember, rounded down to a power of two; none below {@link PROBES} */
  constructor(memory: number) {
    this.#maxSize = memory < PROBES ? 0 : 2 ** Math.floor(Math.log2(memory));
    this.#size = Math.min(FIRST_SIZE, this.#maxSize);
    this.#lows = new Int32Array(this.#size);
    this.#highs = new Int32Array(this.#size);
    this.#numbers = new Int32Array(this.#size * FIELDS);
  }

  get(key: PositionKey, question: Question): Numbers | undefined {
    const slot = this.#find(key);
    if (slot < 0) return undefined;
    const at = slot * FIELDS + OFFSETS[question];
    const proof = this.#numbers[at] as number;
    const disproof = this.#numbers[at + 1] as number;
    if (proof === 0 && disproof === 0) return undefined;
    return { proof, disproof, distance: this.#numbers[at + 2] as number };
  }

  /** @param effort - the number of positions visited for it */
  set(
    key: PositionKey,
    question: Question,
    proof: number,
    disproof: number,
    distance: number,
    effort: number,
  ): void {
    if (this.#maxSize === 0) return;
    const slot = this.#slotFor(key);
    const numbers = this.#numbers;
    const at = slot * FIELDS;
    this.#write(at + OFFSETS[question], proof, disproof, distance);
    numbers[at + EFFORT] = Math.min((numbers[at + EFFORT] as number) + effort, NEVER);
    // a win is at least a draw
    if (question === "win" && proof === 0) this.#write(at + OFFSETS.draw, 0, NEVER, distance);
    if (question === "draw" && disproof === 0) this.#write(at + OFFSETS.win, NEVER, 0, distance);
  }

  #write(at: number, proof: number, disproof: number, distance: number): void {
    this.#numbers[at] = proof;
    this.#numbers[at + 1] = disproof;
    this.#numbers[at + 2] = distance;
  }

  #find({ low, high }: PositionKey): number {
    const mask = this.#size - 1;
    for (let i = 0; i < PROBES; i++) {
      const slot = (low + i) & mask;
      if (this.#lows[slot] === low && this.#highs[slot] === high) return slot;
    }
    return -1;
  }

  /** The entry of a position, emptied if it was that of another one. */
  #slotFor(key: PositionKey): number {
    const found = this.#find(key);
    if (found >= 0) return found;
    if (this.#count * 2 > this.#size && this.#size < this.#maxSize) this.#grow();
    const mask = this.#size - 1;
    const { low, high } = key;
    let [place, least] = [low & mask, Number.POSITIVE_INFINITY];
    for (let i = 0; i < PROBES; i++) {
      const slot = (low + i) & mask;
      const effort = this.#numbers[slot * FIELDS + EFFORT] as number;
      if (effort < least) [place, least] = [slot, effort];
    }
    if (least === 0) this.#count++;
    this.#lows[place] = low;
    this.#highs[place] = high;
    this.#numbers.fill(0, place * FIELDS, (place + 1) * FIELDS);
    return place;
  }

  #grow(): void {
    const [lows, highs, numbers, size] = [this.#lows, this.#highs, this.#numbers, this.#size];
    this.#size *= 2;
    this.#count = 0;
    this.#lows = new Int32Array(this.#size);
    this.#highs = new Int32Array(this.#size);
    this.#numbers = new Int32Array(this.#size * FIELDS);
    for (let slot = 0; slot < size; slot++) {
      if (numbers[slot * FIELDS + EFFORT] === 0) continue;
      const place = this.#slotFor({ low: lows[slot] as number, high: highs[slot] as number });
      this.#numbers.set(numbers.subarray(slot * FIELDS, (slot + 1) * FIELDS), place * FIELDS);
    }
  }
}
