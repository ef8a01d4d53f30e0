import type { Seat, Table } from "@serpentarium/core";
import type { Cell } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { hasSetupCell } from "./material/placing.ts";
import { type BySeat, bySeat, type Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";
import type { Field, Position } from "./position.ts";

const withReserve = (reserve: number): Serpent => ({ body: [], pieces: [], last: -1, reserve, adult: false });

/** An empty grid; `bodies - apples` pieces of each colour are in its reserve (`material.pieces`). */
export const createStart =
  (ground: Ground) =>
  (table: Table<Options>): Position => {
    const { bodies, apples } = table.options;
    const serpent = withReserve(bodies - apples);
    return blueNext(ground, { table, serpents: [serpent, serpent], blue: [], apples: [[], []] });
  };

/**
 * Set-up places every apple and two heads, a move bites at most all bodies of the other colour off; without a
 * `moveLimit` there is no bound, because every bite starts the quiet count anew.
 */
export const longest = ({
  options: { apples, blueApples, bodies, moveLimit },
}: Table<Options>): number | null =>
  moveLimit === null ? null : 2 * apples + blueApples + 3 + moveLimit * (1 + bodies);

/** Cells with one more, still ascending. */
export function insert(cells: readonly Cell[], cell: Cell): readonly Cell[] {
  return cells.toSpliced(cells.findLastIndex((other) => other < cell) + 1, 0, cell);
}

/** Apples of a seat's colour that are placed, or that had no legal cell and went to its reserve. */
export const dealtOf = ({ table, serpents, apples }: Field, seat: 0 | 1): number => {
  const { bodies, apples: each } = table.options;
  return apples[seat].length + serpents[seat].reserve - (bodies - each);
};

/** The next blue apple (`setup.blue`); where none has a legal cell, the rest leave the game (`setup.stuck`). */
export function blueNext(ground: Ground, field: Field): Position {
  if (field.blue.length === field.table.options.blueApples || !hasSetupCell(ground, field))
    return applesNext(ground, field);
  const { table, serpents, blue, apples } = field;
  return { phase: "blue", table, serpents, blue, apples, toAct: blue.length % 2 };
}

/** The next coloured apple (`setup.apples`); where none has a legal cell, the rest go to the reserves. */
export function applesNext(ground: Ground, field: Field): Position {
  const { table, serpents, blue, apples } = field;
  const { apples: each } = table.options;
  const left: BySeat<number> = [each - dealtOf(field, 0), each - dealtOf(field, 1)];
  if (left[0] + left[1] === 0) return { phase: "heads", table, serpents, blue, apples, toAct: 0 };
  if (hasSetupCell(ground, field)) {
    return { phase: "apples", table, serpents, blue, apples, toAct: left[1] >= left[0] ? 0 : 1 };
  }
  const [red, yellow] = serpents;
  const filled: BySeat<Serpent> = [
    { ...red, reserve: red.reserve + left[0] },
    { ...yellow, reserve: yellow.reserve + left[1] },
  ];
  return { phase: "heads", table, serpents: filled, blue, apples, toAct: 0 };
}

/** The field with the head of a seat's opponent on a cell (`setup.heads`, `eat.adult`). */
export function withHead(field: Field, seat: Seat, cell: Cell): Field {
  const victim = seat === 0 ? 1 : 0;
  const { reserve } = field.serpents[victim];
  const placed: Serpent = {
    body: [cell],
    pieces: [],
    last: -1,
    reserve,
    adult: field.apples[victim].length === 0,
  };
  return { ...field, serpents: bySeat(victim, placed, field.serpents[seat === 0 ? 0 : 1]) };
}
