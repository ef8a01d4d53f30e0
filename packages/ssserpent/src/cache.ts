import type { Seat } from "@serpentarium/core";
import { type Cell, type Grid, MAX_SIDE } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { Stepper } from "./material/stepper.ts";
import type { BoardContents } from "./position.ts";

/*
 * State kept between calls for speed. It never changes a result: `closedCells` and `openCellBuffer` are filled and read
 * within one call, the cells for apples are keyed by the grid and the parts of a field that determine them, the stepper
 * belongs to one field on one ground, and an entry is removed while it is being changed, so that an exception cannot
 * leave it inconsistent. The law `interleaving` of the test kit checks this.
 */

/** 1 for each cell of a grid on which nothing may be placed; the last entry is for the wall. */
export const closedCells: Uint8Array = new Uint8Array(MAX_SIDE ** 2 + 1);
/** Lists of open cells are filled here, and then copied. */
export const openCellBuffer: Cell[] = [];

/** The cells for apples of the last examined field, because a check whether there are any precedes drawing one. */
let appleCellCache:
  | { readonly grid: Grid; readonly field: BoardContents; readonly cells: readonly Cell[] }
  | undefined;

/** These cells, if the field equals the last examined one in everything that determines them. */
export function cachedAppleCells(grid: Grid, field: BoardContents): readonly Cell[] | undefined {
  if (!appleCellCache || appleCellCache.grid !== grid) return undefined;
  const { serpents, blue, apples } = appleCellCache.field;
  const isSame = field.serpents === serpents && field.blue === blue && field.apples === apples;
  return isSame ? appleCellCache.cells : undefined;
}

export function cacheAppleCells(grid: Grid, field: BoardContents, cells: readonly Cell[]): readonly Cell[] {
  appleCellCache = { grid, field, cells };
  return cells;
}

/** A path as a number: 1 for the empty path, then two bits for each step. */
export type PathCode = number;
/** The stepper and the paths of the seat in the field examined last. */
export interface PathCache {
  ground: Ground;
  /** Only compared by identity: a caller's position may be a proxy that can no longer be read. */
  field: BoardContents;
  /** The field after the last move. */
  reached: BoardContents | undefined;
  readonly stepper: Stepper;
  /** The whole paths; only the first `count` are valid, and `count` is -1 before the search. */
  readonly paths: PathCode[];
  count: number;
}

let pathCache: PathCache | undefined;

/** Removes the entry while it is being changed. */
export function setPathCache(cache: PathCache | undefined): void {
  pathCache = cache;
}

export function pathCacheFor(ground: Ground, field: BoardContents, seat: Seat): PathCache {
  const cached = pathCache;
  if (!cached) {
    const stepper = new Stepper(ground, field, seat);
    pathCache = { ground, field, reached: undefined, stepper, paths: [], count: -1 };
    return pathCache;
  }
  const { stepper } = cached;
  const isLoaded = cached.field === field || (cached.reached && isSameField(cached.reached, field));
  if (isLoaded && stepper.seat === seat && cached.ground === ground) {
    cached.field = field;
    stepper.reset();
    return cached;
  }
  pathCache = undefined;
  stepper.load(ground, field, seat);
  cached.ground = ground;
  cached.field = field;
  cached.reached = undefined;
  cached.count = -1;
  pathCache = cached;
  return cached;
}

const isSameField = (one: BoardContents, other: BoardContents): boolean =>
  one.serpents === other.serpents &&
  one.apples === other.apples &&
  one.blue === other.blue &&
  one.table === other.table;

/** Keeps the steps of the shared stepper, which have led to a field: the next seat usually continues from there. */
export function keepSteps(field: BoardContents, seat: Seat): void {
  const cached = pathCache;
  if (!cached || cached.stepper.isTrailLong) return;
  cached.stepper.beginTurn(field, seat);
  cached.field = field;
  cached.reached = field;
  cached.count = -1;
}

/**
 * The shared stepper, without steps. The check for stuck serpents, the list of paths and applying a path all use it, because creating a
 * stepper takes longer than stepping. A caller that examines another position meanwhile needs its own.
 */
export const stepperOf = (ground: Ground, field: BoardContents, seat: Seat): Stepper =>
  pathCacheFor(ground, field, seat).stepper;
