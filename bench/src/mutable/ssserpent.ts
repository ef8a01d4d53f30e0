import type { Random } from "@serpentarium/core";
import { type Player, tallyGames } from "../players.ts";

const SIZE = 9;
const APPLES = 4;
const BLUE_APPLES = 4;
const BODIES = 8;
const QUIET_LIMIT = 100;
const MOVE_LIMIT = 1000;

/** The grid has a wall around it. Cells sort by column, then by row. */
const STRIDE = SIZE + 2;
const CELLS = STRIDE * STRIDE;
/** North, east, south, west. */
const STEPS = Int8Array.of(1, STRIDE, -1, -STRIDE);

const [FREE, WALL, BLUE, RED_APPLE, RED] = [0, 1, 2, 3, 5];
/** The contents of a seat: apples of its colour, and its pieces. */
const appleOf = (seat: number): number => RED_APPLE + seat;
const pieceOf = (seat: number): number => RED + seat;

/** Marks content for which the lengths of the lines decide whether it can be bitten. */
const BY_LINES = 16;
/** By seat, whether it is adult, and the content of a cell: 1 if its serpent may enter. */
const ENTRY = Uint8Array.from({ length: 32 }, (_, i) => {
  const [seat, isAdult, content] = [i >> 4, (i >> 3) & 1, i & 7];
  if (content === pieceOf(1 - seat)) return BY_LINES;
  return content === FREE || content === appleOf(seat) || (content === BLUE && isAdult === 1) ? 1 : 0;
});

const grid = Array.from({ length: CELLS }, (_, cell) => cell);
const isWithin = (index: number, margin: number): boolean => index > margin && index <= SIZE - margin;
const areaOf = (margin: number): number[] =>
  grid.filter((cell) => isWithin(Math.floor(cell / STRIDE), margin) && isWithin(cell % STRIDE, margin));
const inner = areaOf(1);
const border = areaOf(0).filter((cell) => !inner.includes(cell));
const EMPTY = Uint8Array.from(grid, (cell) => (areaOf(0).includes(cell) ? FREE : WALL));

const cells = new Uint8Array(CELLS);
/** The cells of the heads of both serpents; 0 before they are placed. */
const heads = new Uint8Array(2);
/** The cells of each serpent, from the tail: those from `starts` up to `ends`. */
const trails = [new Uint8Array(8 * MOVE_LIMIT), new Uint8Array(8 * MOVE_LIMIT)] as const;
const starts = new Uint16Array(2);
const ends = new Uint16Array(2);
const reserves = new Uint8Array(2);
const apples = new Uint8Array(2);
const adults = new Uint8Array(2);
/** The last heading of each serpent; 4 before its first step. */
const NO_HEADING = 4;
const headings = new Uint8Array(2);

/** The possible cells for an apple or a head. */
const choices = new Uint8Array(CELLS);
let choiceCount = 0;

/** Whether an apple lies on a cell. */
const isApple = (cell: number): boolean => (cells[cell] as number) >> 1 === 1 || cells[cell] === appleOf(1);
const touchesApple = (cell: number): boolean =>
  isApple(cell + 1) || isApple(cell + STRIDE) || isApple(cell - 1) || isApple(cell - STRIDE);
const touches = (cell: number, other: number): boolean => {
  const distance = Math.abs(cell - other);
  return distance === 1 || distance === STRIDE;
};

/** Lists the cells of an area that allow an apple or a head. */
function listChoices(area: readonly number[]): void {
  choiceCount = 0;
  for (const cell of area) if (cells[cell] === FREE && !touchesApple(cell)) choices[choiceCount++] = cell;
}

const withoutHeads = (cell: number): boolean =>
  !touches(cell, heads[0] as number) && !touches(cell, heads[1] as number);

/** Lists the cells that allow an apple while the heads are on the grid. */
function listAppleCells(): void {
  listChoices(inner);
  let count = 0;
  for (let i = 0; i < choiceCount; i++) {
    const cell = choices[i] as number;
    if (withoutHeads(cell)) choices[count++] = cell;
  }
  choiceCount = count;
}

/** Places an apple on one of the listed cells. */
function placeApple(content: number, random: Random): number {
  const cell = choices[random.integer(choiceCount)] as number;
  cells[cell] = content;
  return cell;
}

