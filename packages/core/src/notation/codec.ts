import { type Result, succeed } from "../failure.ts";

/** A JSON Schema, as far as the values of positions need it. */
export interface JsonSchema {
  readonly type?: "array" | "integer" | "object";
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly JsonSchema[];
  /** The text of a position leaves the value out, such as the numbers of pieces that look alike. */
  readonly "x-unwritten"?: true;
}

/** How a value is written and read. */
export interface Codec<V> {
  /** Returns the only text of a value. */
  format(value: V): string;
  /** Parses a value. Fails with `notation`. */
  parse(text: string): Result<V>;
  /** Describes the value itself. */
  readonly schema: JsonSchema;
  /** How many words of a position the text takes; one when left out. */
  readonly words?: number;
}

/**
 * Creates the codec of values that are written like others.
 *
 * @param from - returns the value to write
 * @param to - returns the value of what was read
 *
 * @example
 * ```ts
 * import { choice, mapCodec } from "@serpentarium/core/notation";
 *
 * const adult = mapCodec(choice(["a", "j"]), { enum: [true, false] }, (is: boolean) => (is ? "a" : "j"), (age) => age === "a");
 * adult.parse("a"); // => { ok: true, value: true }
 * ```
 */
export const mapCodec = <V, W>(
  codec: Codec<W>,
  schema: JsonSchema,
  from: (value: V) => W,
  to: (read: W) => V,
): Codec<V> => ({
  ...codec,
  format: (value) => codec.format(from(value)),
  parse(text) {
    const read = codec.parse(text);
    return read.ok ? succeed(to(read.value)) : read;
  },
  schema,
});

/** Returns the schema of an object with some properties and no others. */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: "object", properties, required, additionalProperties: false });

/** How many words a text takes that goes on to the end. */
export const ALL_WORDS = 1e6;

/** The text of what is missing or empty: nothing between two separators would be ambiguous. */
export const NOTHING = "-";

const DASHES = /^-[- ]*$/;
/** Returns the text of something that is neither missing nor empty: dashes have one more. */
export const formatSomething = (text: string): string => (DASHES.test(text) ? `${text}-` : text);
/** Returns the text that {@link formatSomething} was given. */
export const parseSomething = (text: string): string => (DASHES.test(text) ? text.slice(0, -1) : text);

/**
 * Creates the codec of a value that may be missing: `null`, written as `-`, for each word where values have a fixed number of
 * words. A value that is written as dashes has one more.
 */
export function optional<V>(codec: Codec<V>): Codec<V | null> {
  const { words = 1, schema } = codec;
  const missing = words === ALL_WORDS ? NOTHING : Array(words).fill(NOTHING).join(" ");
  return {
    ...codec,
    format: (value) => (value === null ? missing : formatSomething(codec.format(value))),
    parse: (text) => (text === missing ? succeed(null) : codec.parse(parseSomething(text))),
    schema: { anyOf: [{ enum: [null] }, schema] },
  };
}
