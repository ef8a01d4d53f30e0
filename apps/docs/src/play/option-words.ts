import { expected, type Game, type Language, type OptionField } from "@serpentarium/core";

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

const QUOTES: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  fr: (text) => `« ${text} »`,
};

/** What a field accepts, as one types it: "none" has a box of its own, and other options have titles. */
export function expectedWords({ options }: WithOptions, field: OptionField, language: Language): string {
  if (field.kind === "choice") return expected(field)[language];
  const { orNone: _, atLeast = "", ...plain } = field;
  const fields: Readonly<Record<string, OptionField>> = options.fields;
  const other = fields[atLeast]?.title[language];
  return expected(other ? { ...plain, atLeast: QUOTES[language](other) } : plain)[language];
}
