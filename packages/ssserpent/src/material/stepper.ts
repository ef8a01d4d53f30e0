import type { Seat } from "@serpentarium/core";
import type { BoardContents } from "../position.ts";
import { BLUE, ENEMY, ENEMY_APPLE, FREE, headingBits, OWN, OWN_APPLE, WALL } from "./contents.ts";
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

/** A longer trail is begun anew. */
const MAX_TRAIL = 1000;

/**
 * A moving serpent that takes steps and undoes them without copying or allocating. The body is the end of a trail of cells,
 * tail first, so that a step only appends.
 */
export class Stepper {
  grid: Grid;
  cells: Uint8Array;
  /** The cells visited, tail first; the body is from `#start` up to `#end`. Never truncated, because growing an array is slow. */
  readonly #trail: Cell[] = [];
  #start = 0;
  #end = 0;
  // a copy, so that a cached stepper does not depend on an array that a caller may change
  readonly #enemy: Cell[] = [];
  /** The pieces left of the enemy, head included; 0 when its head was taken. */
  enemyLength = 0;
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
  // the apples in `cells`: consecutive positions often differ only in the bodies
  #blue: BoardContents["blue"] | undefined;
  #apples: BoardContents["apples"] | undefined;

  constructor(ground: Ground, field: BoardContents, seat: Seat) {
    this.grid = gridOfTable(ground, field.table);
    this.cells = new Uint8Array(this.grid.names.length + 1);
    this.load(ground, field, seat);
  }

  /** Loads another field, as if newly constructed. */
  load(ground: Ground, field: BoardContents, seat: Seat): void {
    const grid = gridOfTable(ground, field.table);
    const { body } = field.serpents[seat === 0 ? 0 : 1];
    if (grid !== this.grid || field.blue !== this.#blue || field.apples !== this.#apples) {
      this.#placeApples(grid, field, seat);
      this.#placeBody(body);
    } else if (this.#end < MAX_TRAIL && !this.hasEaten && this.#isBody(body)) this.#clearEnemy();
    else {
      // also puts back apples that the steps have eaten
      this.reset();
      this.#clearEnemy();
      this.#clearBody();
      this.#placeBody(body);
    }
    this.#placeEnemy(field.serpents[seat === 0 ? 1 : 0].body);
    this.#loadCounts(field, seat);
  }

  /** Whether the serpent is where the steps have led it: the next turn of a seat mostly begins there. */
  #isBody(body: readonly Cell[]): boolean {
    const { length } = body;
    if (length !== this.length) return false;
    for (let i = 0; i < length; i++) if (body[i] !== this.#trail[this.#end - 1 - i]) return false;
    return true;
  }

  #clearBody(): void {
    for (let i = this.#start; i < this.#end; i++) this.cells[this.#trail[i] as Cell] = FREE;
  }

  #clearEnemy(): void {
    for (let i = 0; i < this.enemyLength; i++) this.cells[this.#enemy[i] as Cell] = FREE;
  }

  /** Resets the cells and places the apples. */
  #placeApples(grid: Grid, { blue, apples }: BoardContents, seat: Seat): void {
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

  #placeBody(body: readonly Cell[]): void {
    const { length } = body;
    for (let i = 0; i < length; i++) {
      const cell = body[length - 1 - i] as Cell;
      this.cells[cell] = OWN;
      this.#trail[i] = cell;
    }
    this.#start = 0;
    this.#end = length;
  }

