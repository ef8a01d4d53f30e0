import type { Seat } from "@serpentarium/core";
import { type Cell, type Grid, MAX_SIDE } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { Stepper } from "./material/stepper.ts";
import type { BoardContents } from "./position.ts";

/*
 * State kept between calls for speed. It never changes a result: `closedCells` and `openCellBuffer` are filled and read
 * within one call, the cells for apples belong to the grid and the parts of a field that decide them, a stepper belongs to one
 * field object on one ground, and an entry is removed while it is being changed, so that an exception cannot leave it
 * inconsistent. The law `interleaving` of the test kit checks this.
 */

/** 1 for each cell of a grid on which nothing may be placed; the last entry is for the wall. */
export const closedCells: Uint8Array = new Uint8Array(MAX_SIDE ** 2 + 1);
/** Lists of open cells are filled here, and then copied. */
export const openCellBuffer: Cell[] = [];

/** The cells for apples of the field examined last: whether there are any is checked before one is drawn. */
let appleCellCache:
  | { readonly grid: Grid; readonly field: BoardContents; readonly cells: readonly Cell[] }
  | undefined;

/** These cells, if the field differs from the one examined last in nothing that decides them. */
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
/** The stepper and the paths of a seat in the position examined last. */
export interface SeatCache {
  ground: Ground;
  field: BoardContents;
  readonly stepper: Stepper;
  /** The whole paths; only the first `count` are valid, and `count` is -1 before the search. */
  readonly paths: PathCode[];
  count: number;
}

/** One entry for each seat: little changes between two turns of a seat. */
export const seatCaches: (SeatCache | undefined)[] = [];

export function cacheFor(ground: Ground, field: BoardContents, seat: Seat): SeatCache {
  const cached = seatCaches[seat];
  if (!cached) {
    const created: SeatCache = {
      ground,
      field,
      stepper: new Stepper(ground, field, seat),
      paths: [],
      count: -1,
    };
    seatCaches[seat] = created;
    return created;
  }
  if (cached.field === field && cached.ground === ground) cached.stepper.reset();
  else {
    seatCaches[seat] = undefined;
    cached.stepper.load(ground, field, seat);
    cached.ground = ground;
    cached.field = field;
    cached.count = -1;
    seatCaches[seat] = cached;
  }
  return cached;
}

/**
 * The shared stepper of a seat, with no step taken. Checking for stuck serpents, listing paths and applying one all use it,
 * because creating a stepper takes longer than stepping. A caller that looks at another position meanwhile needs its own.
 */
export const stepperOf = (ground: Ground, field: BoardContents, seat: Seat): Stepper =>
  cacheFor(ground, field, seat).stepper;
