/** HTML that can be inserted into other HTML without escaping. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

type TemplateValue = string | Html | readonly Html[] | undefined;

function renderValue(value: TemplateValue): string {
  if (value === undefined) return "";
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map(({ html: part }) => part).join("\n");
}

/** Template tag for HTML: inserted strings are escaped, inserted HTML is not. */
export const html = (parts: TemplateStringsArray, ...values: readonly TemplateValue[]): Html => ({
  html: parts.reduce((text, part, i) => text + renderValue(values[i - 1]) + part),
});

/** Marks a string as HTML that needs no escaping. */
export const trustedHtml = (text: string): Html => ({ html: text });