/** Places apples in turn, and then the heads. */
function setUp(random: Random): void {
  cells.set(EMPTY);
  heads.fill(0);
  apples.fill(0);
  reserves.fill(BODIES - APPLES);
  headings.fill(NO_HEADING);
  listChoices(inner);
  const place = (content: number): void => {
    const placed = placeApple(content, random);
    let count = 0;
    for (let i = 0; i < choiceCount; i++) {
      const cell = choices[i] as number;
      if (cell !== placed && !touches(cell, placed)) choices[count++] = cell;
    }
    choiceCount = count;
  };
  for (let placed = 0; placed < BLUE_APPLES && choiceCount > 0; placed++) place(BLUE);
  for (let placed = 0; placed < 2 * APPLES; placed++) {
    // the first player places an apple of the second, and so on
    const owner = 1 - (placed & 1);
    if (choiceCount > 0) {
      place(appleOf(owner));
      apples[owner] = (apples[owner] as number) + 1;
    } else reserves[owner] = (reserves[owner] as number) + 1;
  }
  for (const owner of [1, 0]) {
    listChoices(border);
    const cell = placeApple(pieceOf(owner), random);
    heads[owner] = cell;
    trails[owner === 0 ? 0 : 1][0] = cell;
    starts[owner] = 0;
    ends[owner] = 1;
    adults[owner] = apples[owner] === 0 ? 1 : 0;
  }
}

// the moving serpent, and the other one
let trail: Uint8Array = trails[0];
let start = 0;
let end = 0;
let enemyTrail: Uint8Array = trails[1];
let enemyStart = 0;
let enemyEnd = 0;
let own = RED;
let enemy = RED;
let entry = 0;
let reserve = 0;
let appleCount = 0;
let heading = NO_HEADING;
let ownApple = RED_APPLE;
let hasEaten = false;
let held = 0;

/** Paths as numbers: 1, then two bits for each step. */
const paths = new Int32Array(4096);
let pathCount = 0;

const lineOf = (from: number, step: number, content: number): number => {
  let length = 0;
  for (let cell = from; cells[cell] === content; cell += step) length++;
  return length;
};

/** The headings that are open from a cell, as bits; higher bits if the lengths of the lines decide. */
const openFrom = (cell: number): number =>
  (ENTRY[entry | (cells[cell + 1] as number)] as number) |
  ((ENTRY[entry | (cells[cell + STRIDE] as number)] as number) << 1) |
  ((ENTRY[entry | (cells[cell - 1] as number)] as number) << 2) |
  ((ENTRY[entry | (cells[cell - STRIDE] as number)] as number) << 3);

function openHeadings(): number {
  const head = trail[end - 1] as number;
  const bits = openFrom(head);
  let open = bits & 15;
  if (bits > 15) {
    for (let next = 0; next < 4; next++) {
      if ((bits & (BY_LINES << next)) === 0) continue;
      const step = STEPS[next] as number;
      if (lineOf(head + step, step, enemy) < lineOf(head, -step, own)) open |= 1 << next;
    }
  }
  // a lone head does not turn back
  return end - start === 1 && heading !== NO_HEADING ? open & ~(1 << ((heading + 2) & 3)) : open;
}

function addPaths(path: number, open: number): void {
  for (let next = 0; next < 4; next++) {
    paths[pathCount] = path * 4 + next;
    pathCount += (open >> next) & 1;
  }
}

/** Takes a step to a cell with an apple or a piece. */
function stepOnto(cell: number, content: number): void {
  let grows = false;
  if (content === ownApple) {
    grows = true;
    hasEaten = true;
    appleCount--;
    if (appleCount === 0) entry |= 8;
  } else if (content === BLUE) {
    hasEaten = true;
    grows = reserve > 0;
    if (grows) reserve--;
  } else if (content === enemy) {
    let last = enemyStart;
    while (enemyTrail[last] !== cell) last++;
    for (let i = enemyStart; i <= last; i++) cells[enemyTrail[i] as number] = FREE;
    held += last + 1 - enemyStart;
    enemyStart = last + 1;
  }
  cells[cell] = own;
  trail[end++] = cell;
  if (!grows) cells[trail[start++] as number] = FREE;
}

/** Lists the whole paths that continue a path, with this number of steps left. */
function search(path: number, left: number): void {
  const open = openHeadings();
  if (left === 1) {
    addPaths(path, open);
    return;
  }
  for (let next = 0; next < 4; next++) if (open & (1 << next)) searchStep(path * 4 + next, next, left - 1);
}

