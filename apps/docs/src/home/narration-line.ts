import type { Words } from "@serpentarium/core";
import type { Sentence } from "./sentence.ts";

/** The element that shows the narration. */
export interface NarrationLine {
  readonly element: HTMLElement;
  readonly words: Words;
  /** The URL of the game’s rulebook. */
  readonly rulebook: string;
}

function clauseLink({ words, rulebook }: NarrationLine, clause: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `${rulebook}#${clause}`;
  link.textContent = words.text(`clauses.${clause}.title`);
  return link;
}

/** Replaces the narration by sentences with links to their clauses. @param before - the bold text before a refusal */
export function writeNarration(line: NarrationLine, sentences: readonly Sentence[], before?: string): void {
  const { element } = line;
  element.toggleAttribute("data-refused", before !== undefined);
  const prefix =
    before === undefined
      ? []
      : [Object.assign(document.createElement("strong"), { textContent: before }), " "];
  const parts = sentences.flatMap(({ text, clause }, i) => [
    `${text} `,
    // one link after the last of several sentences about the same clause
    ...(clause === undefined || clause === sentences[i + 1]?.clause ? [] : [clauseLink(line, clause), " "]),
  ]);
  element.replaceChildren(...prefix, ...parts);
}
