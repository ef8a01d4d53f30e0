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

/** Creates the codec of a value that may be missing: `null`, written as `-`. */
export const optional = <V>(codec: Codec<V>): Codec<V | null> => ({
  format: (value) => (value === null ? "-" : codec.format(value)),
  parse: (text) => (text === "-" ? succeed(null) : codec.parse(text)),
  schema: { anyOf: [{ enum: [null] }, codec.schema] },
});
