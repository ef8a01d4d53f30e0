import type { Seat } from "@serpentarium/core";
import { adjacentCell, type Grid } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import type { BoardContents, Position } from "./position.ts";

/** The value of doubling a serpent's length, and the cost of each step to food; fitted to matches of a tree search. */
const VALUE_PER_DOUBLING = 1.1;
const COST_PER_STEP = 0.12;

/** The largest distance to food that counts, in steps. */
const MAX_FOOD_STEPS = 10;

const FOOD = 1;
const BLOCKED = 2;

/** The cells with food for a serpent, and those that block it. */
function foodMap(grid: Grid, { serpents, blue, apples }: BoardContents, seat: 0 | 1): Uint8Array {
  const cells = new Uint8Array(grid.names.length);
  for (const { body } of serpents) for (const cell of body) cells[cell] = BLOCKED;
  for (const cell of apples[seat === 0 ? 1 : 0]) cells[cell] = BLOCKED;
  for (const cell of blue) cells[cell] = serpents[seat].adult ? FOOD : BLOCKED;
  for (const cell of apples[seat]) cells[cell] = FOOD;
  return cells;
}

/** The steps from the head to the nearest food, at most `MAX_FOOD_STEPS`. */
function stepsToFood(ground: Ground, field: BoardContents, seat: 0 | 1): number {
  const grid = gridOfTable(ground, field.table);
  const cells = foodMap(grid, field, seat);
  let frontier = field.serpents[seat].body.slice(0, 1);
  for (let steps = 1; steps < MAX_FOOD_STEPS; steps++) {
    const next: number[] = [];
    for (const from of frontier) {
      for (let heading = 0; heading < 4; heading++) {
        const cell = adjacentCell(grid, from, heading);
        if (cell < 0 || cells[cell] === BLOCKED) continue;
        if (cells[cell] === FOOD) return steps;
        cells[cell] = BLOCKED;
        next.push(cell);
      }
    }
    frontier = next;
  }
  return MAX_FOOD_STEPS;
}

/** The strength of one serpent alone: long serpents move far and attack, and apples make them longer. */
function strength(ground: Ground, field: BoardContents, seat: 0 | 1): number {
  const pieces = Math.max(field.serpents[seat].body.length, 1);
  return VALUE_PER_DOUBLING * Math.log2(pieces) - COST_PER_STEP * stepsToFood(ground, field, seat);
}

/** Estimates the win probability of a seat, from 0 to 1; 0.5 while both serpents are off the grid. */
export const createEvaluate =
  (ground: Ground) =>
  (position: Position, seat: Seat): number => {
    const advantage = strength(ground, position, 0) - strength(ground, position, 1);
    return 1 / (1 + Math.exp(seat === 0 ? -advantage : advantage));
  };
