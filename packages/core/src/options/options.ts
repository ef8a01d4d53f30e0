import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as v from "valibot";
import { fail, type Result, SerpentariumError, succeed, unwrap } from "../failure.ts";
import type { Table } from "../table.ts";
import { truncate } from "../truncate.ts";
import { withFallback } from "../with-fallback.ts";
import { findMalformed } from "./field-problems.ts";
import { defaultOf, describeAcceptedValues, type OptionField } from "./option-field.ts";
import { fieldSchema, ownEntries } from "./option-schema.ts";

/** The options of a game: a Standard Schema that sets defaults, and fields that describe the options. */
export interface OptionsDefinition<O extends object = object> extends StandardSchemaV1<unknown, O> {
  readonly fields: Readonly<Record<keyof O & string, OptionField>>;
}

/** The type of the options of a match: `OptionsOf<typeof options>`. */
export type OptionsOf<D extends OptionsDefinition> = StandardSchemaV1.InferOutput<D>;

type FieldValue<F> = F extends { readonly kind: "choice"; readonly values: readonly (infer C)[] }
  ? C
  : F extends { readonly kind: "counts"; readonly counts: infer C }
    ? { readonly [K in keyof C]: number }
    : F extends { readonly nullable: true }
      ? number | null
      : number;

/**
 * Creates options, with their schema, from fields.
 *
 * @throws SerpentariumError `bad-game` if a field lacks a property of its kind, such as the `values` of a choice
 *
 * @example
 * ```ts
 * import { defineOptions, parseTable } from "@serpentarium/core";
 *
 * const options = defineOptions({
 *   goal: { kind: "integer", min: 3, max: 12, default: 7 },
 * });
 * parseTable({ seats: { min: 2, max: 4 }, options }, { goal: 5 }).ok; // => true
 * parseTable({ seats: { min: 2, max: 4 }, options }, { goal: 99 }).ok; // => false
 * ```
 */
export function defineOptions<const F extends Readonly<Record<string, OptionField>>>(
  fields: F,
): OptionsDefinition<{ readonly [K in keyof F]: FieldValue<F[K]> }> {
  for (const [name, field] of Object.entries(fields)) {
    const malformed = findMalformed(name, field);
    if (malformed) throw new SerpentariumError("bad-game", malformed);
  }
  const entries = ownEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
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
  ) as v.GenericSchema<unknown, { readonly [K in keyof F]: FieldValue<F[K]> }>;
  return { "~standard": schema["~standard"], fields };
}

const isTooSmall = (
  field: OptionField | undefined,
  value: unknown,
  options: Readonly<Record<string, unknown>>,
): boolean =>
  field?.kind === "integer" &&
  field.atLeast !== undefined &&
  // null means no limit, which satisfies any minimum
  value !== null &&
  Number(value) < Number(options[field.atLeast]);

/** The part of a game that {@link parseTable} needs. */
export interface TableSpec<O extends object> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsDefinition<O>;
}

/** Adds the defaults that depend on the number of seats. */
function withSeatDefaults(
  fields: Readonly<Record<string, OptionField>>,
  given: object,
  seats: number,
): object {
  const missing = Object.entries(fields).filter(
    ([name, field]) =>
      field.kind !== "counts" && field.defaultBySeats && Reflect.get(given, name) === undefined,
  );
  return { ...given, ...Object.fromEntries(missing.map(([name, field]) => [name, defaultOf(field, seats)])) };
}

function parseOptions<O extends object>(
  game: TableSpec<O>,
  options: unknown,
  seats: number,
): Result<Table<O>> {
  const isRecord = typeof options === "object" && options !== null && !Array.isArray(options);
  const given = isRecord ? withSeatDefaults(game.options.fields, options, seats) : null;
  const checked = game.options["~standard"].validate(given);
  if (checked instanceof Promise) return fail("bad-option", { id: "failures.bad-option.asynchronous" });
  if (!checked.issues) return succeed({ seats, options: checked.value });
  const [issue] = checked.issues;
  const [key] = issue?.path ?? [];
  const name = String(typeof key === "object" ? key.key : (key ?? ""));
  if (!Object.hasOwn(game.options.fields, name)) {
    const known = Object.keys(game.options.fields);
    if (known.length === 0) return fail("bad-option", { id: "failures.bad-option.none" });
    const id = name === "" ? "failures.bad-option.known" : "failures.bad-option.unknown";
    return fail("bad-option", { id, data: { name: truncate(name), known } });
  }
  const accepted = describeAcceptedValues(game.options.fields[name as keyof O & string]);
  return fail("bad-option", { id: "failures.bad-option.value", data: { name, accepted } });
}

/**
 * Parses the untrusted table of a match; missing options have their defaults. Fails with `bad-seats` or `bad-option`.
 *
 * @param seats - the number of seats; the game's minimum by default
 */
export function parseTable<O extends object>(
  game: TableSpec<O>,
  options: unknown = {},
  seats: unknown = game.seats.min,
): Result<Table<O>> {
  const { min, max } = game.seats;
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max)
    return min === max
      ? fail("bad-seats", { id: "failures.bad-seats.only", data: { count: min } })
      : fail("bad-seats", { id: "failures.bad-seats.count", data: { min, max } });
  return withFallback(
    () => parseOptions(game, options, seats),
    () => fail("bad-option", { id: "failures.unreadable" }),
  );
}

/** The input of {@link createTable}. */
export interface TableInput<O extends object> {
  /** The number of seats; the game's minimum by default. */
  readonly seats?: number | undefined;
  /** Missing options have their defaults. */
  readonly options?: { readonly [K in keyof O]?: OptionInput<O[K]> } | undefined;
}

/** Missing counts have their defaults, too. */
type OptionInput<V> = V extends Readonly<Record<string, number>> ? Partial<V> : V;

/**
 * Creates the table of a match from trusted input; use {@link parseTable} for untrusted data.
 *
 * @throws SerpentariumError `bad-seats` or `bad-option` if the game has no such table
 *
 * @example
 * ```ts
 * import { createTable, defineOptions } from "@serpentarium/core";
 *
 * const options = defineOptions({
 *   goal: { kind: "integer", min: 3, max: 12, default: 7 },
 * });
 * createTable({ seats: { min: 2, max: 4 }, options }, { options: { goal: 5 } }); // => { seats: 2, options: { goal: 5 } }
 * ```
 */
export const createTable = <O extends object>(
  game: TableSpec<O>,
  { seats, options }: TableInput<O> = {},
): Table<O> => unwrap(parseTable(game, options, seats));
