import type { Seat } from "@serpentarium/core";
import type { Field } from "../position.ts";
import { BLUE, ENEMY, ENEMY_APPLE, FREE, OWN, OWN_APPLE, WALL, waysOn } from "./contents.ts";
import { type Cell, type Grid, type Heading, neighbour, opposite } from "./grid.ts";
import { type Ground, gridAt } from "./ground.ts";
import { stepsOf } from "./serpent.ts";
import { noTrace, type Trace } from "./trace.ts";

/** Why a step is not possible. */
export type StepClause =
  | "move.off-grid"
  | "move.own-body"
  | "move.reverse"
  | "move.enemy-apple"
  | "eat.blue"
  | "attack.line"
  | "attack.head";

/**
 * A serpent on its way: takes steps and takes them back without copying or making anything. The body is the end of a
 * trail of cells, tail first, so that a step only appends.
 */
export class Walk {
  grid: Grid;
  cells: Uint8Array;
  /** Where it has been, tail first; its body is from `start` up to `end`. Never cut off, since growing takes time. */
  readonly #trail: Cell[] = [];
  #start = 0;
  #end = 0;
  // a copy: a kept walk must not hold on to what somebody else may take away
  readonly #enemy: Cell[] = [];
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
  // what the cells hold: from one position to another often only the bodies differ
  #blue: Field["blue"] | undefined;
  #apples: Field["apples"] | undefined;

  constructor(ground: Ground, field: Field, seat: Seat) {
    this.grid = gridAt(ground, field.table);
    this.cells = new Uint8Array(this.grid.names.length + 1);
    this.begin(ground, field, seat);
  }

  /** Stands somewhere else, as a new one would. */
  begin(ground: Ground, field: Field, seat: Seat): void {
    const grid = gridAt(ground, field.table);
    this.reset();
    if (grid === this.grid && field.blue === this.#blue && field.apples === this.#apples) this.#leave();
    else this.#lay(grid, field, seat);
    this.#enter(field, seat);
  }

  /** Takes both bodies off the cells. */
  #leave(): void {
    for (let i = this.#start; i < this.#end; i++) this.cells[this.#trail[i] as Cell] = FREE;
    for (let i = 0; i < this.enemyLength; i++) this.cells[this.#enemy[i] as Cell] = FREE;
  }

  /** Lays the apples out on a grid. */
  #lay(grid: Grid, { blue, apples }: Field, seat: Seat): void {
    if (grid === this.grid) this.cells.fill(FREE);
    else this.cells = new Uint8Array(grid.names.length + 1);
    this.cells[grid.names.length] = WALL;
    this.grid = grid;
    this.#blue = blue;
    this.#apples = apples;
    const { cells } = this;
    for (const cell of blue) cells[cell] = BLUE;
    for (const cell of apples[seat === 0 ? 0 : 1]) cells[cell] = OWN_APPLE;
    for (const cell of apples[seat === 0 ? 1 : 0]) cells[cell] = ENEMY_APPLE;
  }

  /** Puts both bodies on the cells. */
  #enter({ serpents, apples }: Field, seat: Seat): void {
    const own = serpents[seat === 0 ? 0 : 1];
    const other = serpents[seat === 0 ? 1 : 0];
    const { length } = own.body;
    for (let i = 0; i < length; i++) {
      const cell = own.body[length - 1 - i] as Cell;
      this.cells[cell] = OWN;
      this.#trail[i] = cell;
    }
    this.enemyLength = other.body.length;
    for (let i = 0; i < this.enemyLength; i++) {
      const cell = other.body[i] as Cell;
      this.cells[cell] = ENEMY;
      this.#enemy[i] = cell;
    }
    this.#start = 0;
    this.#end = length;
    this.#from = length;
    this.adult = own.adult;
    this.reserve = own.reserve;
    this.ownApples = apples[seat === 0 ? 0 : 1].length;
    this.last = own.last;
    this.held = 0;
    this.ate = false;
    this.steps = stepsOf(length);
  }

  get head(): Cell {
    return this.#trail[this.#end - 1] as Cell;
  }

