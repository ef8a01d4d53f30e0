import type { Seat, Table } from "@serpentarium/core";
import type { Cell } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { hasSetupAppleCell } from "./material/placement.ts";
import { type BySeat, bySeat, type Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";
import type { BoardContents, Position } from "./position.ts";

const unplacedSerpent = (reserve: number): Serpent => ({
  body: [],
  pieces: [],
  lastHeading: -1,
  reserve,
  adult: false,
});

/** Creates the start function: an empty grid, with `bodies - apples` pieces of each colour in reserve (`material.pieces`). */
export const createStart =
  (ground: Ground) =>
  (table: Table<Options>): Position => {
    const { bodies, apples } = table.options;
    const serpent = unplacedSerpent(bodies - apples);
    return nextBluePosition(ground, { table, serpents: [serpent, serpent], blue: [], apples: [[], []] });
  };

/**
 * The maximal number of actions of a match: all placements of the set-up, and for each move at most one replanting for every body piece.
 * Null without a `moveLimit`, because every bite resets the quiet count.
 */
export const maxActions = ({
  options: { apples, blueApples, bodies, moveLimit },
}: Table<Options>): number | null =>
  moveLimit === null ? null : 2 * apples + blueApples + 3 + moveLimit * (1 + bodies);

/** Inserts a cell; the cells stay ascending. */
export function insertCell(cells: readonly Cell[], cell: Cell): readonly Cell[] {
  // a loop, because toSpliced and findLastIndex are several times slower on such short arrays
  const inserted = [...cells, cell];
  for (let i = cells.length; i > 0 && (cells[i - 1] as Cell) > cell; i--) {
    inserted[i] = cells[i - 1] as Cell;
    inserted[i - 1] = cell;
  }
  return inserted;
}

/** The number of apples of a seat's colour placed so far, including those skipped because no legal cell remained. */
export const dealtAppleCount = ({ table, serpents, apples }: BoardContents, seat: 0 | 1): number => {
  const { bodies, apples: each } = table.options;
  return apples[seat].length + serpents[seat].reserve - (bodies - each);
};

/** The position for the next blue apple (`setup.blue`); without a legal cell the rest leave the game (`setup.stuck`). */
export function nextBluePosition(ground: Ground, field: BoardContents): Position {
  if (field.blue.length === field.table.options.blueApples || !hasSetupAppleCell(ground, field))
    return nextApplesPosition(ground, field);
  const { table, serpents, blue, apples } = field;
  return { phase: "blue", table, serpents, blue, apples, toAct: blue.length % 2 };
}

/** The position for the next coloured apple (`setup.apples`); without a legal cell the rest go to the reserves (`setup.stuck`). */
export function nextApplesPosition(ground: Ground, field: BoardContents): Position {
  const { table, serpents, blue, apples } = field;
  const { apples: each } = table.options;
  const left: BySeat<number> = [each - dealtAppleCount(field, 0), each - dealtAppleCount(field, 1)];
  if (left[0] + left[1] === 0) return { phase: "heads", table, serpents, blue, apples, toAct: 0 };
  if (hasSetupAppleCell(ground, field)) {
    return { phase: "apples", table, serpents, blue, apples, toAct: left[1] >= left[0] ? 0 : 1 };
  }
  const [red, yellow] = serpents;
  const filled: BySeat<Serpent> = [
    { ...red, reserve: red.reserve + left[0] },
    { ...yellow, reserve: yellow.reserve + left[1] },
  ];
  return { phase: "heads", table, serpents: filled, blue, apples, toAct: 0 };
}

/** Places the head of a seat's opponent on a cell (`setup.heads`, `eat.adult`). */
export function placeHead<F extends BoardContents>(field: F, seat: Seat, cell: Cell): F {
  const victim = seat === 0 ? 1 : 0;
  const { reserve } = field.serpents[victim];
  const placed: Serpent = {
    body: [cell],
    pieces: [],
    lastHeading: -1,
    reserve,
    adult: field.apples[victim].length === 0,
  };
  return { ...field, serpents: bySeat(victim, placed, field.serpents[seat === 0 ? 0 : 1]) };
}
