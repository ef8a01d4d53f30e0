import { formatText, type Language } from "@serpentarium/core";
import { typeset } from "../lib/typography.ts";
import { DEMO_MESSAGES as MESSAGES } from "./messages.ts";
import type { Sentence } from "./sentence.ts";

/** The element that shows the narration. */
export interface NarrationLine {
  readonly element: HTMLElement;
  readonly language: Language;
  /** The URL of the game’s rulebook. */
  readonly rulebook: string;
}

/** A link to a clause, labelled with its id. */
function clauseLink({ language, rulebook }: NarrationLine, clause: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `${rulebook}#${clause}`;
  link.setAttribute("aria-label", formatText(MESSAGES.clause, language, { clause }));
  const code = document.createElement("code");
  code.textContent = clause;
  link.append(code);
  return link;
}

/** Replaces the narration by sentences with links to their clauses. @param before - the bold text before a refusal */
export function writeNarration(line: NarrationLine, sentences: readonly Sentence[], before?: string): void {
  const { element, language } = line;
  element.toggleAttribute("data-refused", before !== undefined);
  const prefix =
    before === undefined
      ? []
      : [Object.assign(document.createElement("strong"), { textContent: before }), " "];
  const parts = sentences.flatMap(({ text, clause }) => [
    `${typeset(text, language)} `,
    ...(clause === undefined ? [] : [clauseLink(line, clause), " "]),
  ]);
  element.replaceChildren(...prefix, ...parts);
}