  /** Its pieces, head included. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** Its cells from head to tail. */
  get body(): Cell[] {
    const body = this.#trail.slice(this.#start, this.#end);
    for (let i = 0; i < body.length; i++) body[i] = this.#trail[this.#end - 1 - i] as Cell;
    return body;
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
    if (this.last >= 0 && heading === opposite(this.last) && this.length === 1) return "move.reverse";
    if (content === ENEMY_APPLE) return "move.enemy-apple";
    if (content === BLUE && !this.adult) return "eat.blue";
    if (content !== ENEMY) return undefined;
    const attacker = this.#count(head, opposite(heading), OWN);
    const defender = this.#count(cell, heading, ENEMY);
    return defender >= attacker ? "attack.line" : undefined;
  }

  /**
   * The headings of the steps that can be taken, as bits: the same as that nothing refuses them, told without saying why.
   */
  openings(): number {
    const { cells, head, grid } = this;
    const open = waysOn(cells, grid.ways, head, this.adult);
    return open < 16 && this.length > 1 ? open : this.#openAfterAll(open);
  }

  /** Lets the lines decide where they do, and a head alone not go back (`move.reverse`). */
  #openAfterAll(around: number): number {
    const { grid, head, last } = this;
    let open = around & 15;
    for (let heading = 0; heading < 4; heading++) {
      if ((around & (16 << heading)) === 0) continue;
      const attacker = this.#count(head, opposite(heading), OWN);
      if (this.#count(neighbour(grid, head, heading), heading, ENEMY) < attacker) open |= 1 << heading;
    }
    return last >= 0 && this.length === 1 ? open & ~(1 << opposite(last)) : open;
  }

  /** The openings after a step, where they can be told without taking it; otherwise -1. */
  openingsAhead(heading: Heading): number {
    const { cells, grid } = this;
    const cell = neighbour(grid, this.head, heading);
    if (cells[cell] !== FREE || this.length === 1) return -1;
    const tail = this.#trail[this.#start] as Cell;
    cells[tail] = FREE;
    const open = waysOn(cells, grid.ways, cell, this.adult);
    cells[tail] = OWN;
    return open < 16 ? open : -1;
  }

  /** Takes a step that nothing refuses. */
  step(heading: Heading): void {
    const { cells, grid } = this;
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
    this.#trail[this.#end++] = cell;
    this.last = heading;
    if (!grows) cells[this.#trail[this.#start++] as Cell] = FREE;
  }

  /** Notes what must be known to take the next step back, in a trace that is used again and again. */
  #keep(content: number): void {
    if (this.#made === this.#back.length) this.#back.push(noTrace());
    const trace = this.#back[this.#made++] as Trace;
    trace.last = this.last;
    trace.start = this.#start;
    trace.content = content;
    // a step to a free cell changes nothing else
    if (content === FREE) return;
    trace.held = this.held;
    trace.enemyLength = this.enemyLength;
    trace.adult = this.adult;
    trace.reserve = this.reserve;
    trace.ownApples = this.ownApples;
    trace.ate = this.ate;
  }

  /** `attack.cut`: the piece on the cell and all behind it leave the grid. */
  #bite(cell: Cell): void {
    const at = this.#enemy.indexOf(cell);
    for (let i = at; i < this.enemyLength; i++) this.cells[this.#enemy[i] as Cell] = FREE;
    this.held += this.enemyLength - at;
    this.enemyLength = at;
  }

  /** Takes the last step back. */
  back(): void {
    if (this.#made === 0) return;
    const trace = this.#back[--this.#made] as Trace;
    const { cells } = this;
    if (this.#start > trace.start) cells[this.#trail[trace.start] as Cell] = OWN;
    const cell = this.#trail[--this.#end] as Cell;
    this.last = trace.last;
    this.#start = trace.start;
    cells[cell] = trace.content;
    if (trace.content === FREE) return;
    for (let i = this.enemyLength; i < trace.enemyLength; i++) cells[this.#enemy[i] as Cell] = ENEMY;
    this.held = trace.held;
    this.enemyLength = trace.enemyLength;
    this.adult = trace.adult;
    this.reserve = trace.reserve;
    this.ownApples = trace.ownApples;
    this.ate = trace.ate;
  }

  /** Whether the head came to a cell on this walk. */
  entered(cell: Cell): boolean {
    for (let i = this.#from; i < this.#end; i++) if (this.#trail[i] === cell) return true;
    return false;
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
