import type { Game } from "@serpentarium/core";
import { type CountsField, describeAcceptedValues, type OptionField } from "@serpentarium/core/options";
import type { Language } from "../lib/site-text.ts";

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

const QUOTES: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  fr: (text) => `« ${text} »`,
};

/** The field with titles in place of the kinds’ keys. */
const withTitles = ({ counts, ...field }: CountsField, language: Language): CountsField => ({
  ...field,
  counts: Object.fromEntries(
    Object.values(counts).map((count) => [QUOTES[language](count.title[language]), count]),
  ),
});

/** What a field accepts, in words; null is left out, as it has its own checkbox, and options and kinds are named by title. */
export function expectedText({ options }: WithOptions, field: OptionField, language: Language): string {
  if (field.kind === "choice") return describeAcceptedValues(field)[language];
  if (field.kind === "counts") return describeAcceptedValues(withTitles(field, language))[language];
  const { nullable: _, atLeast = "", ...plain } = field;
  const fields: Readonly<Record<string, OptionField>> = options.fields;
  const other = fields[atLeast]?.title[language];
  return describeAcceptedValues(other ? { ...plain, atLeast: QUOTES[language](other) } : plain)[language];
}
