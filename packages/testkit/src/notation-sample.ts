import type { Game, GameTypes, Table } from "@serpentarium/core";
import { chaptersOf, type Line, type Section } from "@serpentarium/rulebook";
import { lineName } from "./markdown.ts";
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
 * Checks the sample position in the chapter `## Notation` of a rulebook: its first `text` code block is a valid position with the default
 * options and some number of seats. Returns the problem, or undefined; also undefined without such a chapter.
 *
 * @param rulebook - its sections in one language
 */
export function checkNotationSample<T extends GameTypes>(
  plain: Game<T>,
  rulebook: readonly Section[],
): string | undefined {
  const game: Game = plain;
  const chapter = chaptersOf(rulebook).find(({ title }) => title === "Notation");
  if (!chapter) return undefined;
  const lines = chapter.sections.flatMap((section) => section.lines);
  const sample = findSample(lines);
  if (!sample)
    return `${lineName(lines[0])}: the chapter Notation has no position: expected a block \`\`\`text of one line`;
  const problems = testTablesOf(game).map((table) => checkPositionText(game, table, sample.text));
  return problems.includes(undefined) ? undefined : `${lineName(sample)}: ${problems[0]}`;
}
