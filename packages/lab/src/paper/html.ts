/** A piece of HTML that can be put into another one as it is. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

type Value = string | Html | readonly Html[] | undefined;

function written(value: Value): string {
  if (value === undefined) return "";
  if (typeof value === "string") return escaped(value);
  return "html" in value ? value.html : value.map(({ html: one }) => one).join("\n");
}

/** HTML from a template: what is put into it is text, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.reduce((text, part, i) => text + written(values[i - 1]) + part),
});

/** HTML that was made by others. */
export const trusted = (text: string): Html => ({ html: text });
