import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as v from "valibot";
import { fail, type Result, succeed, unwrap } from "../failure.ts";
import { readable } from "../readable.ts";
import type { Table } from "../table.ts";
import { quote } from "../text.ts";
import { defaultOf, expected, type OptionField } from "./option-field.ts";
import { ownEntries, schemaOf } from "./option-schema.ts";

/** The options of a game: a Standard Schema that fills in defaults, and fields that describe them. */
export interface Options<O extends object = object> extends StandardSchemaV1<unknown, O> {
  readonly fields: Readonly<Record<keyof O & string, OptionField>>;
}

/** What the options of a match are, by how they are defined: `OptionsOf<typeof options>`. */
export type OptionsOf<D extends Options> = StandardSchemaV1.InferOutput<D>;

type Value<F> = F extends { readonly kind: "choice"; readonly values: readonly (infer C)[] }
  ? C
  : F extends { readonly kind: "counts"; readonly counts: infer C }
    ? { readonly [K in keyof C]: number }
    : F extends { readonly orNone: true }
      ? number | null
      : number;

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
  const entries = ownEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
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
export interface TableShape<O extends object> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Options<O>;
}

/** The options that are given, and those whose default depends on the number of seats. */
function fillIn(fields: Readonly<Record<string, OptionField>>, given: object, seats: number): object {
  const left = Object.entries(fields).filter(
    ([name, field]) => field.kind !== "counts" && field.bySeats && Reflect.get(given, name) === undefined,
  );
  return { ...given, ...Object.fromEntries(left.map(([name, field]) => [name, defaultOf(field, seats)])) };
}

function parseOptions<O extends object>(
  game: TableShape<O>,
  options: unknown,
  seats: number,
): Result<Table<O>> {
  // an array is an object too
  const isNamed = typeof options === "object" && options !== null && !Array.isArray(options);
  const given = isNamed ? fillIn(game.options.fields, options, seats) : null;
  const checked = game.options["~standard"].validate(given);
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
      name ? `${quote(name)} is unknown; ${en}` : en,
      name ? `${quote(name)} est inconnue ; ${fr}` : fr,
    );
  }
  const { en, fr } = expected(game.options.fields[name as keyof O & string]);
  return fail("bad-option", `${name}: expected ${en}`, `${name} : attendu ${fr}`);
}

/**
 * The table of a match from data that may come from anywhere; options that are not given have their defaults.
 * Fails with `bad-seats` or `bad-option`.
 *
 * @param seats - how many; the game's least number when left out
 */
export function parseTable<O extends object>(
  game: TableShape<O>,
  options: unknown = {},
  seats: unknown = game.seats.min,
): Result<Table<O>> {
  const { min, max } = game.seats;
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min}–${max}`;
    return fail("bad-seats", `expected ${range} seats`, `nombre de joueurs attendu : ${range}`);
  }
  return readable(
    () => parseOptions(game, options, seats),
    () => fail("bad-option", "the options cannot be read", "options illisibles"),
  );
}

/** A table as a program asks for it: what is left out has its default. */
export interface WantedTable<O extends object> {
  /** The game's least number when left out. */
  readonly seats?: number | undefined;
  readonly options?: { readonly [K in keyof O]?: WantedOption<O[K]> } | undefined;
}

/** Of counts, those that are left out have their defaults too. */
type WantedOption<V> = V extends Readonly<Record<string, number>> ? Partial<V> : V;

/**
 * The table of a match that a program begins; for what comes from outside there is {@link parseTable}.
 *
 * @throws SerpentariumError `bad-seats` or `bad-option` where the game has no such table
 *
 * @example
 * ```ts
 * import { createTable, defineOptions } from "@serpentarium/core";
 *
 * const options = defineOptions({
 *   goal: { kind: "integer", min: 3, max: 12, default: 7, title: { en: "Goal", fr: "But" } },
 * });
 * createTable({ seats: { min: 2, max: 4 }, options }, { options: { goal: 5 } }); // => { seats: 2, options: { goal: 5 } }
 * ```
 */
export const createTable = <O extends object>(
  game: TableShape<O>,
  { seats, options }: WantedTable<O> = {},
): Table<O> => unwrap(parseTable(game, options, seats));
