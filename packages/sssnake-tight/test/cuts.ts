import {
  type Cell,
  cellAt,
  follow,
  HEAD,
  joinsOf,
  type Layout,
  OPENINGS,
  partsOnTraces,
  placeAt,
  STEP,
  STEPS,
  TAIL,
} from "../../sssnake/test/layout.ts";

/*
 * An independent proof that a snake with a loose part cannot be finished: a single step that every path must take. It shares no
 * code with the package.
 */

const SIDES = Object.keys(STEP) as (keyof typeof STEP)[];

/** The cells that the ends of loose parts face. */
function loosePartCells(layout: Layout): readonly Cell[] {
  const parts = partsOnTraces(layout);
  return [...layout].flatMap(([cell, card]) => {
    const on = (parts.get(cell) ?? []).flat();
    return SIDES.filter((side) => joinsOf(card)[side] && !on.includes(side)).map((side) => cell + STEP[side]);
  });
}

/** The empty cells of a snake and of a margin of three cells around it. */
function emptyCells(layout: Layout): ReadonlySet<Cell> {
  const places = [...layout.keys(), HEAD, TAIL].map(placeAt);
  const boundsOf = (all: readonly number[]) => [Math.min(...all) - 3, Math.max(...all) + 3] as const;
  const [west, east] = boundsOf(places.map(({ x }) => x));
  const [south, north] = boundsOf(places.map(({ y }) => y));
  const empty = new Set<Cell>();
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) empty.add(cellAt(x, y));
  for (const cell of [...layout.keys(), HEAD, TAIL]) empty.delete(cell);
  return empty;
}

/** A step between two cells, in either direction. */
type Step = readonly [Cell, Cell];

/** A flood fill of empty cells that avoids one step: each cell reached, with the cell before it. */
function flood(
  empty: ReadonlySet<Cell>,
  from: readonly Cell[],
  without?: Step,
): ReadonlyMap<Cell, Cell | undefined> {
  const previous = new Map<Cell, Cell | undefined>(from.map((cell) => [cell, undefined]));
  for (const [cell] of previous) {
    for (const step of STEPS) {
      const next = cell + step;
      if (!empty.has(next) || previous.has(next)) continue;
      if (without?.includes(cell) && without.includes(next)) continue;
      previous.set(next, cell);
    }
  }
  return previous;
}

/**
 * Whether there are no two paths from the ends to the loose part: an end of either is blocked, or a single step cuts all paths
 * (Menger's theorem).
 */
export function isCut(layout: Layout): boolean {
  const partCells = loosePartCells(layout);
  if (partCells.length !== 2 || partCells.some((cell) => layout.has(cell) || cell === HEAD || cell === TAIL))
    return true;
  const ends = [OPENINGS.head, OPENINGS.tail].map((from) => follow(layout, from));
  const cells = ends.flatMap((end) => (typeof end === "object" ? [end.cell] : []));
  if (cells.length < 2) return true;
  return separates(layout, cells, partCells);
}

/** Whether removing one step, or one of the four cells where a path begins or ends, leaves no path. */
function separates(layout: Layout, from: readonly Cell[], to: readonly Cell[]): boolean {
  const empty = emptyCells(layout);
  const reaches = (starts: readonly Cell[], goals: readonly Cell[], without?: Step): boolean => {
    const reached = flood(empty, starts, without);
    return goals.some((goal) => reached.has(goal));
  };
  const oneLess = (cells: readonly Cell[]): Cell[][] =>
    cells.map((_, i) => cells.filter((_cell, j) => j !== i));
  if (oneLess(from).some((left) => !reaches(left, to))) return true;
  if (oneLess(to).some((left) => !reaches(from, left))) return true;
  // a step that cuts all paths is also on this one
  const previous = flood(empty, from);
  let cell = to.find((goal) => previous.has(goal));
  while (cell !== undefined) {
    const before: Cell | undefined = previous.get(cell);
    if (before !== undefined && !reaches(from, to, [before, cell])) return true;
    cell = before;
  }
  return false;
}
