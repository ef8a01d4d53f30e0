import { type Result, succeed } from "../failure.ts";

/** The subset of JSON Schema that describes positions. */
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
  /** The text of a position omits the value, for example the numbers of identical pieces. */
  readonly "x-unwritten"?: true;
}

/** Formats and parses values. */
export interface Codec<V> {
  /** Returns the unique text of a value. */
  format(value: V): string;
  /** Parses a value. Fails with `notation`. */
  parse(text: string): Result<V>;
  /** The schema of the value. */
  readonly schema: JsonSchema;
  /** The number of words of its text in a position; 1 by default. */
  readonly words?: number;
}

/**
 * Creates a codec from the codec of another type.
 *
 * @param from - converts a value to the type that is written
 * @param to - converts back
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

/** Returns the schema of an object with exactly these properties. */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: "object", properties, required, additionalProperties: false });

/** The number of words for a text that extends to the end. */
export const ALL_WORDS = 1e6;

/** The text of a missing or empty value, because an empty text between separators would be ambiguous. */
export const NOTHING = "-";

const DASHES = /^-[- ]*$/;
/** Escapes the text of a present value: text that consists of dashes gets one more. */
export const formatSomething = (text: string): string => (DASHES.test(text) ? `${text}-` : text);
/** Reverses {@link formatSomething}. */
export const parseSomething = (text: string): string => (DASHES.test(text) ? text.slice(0, -1) : text);

/**
 * Creates the codec of a value that may be missing: `null`, written as `-`, repeated for each word if values have a fixed number of words.
 * A value written as dashes gets one more.
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
