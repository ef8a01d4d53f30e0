import type { Seat } from "@serpentarium/core";
import { type Grid, neighbour } from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import type { Field, Position } from "./position.ts";

/** What a doubling of its length is worth to a serpent, and what each step to food costs: from games of a tree search. */
const A_DOUBLING = 1.1;
const A_STEP = 0.12;

/** How far a serpent looks for something to eat. */
const SIGHT = 10;

const FOOD = 1;
const BLOCKED = 2;

/** The grid as a serpent goes about it when it wants to eat. */
function surroundings(grid: Grid, { serpents, blue, apples }: Field, seat: 0 | 1): Uint8Array {
  const cells = new Uint8Array(grid.names.length);
  for (const { body } of serpents) for (const cell of body) cells[cell] = BLOCKED;
  for (const cell of apples[seat === 0 ? 1 : 0]) cells[cell] = BLOCKED;
  for (const cell of blue) cells[cell] = serpents[seat].adult ? FOOD : BLOCKED;
  for (const cell of apples[seat]) cells[cell] = FOOD;
  return cells;
}

/** How many steps it is from the head to something that the serpent may eat; no more than it can see. */
function stepsToFood(ground: Ground, field: Field, seat: 0 | 1): number {
  const grid = gridAt(ground, field.table);
  const cells = surroundings(grid, field, seat);
  let edge = field.serpents[seat].body.slice(0, 1);
  for (let steps = 1; steps < SIGHT; steps++) {
    const next: number[] = [];
    for (const from of edge) {
      for (let heading = 0; heading < 4; heading++) {
        const cell = neighbour(grid, from, heading);
        if (cell < 0 || cells[cell] === BLOCKED) continue;
        if (cells[cell] === FOOD) return steps;
        cells[cell] = BLOCKED;
        next.push(cell);
      }
    }
    edge = next;
  }
  return SIGHT;
}

/** How well one serpent stands, by itself: long serpents walk far and attack, and apples make them longer. */
function strength(ground: Ground, field: Field, seat: 0 | 1): number {
  const pieces = Math.max(field.serpents[seat].body.length, 1);
  return A_DOUBLING * Math.log2(pieces) - A_STEP * stepsToFood(ground, field, seat);
}

/** How well a seat stands; while both serpents lie beside the grid, neither stands better. */
export const createEvaluate =
  (ground: Ground) =>
  (position: Position, seat: Seat): number => {
    const lead = strength(ground, position, 0) - strength(ground, position, 1);
    return 1 / (1 + Math.exp(seat === 0 ? -lead : lead));
  };
