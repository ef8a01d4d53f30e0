import type { Text } from "../text.ts";

/** A whole number between bounds; with `orNone`, `null` turns it off. */
export interface IntegerField {
  readonly kind: "integer";
  readonly title: Text;
  readonly min: number;
  readonly max: number;
  /** Only multiples of it. */
  readonly multipleOf?: number;
  /** The name of another option, a number too, than which this one must not be less. */
  readonly atLeast?: string;
  readonly orNone?: boolean;
  readonly default: number | null;
  /** Another default for a number of seats. */
  readonly bySeats?: Readonly<Record<number, number | null>>;
}

/** One of a few words. */
export interface ChoiceField {
  readonly kind: "choice";
  readonly title: Text;
  readonly values: readonly string[];
  /** What a value is called in a form, where its word alone says too little. */
  readonly names?: Readonly<Record<string, Text>>;
  readonly default: string;
  /** Another default for a number of seats. */
  readonly bySeats?: Readonly<Record<number, string>>;
}

/** How many of each of several kinds. */
export interface CountsField {
  readonly kind: "counts";
  readonly title: Text;
  /** The kinds, in order; each with what it is called and how many there are unless said otherwise. */
  readonly counts: Readonly<Record<string, { readonly title: Text; readonly default: number }>>;
  /** Of each kind. */
  readonly min: number;
  readonly max: number;
  /** The least sum of all kinds. */
  readonly total?: number;
}

/** What a form, a help text or a sweep needs to know of an option. */
export type OptionField = IntegerField | ChoiceField | CountsField;

/** What an option can be, whatever its field. */
export type OptionValue = string | number | null | Readonly<Record<string, number>>;

/**
 * What an option is unless it is given.
 *
 * @param seats - at a table for so many; the plain default when left out
 *
 * @example
 * ```ts
 * import { defaultOf } from "@serpentarium/core/options";
 *
 * const title = { en: "Deck", fr: "Paquet" };
 * const deck = { kind: "choice", title, values: ["32", "52"], default: "32", bySeats: { 3: "52" } } as const;
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
  const special = seats === undefined ? undefined : field.bySeats?.[seats];
  return special === undefined ? field.default : special;
}

function expectedCounts({ counts, min, max, total }: CountsField): Text {
  const kinds = Object.keys(counts).join(", ");
  return {
    en: `a whole number from ${min} to ${max} for each of ${kinds}${total ? `, at least ${total} in all` : ""}`,
    fr: `un nombre entier de ${min} à ${max} pour chaque sorte (${kinds})${total ? `, au moins ${total} en tout` : ""}`,
  };
}

function expectedInteger({ min, max, multipleOf, atLeast, orNone }: IntegerField): Text {
  const [kind, genre] = multipleOf
    ? [`a multiple of ${multipleOf}`, `un multiple de ${multipleOf}`]
    : ["a whole number", "un nombre entier"];
  return {
    en: `${kind} from ${min} to ${max}${atLeast ? `, at least ${atLeast}` : ""}${orNone ? ", or null for none" : ""}`,
    fr: `${genre} de ${min} à ${max}${atLeast ? `, au moins ${atLeast}` : ""}${orNone ? ", ou null pour aucun" : ""}`,
  };
}

/** What a field accepts, in words. */
export function expected(field: OptionField): Text {
  if (field.kind === "counts") return expectedCounts(field);
  if (field.kind === "integer") return expectedInteger(field);
  const values = field.values.join(", ");
  return { en: `one of ${values}`, fr: `une valeur parmi ${values}` };
}
