import type { Seat } from "@serpentarium/core";
import type { BoardContents } from "../position.ts";
import { appleOf, BLUE, FREE, headingBits, pieceOf, WALL } from "./contents.ts";
import { adjacentCell, type Cell, type Grid, type Heading, oppositeHeading } from "./grid.ts";
import { type Ground, gridOfTable } from "./ground.ts";
import { stepsFor } from "./serpent.ts";
import { emptyUndoStep, type UndoStep } from "./undo-step.ts";

/** The clauses that can refuse a step. */
export type StepClause =
  | "move.off-grid"
  | "move.own-body"
  | "move.reverse"
  | "move.enemy-apple"
  | "eat.blue"
  | "attack.line"
  | "attack.head";

/** The maximal length of a trail, after which it is restarted. */
const MAX_TRAIL = 1000;

/**
 * Both serpents on the grid. The moving one takes steps and undoes them without copying or allocating: each body is the end of a trail of
 * cells, tail first, so that a step only appends.
 */
export class Stepper {
  grid: Grid;
  cells: Uint8Array;
  seat: Seat = 0;
  /** The visited cells, tail first; the body is from `#start` up to `#end`. Never truncated, because growing an array is slow. */
  #trail: Cell[] = [];
  #start = 0;
  #end = 0;
  /** The trail of the enemy. */
  #enemyTrail: Cell[] = [];
  #enemyStart = 0;
  #enemyEnd = 0;
  /** The contents of the cells of both serpents. */
  own = pieceOf(0);
  enemy = pieceOf(1);
  #ownApple = appleOf(0);
  adult = false;
  reserve = 0;
  ownApples = 0;
  lastHeading: Heading = -1;
  /** Bitten-off pieces that the attacker holds. */
  held = 0;
  /** The steps of the whole move (`move.steps`). */
  requiredSteps = 0;
  /** Whether an apple was eaten. */
  hasEaten = false;
  #firstStep = 0;
  /** One entry for each step taken, and spare entries for reuse. */
  readonly #undoSteps: UndoStep[] = [];
  #stepsTaken = 0;

  constructor(ground: Ground, field: BoardContents, seat: Seat) {
    this.grid = gridOfTable(ground, field.table);
    this.cells = new Uint8Array(this.grid.names.length + 1);
    this.load(ground, field, seat);
  }

  /** Loads another field, as if newly constructed. */
  load(ground: Ground, field: BoardContents, seat: Seat): void {
    const { serpents, blue, apples } = field;
    const grid = gridOfTable(ground, field.table);
    if (grid === this.grid) this.cells.fill(FREE);
    else this.cells = new Uint8Array(grid.names.length + 1);
    this.grid = grid;
    const { cells } = this;
    cells[grid.names.length] = WALL;
    for (const cell of blue) cells[cell] = BLUE;
    for (const cell of apples[0]) cells[cell] = appleOf(0);
    for (const cell of apples[1]) cells[cell] = appleOf(1);
    this.#setSeat(seat);
    const [red, yellow] = serpents;
    this.#start = 0;
    this.#end = this.#placeBody(this.#trail, seat === 0 ? red.body : yellow.body, this.own);
    this.#enemyStart = 0;
    this.#enemyEnd = this.#placeBody(this.#enemyTrail, seat === 0 ? yellow.body : red.body, this.enemy);
    this.#loadCounts(field);
  }

  /** Begins a seat's turn in the field after the steps taken. */
  beginTurn(field: BoardContents, seat: Seat): void {
    if (seat !== this.seat) {
      const [trail, start, end] = [this.#trail, this.#start, this.#end];
      this.#trail = this.#enemyTrail;
      this.#start = this.#enemyStart;
      this.#end = this.#enemyEnd;
      this.#enemyTrail = trail;
      this.#enemyStart = start;
      this.#enemyEnd = end;
      this.#setSeat(seat);
    }
    this.#loadCounts(field);
  }

  #setSeat(seat: Seat): void {
    this.seat = seat;
    this.own = pieceOf(seat);
    this.enemy = pieceOf(1 - seat);
    this.#ownApple = appleOf(seat);
  }

