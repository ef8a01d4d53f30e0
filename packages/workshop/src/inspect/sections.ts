import { markdownToHtml } from "satteri";
import type { Section } from "../report.ts";

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/** A part of a Markdown text, as far as the next heading of the second or third level. */
interface Block {
  readonly heading?: string;
  readonly level: number;
  readonly lines: string[];
}

/** The text at its headings; blocks of code hold none. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [{ level: 0, lines: [] }];
  let isCode = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    const [, marks, heading] = (!isCode && /^(#{2,3}) (.*)$/.exec(line)) || [];
    if (marks && heading) blocks.push({ heading: heading.trim(), level: marks.length, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

const htmlOf = (lines: readonly string[]): string =>
  markdownToHtml(lines.join("\n"))
    .html // a table may be wider than a phone
    .replaceAll("<table>", '<div class="wide"><table>')
    .replaceAll("</table>", "</table></div>");

/**
 * The sections of a rulebook, as HTML. A heading of the third level that is the id of a clause begins the section of
 * that clause; any other one is a heading within its chapter.
 */
export function sectionsOf(text: string, clauses: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const { heading, level, lines } of blocksOf(text.replace(FRONT_MATTER, ""))) {
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
