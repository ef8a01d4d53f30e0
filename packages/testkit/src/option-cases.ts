import {
  type ChoiceField,
  type CountsField,
  defaultOf,
  type IntegerField,
  type OptionField,
} from "@serpentarium/core/options";

type Fields = Readonly<Record<string, OptionField>>;

/** Given options with the expected result; without `becomes` they must be refused. */
export interface OptionCase {
  readonly options: unknown;
  readonly becomes?: Readonly<Record<string, unknown>>;
}

/** A given value of an option with the expected result; without `becomes` it must be refused. */
interface ValueCase {
  readonly value: unknown;
  readonly becomes?: unknown;
}

const accepted = (value: unknown): ValueCase => ({ value, becomes: value });
const refused = (value: unknown): ValueCase => ({ value });

/** Values that are invalid for every option. */
const NEVER_VALID = [true, [], "no such word", Number.NaN].map(refused);

const choiceCases = ({ values }: ChoiceField): ValueCase[] => [
  ...values.map(accepted),
  refused(1),
  refused({}),
  refused(null),
];

function integerCases(field: IntegerField): ValueCase[] {
  const { min, max, multipleOf = 1, nullable } = field;
  const invalid = [min - 1, max + 1, min + 0.5, min + multipleOf / 2, String(min), {}];
  return [
    ...[min, max, defaultOf(field)].map(accepted),
    ...invalid.map(refused),
    nullable ? accepted(null) : refused(null),
  ];
}

type Counts = Readonly<Record<string, number>>;

/** Counts with a given total, filled up kind by kind. */
function countsWithTotal({ counts, min, max }: CountsField, total: number): Counts {
  const kinds = Object.keys(counts);
  let rest = total - min * kinds.length;
  return Object.fromEntries(
    kinds.map((kind) => {
      const more = Math.min(rest, max - min);
      rest -= more;
      return [kind, min + more];
    }),
  );
}

function countsCases(field: CountsField): ValueCase[] {
  const { counts, min, max, minTotal = 0 } = field;
  const kinds = Object.keys(counts);
  const defaults = defaultOf(field);
  const full = Object.fromEntries(kinds.map((kind) => [kind, max]));
  const least = Math.max(minTotal, min * kinds.length);
  const reversed = Object.fromEntries(Object.entries(full).reverse());
  const partial =
    (count: number) =>
    (kind: string): ValueCase => ({ value: { [kind]: count }, becomes: { ...defaults, [kind]: count } });
  const each = (count: unknown) => kinds.map((kind) => refused({ ...full, [kind]: count }));
  return [
    accepted(defaults),
    accepted(full),
    accepted(countsWithTotal(field, least)),
    { value: {}, becomes: defaults },
    { value: reversed, becomes: full },
    ...kinds.map(partial(max)),
    ...(least > min * kinds.length ? [refused(countsWithTotal(field, least - 1))] : []),
    ...[min - 1, max + 1, min + 0.5, Number.NaN, String(min), null].flatMap(each),
    // JSON.parse creates an own property even for "__proto__"
    ...["no such kind", "__proto__", "constructor"].map((kind) => refused(JSON.parse(`{"${kind}":${min}}`))),
    refused(null),
    refused(max),
    refused(Object.values(full)),
  ];
}

function valueCases(field: OptionField): ValueCase[] {
  if (field.kind === "choice") return choiceCases(field);
  return field.kind === "counts" ? countsCases(field) : integerCases(field);
}

/** Values of other options that allow all values of one option: its `atLeast` option low, dependent options high. */
export function relaxedOptions(name: string, fields: Fields): Readonly<Record<string, unknown>> {
  const least = fields[name]?.kind === "integer" ? fields[name].atLeast : undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([other, field]) => {
      if (field.kind !== "integer") return [];
      if (other === least) return [[other, field.min]];
      return field.atLeast === name ? [[other, field.max]] : [];
    }),
  );
}

/** Options with one option below its lower bound, which is another option. */
function conflictingBounds(name: string, fields: Fields): OptionCase[] {
  const field = fields[name];
  const other = field?.kind === "integer" && field.atLeast !== undefined ? fields[field.atLeast] : undefined;
  if (field?.kind !== "integer" || other?.kind !== "integer") return [];
  return [{ options: { [name]: field.min, [String(field.atLeast)]: other.max } }];
}

/** Valid and invalid values of one option. */
export function optionCases(name: string, fields: Fields): OptionCase[] {
  const field = fields[name];
  const others = relaxedOptions(name, fields);
  const values = field ? [...NEVER_VALID, ...valueCases(field)] : [];
  const cases = values.map(({ value, ...rest }): OptionCase => {
    const options = { ...others, [name]: value };
    return "becomes" in rest ? { options, becomes: { ...others, [name]: rest.becomes } } : { options };
  });
  return [...cases, ...conflictingBounds(name, fields)];
}
