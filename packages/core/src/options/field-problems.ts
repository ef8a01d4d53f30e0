import type { IntegerField, OptionField } from "./option-field.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word) => typeof word === "string");

/** Finds a property that a field, possibly from untyped code, lacks. */
export function findMalformed(name: string, field: unknown): string | undefined {
  const place = `options.${name}`;
  if (!isObject(field)) return `${place}: expected an object with a kind`;
  const { kind, values, counts } = field;
  if (kind === "choice") return isWords(values) ? undefined : `${place}.values: expected a list of words`;
  if (kind !== "integer" && kind !== "counts")
    return `${place}.kind: expected one of integer, choice, counts`;
  if (
    kind === "counts" &&
    !(isObject(counts) && Object.values(counts).every((count) => typeof count === "number"))
  )
    return `${place}.counts: expected an object with the default of each kind`;
  const bound = ["min", "max"].find((one) => !Number.isSafeInteger(field[one]));
  return bound && `${place}.${bound}: expected a whole number`;
}

function* integerProblems(place: string, field: IntegerField): Generator<string, void> {
  const { min, max, multipleOf = 1, nullable = false, default: value } = field;
  if (min > max) yield `${place}: min is ${min}, above max, which is ${max}`;
  const isAllowed = value === null ? nullable : value >= min && value <= max && value % multipleOf === 0;
  if (!isAllowed) yield `${place}.default: ${value} is not among its values`;
}

/** Yields descriptions of the problems of a field, each beginning with its location. */
export function* fieldProblems(
  name: string,
  field: OptionField,
  names: readonly string[],
): Generator<string, void> {
  const malformed = findMalformed(name, field);
  if (malformed) return yield malformed;
  const place = `options.${name}`;
  if (field.kind === "integer") {
    yield* integerProblems(place, field);
    if (field.atLeast !== undefined && !names.includes(field.atLeast))
      yield `${place}.atLeast: "${field.atLeast}" is not an option`;
  } else if (field.kind === "choice") {
    if (!field.values.includes(field.default))
      yield `${place}.default: "${field.default}" is not among its values`;
  } else if (field.min > field.max) yield `${place}: min is ${field.min}, above max, which is ${field.max}`;
}
