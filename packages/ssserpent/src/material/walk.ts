import type { Seat } from "@serpentarium/core";
import type { Field } from "../position.ts";
import { type Cell, type Grid, type Heading, neighbour, opposite } from "./grid.ts";
import { type Ground, gridAt } from "./ground.ts";
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
  held: number;
  enemyLength: number;
  adult: boolean;
  reserve: number;
  ownApples: number;
  last: Heading;
  start: number;
  content: number;
  ate: boolean;
}

const noTrace = (): Trace => ({
  held: 0,
  enemyLength: 0,
  adult: false,
  reserve: 0,
  ownApples: 0,
  last: -1,
  start: 0,
  content: FREE,
  ate: false,
});

/**
 * A serpent on its way: takes steps and takes them back without copying or making anything. The body is the end of a
 * trail of cells, tail first, so that a step only appends.
 */
export class Walk {
  grid: Grid;
  cells: Uint8Array;
  readonly trail: Cell[] = [];
  /** Where the tail stands in the trail. */
  start = 0;
  // a copy: a kept walk must not hold on to what somebody else may take away
  readonly enemy: Cell[] = [];
  /** Pieces that are left of the enemy, head included; 0 when its head was taken. */
  enemyLength = 0;
  adult = false;
  reserve = 0;
  ownApples = 0;
  last: Heading = -1;
  held = 0;
  /** Steps that the whole move takes (`move.steps`). */
  steps = 0;
  /** Whether something was eaten on the way. */
  ate = false;
  #from = 0;
  /** One for each step that can be taken back, and spare ones. */
  readonly #back: Trace[] = [];
  #made = 0;

  constructor(ground: Ground, field: Field, seat: Seat) {
    this.grid = gridAt(ground, field.table);
    this.cells = new Uint8Array(this.grid.cells.length);
    this.#survey(field, seat);
  }

  /** Stands somewhere else, as a new one would. */
  begin(ground: Ground, field: Field, seat: Seat): void {
    const grid = gridAt(ground, field.table);
    if (grid === this.grid) this.cells.fill(FREE);
    else this.cells = new Uint8Array(grid.cells.length);
    this.grid = grid;
    this.#survey(field, seat);
  }

  #survey({ serpents, blue, apples }: Field, seat: Seat): void {
    const { cells, trail, enemy } = this;
    const [own, other] = seat === 0 ? serpents : [serpents[1], serpents[0]];
    const [mine, theirs] = seat === 0 ? apples : [apples[1], apples[0]];
    for (const cell of blue) cells[cell] = BLUE;
    for (const cell of mine) cells[cell] = OWN_APPLE;
    for (const cell of theirs) cells[cell] = ENEMY_APPLE;
    trail.length = 0;
    for (let i = own.body.length - 1; i >= 0; i--) {
      const cell = own.body[i] as Cell;
      cells[cell] = OWN;
      trail.push(cell);
    }
    enemy.length = 0;
    for (const cell of other.body) {
      cells[cell] = ENEMY;
      enemy.push(cell);
    }
    this.start = 0;
    this.#from = trail.length;
    this.enemyLength = enemy.length;
    this.adult = own.adult;
    this.reserve = own.reserve;
    this.ownApples = mine.length;
    this.last = own.last;
    this.held = 0;
    this.ate = false;
    this.steps = stepsOf(own.body.length);
    this.#made = 0;
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
    this.#keep(content);
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

  /** Notes what must be known to take the next step back, in a trace that is used again and again. */
  #keep(content: number): void {
    if (this.#made === this.#back.length) this.#back.push(noTrace());
    const trace = this.#back[this.#made++] as Trace;
    trace.held = this.held;
    trace.enemyLength = this.enemyLength;
    trace.adult = this.adult;
    trace.reserve = this.reserve;
    trace.ownApples = this.ownApples;
    trace.last = this.last;
    trace.start = this.start;
    trace.content = content;
    trace.ate = this.ate;
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
    if (this.#made === 0) return;
    const trace = this.#back[--this.#made] as Trace;
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
    while (this.#made > 0) this.back();
  }

  /** Whether the move is whole: all its steps made, or the enemy head taken (`move.must`, `attack.head`). */
  isWhole(made: number): boolean {
    return made === this.steps || this.enemyLength === 0;
  }
}

interface Kept {
  ground: Ground;
  field: Field;
  seat: Seat;
  readonly walk: Walk;
}

let kept: Kept | undefined;

/**
 * The walk of a seat, at its beginning. Whether a position is stuck, what its paths are and where one leads is asked
 * one after the other: one walk is kept for all of them, because making one takes longer than walking. Whoever looks at
 * another position meanwhile needs a walk of their own.
 */
export function walkOf(ground: Ground, field: Field, seat: Seat): Walk {
  if (!kept) kept = { ground, field, seat, walk: new Walk(ground, field, seat) };
  else if (kept.field === field && kept.seat === seat && kept.ground === ground) kept.walk.reset();
  else {
    kept.walk.begin(ground, field, seat);
    kept.ground = ground;
    kept.field = field;
    kept.seat = seat;
  }
  return kept.walk;
}