/** Lists the whole paths that continue a path whose last step is not taken yet. */
function searchStep(path: number, next: number, left: number): void {
  const cell = (trail[end - 1] as number) + (STEPS[next] as number);
  const content = cells[cell] as number;
  const before = heading;
  if (content === FREE) {
    const tail = trail[start] as number;
    cells[tail] = FREE;
    if (left === 1 && end - start > 1) {
      const open = openFrom(cell);
      if (open < BY_LINES) {
        cells[tail] = own;
        addPaths(path, open);
        return;
      }
    }
    cells[cell] = own;
    trail[end++] = cell;
    start++;
    heading = next;
    search(path, left);
    heading = before;
    start--;
    end--;
    cells[cell] = FREE;
    cells[tail] = own;
    return;
  }
  const [keptStart, keptEnemy, keptEntry] = [start, enemyStart, entry];
  const [keptReserve, keptApples, keptEaten, keptHeld] = [reserve, appleCount, hasEaten, held];
  stepOnto(cell, content);
  heading = next;
  if (enemyStart === enemyEnd) paths[pathCount++] = path;
  else search(path, left);
  heading = before;
  end--;
  cells[cell] = content;
  if (start > keptStart) cells[trail[keptStart] as number] = own;
  for (let i = keptEnemy; i < enemyStart; i++) cells[enemyTrail[i] as number] = enemy;
  start = keptStart;
  enemyStart = keptEnemy;
  entry = keptEntry;
  reserve = keptReserve;
  appleCount = keptApples;
  hasEaten = keptEaten;
  held = keptHeld;
}

/** Makes a seat's serpent the moving one. */
function load(seat: number): void {
  const other = 1 - seat;
  trail = trails[seat === 0 ? 0 : 1];
  start = starts[seat] as number;
  end = ends[seat] as number;
  enemyTrail = trails[seat === 0 ? 1 : 0];
  enemyStart = starts[other] as number;
  enemyEnd = ends[other] as number;
  own = pieceOf(seat);
  enemy = pieceOf(other);
  ownApple = appleOf(seat);
  entry = (seat << 4) | ((adults[seat] as number) << 3);
  reserve = reserves[seat] as number;
  appleCount = apples[seat] as number;
  heading = headings[seat] as number;
  hasEaten = false;
  held = 0;
}

/** Plays a path without undoing it. */
function playPath(seat: number, path: number): void {
  for (let shift = 29 - Math.clz32(path); shift >= 0; shift -= 2) {
    heading = (path >> shift) & 3;
    const cell = (trail[end - 1] as number) + (STEPS[heading] as number);
    stepOnto(cell, cells[cell] as number);
  }
  starts[seat] = start;
  ends[seat] = end;
  starts[1 - seat] = enemyStart;
  reserves[seat] = reserve;
  apples[seat] = appleCount;
  adults[seat] = (entry >> 3) & 1;
  headings[seat] = heading;
  heads[seat] = trail[end - 1] as number;
}

/** Places the bitten-off pieces as apples of the other player; without a cell, they go to the reserve. */
function replant(victim: number, random: Random): void {
  for (; held > 0; held--) {
    listAppleCells();
    if (choiceCount === 0) break;
    placeApple(appleOf(victim), random);
    apples[victim] = (apples[victim] as number) + 1;
  }
  reserves[victim] = (reserves[victim] as number) + held;
}

function playGame(random: Random): number | undefined {
  setUp(random);
  let quiet = 0;
  let seat = random.integer(2);
  for (let moves = 0; ; moves++, seat = 1 - seat) {
    load(seat);
    pathCount = 0;
    search(1, (end - start + 1) >> 1);
    if (pathCount === 0) return 1 - seat;
    if (quiet >= QUIET_LIMIT || moves >= MOVE_LIMIT) return undefined;
    playPath(seat, paths[random.integer(pathCount)] as number);
    if (enemyStart === enemyEnd) return seat;
    quiet = hasEaten || held > 0 ? 0 : quiet + 1;
    replant(1 - seat, random);
  }
}

/** A handwritten implementation: one grid and the trails of both serpents, which steps change and undo in place. */
export const ssserpent: Player = {
  name: "mutable by hand",
  play: (games, random) => tallyGames(games, () => playGame(random)),
};
