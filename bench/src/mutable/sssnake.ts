import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

/*
 * Two players and the default deck. Each snake has one grid that no snake can leave, with the tail in its middle. Cards for
 * trial are laid and taken back, and the grids are emptied after a game card by card.
 */

const WIDTH = 256;
const TAIL_CELL = (WIDTH / 2) * (WIDTH + 1);
const DECK = [60, 48, 8, 4] as const;
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const STEPS = [WIDTH, 1, -WIDTH, -1];
const [TAIL, HEAD] = [10, 11];
const NONE = 255;

/** The two sides that each part joins: straights, curves, the crossing, and the double curves. */
const TILE_PARTS = [
  [],
  [[NORTH, SOUTH]],
  [[EAST, WEST]],
  [[NORTH, EAST]],
  [[NORTH, WEST]],
  [[SOUTH, EAST]],
  [[SOUTH, WEST]],
  [
    [NORTH, SOUTH],
    [EAST, WEST],
  ],
  [
    [NORTH, EAST],
    [SOUTH, WEST],
  ],
  [
    [NORTH, WEST],
    [SOUTH, EAST],
  ],
  [],
  [],
] as const;

/** The direction out of a tile, by `tile * 4 + direction` of entry; `NONE` if no part begins there. */
const EXITS = Uint8Array.from(
  TILE_PARTS.flatMap((parts) =>
    [0, 1, 2, 3].map((direction) => {
      const side = (direction + 2) % 4;
      const part = parts.find(([a, b]) => a === side || b === side);
      return part ? (part[0] === side ? part[1] : part[0]) : NONE;
    }),
  ),
);

const TILES_OF_KIND = [[1, 2], [3, 4, 5, 6], [7], [8, 9]] as const;
const tileWith = (kind: number, direction: number, out: number): number =>
  TILES_OF_KIND[kind as 0]?.find((tile) => EXITS[tile * 4 + direction] === out) ?? 0;

/** The tiles of a kind, by `kind * 8 + direction * 2` and for bent kinds one more: left, then right. */
const TILES = Uint8Array.from(
  [0, 1, 2, 3].flatMap((kind) =>
    [0, 1, 2, 3].flatMap((direction) =>
      kind % 2 === 0
        ? [tileWith(kind, direction, direction), 0]
        : [tileWith(kind, direction, (direction + 3) % 4), tileWith(kind, direction, (direction + 1) % 4)],
    ),
  ),
);

const [COMPLETE, DEAD] = [-1, -2];

/** Reused by all searches: equal to `mark` if the current search has visited the cell. */
const seen = new Int32Array(WIDTH * WIDTH);
const queue = new Int32Array(WIDTH * WIDTH);
let mark = 0;

class Snake {
  readonly cells = new Uint8Array(WIDTH * WIDTH);
  readonly laid = new Int32Array(124);
  count = 0;
  /** The cells that the head end and the tail end face, and the directions into them. */
  headCell = 0;
  headDirection = 0;
  tailCell = 0;
  tailDirection = 0;
  /** The bounding box of all cards. */
  west = 0;
  east = 0;
  south = 0;
  north = 0;
  /** The direction at the end of the last trace. */
  direction = 0;

  constructor() {
    this.cells[TAIL_CELL] = TAIL;
    this.cells[TAIL_CELL + 1] = HEAD;
    this.reset();
  }

  reset(): void {
    while (this.count > 0) this.cells[this.laid[--this.count] as number] = 0;
    this.headCell = TAIL_CELL + 2;
    this.headDirection = EAST;
    this.tailCell = TAIL_CELL - 1;
    this.tailDirection = WEST;
    this.west = WIDTH / 2;
    this.east = WIDTH / 2 + 1;
    this.south = WIDTH / 2;
    this.north = WIDTH / 2;
  }

  private trace(from: number, into: number): number {
    const { cells } = this;
    let cell = from;
    let direction = into;
    for (let tile = cells[cell] as number; tile !== 0; tile = cells[cell] as number) {
      if (tile === TAIL && direction === EAST) return COMPLETE;
      if (tile === HEAD && direction === WEST) return COMPLETE;
      direction = EXITS[tile * 4 + direction] as number;
      if (direction === NONE) return DEAD;
      cell += STEPS[direction] as number;
    }
    this.direction = direction;
    return cell;
  }

