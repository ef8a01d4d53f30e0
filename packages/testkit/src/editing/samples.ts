import {
  type AnyPosition,
  createRandom,
  createTable,
  type Example,
  type Game,
  parseTable,
  playout,
  type Random,
  type Table,
} from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { editsOf } from "./edits.ts";

/** How many positions of each source are looked at. */
const MOST = 12;
/** How many changes are made one after the other. */
const CHANGES = 150;

/** Some of many, far apart. */
const spreadOver = <T>(all: readonly T[]): T[] => {
  const step = Math.max(1, Math.ceil(all.length / MOST));
  return all.filter((_, i) => i % step === 0);
};

function positionsOf(game: Game, examples: readonly Example[]): AnyPosition[] {
  return examples.flatMap(({ position, options = {}, seats }) => {
    const table = parseTable(game, options, seats);
    const read = table.ok ? game.parsePosition(position, table.value) : undefined;
    return read?.ok ? [read.value] : [];
  });
}

function played(game: Game, table: Table): AnyPosition[] {
  const positions: AnyPosition[] = [];
  const last = playout(game, game.start(table), createRandom("editor"), (position) =>
    positions.push(position),
  );
  return [...positions, last];
}

/** A position after some change at random; the same one where that fails. */
function changedAtRandom(game: Game, editor: Editor, position: AnyPosition, random: Random): AnyPosition {
  const edits = editsOf(game, editor, position);
  const edit = edits[random.integer(edits.length)];
  const after = edit && editor.edit(position, edit.tool, edit.space);
  return after?.ok ? after.value : position;
}

/** What becomes of a blank position as one change follows the other: most of it cannot stand. */
function pressed(game: Game, editor: Editor, table: Table): AnyPosition[] {
  const random = createRandom("editor");
  const positions = [editor.blank(table)];
  for (let i = 0; i < CHANGES; i++) {
    positions.push(changedAtRandom(game, editor, positions.at(-1) as AnyPosition, random));
  }
  return positions;
}

/** Positions to change: of a match, of the rulebook, and such as nobody would set up. */
export function samplesOf(game: Game, editor: Editor, examples: readonly Example[]): readonly AnyPosition[] {
  const table = createTable(game);
  return [
    editor.blank(table),
    ...spreadOver(played(game, table)),
    ...spreadOver(positionsOf(game, examples)),
    ...spreadOver(pressed(game, editor, table)),
  ];
}
