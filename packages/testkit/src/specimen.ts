import type { Game, GameTypes, Table } from "@serpentarium/core";
import { chapterOf, type Line } from "./markdown.ts";
import { tablesOf } from "./tables.ts";

/** The first block of code of the kind `text`, as far as it is one line. */
function specimenIn(lines: readonly Line[]): Line | undefined {
  const start = lines.findIndex(({ text, isCode }) => isCode && text === "```text");
  const [fence, line, end] = start === -1 ? [] : lines.slice(start);
  return fence && line && end?.text === "```" ? line : undefined;
}

/** What is wrong with a position at a table. */
function misread(game: Game, table: Table, text: string): string | undefined {
  const position = game.parsePosition(text, table);
  if (!position.ok) return `${text} is not accepted: ${position.error.message.en}`;
  const written = game.formatPosition(position.value);
  return written === text ? undefined : `${text} is written ${written}`;
}

/**
 * Holds the example of a rulebook's chapter `## Notation` against the game: its block of code of the kind `text` is a
 * position that can stand, with the default options and some number of seats. What is wrong, or nothing; nothing
 * either where there is no such chapter.
 *
 * @param text - the whole of `rulebook/en.mdx` or `fr.mdx`
 */
export function checkSpecimen<T extends GameTypes>(plain: Game<T>, text: string): string | undefined {
  const game: Game = plain;
  const chapter = chapterOf(text, "Notation");
  if (!chapter) return undefined;
  const specimen = specimenIn(chapter);
  if (!specimen) return "the chapter Notation shows no position: a block ```text of one line";
  const wrong = tablesOf(game).map((table) => misread(game, table, specimen.text));
  return wrong.includes(undefined) ? undefined : `line ${specimen.number}: ${wrong[0]}`;
}
