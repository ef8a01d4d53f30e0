import type { Text } from "../text.ts";

/** A whole number within bounds; with `nullable`, `null` turns it off. */
export interface IntegerField {
  readonly kind: "integer";
  readonly title: Text;
  readonly min: number;
  readonly max: number;
  /** Only multiples of this number are allowed. */
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
  readonly title: Text;
  readonly values: readonly string[];
  /** The labels of values in a form, where the word itself says too little. */
  readonly names?: Readonly<Record<string, Text>>;
  readonly default: string;
  /** Defaults that differ for some numbers of seats. */
  readonly defaultBySeats?: Readonly<Record<number, string>>;
}

/** A number for each of several kinds. */
export interface CountsField {
  readonly kind: "counts";
  readonly title: Text;
  /** The kinds, in order, each with its title and default. */
  readonly counts: Readonly<Record<string, { readonly title: Text; readonly default: number }>>;
  /** The bounds for each kind. */
  readonly min: number;
  readonly max: number;
  /** The minimum sum of all kinds. */
  readonly minTotal?: number;
}

/** The description of an option, for forms, help texts and parameter sweeps. */
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
 * const title = { en: "Deck", fr: "Paquet" };
 * const deck = { kind: "choice", title, values: ["32", "52"], default: "32", defaultBySeats: { 3: "52" } } as const;
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
    return Object.fromEntries(Object.entries(field.counts).map(([kind, count]) => [kind, count.default]));
  }
  const seatDefault = seats === undefined ? undefined : field.defaultBySeats?.[seats];
  return seatDefault === undefined ? field.default : seatDefault;
}

function describeCounts({ counts, min, max, minTotal }: CountsField): Text {
  const kinds = Object.keys(counts).join(", ");
  return {
    en: `a whole number from ${min} to ${max} for each of ${kinds}${minTotal ? `, at least ${minTotal} in all` : ""}`,
    fr: `un nombre entier de ${min} à ${max} pour chaque sorte (${kinds})${minTotal ? `, au moins ${minTotal} en tout` : ""}`,
  };
}

function describeInteger({ min, max, multipleOf, atLeast, nullable }: IntegerField): Text {
  const [kind, genre] = multipleOf
    ? [`a multiple of ${multipleOf}`, `un multiple de ${multipleOf}`]
    : ["a whole number", "un nombre entier"];
  return {
    en: `${kind} from ${min} to ${max}${atLeast ? `, at least ${atLeast}` : ""}${nullable ? ", or null for none" : ""}`,
    fr: `${genre} de ${min} à ${max}${atLeast ? `, au moins ${atLeast}` : ""}${nullable ? ", ou null pour aucun" : ""}`,
  };
}

/** Describes in words what a field accepts. */
export function describeAcceptedValues(field: OptionField): Text {
  if (field.kind === "counts") return describeCounts(field);
  if (field.kind === "integer") return describeInteger(field);
  const values = field.values.join(", ");
  return { en: `one of ${values}`, fr: `une valeur parmi ${values}` };
}
