import { markdownToHtml } from "satteri";
import type { RulebookSection } from "../report.ts";

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** A part of a Markdown text, from one heading of the second or third level to the next. */
interface MarkdownBlock {
  readonly heading?: string;
  readonly level: number;
  readonly lines: string[];
}

/** Splits a text at its headings, ignoring code blocks. */
function splitAtHeadings(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [{ level: 0, lines: [] }];
  let isCode = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("```")) isCode = !isCode;
    const [, marks, heading] = (!isCode && /^(#{2,3}) (.*)$/.exec(line)) || [];
    if (marks && heading) blocks.push({ heading: heading.trim(), level: marks.length, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

const htmlOf = (lines: readonly string[]): string =>
  markdownToHtml(lines.join("\n"))
    .html // tables can be wider than a phone
    .replaceAll("<table>", '<div class="wide"><table>')
    .replaceAll("</table>", "</table></div>");

/**
 * Splits a rulebook into sections and converts them to HTML. A heading of the third level that is the id of a clause starts
 * the section of that clause; any other is a heading within its chapter.
 */
export function parseSections(text: string, clauses: readonly string[]): RulebookSection[] {
  const sections: RulebookSection[] = [];
  for (const { heading, level, lines } of splitAtHeadings(text.replace(FRONT_MATTER, ""))) {
    const title = heading ?? "";
    if (level === 3 && !clauses.includes(title)) {
      const html = htmlOf([`### ${title}`, ...lines]);
      const last = sections.pop() ?? { kind: "intro", title: "", html: "" };
      sections.push({ ...last, html: last.html + html });
    } else
      sections.push({
        kind: level === 3 ? "clause" : level === 2 ? "chapter" : "intro",
        title,
        html: htmlOf(lines),
      });
  }
  return sections;
}
