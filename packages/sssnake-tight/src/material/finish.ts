import type { Snake } from "@serpentarium/sssnake";
import {
  beside,
  type Cell,
  EMPTY,
  type Finish,
  JOINED,
  layingOf,
  opposite,
  type Placed,
  plainCard,
  turned,
  WAYS,
  type Way,
} from "@serpentarium/sssnake/parts";
import type { ClauseId } from "../clauses.ts";
import { type Ground, groundOf } from "./ground.ts";
import { type LoosePart, looseParts } from "./loose.ts";
import { hasTwoWays } from "./possible.ts";
import { type Pair, type TwoWays, twoWays } from "./two-ways.ts";

/*
 * A snake with one loose part is finished by two ways: one from each of its ends to each end of the loose part. Which end
 * goes to which does not matter, and that is what makes it possible to tell exactly: two ways from two cells to two others
 * are a flow. With a second loose part somebody would have to say which is joined to which (`tight.one-loose`).
 */

/** The cells that the ends of a snake face, and those that the ends of a loose part face; none where one is shut. */
function pairsOf(
  { cells, ends, width }: Snake,
  { cell, sides }: LoosePart,
): readonly [Pair, Pair] | undefined {
  const [c, d] = [beside(cell, sides[0], width), beside(cell, sides[1], width)];
  if (!ends || cells[c] !== EMPTY || cells[d] !== EMPTY) return undefined;
  return [
    [ends.h.cell, ends.t.cell],
    [c, d],
  ];
}

/** Two ways, and the ground on which they are. */
interface Found {
  readonly ground: Ground;
  readonly ways: TwoWays;
}

/** How a snake with a loose part is finished; nothing where it cannot be. */
function waysOf(snake: Snake, loose: LoosePart, lanes?: number): Found | undefined {
  const pairs = pairsOf(snake, loose);
  if (!pairs) return undefined;
  const ground = groundOf(snake, lanes);
  const [[a, b], [c, d]] = pairs;
  const { cellOf } = ground;
  const ways = twoWays(ground, [cellOf(a), cellOf(b)], [cellOf(c), cellOf(d)]);
  return ways && { ground, ways };
}

function canFinish(snake: Snake): boolean {
  const [loose, ...more] = looseParts(snake);
  if (!loose) return JOINED.canFinish(snake);
  const pairs = more.length === 0 && pairsOf(snake, loose);
  return pairs ? hasTwoWays(snake, ...pairs) : false;
}

/** The parts that a snake is short; never enough where it cannot be finished. */
export function countMissing(snake: Snake, lanes?: number): number {
  const [loose] = looseParts(snake);
  if (!loose) return JOINED.missing(snake);
  return waysOf(snake, loose, lanes)?.ways.parts ?? Number.POSITIVE_INFINITY;
}

/** How a way goes through a cell. */
interface Pass {
  readonly cell: Cell;
  readonly into: Way;
  readonly exit: Way;
}

/** A way from where an end of the snake is to the loose part, whose steps are used up. */
function follow({ ground, ways: { taken } }: Found, loose: LoosePart, from: Cell, way: Way): Pass[] {
  const passes: Pass[] = [];
  let [cell, into] = [from, way];
  for (;;) {
    const exit = WAYS.find((other) => (taken[cell] ?? 0) & (1 << other));
    const last = loose.sides.find((side) => beside(ground.cellOf(loose.cell), side, ground.width) === cell);
    passes.push({ cell, into, exit: exit ?? opposite(last ?? into) });
    if (exit === undefined) return passes;
    taken[cell] = (taken[cell] ?? 0) ^ (1 << exit);
    cell = beside(cell, exit, ground.width);
    into = exit;
  }
}

/** The card that has the parts of one pass or of two. */
function cardOf([{ into, exit }, second]: readonly [Pass, Pass | undefined]): number {
  if (!second) return plainCard(into, exit);
  if (into === exit) return layingOf("X", into, "");
  return layingOf("D", into, turned(into, 1) === exit ? "R" : "L");
}

function completion(snake: Snake): readonly Placed[] {
  const [loose] = looseParts(snake);
  if (!loose || !snake.ends) return JOINED.completion(snake);
  const found = waysOf(snake, loose);
  if (!found) return [];
  const { h, t } = snake.ends;
  const { cellOf, placeOf } = found.ground;
  const head = follow(found, loose, cellOf(h.cell), h.way);
  const tail = follow(found, loose, cellOf(t.cell), t.way);
  const passes = [...head, ...tail.toReversed()];
  return passes.flatMap((pass, i) => {
    const same = passes.filter(({ cell }) => cell === pass.cell);
    const isFirst = passes.findIndex(({ cell }) => cell === pass.cell) === i;
    return isFirst ? [{ ...placeOf(pass.cell), laid: cardOf([pass, same[1]]) }] : [];
  });
}

/** Head and tail are to be joined, and both parts of every card are to be on the snake (`tight.both-parts`). */
export const TIGHT: Finish<ClauseId> = {
  canFinish,
  missing: (snake) => countMissing(snake),
  completion,
  refuse(snake) {
    const cells = looseParts(snake).map(({ cell }) => cell);
    if (cells.length > 1) return { clause: "tight.one-loose", cells };
    return cells.length > 0 && !snake.ends ? { clause: "tight.both-parts", cells } : undefined;
  },
};
