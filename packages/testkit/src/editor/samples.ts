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
import type { PositionEditor } from "@serpentarium/core/editor";
import { possibleEdits } from "./edits.ts";

/** The maximal number of positions from each source. */
const MAX_POSITIONS = 12;
/** The number of successive random edits. */
const RANDOM_EDITS = 150;

/** At most {@link MAX_POSITIONS} items, evenly spread. */
const sampleEvenly = <T>(all: readonly T[]): T[] => {
  const step = Math.max(1, Math.ceil(all.length / MAX_POSITIONS));
  return all.filter((_, i) => i % step === 0);
};

/** The positions of the examples whose text is a position. */
export function examplePositions(game: Game, examples: readonly Example[]): AnyPosition[] {
  return examples.flatMap(({ position, options = {}, seats }) => {
    const table = parseTable(game, options, seats);
    const parsed = table.ok ? game.parsePosition(position, table.value) : undefined;
    return parsed?.ok ? [parsed.value] : [];
  });
}

function playoutPositions(game: Game, table: Table): AnyPosition[] {
  const positions: AnyPosition[] = [];
  const last = playout(game, game.start(table), createRandom("editor"), (position) =>
    positions.push(position),
  );
  return [...positions, last];
}

/** A position after a random edit; unchanged if the edit fails. */
function applyRandomEdit(
  game: Game,
  editor: PositionEditor,
  position: AnyPosition,
  random: Random,
): AnyPosition {
  const edits = possibleEdits(game, editor, position);
  const edit = edits[random.integer(edits.length)];
  const after = edit && editor.edit(position, edit.tool, edit.space);
  return after?.ok ? after.value : position;
}

/** The positions after successive random edits of a blank position; most are invalid. */
function randomEditPositions(game: Game, editor: PositionEditor, table: Table): AnyPosition[] {
  const random = createRandom("editor");
  const positions = [editor.blank(table)];
  for (let i = 0; i < RANDOM_EDITS; i++) {
    positions.push(applyRandomEdit(game, editor, positions.at(-1) as AnyPosition, random));
  }
  return positions;
}

/** The positions that one use of a tool makes of a blank position. */
export function positionsAfterOneEdit(game: Game, editor: PositionEditor): readonly AnyPosition[] {
  const blank = editor.blank(createTable(game));
  return possibleEdits(game, editor, blank).flatMap(({ tool, space }) => {
    const after = editor.edit(blank, tool, space);
    return after.ok ? [after.value] : [];
  });
}

/** Positions to edit: from a playout, from the rulebook’s examples, and from random edits. */
export function samplePositions(
  game: Game,
  editor: PositionEditor,
  examples: readonly Example[],
): readonly AnyPosition[] {
  const table = createTable(game);
  return [
    editor.blank(table),
    ...sampleEvenly(playoutPositions(game, table)),
    ...sampleEvenly(examplePositions(game, examples)),
    ...sampleEvenly(randomEditPositions(game, editor, table)),
  ];
}
