import {
  type Cell,
  follow,
  HEAD,
  joinsOf,
  type Layout,
  OPENINGS,
  placeAt,
  STEP,
  STEPS,
  TAIL,
  traced,
} from "../../sssnake/test/layout.ts";

/*
 * Why a snake with a loose part can never be finished: one step between two cells that every way has to take. It shares
 * nothing with the package.
 */

const SIDES = Object.keys(STEP) as (keyof typeof STEP)[];

/** The cells that the ends of loose parts face. */
function mouthsOf(layout: Layout): readonly Cell[] {
  const parts = traced(layout);
  return [...layout].flatMap(([cell, card]) => {
    const on = (parts.get(cell) ?? []).flat();
    return SIDES.filter((side) => joinsOf(card)[side] && !on.includes(side)).map((side) => cell + STEP[side]);
  });
}

/** The steps by which a flood that avoids one step comes to each cell that it reaches. */
function flood(layout: Layout, from: readonly Cell[], without: string): ReadonlyMap<Cell, Cell | undefined> {
  const places = [...layout.keys(), HEAD, TAIL].map(placeAt);
  const near = (all: readonly number[]) => [Math.min(...all) - 3, Math.max(...all) + 3] as const;
  const [west, east] = near(places.map(({ x }) => x));
  const [south, north] = near(places.map(({ y }) => y));
  const isNear = (cell: Cell): boolean => {
    const { x, y } = placeAt(cell);
    return x >= west && x <= east && y >= south && y <= north;
  };
  const came = new Map<Cell, Cell | undefined>(from.map((cell) => [cell, undefined]));
  for (const [cell] of came) {
    for (const step of STEPS) {
      const next = cell + step;
      const isWall = layout.has(next) || next === HEAD || next === TAIL || !isNear(next);
      if (isWall || came.has(next) || (without && stepOf(cell, next) === without)) continue;
      came.set(next, cell);
    }
  }
  return came;
}

const stepOf = (a: Cell, b: Cell): string => `${Math.min(a, b)}–${Math.max(a, b)}`;

/**
 * Whether there are not two ways from the ends to a loose part: an end of it or of the snake is shut, some step cuts all
 * ways, or the loose part begins against a card. By Menger's theorem that is the same.
 */
export function isCut(layout: Layout): boolean {
  const mouths = mouthsOf(layout);
  if (mouths.length !== 2 || mouths.some((cell) => layout.has(cell) || cell === HEAD || cell === TAIL))
    return true;
  const ends = [OPENINGS.head, OPENINGS.tail].map((from) => follow(layout, from));
  const cells = ends.flatMap((end) => (typeof end === "object" ? [end.cell] : []));
  if (cells.length < 2) return true;
  return separates(layout, cells, mouths);
}

/** Whether taking away one step, or one of the four places where a way begins or ends, leaves no way. */
function separates(layout: Layout, from: readonly Cell[], to: readonly Cell[]): boolean {
  const reaches = (starts: readonly Cell[], goals: readonly Cell[], without = ""): boolean => {
    const came = flood(layout, starts, without);
    return goals.some((goal) => came.has(goal));
  };
  const oneLess = (cells: readonly Cell[]): Cell[][] =>
    cells.map((_, i) => cells.filter((_cell, j) => j !== i));
  if (oneLess(from).some((left) => !reaches(left, to))) return true;
  if (oneLess(to).some((left) => !reaches(from, left))) return true;
  // a step that cuts is on every way, so on this one
  const came = flood(layout, from, "");
  let cell = to.find((goal) => came.has(goal));
  while (cell !== undefined) {
    const before: Cell | undefined = came.get(cell);
    if (before !== undefined && !reaches(from, to, stepOf(before, cell))) return true;
    cell = before;
  }
  return false;
}
