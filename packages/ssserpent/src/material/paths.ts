import type { Seat } from "@serpentarium/core";
import type { Field } from "../position.ts";
import type { Heading } from "./grid.ts";
import type { Ground } from "./ground.ts";
import { Walk } from "./walk.ts";

/** A path by its number: 1 for none, and two more bits for each step. */
type Path = number;
const NO_STEPS: Path = 1;
const withStep = (path: Path, heading: Heading): Path => path * 4 + heading;

/** The headings of a path, backwards. */
export function headingsBack(path: Path): Heading[] {
  const headings: Heading[] = [];
  for (let rest = path; rest > NO_STEPS; rest = Math.floor(rest / 4)) headings.push(rest % 4);
  return headings;
}

/** What is known of a seat in the position that was looked at last. */
interface Kept {
  ground: Ground;
  field: Field;
  readonly walk: Walk;
  /** The whole paths from its beginning; only the first `count`, which is -1 before they are looked for. */
  readonly paths: Path[];
  count: number;
}

/**
 * One for each seat: from one turn of a seat to its next there is little that changes. What is being changed is not kept
 * meanwhile, so that an exception leaves nothing half done.
 */
const keptFor: (Kept | undefined)[] = [];

function keep(ground: Ground, field: Field, seat: Seat): Kept {
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

/** Notes the paths that go on from one with a last step in each of some headings, given as bits. */
function note(found: Kept, path: Path, lasts: number): void {
  for (let heading = 0; heading < 4; heading++) {
    // no branch, of which a processor would guess half wrong: one that does not count is written over
    found.paths[found.count] = withStep(path, heading);
    found.count += (lasts >> heading) & 1;
  }
}

/** Finds every whole path by trying each step and taking it back; the last ones are told without taking them. */
function search(found: Kept, path: Path, left: number): void {
  const { walk } = found;
  const open = walk.openings();
  if (left === 1) {
    note(found, path, open);
    return;
  }
  for (let heading = 0; heading < 4; heading++) {
    if (open & (1 << heading)) follow(found, path, heading, left);
  }
}

/** Finds the whole paths that go on with a step. */
function follow(found: Kept, path: Path, heading: Heading, left: number): void {
  const { walk } = found;
  const ahead = left === 2 ? walk.openingsAhead(heading) : -1;
  if (ahead >= 0) {
    note(found, withStep(path, heading), ahead);
    return;
  }
  walk.step(heading);
  if (walk.enemyLength === 0) note(found, path, 1 << heading);
  else search(found, withStep(path, heading), left - 1);
  walk.back();
}

/** The whole paths of a seat, in order, until another position is looked at. */
export interface Paths {
  readonly paths: readonly Path[];
  /** How many there are: those behind them mean nothing. */
  readonly count: number;
}

/** Looks for the whole paths of a seat, once for a position. */
export function pathsOf(ground: Ground, field: Field, seat: Seat): Paths {
  const found = keep(ground, field, seat);
  if (found.count >= 0) return found;
  keptFor[seat] = undefined;
  found.count = 0;
  if (found.walk.isWhole(0)) found.paths[found.count++] = NO_STEPS;
  else search(found, NO_STEPS, found.walk.steps);
  keptFor[seat] = found;
  return found;
}
