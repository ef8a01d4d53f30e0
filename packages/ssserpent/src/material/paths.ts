import type { Seat } from "@serpentarium/core";
import { type PathCache, type PathCode, pathCacheFor, setPathCache } from "../cache.ts";
import type { BoardContents } from "../position.ts";
import { adjacentCell, type Cell, type Grid, type Heading } from "./grid.ts";
import type { Ground } from "./ground.ts";

const NO_STEPS: PathCode = 1;
const withStep = (path: PathCode, heading: Heading): PathCode => path * 4 + heading;

/** The headings of an encoded path, last step first. */
export function reversedHeadings(path: PathCode): Heading[] {
  const headings: Heading[] = [];
  for (let rest = path; rest > NO_STEPS; rest = Math.floor(rest / 4)) headings.push(rest % 4);
  return headings;
}

/** Adds the paths that extend one by a last step; `headings` are bits. */
function addPaths(cache: PathCache, path: PathCode, headings: number): void {
  const { paths } = cache;
  let { count } = cache;
  for (let heading = 0; heading < 4; heading++) {
    // branchless, because half of the branches would be mispredicted: an invalid path is overwritten
    paths[count] = withStep(path, heading);
    count += (headings >> heading) & 1;
  }
  cache.count = count;
}

/** Finds every whole path by taking and undoing each step; last steps are counted without being taken. */
function searchPaths(cache: PathCache, path: PathCode, left: number): void {
  const { stepper } = cache;
  const open = stepper.openHeadings();
  if (left === 1) {
    addPaths(cache, path, open);
    return;
  }
  for (let heading = 0; heading < 4; heading++) {
    if (open & (1 << heading)) searchStep(cache, path, heading, left);
  }
}

/** Finds the whole paths that continue with a step. */
function searchStep(cache: PathCache, path: PathCode, heading: Heading, left: number): void {
  const { stepper } = cache;
  const ahead = left === 2 ? stepper.openHeadingsAfter(heading) : -1;
  if (ahead >= 0) {
    addPaths(cache, withStep(path, heading), ahead);
    return;
  }
  stepper.step(heading);
  if (stepper.enemyLength === 0) addPaths(cache, path, 1 << heading);
  else searchPaths(cache, withStep(path, heading), left - 1);
  stepper.undo();
}

/** The whole paths of a seat, in order; valid until another position is examined. */
export interface Paths {
  readonly paths: readonly PathCode[];
  /** The number of valid paths; entries beyond it are stale. */
  readonly count: number;
}

/** The whole paths of a seat, searched once for each position. */
export function pathsOf(ground: Ground, field: BoardContents, seat: Seat): Paths {
  const cache = pathCacheFor(ground, field, seat);
  if (cache.count >= 0) return cache;
  setPathCache(undefined);
  cache.count = 0;
  if (cache.stepper.isWhole(0)) cache.paths[cache.count++] = NO_STEPS;
  else searchPaths(cache, NO_STEPS, cache.stepper.requiredSteps);
  setPathCache(cache);
  return cache;
}

/** The cells that a head enters with some steps, in order; only up to the edge if they leave the grid. */
export function cellsOnPath(grid: Grid, from: Cell, headings: readonly Heading[]): Cell[] {
  const cells: Cell[] = [];
  for (const heading of headings) {
    const cell = adjacentCell(grid, cells.at(-1) ?? from, heading);
    if (cell < 0) break;
    cells.push(cell);
  }
  return cells;
}
