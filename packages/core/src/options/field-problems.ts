import type { IntegerField, OptionField } from "./option-field.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const BOUNDS = {
  min: ["a whole number", Number.isSafeInteger],
  max: ["a whole number", Number.isSafeInteger],
} as const;

/** The properties that a field of each kind must have: what each should be, and whether a value is that. */
const REQUIRED: Readonly<
  Record<OptionField["kind"], Readonly<Record<string, readonly [string, (value: unknown) => boolean]>>>
> = {
  integer: BOUNDS,
  choice: {
    values: [
      "a list of words",
      (value) => Array.isArray(value) && value.every((word) => typeof word === "string"),
    ],
  },
  counts: {
    counts: [
      "an object with the title and default of each kind",
      (value) => isObject(value) && Object.values(value).every(isObject),
    ],
    ...BOUNDS,
  },
};

/** Finds a property without which a field, possibly from untyped code, cannot be used. */
export function findMalformed(name: string, field: unknown): string | undefined {
  const place = `options.${name}`;
  if (!isObject(field)) return `${place}: expected an object with a kind`;
  const kind = Object.keys(REQUIRED).find((one) => one === field["kind"]) as OptionField["kind"] | undefined;
  if (!kind) return `${place}.kind: expected one of ${Object.keys(REQUIRED).join(", ")}`;
  const wrong = Object.entries(REQUIRED[kind]).find(([property, [, isValid]]) => !isValid(field[property]));
  return wrong && `${place}.${wrong[0]}: expected ${wrong[1][0]}`;
}

function* integerProblems(place: string, field: IntegerField): Generator<string, void> {
  const { min, max, multipleOf = 1, nullable = false, default: value } = field;
  if (min > max) yield `${place}: min is ${min}, above max, which is ${max}`;
  const isAllowed = value === null ? nullable : value >= min && value <= max && value % multipleOf === 0;
  if (!isAllowed) yield `${place}.default: ${value} is not among its values`;
}

/** Yields the problems of a field, as sentences that begin with its place. */
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
