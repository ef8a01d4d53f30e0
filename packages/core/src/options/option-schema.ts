import * as v from "valibot";
import { type CountsField, defaultOf, expected, type OptionField } from "./option-field.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly multipleOf?: number;
}

const wholeNumber = ({ min, max, multipleOf = 1 }: Bounds, message: string) =>
  v.pipe(
    v.number(message),
    v.multipleOf(multipleOf, message),
    v.minValue(min, message),
    v.maxValue(max, message),
    // JSON has no -0: a record must give back what the table holds
    v.transform((number) => number + 0),
  );

/** Entries of a schema without a prototype: a key such as "constructor" must count as unknown. */
export const ownEntries = (named: readonly (readonly [string, v.GenericSchema])[]): v.ObjectEntries =>
  Object.assign(Object.create(null), Object.fromEntries(named));

const sum = (counts: Readonly<Record<string, unknown>>): number =>
  Object.values(counts).reduce<number>((total, count) => total + Number(count), 0);

function countsSchema(field: CountsField, message: string): v.GenericSchema {
  const { total = 0 } = field;
  const count = wholeNumber(field, message);
  const kinds = Object.entries(field.counts);
  const entries = ownEntries(kinds.map(([kind, { default: usual }]) => [kind, v.optional(count, usual)]));
  return v.pipe(
    v.unknown(),
    // valibot would take an array for an object
    v.check((value) => !Array.isArray(value), message),
    v.strictObject(entries, message),
    v.check((counts) => sum(counts) >= total, message),
  );
}

/** What a field accepts, its default filled in; every message says what is expected. */
export function schemaOf(field: OptionField): v.GenericSchema {
  const { en } = expected(field);
  if (field.kind === "choice") return v.optional(v.picklist(field.values, en), field.default);
  if (field.kind === "counts") return v.optional(countsSchema(field, en), defaultOf(field));
  const integer = wholeNumber(field, en);
  return v.optional(field.orNone ? v.nullable(integer) : integer, field.default);
}
