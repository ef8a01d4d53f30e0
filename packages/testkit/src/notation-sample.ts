import type { Game, GameTypes, Table } from "@serpentarium/core";
import { chapterOf, type Line, lineName } from "./markdown.ts";
import { failureText } from "./refusal.ts";
import { testTablesOf } from "./tables.ts";

/** The line of the first `text` code block, if the block has one line. */
function findSample(lines: readonly Line[]): Line | undefined {
  const start = lines.findIndex(({ text, isCode }) => isCode && text === "```text");
  const [fence, line, end] = start === -1 ? [] : lines.slice(start);
  return fence && line && end?.text === "```" ? line : undefined;
}

/** Checks that a text is a valid position at a table, in canonical form. */
function checkPositionText(game: Game, table: Table, text: string): string | undefined {
  const position = game.parsePosition(text, table);
  if (!position.ok) return `${text} is not accepted: ${failureText(position.error)}`;
  const formatted = game.formatPosition(position.value);
  return formatted === text ? undefined : `${text} is formatted as ${formatted}`;
}

/**
 * Checks the sample position in the chapter `## Notation` of a rulebook: its first `text` code block is a valid position with
 * the default options and some number of seats. Returns the problem, or undefined; also undefined without such a chapter.
 *
 * @param text - the contents of a file such as `rulebook/en.mdx`
 * @param own - the contents of the file, where `text` is merged with those of a base
 */
export function checkNotationSample<T extends GameTypes>(
  plain: Game<T>,
  text: string,
  own: string = text,
): string | undefined {
  const game: Game = plain;
  const chapter = chapterOf(text, "Notation");
  if (!chapter) return undefined;
  const sample = findSample(chapter.lines);
  if (!sample)
    return `${lineName(text, chapter.number, own)}: the chapter Notation has no position: expected a block \`\`\`text of one line`;
  const problems = testTablesOf(game).map((table) => checkPositionText(game, table, sample.text));
  return problems.includes(undefined) ? undefined : `${lineName(text, sample.number, own)}: ${problems[0]}`;
}
