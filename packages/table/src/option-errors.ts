import type { Game, MessageReference, Words } from "@serpentarium/core";
import { type CountsField, describeAcceptedValues, type OptionField } from "@serpentarium/core/options";
import { valueTitle } from "./value-title.ts";

type WithOptions = Pick<Game, "options">;

/** The names of the options whose values are invalid, alone or in combination. */
export function invalidOptions(
  { options: { "~standard": schema } }: WithOptions,
  options: object,
): ReadonlySet<string> {
  const checked = schema.validate(options);
  const issues = checked instanceof Promise ? [] : (checked.issues ?? []);
  const keys = issues.map(({ path: [key] = [] }) => (typeof key === "object" ? key.key : key));
  return new Set(keys.map(String));
}

/** The kinds with an invalid count; all kinds if only their sum is too small. */
export function invalidKinds({ counts, min, max }: CountsField, value: object): ReadonlySet<string> {
  const kinds = Object.keys(counts);
  const invalid = kinds.filter((kind) => {
    const count = Reflect.get(value, kind);
    return !(Number.isInteger(count) && count >= min && count <= max);
  });
  return new Set(invalid.length > 0 ? invalid : kinds);
}

/** A quoted title. */
const quoted = (id: string): MessageReference => ({ id: "table.options.quoted", data: { title: { id } } });

/** The values accepted by a field, in words; without null, which has its own checkbox. Options and kinds are named by title. */
export function expectedText(path: string, field: OptionField, words: Words): string {
  const { id, data } = describeAcceptedValues(
    field.kind === "integer" ? { ...field, nullable: false } : field,
  );
  if (field.kind === "counts") {
    const kinds = Object.keys(field.counts).map((kind) => quoted(`${path}.values.${kind}`));
    return words.text(id, { ...data, kinds });
  }
  if (field.kind === "choice") {
    const values = field.values.map((value) => valueTitle(words, path, value));
    return words.text(id, { ...data, values });
  }
  const { atLeast } = field;
  return words.text(
    id,
    atLeast === undefined ? data : { ...data, atLeast: quoted(`options.${atLeast}.title`) },
  );
}