  /** Places a body, fills its trail, and returns the end of the trail. */
  #placeBody(trail: Cell[], body: readonly Cell[], piece: number): number {
    const { length } = body;
    for (let i = 0; i < length; i++) {
      const cell = body[length - 1 - i] as Cell;
      this.cells[cell] = piece;
      trail[i] = cell;
    }
    return length;
  }

  /** Loads everything except the cells. */
  #loadCounts({ serpents, apples }: BoardContents): void {
    const side = this.seat === 0 ? 0 : 1;
    const { adult, reserve, lastHeading } = serpents[side];
    this.adult = adult;
    this.reserve = reserve;
    this.ownApples = apples[side].length;
    this.lastHeading = lastHeading;
    this.held = 0;
    this.hasEaten = false;
    this.#firstStep = this.#end;
    this.#stepsTaken = 0;
    this.requiredSteps = stepsFor(this.length);
  }

  /** Whether the trail is so long that it should be restarted. */
  get isTrailLong(): boolean {
    return this.#end > MAX_TRAIL;
  }

  /** The remaining pieces of the enemy, head included; 0 if its head was taken. */
  get enemyLength(): number {
    return this.#enemyEnd - this.#enemyStart;
  }

  get head(): Cell {
    return this.#trail[this.#end - 1] as Cell;
  }

  /** The number of pieces, head included. */
  get length(): number {
    return this.#end - this.#start;
  }

  /** The cells of the body from head to tail. */
  get body(): Cell[] {
    // built by pushing, because V8 is slow at copying a part of an array
    const body = [this.head];
    for (let i = this.#end - 2; i >= this.#start; i--) body.push(this.#trail[i] as Cell);
    return body;
  }

  /** The cells of an unbroken straight line, from a cell on (`attack.line`). */
  line(from: Cell, heading: Heading, content: number): Cell[] {
    const line: Cell[] = [];
    for (
      let cell = from;
      cell >= 0 && this.cells[cell] === content;
      cell = adjacentCell(this.grid, cell, heading)
    ) {
      line.push(cell);
    }
    return line;
  }

  /** The length of that line. */
  #countLine(from: Cell, heading: Heading, content: number): number {
    let count = 0;
    for (
      let cell = from;
      cell >= 0 && this.cells[cell] === content;
      cell = adjacentCell(this.grid, cell, heading)
    ) {
      count++;
    }
    return count;
  }

  /** The first clause that refuses a step, in the order of the rules; undefined for a legal step. */
  refusal(heading: Heading): StepClause | undefined {
    if (this.enemyLength === 0) return "attack.head";
    const { head } = this;
    const cell = adjacentCell(this.grid, head, heading);
    if (cell < 0) return "move.off-grid";
    const content = this.cells[cell];
    if (content === this.own) return "move.own-body";
    if (this.lastHeading >= 0 && heading === oppositeHeading(this.lastHeading) && this.length === 1)
      return "move.reverse";
    if (content === appleOf(1 - this.seat)) return "move.enemy-apple";
    if (content === BLUE && !this.adult) return "eat.blue";
    if (content !== this.enemy) return undefined;
    const attacker = this.#countLine(head, oppositeHeading(heading), this.own);
    const defender = this.#countLine(cell, heading, content);
    return defender >= attacker ? "attack.line" : undefined;
  }

  /** The headings of the legal steps, as bits: those for which `refusal` returns undefined, computed faster. */
  openHeadings(): number {
    const { cells, head, grid } = this;
    const open = headingBits(cells, grid.neighboursOrWall, head, this.seat, this.adult);
    return open < 16 && this.length > 1 ? open : this.#resolveLines(open);
  }

  /**
   * Resolves the headings for which the lengths of the lines decide (`attack.line`), and excludes turning back for a lone head
   * (`move.reverse`).
   */
  #resolveLines(bits: number): number {
    const { grid, head, lastHeading } = this;
    let open = bits & 15;
    for (let heading = 0; heading < 4; heading++) {
      if ((bits & (16 << heading)) === 0) continue;
      const attacker = this.#countLine(head, oppositeHeading(heading), this.own);
      const defender = this.#countLine(adjacentCell(grid, head, heading), heading, this.enemy);
      if (defender < attacker) open |= 1 << heading;
    }
    return lastHeading >= 0 && this.length === 1 ? open & ~(1 << oppositeHeading(lastHeading)) : open;
  }

  /** The legal headings after a step, if they can be computed without taking it; otherwise -1. */
  openHeadingsAfter(heading: Heading): number {
    const { cells, grid } = this;
    const cell = adjacentCell(grid, this.head, heading);
    if (cells[cell] !== FREE || this.length === 1) return -1;
    const tail = this.#trail[this.#start] as Cell;
    cells[tail] = FREE;
    const open = headingBits(cells, grid.neighboursOrWall, cell, this.seat, this.adult);
    cells[tail] = this.own;
    return open < 16 ? open : -1;
  }

  /** Takes a legal step. */
  step(heading: Heading): void {
    const { cells, grid } = this;
    const cell = adjacentCell(grid, this.head, heading);
    const content = cells[cell] as number;
    this.#saveUndoStep(content);
    let grows = false;
    if (content === this.#ownApple) {
      grows = true;
      this.hasEaten = true;
      this.ownApples--;
      if (this.ownApples === 0) this.adult = true;
    } else if (content === BLUE) {
      grows = this.reserve > 0;
      this.hasEaten = true;
      if (grows) this.reserve--;
    } else if (content === this.enemy) this.#bite(cell);
    cells[cell] = this.own;
    this.#trail[this.#end++] = cell;
    this.lastHeading = heading;
    if (!grows) cells[this.#trail[this.#start++] as Cell] = FREE;
  }

  /** Saves the state needed to undo the next step, in a reused entry. */
  #saveUndoStep(content: number): void {
    if (this.#stepsTaken === this.#undoSteps.length) this.#undoSteps.push(emptyUndoStep());
    const undoStep = this.#undoSteps[this.#stepsTaken++] as UndoStep;
    undoStep.lastHeading = this.lastHeading;
    undoStep.start = this.#start;
    undoStep.content = content;
    // a step onto a free cell changes nothing else
    if (content === FREE) return;
    undoStep.held = this.held;
    undoStep.enemyStart = this.#enemyStart;
    undoStep.adult = this.adult;
    undoStep.reserve = this.reserve;
    undoStep.ownApples = this.ownApples;
    undoStep.hasEaten = this.hasEaten;
  }

  /** Removes the piece on the cell and all behind it (`attack.cut`). */
  #bite(cell: Cell): void {
    const end = this.#enemyTrail.indexOf(cell, this.#enemyStart) + 1;
    this.held += end - this.#enemyStart;
    while (this.#enemyStart < end) this.cells[this.#enemyTrail[this.#enemyStart++] as Cell] = FREE;
  }

  undo(): void {
    if (this.#stepsTaken === 0) return;
    const undoStep = this.#undoSteps[--this.#stepsTaken] as UndoStep;
    const { cells } = this;
    if (this.#start > undoStep.start) cells[this.#trail[undoStep.start] as Cell] = this.own;
    const cell = this.#trail[--this.#end] as Cell;
    this.lastHeading = undoStep.lastHeading;
    this.#start = undoStep.start;
    cells[cell] = undoStep.content;
    if (undoStep.content === FREE) return;
    while (this.#enemyStart > undoStep.enemyStart)
      cells[this.#enemyTrail[--this.#enemyStart] as Cell] = this.enemy;
    this.held = undoStep.held;
    this.adult = undoStep.adult;
    this.reserve = undoStep.reserve;
    this.ownApples = undoStep.ownApples;
    this.hasEaten = undoStep.hasEaten;
  }

  /** Whether the head has entered a cell since the field was loaded. */
  hasEntered(cell: Cell): boolean {
    for (let i = this.#firstStep; i < this.#end; i++) if (this.#trail[i] === cell) return true;
    return false;
  }

  reset(): void {
    while (this.#stepsTaken > 0) this.undo();
  }

  /** Whether the move is complete: all its steps are made, or the enemy head is taken (`move.must`, `attack.head`). */
  isWhole(made: number): boolean {
    return made === this.requiredSteps || this.enemyLength === 0;
  }
}
