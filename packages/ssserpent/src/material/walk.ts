import type { Seat } from "@serpentarium/core";
import type { Field } from "../position.ts";
import { type Cell, type Grid, gridOf, type Heading, neighbour, opposite } from "./grid.ts";
import { stepsOf } from "./serpent.ts";

/** What a cell holds, seen from the serpent that moves. */
export const FREE = 0;
export const BLUE = 1;
export const OWN_APPLE = 2;
export const ENEMY_APPLE = 3;
export const OWN = 4;
export const ENEMY = 5;

/** Why a step is not possible. */
export type StepClause =
  | "move.off-grid"
  | "move.own-body"
  | "move.reverse"
  | "move.enemy-apple"
  | "eat.blue"
  | "attack.line"
  | "attack.head";

/** What must be known to take a step back. */
interface Trace {
  readonly held: number;
  readonly enemyLength: number;
  readonly adult: boolean;
  readonly reserve: number;
  readonly ownApples: number;
  readonly last: Heading;
  readonly start: number;
  readonly content: number;
  readonly ate: boolean;
}

/**
 * A serpent on its way: takes steps and takes them back without copying anything. The body is the end of a trail of
 * cells, tail first, so that a step only appends.
 */
export class Walk {
  readonly grid: Grid;
  readonly cells: Uint8Array;
  readonly trail: Cell[];
  /** Where the tail stands in the trail. */
  start = 0;
  readonly enemy: readonly Cell[];
  /** Pieces that are left of the enemy, head included; 0 when its head was taken. */
  enemyLength: number;
  adult: boolean;
  reserve: number;
  ownApples: number;
  last: Heading;
  held = 0;
  /** Steps that the whole move takes (`move.steps`). */
  readonly steps: number;
  /** Whether something was eaten on the way. */
  ate = false;
  readonly #from: number;
  readonly #back: Trace[] = [];

  constructor({ table, serpents, blue, apples }: Field, seat: Seat) {
    const own = serpents[seat === 0 ? 0 : 1];
    const other = serpents[seat === 0 ? 1 : 0];
    const [mine, theirs] = seat === 0 ? apples : [apples[1], apples[0]];
    this.grid = gridOf(table.options.size);
    this.cells = new Uint8Array(this.grid.cells.length);
    for (const cell of blue) this.cells[cell] = BLUE;
    for (const cell of mine) this.cells[cell] = OWN_APPLE;
    for (const cell of theirs) this.cells[cell] = ENEMY_APPLE;
    for (const cell of own.body) this.cells[cell] = OWN;
    for (const cell of other.body) this.cells[cell] = ENEMY;
    this.trail = own.body.toReversed();
    this.#from = this.trail.length;
    // a copy: a kept walk must not hold on to what somebody else may take away
    this.enemy = other.body.slice();
    this.enemyLength = other.body.length;
    this.adult = own.adult;
    this.reserve = own.reserve;
    this.ownApples = mine.length;
    this.last = own.last;
    this.steps = stepsOf(own.body.length);
  }

  get head(): Cell {
    return this.trail[this.trail.length - 1] as Cell;
  }

  /** Its cells from head to tail. */
  get body(): Cell[] {
    return this.trail.slice(this.start).reverse();
  }

  /** Pieces in an unbroken straight run, from a cell on (`attack.line`). */
  line(from: Cell, heading: Heading, content: number): Cell[] {
    const run: Cell[] = [];
    for (
      let cell = from;
      cell >= 0 && this.cells[cell] === content;
      cell = neighbour(this.grid, cell, heading)
    ) {
      run.push(cell);
    }
    return run;
  }