  private isOutside(cell: number): boolean {
    const [column, row] = [cell & (WIDTH - 1), cell >> 8];
    return column < this.west || column > this.east || row < this.south || row > this.north;
  }

  /** Whether a straight line of empty cells leads out of the box. */
  private hasLineOut(from: number): boolean {
    const { cells } = this;
    const [column, row] = [from & (WIDTH - 1), from >> 8];
    let cell = from;
    let steps = this.north - row;
    while (steps > 0 && cells[cell + WIDTH] === 0) [cell, steps] = [cell + WIDTH, steps - 1];
    if (steps <= 0) return true;
    [cell, steps] = [from, this.east - column];
    while (steps > 0 && cells[cell + 1] === 0) [cell, steps] = [cell + 1, steps - 1];
    if (steps <= 0) return true;
    [cell, steps] = [from, row - this.south];
    while (steps > 0 && cells[cell - WIDTH] === 0) [cell, steps] = [cell - WIDTH, steps - 1];
    if (steps <= 0) return true;
    [cell, steps] = [from, column - this.west];
    while (steps > 0 && cells[cell - 1] === 0) [cell, steps] = [cell - 1, steps - 1];
    return steps <= 0;
  }

  /** The next empty cell in a direction, through cards; -1 if there is none. */
  private next(from: number, out: number): number {
    const { cells } = this;
    let direction = out;
    let cell = from + (STEPS[direction] as number);
    for (let tile = cells[cell] as number; tile !== 0; tile = cells[cell] as number) {
      direction = EXITS[tile * 4 + direction] as number;
      if (direction === NONE) return -1;
      cell += STEPS[direction] as number;
    }
    return cell;
  }

  /** The first reached from a cell: 2 for the outside, 1 for another cell, 0 for neither. */
  private search(from: number, to: number): number {
    mark++;
    let top = 0;
    queue[top++] = from;
    seen[from] = mark;
    while (top > 0) {
      const cell = queue[--top] as number;
      if (cell === to) return 1;
      if (this.isOutside(cell)) return 2;
      for (let direction = 0; direction < 4; direction++) {
        const next = this.next(cell, direction);
        if (next < 0 || seen[next] === mark) continue;
        seen[next] = mark;
        queue[top++] = next;
      }
    }
    return 0;
  }

  private areConnected(head: number, tail: number): boolean {
    if (head === tail) return true;
    const isTailOut = this.hasLineOut(tail);
    if (this.hasLineOut(head)) return isTailOut || this.search(tail, head) > 0;
    const reached = this.search(head, tail);
    return reached === 1 || (reached === 2 && (isTailOut || this.search(tail, head) > 0));
  }

  /** Whether a tile can be laid at an end. */
  canLay(atTail: boolean, tile: number): boolean {
    const { west, east, south, north } = this;
    const cell = atTail ? this.tailCell : this.headCell;
    this.cells[cell] = tile;
    this.enlargeBox(cell);
    const head = this.trace(this.headCell, this.headDirection);
    const tail = head < 0 ? head : this.trace(this.tailCell, this.tailDirection);
    const fits = head !== DEAD && tail !== DEAD && (tail === COMPLETE || this.areConnected(head, tail));
    this.cells[cell] = 0;
    this.west = west;
    this.east = east;
    this.south = south;
    this.north = north;
    return fits;
  }

  private enlargeBox(cell: number): void {
    const [column, row] = [cell & (WIDTH - 1), cell >> 8];
    if (column < this.west) this.west = column;
    if (column > this.east) this.east = column;
    if (row < this.south) this.south = row;
    if (row > this.north) this.north = row;
  }

  /** Lays a tile at an end. Returns whether the snake is complete. */
  lay(atTail: boolean, tile: number): boolean {
    const cell = atTail ? this.tailCell : this.headCell;
    this.cells[cell] = tile;
    this.laid[this.count++] = cell;
    this.enlargeBox(cell);
    this.headCell = this.trace(this.headCell, this.headDirection);
    if (this.headCell === COMPLETE) return true;
    this.headDirection = this.direction;
    this.tailCell = this.trace(this.tailCell, this.tailDirection);
    this.tailDirection = this.direction;
    return false;
  }

