import * as v from "valibot";
import { type CountsField, defaultOf, formatAcceptedValues, type OptionField } from "./option-field.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly multipleOf?: number;
}

const integerSchema = ({ min, max, multipleOf = 1 }: Bounds, message: string) =>
  v.pipe(
    v.number(message),
    v.multipleOf(multipleOf, message),
    v.minValue(min, message),
    v.maxValue(max, message),
    // turns -0 into 0: JSON has no -0, and a record must return the options of its table
    v.transform((number) => number + 0),
  );

/** Creates the entries of a schema without a prototype, so that a key such as "constructor" is unknown. */
export const ownEntries = (named: readonly (readonly [string, v.GenericSchema])[]): v.ObjectEntries =>
  Object.assign(Object.create(null), Object.fromEntries(named));

const sumOf = (counts: Readonly<Record<string, unknown>>): number =>
  Object.values(counts).reduce<number>((total, count) => total + Number(count), 0);

function countsSchema(field: CountsField, message: string): v.GenericSchema {
  const { minTotal = 0 } = field;
  const count = integerSchema(field, message);
  const kinds = Object.entries(field.counts);
  const entries = ownEntries(kinds.map(([kind, value]) => [kind, v.optional(count, value)]));
  return v.pipe(
    v.unknown(),
    // valibot accepts an array as an object
    v.check((value) => !Array.isArray(value), message),
    v.strictObject(entries, message),
    v.check((counts) => sumOf(counts) >= minTotal, message),
  );
}

/** Creates the schema of a field, with its default. Messages of its issues describe the expected value without words. */
export function fieldSchema(field: OptionField): v.GenericSchema {
  const accepted = formatAcceptedValues(field);
  if (field.kind === "choice") return v.optional(v.picklist(field.values, accepted), field.default);
  if (field.kind === "counts") return v.optional(countsSchema(field, accepted), defaultOf(field));
  const integer = integerSchema(field, accepted);
  return v.optional(field.nullable ? v.nullable(integer) : integer, field.default);
}
