import type { EndLetter, Snake } from "@serpentarium/sssnake";
import {
  adjacentCell,
  type Cell,
  DIRECTIONS,
  type Direction,
  EMPTY_TILE,
  type FinishRules,
  JOINED_FINISH_RULES,
  layCard,
  oppositeDirection,
  type PlacedTile,
  rotateDirection,
  singlePartTile,
  type Tile,
  tileForBend,
} from "@serpentarium/sssnake/parts";
import type { ClauseId } from "../clauses.ts";
import { hasTwoPaths } from "./has-two-paths.ts";
import { isDouble, type LoosePart, looseParts } from "./loose-parts.ts";
import { type RoutingGrid, routingGridOf } from "./routing-grid.ts";
import { type CellPair, shortestTwoPaths, type TwoPaths } from "./two-paths.ts";

/*
 * A snake with one loose part is finished by two paths, one from each of its ends to an end of the loose part. Either pairing
 * of the ends is valid, so the two paths are a network flow, which is solved exactly. With a second loose part the pairing
 * would matter (`tight.one-loose`).
 */

/** The cells that the ends of the snake face, and those that the ends of a loose part face; undefined if one is blocked. */
function endPairs(
  { cells, ends, width }: Snake,
  { cell, sides }: LoosePart,
): readonly [CellPair, CellPair] | undefined {
  const [c, d] = [adjacentCell(cell, sides[0], width), adjacentCell(cell, sides[1], width)];
  if (!ends || cells[c] !== EMPTY_TILE || cells[d] !== EMPTY_TILE) return undefined;
  return [
    [ends.h.cell, ends.t.cell],
    [c, d],
  ];
}

/** Two paths and their grid. */
interface RoutedPaths {
  readonly grid: RoutingGrid;
  readonly paths: TwoPaths;
}

/** The shortest two paths that finish a snake with a loose part; undefined if there are none. */
function shortestPaths(snake: Snake, loose: LoosePart, margin?: number): RoutedPaths | undefined {
  const pairs = endPairs(snake, loose);
  if (!pairs) return undefined;
  const grid = routingGridOf(snake, margin);
  const [[a, b], [c, d]] = pairs;
  const { cellOf } = grid;
  const paths = shortestTwoPaths(grid, [cellOf(a), cellOf(b)], [cellOf(c), cellOf(d)]);
  return paths && { grid, paths };
}

function canFinish(snake: Snake): boolean {
  const [loose, ...more] = looseParts(snake);
  if (!loose) return JOINED_FINISH_RULES.canFinish(snake);
  const pairs = more.length === 0 && endPairs(snake, loose);
  return pairs ? hasTwoPaths(snake, ...pairs) : false;
}

// the last examined snake, because each of its trial placements asks whether it has loose parts
let last: { readonly snake: Snake; readonly hasLooseParts: boolean } | undefined;

function hasLooseParts(snake: Snake): boolean {
  if (last?.snake !== snake) last = { snake, hasLooseParts: looseParts(snake).length > 0 };
  return last.hasLooseParts;
}

function canLay(snake: Snake, end: EndLetter, card: Tile): boolean {
  // no loose part before, and none after
  if (!isDouble(card) && !hasLooseParts(snake))
    return JOINED_FINISH_RULES.canFinish.afterLaying(snake, end, card);
  const after = layCard(snake, end, card);
  return after !== undefined && canFinish(after);
}

/** The number of missing parts of a snake; infinite if it cannot be finished. */
export function missingParts(snake: Snake, margin?: number): number {
  const [loose] = looseParts(snake);
  if (!loose) return JOINED_FINISH_RULES.missing(snake);
  return shortestPaths(snake, loose, margin)?.paths.parts ?? Number.POSITIVE_INFINITY;
}

/** How a path passes through a cell: the directions of entry and exit. */
interface Pass {
  readonly cell: Cell;
  readonly entry: Direction;
  readonly exit: Direction;
}

/** The passes of a path from an end of the snake to the loose part; removes its steps from `taken`. */
function passesFrom(
  { grid, paths: { taken } }: RoutedPaths,
  loose: LoosePart,
  from: Cell,
  direction: Direction,
): Pass[] {
  const passes: Pass[] = [];
  let [cell, entry] = [from, direction];
  for (;;) {
    const exit = DIRECTIONS.find((other) => (taken[cell] ?? 0) & (1 << other));
    const last = loose.sides.find((side) => adjacentCell(grid.cellOf(loose.cell), side, grid.width) === cell);
    passes.push({ cell, entry, exit: exit ?? oppositeDirection(last ?? entry) });
    if (exit === undefined) return passes;
    taken[cell] = (taken[cell] ?? 0) ^ (1 << exit);
    cell = adjacentCell(cell, exit, grid.width);
    entry = exit;
  }
}

/** The tile that has the parts of one or two passes. */
function tileOfPasses([{ entry, exit }, second]: readonly [Pass, Pass | undefined]): number {
  if (!second) return singlePartTile(entry, exit);
  if (entry === exit) return tileForBend("X", entry, "");
  return tileForBend("D", entry, rotateDirection(entry, 1) === exit ? "R" : "L");
}

function completion(snake: Snake): readonly PlacedTile[] {
  const [loose] = looseParts(snake);
  if (!loose || !snake.ends) return JOINED_FINISH_RULES.completion(snake);
  const routed = shortestPaths(snake, loose);
  if (!routed) return [];
  const { h, t } = snake.ends;
  const { cellOf, coordinatesOf } = routed.grid;
  const head = passesFrom(routed, loose, cellOf(h.cell), h.direction);
  const tail = passesFrom(routed, loose, cellOf(t.cell), t.direction);
  const passes = [...head, ...tail.toReversed()];
  return passes.flatMap((pass, i) => {
    const same = passes.filter(({ cell }) => cell === pass.cell);
    const isFirst = passes.findIndex(({ cell }) => cell === pass.cell) === i;
    return isFirst ? [{ ...coordinatesOf(pass.cell), laid: tileOfPasses([pass, same[1]]) }] : [];
  });
}

/** The rules of the tight game: head and tail are joined, and both parts of every card are on the snake (`tight.both-parts`). */
export const TIGHT: FinishRules<ClauseId> = {
  canFinish: Object.assign(canFinish, { afterLaying: canLay }),
  missing: (snake) => missingParts(snake),
  completion,
  refuse(snake) {
    const cells = looseParts(snake).map(({ cell }) => cell);
    if (cells.length > 1) return { clause: "tight.one-loose", cells };
    return snake.ends ? undefined : { clause: "tight.both-parts", cells };
  },
};
