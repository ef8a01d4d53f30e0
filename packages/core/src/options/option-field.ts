import type { MessageReference } from "../words/message.ts";

/** A whole number within bounds; with `nullable`, `null` turns it off. */
export interface IntegerField {
  readonly kind: "integer";
  readonly min: number;
  readonly max: number;
  /** Restricts values to multiples of this number. */
  readonly multipleOf?: number;
  /** The name of another integer option, which is the minimum of this one. */
  readonly atLeast?: string;
  readonly nullable?: boolean;
  readonly default: number | null;
  /** Defaults that differ for some numbers of seats. */
  readonly defaultBySeats?: Readonly<Record<number, number | null>>;
}

/** One of several words. */
export interface ChoiceField {
  readonly kind: "choice";
  readonly values: readonly string[];
  readonly default: string;
  /** Defaults that differ for some numbers of seats. */
  readonly defaultBySeats?: Readonly<Record<number, string>>;
}

/** A number for each of several kinds. */
export interface CountsField {
  readonly kind: "counts";
  /** The default of each kind, in order. */
  readonly counts: Readonly<Record<string, number>>;
  /** The bounds for each kind. */
  readonly min: number;
  readonly max: number;
  /** The minimum sum of all kinds. */
  readonly minTotal?: number;
}

/**
 * The description of an option, for forms, help texts and parameter sweeps. Words hold its title under `options.<name>.title`, and titles
 * of values or kinds under `options.<name>.values.<value>`, if the value is not clear by itself.
 */
export type OptionField = IntegerField | ChoiceField | CountsField;

/** The value of an option of any kind. */
export type OptionValue = string | number | null | Readonly<Record<string, number>>;

/**
 * Returns the default of an option.
 *
 * @param seats - the number of seats; without it, returns the default that does not depend on it
 *
 * @example
 * ```ts
 * import { defaultOf } from "@serpentarium/core/options";
 *
 * const deck = { kind: "choice", values: ["32", "52"], default: "32", defaultBySeats: { 3: "52" } } as const;
 * defaultOf(deck, 2); // => "32"
 * defaultOf(deck, 3); // => "52"
 * ```
 */
export function defaultOf(field: IntegerField, seats?: number): number | null;
export function defaultOf(field: ChoiceField, seats?: number): string;
export function defaultOf(field: CountsField, seats?: number): Readonly<Record<string, number>>;
export function defaultOf(field: OptionField, seats?: number): OptionValue;
export function defaultOf(field: OptionField, seats?: number): OptionValue {
  if (field.kind === "counts") {
    return field.counts;
  }
  const seatDefault = seats === undefined ? undefined : field.defaultBySeats?.[seats];
  return seatDefault === undefined ? field.default : seatDefault;
}

/** Describes what a field accepts. */
export function describeAcceptedValues(field: OptionField): MessageReference {
  if (field.kind === "choice") return { id: "values.one-of", data: { values: field.values } };
  const { kind, min, max } = field;
  if (kind === "counts") {
    const { counts, minTotal = 0 } = field;
    const data = { min, max, kinds: Object.keys(counts), minTotal };
    return { id: minTotal > 0 ? "values.counts-in-all" : "values.counts", data };
  }
  const { multipleOf = 1, atLeast, nullable } = field;
  const number = {
    id: multipleOf > 1 ? "values.multiple" : "values.whole-number",
    data: { min, max, multipleOf },
  };
  const bounded = atLeast === undefined ? number : { id: "values.at-least", data: { number, atLeast } };
  return nullable ? { id: "values.or-null", data: { number: bounded } } : bounded;
}

/** Describes the accepted values of a field without words, for programs: `3..12`, `a | b`. */
export function formatAcceptedValues(field: OptionField): string {
  if (field.kind === "choice") return field.values.join(" | ");
  const { min, max } = field;
  if (field.kind === "counts")
    return `{ ${Object.keys(field.counts)
      .map((kind) => `${kind}: ${min}..${max}`)
      .join(", ")} }`;
  return `${min}..${max}${field.multipleOf ? `, step ${field.multipleOf}` : ""}${field.nullable ? " | null" : ""}`;
}