  /** The same, only counted. */
  #count(from: Cell, heading: Heading, content: number): number {
    let count = 0;
    for (
      let cell = from;
      cell >= 0 && this.cells[cell] === content;
      cell = neighbour(this.grid, cell, heading)
    ) {
      count++;
    }
    return count;
  }

  /** The first clause that forbids a step, in the order of the rules. */
  refusal(heading: Heading): StepClause | undefined {
    if (this.enemyLength === 0) return "attack.head";
    const { head } = this;
    const cell = neighbour(this.grid, head, heading);
    if (cell < 0) return "move.off-grid";
    const content = this.cells[cell];
    if (content === OWN) return "move.own-body";
    if (this.last >= 0 && heading === opposite(this.last) && this.trail.length - this.start === 1)
      return "move.reverse";
    if (content === ENEMY_APPLE) return "move.enemy-apple";
    if (content === BLUE && !this.adult) return "eat.blue";
    if (content !== ENEMY) return undefined;
    const attacker = this.#count(head, opposite(heading), OWN);
    const defender = this.#count(cell, heading, ENEMY);
    return defender >= attacker ? "attack.line" : undefined;
  }

  /** Takes a step that nothing refuses. */
  step(heading: Heading): void {
    const { cells, trail, grid } = this;
    const cell = neighbour(grid, this.head, heading);
    const content = cells[cell] as number;
    this.#back.push({
      held: this.held,
      enemyLength: this.enemyLength,
      adult: this.adult,
      reserve: this.reserve,
      ownApples: this.ownApples,
      last: this.last,
      start: this.start,
      content,
      ate: this.ate,
    });
    let grows = false;
    if (content === OWN_APPLE) {
      grows = true;
      this.ate = true;
      this.ownApples--;
      if (this.ownApples === 0) this.adult = true;
    } else if (content === BLUE) {
      grows = this.reserve > 0;
      this.ate = true;
      if (grows) this.reserve--;
    } else if (content === ENEMY) this.#bite(cell);
    cells[cell] = OWN;
    trail.push(cell);
    this.last = heading;
    if (!grows) {
      cells[trail[this.start] as Cell] = FREE;
      this.start++;
    }
  }

  /** `attack.cut`: the piece on the cell and all behind it leave the grid. */
  #bite(cell: Cell): void {
    const at = this.enemy.indexOf(cell);
    for (let i = at; i < this.enemyLength; i++) this.cells[this.enemy[i] as Cell] = FREE;
    this.held += this.enemyLength - at;
    this.enemyLength = at;
  }

  /** Takes the last step back. */
  back(): void {
    const trace = this.#back.pop();
    if (!trace) return;
    const { cells, trail, enemy } = this;
    if (this.start > trace.start) cells[trail[trace.start] as Cell] = OWN;
    const cell = trail.pop() as Cell;
    for (let i = this.enemyLength; i < trace.enemyLength; i++) cells[enemy[i] as Cell] = ENEMY;
    cells[cell] = trace.content;
    this.held = trace.held;
    this.enemyLength = trace.enemyLength;
    this.adult = trace.adult;
    this.reserve = trace.reserve;
    this.ownApples = trace.ownApples;
    this.last = trace.last;
    this.start = trace.start;
    this.ate = trace.ate;
  }

  /** Whether the head came to a cell on this walk. */
  entered(cell: Cell): boolean {
    return this.trail.lastIndexOf(cell) >= this.#from;
  }

  /** Takes every step back. */
  reset(): void {
    while (this.#back.length > 0) this.back();
  }

  /** Whether the move is whole: all its steps made, or the enemy head taken (`move.must`, `attack.head`). */
  isWhole(made: number): boolean {
    return made === this.steps || this.enemyLength === 0;
  }
}

let last: { readonly field: Field; readonly seat: Seat; readonly walk: Walk } | undefined;

/**
 * The walk of a seat, at its beginning. Whether a position is stuck, what its paths are and where one leads is asked
 * one after the other: the last walk is kept, because making one takes longer than walking.
 */
export function walkOf(field: Field, seat: Seat): Walk {
  if (last?.field !== field || last.seat !== seat) last = { field, seat, walk: new Walk(field, seat) };
  else last.walk.reset();
  return last.walk;
}
