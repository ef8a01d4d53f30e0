import type { Seat } from "@serpentarium/core";
import { type Kept, keep, keptFor, type Path } from "../memory.ts";
import type { Field } from "../position.ts";
import type { Heading } from "./grid.ts";
import type { Ground } from "./ground.ts";

const NO_STEPS: Path = 1;
const withStep = (path: Path, heading: Heading): Path => path * 4 + heading;

/** The headings of a path, backwards. */
export function headingsBack(path: Path): Heading[] {
  const headings: Heading[] = [];
  for (let rest = path; rest > NO_STEPS; rest = Math.floor(rest / 4)) headings.push(rest % 4);
  return headings;
}

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
