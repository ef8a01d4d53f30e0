import { fill, type Language } from "@serpentarium/core";
import { typeset } from "../lib/typography.ts";
import type { Told } from "./told.ts";
import { DEMO_WORDS as WORDS } from "./words.ts";

/** Where what happens is read. */
export interface Line {
  readonly element: HTMLElement;
  readonly language: Language;
  /** The rulebook of the game that is shown. */
  readonly book: string;
}

/** The link to a clause, named by its id. */
function clauseLink({ language, book }: Line, clause: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `${book}#${clause}`;
  link.setAttribute("aria-label", fill(WORDS.clause, language, { clause }));
  const code = document.createElement("code");
  code.textContent = clause;
  link.append(code);
  return link;
}

/** Writes sentences with their clauses, in place of those that stood there. */
export function writeLine(line: Line, told: readonly Told[], before?: string): void {
  const { element, language } = line;
  element.toggleAttribute("data-refused", before !== undefined);
  const lead =
    before === undefined
      ? []
      : [Object.assign(document.createElement("strong"), { textContent: before }), " "];
  const parts = told.flatMap(({ text, clause }) => [
    `${typeset(text, language)} `,
    ...(clause === undefined ? [] : [clauseLink(line, clause), " "]),
  ]);
  element.replaceChildren(...lead, ...parts);
}
