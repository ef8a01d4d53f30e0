import type { Game, Language } from "@serpentarium/core";
import { type CountsField, expected, type OptionField } from "@serpentarium/core/options";

type WithOptions = Pick<Game, "options">;

/** The names of the options that cannot have these values, or not together. */
export function wrongOptions(
  { options: { "~standard": schema } }: WithOptions,
  options: object,
): ReadonlySet<string> {
  const checked = schema.validate(options);
  const issues = checked instanceof Promise ? [] : (checked.issues ?? []);
  const keys = issues.map(({ path: [key] = [] }) => (typeof key === "object" ? key.key : key));
  return new Set(keys.map(String));
}

/** The kinds whose number cannot stand; every kind where they only add up to too little. */
export function wrongKinds({ counts, min, max }: CountsField, value: object): ReadonlySet<string> {
  const kinds = Object.keys(counts);
  const wrong = kinds.filter((kind) => {
    const count = Reflect.get(value, kind);
    return !(Number.isInteger(count) && count >= min && count <= max);
  });
  return new Set(wrong.length > 0 ? wrong : kinds);
}

const QUOTES: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  fr: (text) => `« ${text} »`,
};

/** Counts whose kinds go by their titles. */
const titled = ({ counts, ...field }: CountsField, language: Language): CountsField => ({
  ...field,
  counts: Object.fromEntries(
    Object.values(counts).map((count) => [QUOTES[language](count.title[language]), count]),
  ),
});

/** What a field accepts, as one types it: "none" has a box of its own, other options and kinds have titles. */
export function expectedWords({ options }: WithOptions, field: OptionField, language: Language): string {
  if (field.kind === "choice") return expected(field)[language];
  if (field.kind === "counts") return expected(titled(field, language))[language];
  const { orNone: _, atLeast = "", ...plain } = field;
  const fields: Readonly<Record<string, OptionField>> = options.fields;
  const other = fields[atLeast]?.title[language];
  return expected(other ? { ...plain, atLeast: QUOTES[language](other) } : plain)[language];
}
