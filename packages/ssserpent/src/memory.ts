import type { Seat } from "@serpentarium/core";
import { LONGEST_SIDE } from "./material/grid.ts";
import type { Ground } from "./material/ground.ts";
import { Walk } from "./material/walk.ts";
import type { Field } from "./position.ts";

/*
 * What is kept from one question to the next. It is safe because no answer is read from it that belongs to another question:
 * `closed` is filled and read within one, a walk stands for one field object on one ground, and what is being changed is not
 * kept meanwhile, so that an exception leaves nothing half done. The law `interleaving` of the kit holds it to that.
 */

/** 1 for the cells of a grid on which nothing may be placed. */
export const closed: Uint8Array = new Uint8Array(LONGEST_SIDE ** 2);

/** A path by its number: 1 for none, and two more bits for each step. */
export type Path = number;
/** What is known of a seat in the position that was looked at last. */
export interface Kept {
  ground: Ground;
  field: Field;
  readonly walk: Walk;
  /** The whole paths from its beginning; only the first `count`, which is -1 before they are looked for. */
  readonly paths: Path[];
  count: number;
}

/** One for each seat: from one turn of a seat to its next there is little that changes. */
export const keptFor: (Kept | undefined)[] = [];

export function keep(ground: Ground, field: Field, seat: Seat): Kept {
  const kept = keptFor[seat];
  if (!kept) {
    const made: Kept = { ground, field, walk: new Walk(ground, field, seat), paths: [], count: -1 };
    keptFor[seat] = made;
    return made;
  }
  if (kept.field === field && kept.ground === ground) kept.walk.reset();
  else {
    keptFor[seat] = undefined;
    kept.walk.begin(ground, field, seat);
    kept.ground = ground;
    kept.field = field;
    kept.count = -1;
    keptFor[seat] = kept;
  }
  return kept;
}

/**
 * The walk of a seat, at its beginning. Whether a position is stuck, what its paths are and where one leads is asked
 * one after the other: one walk is kept for all of them, because making one takes longer than walking. Whoever looks at
 * another position meanwhile needs a walk of their own.
 */
export const walkOf = (ground: Ground, field: Field, seat: Seat): Walk => keep(ground, field, seat).walk;
