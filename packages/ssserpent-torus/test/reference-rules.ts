/*
 * A second, independent implementation of the rules for comparison: cells are names, every state is a copy, and every
 * sequence of steps is tried.
 */

/** A serpent of a reference position. */
export interface ReferenceSerpent {
  readonly cells: readonly string[];
  readonly last: string;
  readonly reserve: number;
  readonly adult: boolean;
}

/** A position of the reference implementation. */
export interface ReferencePosition {
  readonly size: number;
  readonly phase: string;
  readonly actor: string;
  readonly serpents: readonly [ReferenceSerpent, ReferenceSerpent];
  readonly blue: readonly string[];
  readonly apples: readonly [readonly string[], readonly string[]];
  readonly held: number;
  readonly quiet: number;
  readonly moves: number;
}

const OPPOSITE: Readonly<Record<string, string>> = { N: "S", E: "W", S: "N", W: "E" };
const COLUMNS = "abcdefghijklm";

/** The adjacent cell in a direction; the first column or row follows the last. */
export function neighbour(size: number, cell: string, direction: string): string {
  let [column, row] = [COLUMNS.indexOf(cell.charAt(0)), Number(cell.slice(1))];
  if (direction === "N") row = row === size ? 1 : row + 1;
  if (direction === "S") row = row === 1 ? size : row - 1;
  if (direction === "E") column = column === size - 1 ? 0 : column + 1;
  if (direction === "W") column = column === 0 ? size - 1 : column - 1;
  return `${COLUMNS.charAt(column)}${row}`;
}

const DIRECTIONS = ["N", "E", "S", "W"];
const neighboursOf = (size: number, cell: string): string[] =>
  DIRECTIONS.map((direction) => neighbour(size, cell, direction));
export const allCells = (size: number): string[] =>
  Array.from(COLUMNS.slice(0, size)).flatMap((column) =>
    Array.from({ length: size }, (_, i) => `${column}${i + 1}`),
  );

const compareCells = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

function parseSerpent(size: number, text: string): ReferenceSerpent {
  const parts = text.split(".");
  if (parts[0] === "-") return { cells: [], last: "-", reserve: Number(parts[1]), adult: false };
  const [head = "", directions = "", last = "-", reserve, age] = parts;
  const cells = [head];
  for (const direction of directions) cells.push(neighbour(size, cells.at(-1) ?? "", direction));
  return { cells, last, reserve: Number(reserve), adult: age === "a" };
}

export function parseReference(size: number, text: string): ReferencePosition {
  const [head = "", red = "", yellow = "", ...rest] = text.split(" ");
  const [phase = "", actor = ""] = head.split(":");
  const [blue, own, other] = rest.slice(0, 3).map((list) => (list === "-" ? [] : list.split(",")));
  const [held, quiet, moves] = rest.slice(3).map(Number);
  return {
    ...{ size, phase, actor, blue: blue ?? [], apples: [own ?? [], other ?? []] },
    ...{ held: held ?? 0, quiet: quiet ?? 0, moves: moves ?? 0 },
    serpents: [parseSerpent(size, red), parseSerpent(size, yellow)],
  };
}

function formatSerpent(size: number, { cells, last, reserve, adult }: ReferenceSerpent): string {
  if (cells.length === 0) return `-.${reserve}`;
  const directions = cells
    .slice(1)
    .map(
      (cell, i) => DIRECTIONS.find((direction) => neighbour(size, cells[i] ?? "", direction) === cell) ?? "?",
    );
  return `${cells[0]}.${directions.join("")}.${last}.${reserve}.${adult ? "a" : "j"}`;
}

export function formatReference({
  size,
  phase,
  actor,
  serpents,
  blue,
  apples,
  held,
  quiet,
  moves,
}: ReferencePosition): string {
  const lists = [blue, ...apples].map((cells) => cells.toSorted(compareCells).join(",") || "-");
  const both = serpents.map((serpent) => formatSerpent(size, serpent));
  return [`${phase}:${actor}`, ...both, ...lists, held, quiet, moves].join(" ");
}

const seatOf = ({ actor }: ReferencePosition): 0 | 1 => (actor === "yellow" ? 1 : 0);
const bySeat = <T>(seat: 0 | 1, own: T, other: T): readonly [T, T] =>
  seat === 0 ? [own, other] : [other, own];

/** The number of consecutive cells from a cell on that are in a list, each counted once. */
function lineLength(size: number, from: string, direction: string, cells: readonly string[]): number {
  const seen = new Set<string>();
  for (let cell = from; cells.includes(cell) && !seen.has(cell); cell = neighbour(size, cell, direction))
    seen.add(cell);
  return seen.size;
}

