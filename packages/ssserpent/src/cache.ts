import type { Seat } from "@serpentarium/core";
import { MAX_SIDE } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { Stepper } from "./material/stepper.ts";
import type { BoardContents } from "./position.ts";

/*
 * State kept between calls for speed. It never changes a result: `closedCells` is filled and read within one call, a stepper
 * belongs to one field object on one ground, and an entry is removed while it is being changed, so that an exception cannot
 * leave it inconsistent. The law `interleaving` of the test kit checks this.
 */

/** 1 for each cell of a grid on which nothing may be placed. */
export const closedCells: Uint8Array = new Uint8Array(MAX_SIDE ** 2);

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