  #placeEnemy(body: readonly Cell[]): void {
    const { length } = body;
    for (let i = 0; i < length; i++) {
      const cell = body[i] as Cell;
      this.cells[cell] = ENEMY;
      this.#enemy[i] = cell;
    }
    this.enemyLength = length;
  }

  /** Loads all but the cells. */
  #loadCounts({ serpents, apples }: BoardContents, seat: Seat): void {
    const { adult, reserve, lastHeading } = serpents[seat === 0 ? 0 : 1];
    this.adult = adult;
    this.reserve = reserve;
    this.ownApples = apples[seat === 0 ? 0 : 1].length;
    this.lastHeading = lastHeading;
    this.held = 0;
    this.hasEaten = false;
    this.#firstStep = this.#end;
    this.#stepsTaken = 0;
    this.requiredSteps = stepsFor(this.length);
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
    const body = this.#trail.slice(this.#start, this.#end);
    for (let i = 0; i < body.length; i++) body[i] = this.#trail[this.#end - 1 - i] as Cell;
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
    if (content === OWN) return "move.own-body";
    if (this.lastHeading >= 0 && heading === oppositeHeading(this.lastHeading) && this.length === 1)
      return "move.reverse";
    if (content === ENEMY_APPLE) return "move.enemy-apple";
    if (content === BLUE && !this.adult) return "eat.blue";
    if (content !== ENEMY) return undefined;
    const attacker = this.#countLine(head, oppositeHeading(heading), OWN);
    const defender = this.#countLine(cell, heading, ENEMY);
    return defender >= attacker ? "attack.line" : undefined;
  }

  /** The headings of the legal steps, as bits: those for which `refusal` returns undefined, computed faster. */
  openHeadings(): number {
    const { cells, head, grid } = this;
    const open = headingBits(cells, grid.neighboursOrWall, head, this.adult);
    return open < 16 && this.length > 1 ? open : this.#resolveLines(open);
  }

  /** Resolves the headings where the lines decide (`attack.line`), and excludes turning back for a lone head (`move.reverse`). */
  #resolveLines(bits: number): number {
    const { grid, head, lastHeading } = this;
    let open = bits & 15;
    for (let heading = 0; heading < 4; heading++) {
      if ((bits & (16 << heading)) === 0) continue;
      const attacker = this.#countLine(head, oppositeHeading(heading), OWN);
      if (this.#countLine(adjacentCell(grid, head, heading), heading, ENEMY) < attacker) open |= 1 << heading;
    }
    return lastHeading >= 0 && this.length === 1 ? open & ~(1 << oppositeHeading(lastHeading)) : open;
  }

  /** The legal headings after a step, where they can be computed without taking it; otherwise -1. */
  openHeadingsAfter(heading: Heading): number {
    const { cells, grid } = this;
    const cell = adjacentCell(grid, this.head, heading);
    if (cells[cell] !== FREE || this.length === 1) return -1;
    const tail = this.#trail[this.#start] as Cell;
    cells[tail] = FREE;
    const open = headingBits(cells, grid.neighboursOrWall, cell, this.adult);
    cells[tail] = OWN;
    return open < 16 ? open : -1;
  }

  /** Takes a legal step. */
  step(heading: Heading): void {
    const { cells, grid } = this;
    const cell = adjacentCell(grid, this.head, heading);
    const content = cells[cell] as number;
    this.#saveUndoStep(content);
    let grows = false;
    if (content === OWN_APPLE) {
      grows = true;
      this.hasEaten = true;
      this.ownApples--;
      if (this.ownApples === 0) this.adult = true;
    } else if (content === BLUE) {
      grows = this.reserve > 0;
      this.hasEaten = true;
      if (grows) this.reserve--;
    } else if (content === ENEMY) this.#bite(cell);
    cells[cell] = OWN;
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
    undoStep.enemyLength = this.enemyLength;
    undoStep.adult = this.adult;
    undoStep.reserve = this.reserve;
    undoStep.ownApples = this.ownApples;
    undoStep.hasEaten = this.hasEaten;
  }

  /** Removes the piece on the cell and all behind it (`attack.cut`). */
  #bite(cell: Cell): void {
    const at = this.#enemy.indexOf(cell);
    for (let i = at; i < this.enemyLength; i++) this.cells[this.#enemy[i] as Cell] = FREE;
    this.held += this.enemyLength - at;
    this.enemyLength = at;
  }

  /** Undoes the last step. */
  undo(): void {
    if (this.#stepsTaken === 0) return;
    const undoStep = this.#undoSteps[--this.#stepsTaken] as UndoStep;
    const { cells } = this;
    if (this.#start > undoStep.start) cells[this.#trail[undoStep.start] as Cell] = OWN;
    const cell = this.#trail[--this.#end] as Cell;
    this.lastHeading = undoStep.lastHeading;
    this.#start = undoStep.start;
    cells[cell] = undoStep.content;
    if (undoStep.content === FREE) return;
    for (let i = this.enemyLength; i < undoStep.enemyLength; i++) cells[this.#enemy[i] as Cell] = ENEMY;
    this.held = undoStep.held;
    this.enemyLength = undoStep.enemyLength;
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

  /** Undoes all steps. */
  reset(): void {
    while (this.#stepsTaken > 0) this.undo();
  }

  /** Whether the move is whole: all its steps are made, or the enemy head is taken (`move.must`, `attack.head`). */
  isWhole(made: number): boolean {
    return made === this.requiredSteps || this.enemyLength === 0;
  }
}