/** One step of the player to move; undefined when it is illegal. */
function step(position: ReferencePosition, direction: string): ReferencePosition | undefined {
  const { size, serpents, blue, apples } = position;
  const seat = seatOf(position);
  const [own, other] = [serpents[seat], serpents[seat === 0 ? 1 : 0]];
  const [ownApples, otherApples] = [apples[seat], apples[seat === 0 ? 1 : 0]];
  const head = own.cells[0] ?? "";
  const target = neighbour(size, head, direction);
  if (other.cells.length === 0 || own.cells.includes(target) || otherApples.includes(target))
    return undefined;
  if (own.cells.length === 1 && own.last !== "-" && OPPOSITE[own.last] === direction) return undefined;
  if (blue.includes(target) && !own.adult) return undefined;
  const bitten = other.cells.indexOf(target);
  if (bitten >= 0) {
    const attacker = lineLength(size, head, OPPOSITE[direction] ?? "", own.cells);
    if (lineLength(size, target, direction, other.cells) >= attacker) return undefined;
  }
  const isBlue = blue.includes(target);
  const grows = ownApples.includes(target) || (isBlue && own.reserve > 0);
  const left = ownApples.filter((cell) => cell !== target);
  const moved: ReferenceSerpent = {
    cells: [target, ...(grows ? own.cells : own.cells.slice(0, -1))],
    last: direction,
    reserve: own.reserve - (isBlue && grows ? 1 : 0),
    adult: own.adult || left.length === 0,
  };
  const remaining = bitten < 0 ? other.cells : other.cells.slice(0, bitten);
  const rest: ReferenceSerpent = { ...other, cells: remaining };
  return {
    ...position,
    serpents: bySeat(seat, moved, rest),
    blue: blue.filter((cell) => cell !== target),
    apples: bySeat(seat, left, otherApples),
    held: position.held + other.cells.length - remaining.length,
    quiet: ownApples.includes(target) || isBlue || bitten >= 0 ? -1 : position.quiet,
  };
}

/** Every whole path, with the position after it. */
export function paths(position: ReferencePosition): Map<string, ReferencePosition> {
  const length = Math.ceil((position.serpents[seatOf(position)].cells.length || 0) / 2);
  const found = new Map<string, ReferencePosition>();
  let partial: (readonly [string, ReferencePosition])[] = [["", position]];
  for (let made = 1; made <= length; made++) {
    partial = partial.flatMap(([path, before]) =>
      DIRECTIONS.flatMap((direction) => {
        const after = step(before, direction);
        return after ? [[path + direction, after] as const] : [];
      }),
    );
    for (const [path, after] of partial) {
      const isTaken = after.serpents.some(({ cells }) => cells.length === 0);
      if (isTaken || made === length) found.set(path, after);
    }
  }
  return found;
}

/** The cells on which an apple may be placed after the set-up. */
function appleCells({ size, serpents, blue, apples }: ReferencePosition): string[] {
  const allApples = [...blue, ...apples[0], ...apples[1]];
  const heads = serpents.flatMap(({ cells }) => cells.slice(0, 1));
  const held = [...allApples, ...serpents.flatMap(({ cells }) => cells)];
  const closed = new Set([...held, ...[...allApples, ...heads].flatMap((cell) => neighboursOf(size, cell))]);
  return allCells(size).filter((cell) => !closed.has(cell));
}

/** The cells on which a head may start. */
export const headCells = ({ size, serpents, blue, apples }: ReferencePosition): string[] => {
  const allApples = [...blue, ...apples[0], ...apples[1]];
  const taken = [...allApples, ...serpents.flatMap(({ cells }) => cells)];
  return allCells(size).filter(
    (cell) => !taken.includes(cell) && !neighboursOf(size, cell).some((near) => allApples.includes(near)),
  );
};

/** The cells on which an apple may be placed during set-up: two cells stay open to heads. */
export const setupAppleCells = (position: ReferencePosition): string[] =>
  appleCells(position).filter(
    (cell) => headCells({ ...position, blue: [...position.blue, cell] }).length >= 2,
  );

/** The position after a move or a replanting; the move limits are not applied. */
function endTurn(position: ReferencePosition): ReferencePosition {
  const seat = seatOf(position);
  const [own, victim] = [position.serpents[seat], position.serpents[seat === 0 ? 1 : 0]];
  if (victim.cells.length === 0) {
    const gone = { cells: [], last: "-", reserve: victim.reserve, adult: false };
    return {
      ...position,
      phase: "over",
      actor: `${position.actor}!end.head`,
      serpents: bySeat(seat, own, gone),
      held: 0,
    };
  }
  if (position.held > 0 && appleCells(position).length > 0) return { ...position, phase: "replant" };
  const rest = { ...victim, reserve: victim.reserve + position.held };
  const serpents = bySeat(seat, own, rest);
  const actor = seat === 0 ? "yellow" : "red";
  const next: ReferencePosition = { ...position, phase: "move", actor, serpents, held: 0 };
  return paths(next).size > 0 ? next : { ...next, phase: "over", actor: `${position.actor}!end.stuck` };
}

/** Every legal move or replanting, with the position after it. */
export function successors(position: ReferencePosition): Map<string, ReferencePosition> {
  const seat = seatOf(position);
  if (position.phase === "move") {
    const whole = [...paths(position)].map(([path, after]) => {
      const counted = { ...after, quiet: after.quiet < 0 ? 0 : after.quiet + 1, moves: after.moves + 1 };
      return [path, endTurn(counted)] as const;
    });
    return new Map(whole);
  }
  if (position.phase !== "replant") return new Map();
  const [own, theirs] = [position.apples[seat], position.apples[seat === 0 ? 1 : 0]];
  return new Map(
    appleCells(position).map((cell) => {
      const apples = bySeat(seat, own, [...theirs, cell]);
      return [cell, endTurn({ ...position, apples, held: position.held - 1 })] as const;
    }),
  );
}