  /** The minimal number of cards that complete the snake. A shortest path stays within one cell around the box. */
  missing(): number {
    this.west--;
    this.east++;
    this.south--;
    this.north++;
    mark++;
    let [first, last] = [0, 0];
    queue[last++] = this.headCell;
    seen[this.headCell] = mark;
    for (let cards = 1; ; cards++) {
      if (seen[this.tailCell] === mark || first === last) return cards;
      for (const layer = last; first < layer; first++) {
        for (let direction = 0; direction < 4; direction++) {
          const next = this.next(queue[first] as number, direction);
          if (next < 0 || seen[next] === mark || this.isOutside(next)) continue;
          seen[next] = mark;
          queue[last++] = next;
        }
      }
    }
  }
}

const snakes = [new Snake(), new Snake()] as const;
const deck = new Uint8Array(4);
const hand = new Uint8Array(4);
/** The ways to lay a card that fit: kind, end and tile as bits. */
const lays = new Int32Array(12);
let layCount = 0;

function addLays(snake: Snake, kind: number): void {
  const bends = kind % 2 === 0 ? 1 : 2;
  const sameCell = snake.headCell === snake.tailCell;
  const fromHead = kind * 8 + snake.headDirection * 2;
  const fromTail = kind * 8 + snake.tailDirection * 2;
  for (let bend = 0; bend < bends; bend++) {
    const tile = TILES[fromHead + bend] as number;
    if (snake.canLay(false, tile)) lays[layCount++] = (kind << 5) | tile;
  }
  for (let bend = 0; bend < bends; bend++) {
    const tile = TILES[fromTail + bend] as number;
    // a card that joins both ends is named from the head end
    if (sameCell && (TILES[fromHead] === tile || (bends === 2 && TILES[fromHead + 1] === tile))) continue;
    if (snake.canLay(true, tile)) lays[layCount++] = (kind << 5) | 16 | tile;
  }
}

const layChosen = (snake: Snake, chosen: number): boolean => snake.lay((chosen & 16) !== 0, chosen & 15);

function drawKind(random: Random, left: number): number {
  let rest = random.integer(left);
  let kind = 0;
  while (rest >= (deck[kind] as number)) rest -= deck[kind++] as number;
  return kind;
}

/** Lays a card on the first of two snakes that it fits. Returns the seat whose snake is complete, otherwise -1. */
function give(random: Random, roller: number, kind: number): number {
  for (let i = 1; i <= 2; i++) {
    const owner = (roller + i) & 1;
    const snake = snakes[owner as 0];
    layCount = 0;
    addLays(snake, kind);
    if (layCount > 0) return layChosen(snake, lays[random.integer(layCount)] as number) ? owner : -1;
  }
  return -1;
}

/** The kind with the given index among those in hand. */
function nthKind(index: number): number {
  let kind = -1;
  for (let rest = index; rest >= 0; ) if (hand[++kind] !== 0) rest--;
  return kind;
}

/** Lays a card on the roller's own snake, or removes one. Returns whether the snake is complete. */
function keep(random: Random, roller: number): boolean {
  const snake = snakes[roller as 0];
  layCount = 0;
  let kinds = 0;
  for (let kind = 0; kind < 4; kind++) {
    if (hand[kind] === 0) continue;
    kinds++;
    addLays(snake, kind);
  }
  if (layCount === 0) {
    const kind = nthKind(random.integer(kinds));
    hand[kind] = (hand[kind] as number) - 1;
    return false;
  }
  const chosen = lays[random.integer(layCount)] as number;
  hand[chosen >> 5] = (hand[chosen >> 5] as number) - 1;
  return layChosen(snake, chosen);
}

function playGame(random: Random): number | undefined {
  for (const snake of snakes) snake.reset();
  deck.set(DECK);
  let left = 120;
  for (let roller = 0; left > 0; roller = 1 - roller) {
    const drawn = Math.min(random.integer(3) + 1, left);
    hand.fill(0);
    for (let i = 0; i < drawn; i++) {
      const kind = drawKind(random, left);
      deck[kind] = (deck[kind] as number) - 1;
      hand[kind] = (hand[kind] as number) + 1;
      left--;
    }
    for (let i = 1; i < drawn; i++) if (keep(random, roller)) return roller;
    const owner = give(random, roller, nthKind(0));
    if (owner >= 0) return owner;
  }
  const [one, two] = [snakes[0].missing(), snakes[1].missing()];
  return one === two ? undefined : one < two ? 0 : 1;
}

/** A handwritten implementation: two grids, changed in place. */
export const sssnake: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
