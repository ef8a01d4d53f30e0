import {
  type ChoiceField,
  type CountsField,
  defaultOf,
  type IntegerField,
  type OptionField,
} from "@serpentarium/core/options";

/** The fields of a game's options by name. */
type Fields = Readonly<Record<string, OptionField>>;

/** Options that are given, and what must come of them; nothing where they must be refused. */
export interface Trial {
  readonly options: unknown;
  readonly becomes?: Readonly<Record<string, unknown>>;
}

/** A value of an option, and what the option must be then; nothing where it must be refused. */
interface Value {
  readonly value: unknown;
  readonly becomes?: unknown;
}

const taken = (value: unknown): Value => ({ value, becomes: value });
const refused = (value: unknown): Value => ({ value });

/** What is no value of any option. */
const NEVER = [true, [], "no such word", Number.NaN].map(refused);

const ofChoice = ({ values }: ChoiceField): Value[] => [
  ...values.map(taken),
  refused(1),
  refused({}),
  refused(null),
];

function ofInteger(field: IntegerField): Value[] {
  const { min, max, multipleOf = 1, orNone } = field;
  const beyond = [min - 1, max + 1, min + 0.5, min + multipleOf / 2, String(min), {}];
  return [
    ...[min, max, defaultOf(field)].map(taken),
    ...beyond.map(refused),
    orNone ? taken(null) : refused(null),
  ];
}

type Counts = Readonly<Record<string, number>>;

/** As many of each kind as make up the sum, the first kinds before the others. */
function countsOf({ counts, min, max }: CountsField, total: number): Counts {
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

function ofCounts(field: CountsField): Value[] {
  const { counts, min, max, total = 0 } = field;
  const kinds = Object.keys(counts);
  const usual = defaultOf(field);
  const full = Object.fromEntries(kinds.map((kind) => [kind, max]));
  const least = Math.max(total, min * kinds.length);
  const backwards = Object.fromEntries(Object.entries(full).reverse());
  const partial =
    (count: number) =>
    (kind: string): Value => ({ value: { [kind]: count }, becomes: { ...usual, [kind]: count } });
  const each = (count: unknown) => kinds.map((kind) => refused({ ...full, [kind]: count }));
  return [
    taken(usual),
    taken(full),
    taken(countsOf(field, least)),
    { value: {}, becomes: usual },
    { value: backwards, becomes: full },
    ...kinds.map(partial(max)),
    ...(least > min * kinds.length ? [refused(countsOf(field, least - 1))] : []),
    ...[min - 1, max + 1, min + 0.5, Number.NaN, String(min), null].flatMap(each),
    // as JSON has it: an own key, whatever its name
    ...["no such kind", "__proto__", "constructor"].map((kind) => refused(JSON.parse(`{"${kind}":${min}}`))),
    refused(null),
    refused(max),
    refused(Object.values(full)),
  ];
}

function valuesOf(field: OptionField): Value[] {
  if (field.kind === "choice") return ofChoice(field);
  return field.kind === "counts" ? ofCounts(field) : ofInteger(field);
}

/** Other options set so that one is free to take any of its values: what it must reach low, what must reach it high. */
function freeing(name: string, fields: Fields): Readonly<Record<string, unknown>> {
  const least = fields[name]?.kind === "integer" ? fields[name].atLeast : undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([other, field]) => {
      if (field.kind !== "integer") return [];
      if (other === least) return [[other, field.min]];
      return field.atLeast === name ? [[other, field.max]] : [];
    }),
  );
}

/** An option at its least, and the one that it must reach above that. */
function tooShort(name: string, fields: Fields): Trial[] {
  const field = fields[name];
  const other = field?.kind === "integer" && field.atLeast !== undefined ? fields[field.atLeast] : undefined;
  if (field?.kind !== "integer" || other?.kind !== "integer") return [];
  return [{ options: { [name]: field.min, [String(field.atLeast)]: other.max } }];
}

/** Good and bad values of one option. */
export function trialsOf(name: string, fields: Fields): Trial[] {
  const field = fields[name];
  const beside = freeing(name, fields);
  const values = field ? [...NEVER, ...valuesOf(field)] : [];
  const trials = values.map(({ value, ...rest }): Trial => {
    const options = { ...beside, [name]: value };
    return "becomes" in rest ? { options, becomes: { ...beside, [name]: rest.becomes } } : { options };
  });
  return [...trials, ...tooShort(name, fields)];
}
