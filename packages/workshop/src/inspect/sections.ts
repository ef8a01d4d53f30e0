import type { Section } from "@serpentarium/rulebook";
import { markdownToHtml } from "satteri";
import type { RulebookSection } from "../report.ts";

const toHtml = (markdown: string): string =>
  markdownToHtml(markdown)
    .html // tables can be wider than a phone
    .replaceAll("<table>", '<div class="wide"><table>')
    .replaceAll("</table>", "</table></div>");

/** Converts the sections of a rulebook to HTML, without its front matter. */
export const renderSections = (sections: readonly Section[]): RulebookSection[] =>
  sections.flatMap(({ kind, title, text }) =>
    kind === "front-matter" ? [] : [{ kind, title, html: toHtml(text) }],
  );
