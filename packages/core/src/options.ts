import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as v from "valibot";
import { fail, type Result, succeed } from "./failure.ts";
import type { Table } from "./table.ts";
import type { Text } from "./text.ts";

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
}

/** One of a few words. */
export interface ChoiceField {
  readonly kind: "choice";
  readonly title: Text;
  readonly values: readonly string[];
  readonly default: string;
}

/** What a form, a help text or a sweep needs to know of an option. */
export type OptionField = IntegerField | ChoiceField;

/** The options of a game: a Standard Schema that fills in defaults, and fields that describe them. */
export interface Options<O extends object = object> extends StandardSchemaV1<unknown, O> {
  readonly fields: Readonly<Record<keyof O & string, OptionField>>;
}

type Value<F> = F extends { readonly kind: "choice"; readonly values: readonly (infer C)[] }
  ? C
  : F extends { readonly orNone: true }
    ? number | null
    : number;

function schemaOf(field: OptionField): v.GenericSchema {
  const { en } = expected(field);
  if (field.kind === "choice") return v.optional(v.picklist(field.values, en), field.default);
  const { min, max, multipleOf = 1 } = field;
  const integer = v.pipe(
    v.number(en),
    v.multipleOf(multipleOf, en),
    v.minValue(min, en),
    v.maxValue(max, en),
  );
  return v.optional(field.orNone ? v.nullable(integer) : integer, field.default);
}

/** What a field accepts, in words. */
export function expected(field: OptionField): Text {
  if (field.kind === "choice") {
    const values = field.values.join(", ");
    return { en: `one of ${values}`, fr: `une valeur parmi ${values}` };
  }
  const { min, max, multipleOf, atLeast, orNone } = field;
  const [kind, genre] = multipleOf
    ? [`a multiple of ${multipleOf}`, `un multiple de ${multipleOf}`]
    : ["a whole number", "un nombre entier"];
  return {
    en: `${kind} from ${min} to ${max}${atLeast ? `, at least ${atLeast}` : ""}${orNone ? ", or null for none" : ""}`,
    fr: `${genre} de ${min} à ${max}${atLeast ? `, au moins ${atLeast}` : ""}${orNone ? ", ou null pour aucun" : ""}`,
  };
}

/**
 * Options described by their fields; the schema is made from them.
 *
 * @example
 * ```ts
 * import { defineOptions, parseTable } from "@serpentarium/core";
 *
 * const options = defineOptions({
 *   goal: { kind: "integer", min: 3, max: 12, default: 7, title: { en: "Goal", fr: "But" } },
 * });
 * parseTable({ seats: { min: 2, max: 4 }, options }, { goal: 5 }).ok; // => true
 * parseTable({ seats: { min: 2, max: 4 }, options }, { goal: 99 }).ok; // => false
 * ```
 */
export function defineOptions<const F extends Readonly<Record<string, OptionField>>>(
  fields: F,
): Options<{ readonly [K in keyof F]: Value<F[K]> }> {
  // no prototype: a key such as "constructor" must count as unknown
  const entries = Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
  );
  const schema = v.pipe(
    v.strictObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const name = Object.keys(fields).find((key) => isTooSmall(fields[key], value[key], value));
      if (name)
        addIssue({
          path: [{ type: "object", origin: "value", input: value, key: name, value: value[name] }],
        });
    }),
  ) as v.GenericSchema<unknown, { readonly [K in keyof F]: Value<F[K]> }>;
  return { "~standard": schema["~standard"], fields };
}

const isTooSmall = (
  field: OptionField | undefined,
  value: unknown,
  options: Readonly<Record<string, unknown>>,
): boolean =>
  field?.kind === "integer" &&
  field.atLeast !== undefined &&
  // none is no limit: it is not less than anything
  value !== null &&
  Number(value) < Number(options[field.atLeast]);

/** What {@link parseTable} needs of a game. */
export interface Seating<O extends object> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<O>;
}

/**
 * The table of a match from data that may come from anywhere; options that are not given have their defaults.
 * Fails with `bad-seats` or `bad-option`.
 *
 * @param seats - how many; the game's least number when left out
 */
export function parseTable<O extends object>(
  game: Seating<O>,
  options: unknown = {},
  seats: unknown = game.seats.min,
): Result<Table<O>> {
  const { min, max } = game.seats;
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min}–${max}`;
    return fail("bad-seats", `expected ${range} seats`, `nombre de joueurs attendu : ${range}`);
  }
  // valibot would take an array for an object
  const checked = game.options["~standard"].validate(Array.isArray(options) ? null : options);
  if (checked instanceof Promise) return fail("bad-option", "asynchronous schema", "schéma asynchrone");
  if (!checked.issues) return succeed({ seats, options: checked.value });
  const [issue] = checked.issues;
  const [key] = issue?.path ?? [];
  const name = String(typeof key === "object" ? key.key : (key ?? ""));
  if (!Object.hasOwn(game.options.fields, name)) {
    const known = Object.keys(game.options.fields).join(", ");
    const en = known ? `known options: ${known}` : "this game has no options";
    const fr = known ? `options connues : ${known}` : "ce jeu n’a pas d’options";
    return fail(
      "bad-option",
      name ? `${name} is unknown; ${en}` : en,
      name ? `${name} est inconnue ; ${fr}` : fr,
    );
  }
  const { en, fr } = expected(game.options.fields[name as keyof O & string]);
  return fail("bad-option", `${name}: expected ${en}`, `${name} : attendu ${fr}`);
}
