import type { AnyPosition } from "@serpentarium/core";

/**
 * A hash of 64 bits of the data of a position, without its table. Two positions with one key would be confused: among 300,000 remembered
 * positions and 5 million looked up, with a probability of less than one in ten million.
 */
export interface PositionKey {
  readonly low: number;
  readonly high: number;
}

/** Different types of values have different hashes. */
const [TEXT, TRUE, FALSE, NOTHING, LIST, RECORD, FRACTION] = [
  0x3c6ef372, 0x510e527f, 0x1f83d9ab, 0x5be0cd19, 0x6a09e667, 0x27d4eb2f, 0x165667b1,
];

const seeds = new Map<string, PositionKey>();
const fraction = new Float64Array(1);
const words = new Int32Array(fraction.buffer);

/** The two halves of the hash of what was added so far: MurmurHash3 with two sets of constants. */
let [low, high] = [0, 0];

function add(value: number): void {
  let one = Math.imul(value, 0xcc9e2d51);
  one = Math.imul((one << 15) | (one >>> 17), 0x1b873593);
  one ^= low;
  low = (Math.imul((one << 13) | (one >>> 19), 5) + 0xe6546b64) | 0;
  let other = Math.imul(value, 0x239b961b);
  other = Math.imul((other << 16) | (other >>> 16), 0xab0e9789);
  other ^= high;
  high = (Math.imul((other << 17) | (other >>> 15), 5) + 0x561ccd1b) | 0;
}

/** Mixes all bits of both halves with all others of them. */
function finish(): void {
  low ^= low >>> 16;
  low = Math.imul(low, 0x85ebca6b);
  low ^= low >>> 13;
  low = Math.imul(low, 0xc2b2ae35);
  low ^= low >>> 16;
  high ^= high >>> 15;
  high = Math.imul(high, 0x2c1b3c6d);
  high ^= high >>> 12;
  high = Math.imul(high, 0x297a2d39);
  high ^= high >>> 15;
}

function addText(text: string): void {
  add(TEXT);
  for (let at = 0; at < text.length; at++) add(text.charCodeAt(at));
  add(text.length);
}

/** The hash of a field's name, which its value is added to. */
function seedOf(name: string): PositionKey {
  const known = seeds.get(name);
  if (known) return known;
  [low, high] = [0, 0];
  addText(name);
  finish();
  const seed = { low, high };
  seeds.set(name, seed);
  return seed;
}

function addNumber(value: number): void {
  if ((value | 0) === value) {
    add(value);
    return;
  }
  fraction[0] = value;
  add(FRACTION);
  add(words[0] as number);
  add(words[1] as number);
}

function addRecord(record: object, left?: string): void {
  const [outerLow, outerHigh] = [low, high];
  // the order of the fields does not matter
  let [sumLow, sumHigh] = [0, 0];
  for (const name in record) {
    const value = (record as Readonly<Record<string, unknown>>)[name];
    if (value === undefined || name === left) continue;
    const seed = seedOf(name);
    low = seed.low;
    high = seed.high;
    addValue(value);
    finish();
    sumLow = (sumLow + low) | 0;
    sumHigh = (sumHigh + high) | 0;
  }
  low = outerLow;
  high = outerHigh;
  add(RECORD);
  add(sumLow);
  add(sumHigh);
}

function addValue(value: unknown): void {
  if (typeof value === "number") addNumber(value);
  else if (typeof value === "string") addText(value);
  else if (typeof value === "boolean") add(value ? TRUE : FALSE);
  else if (Array.isArray(value)) {
    add(LIST);
    for (const item of value) {
      if (typeof item === "number") addNumber(item);
      else addValue(item);
    }
    add(value.length);
  } else if (typeof value === "object" && value !== null) addRecord(value);
  else add(NOTHING);
}

/** The key of a position among those of one table. */
export function keyOf(position: AnyPosition): PositionKey {
  low = 0;
  high = 0;
  addRecord(position, "table");
  finish();
  return { low, high };
}
