/** The rules once more, as one would play them on paper: cells by name, everything copied, every word of steps tried. */
export interface Beast {
  readonly cells: readonly string[];
  readonly last: string;
  readonly reserve: number;
  readonly adult: boolean;
}

export interface Sheet {
  readonly size: number;
  readonly phase: string;
  readonly who: string;
  readonly beasts: readonly [Beast, Beast];
  readonly blue: readonly string[];
  readonly apples: readonly [readonly string[], readonly string[]];
  readonly held: number;
  readonly quiet: number;
  readonly moves: number;
}

const BACK: Readonly<Record<string, string>> = { N: "S", E: "W", S: "N", W: "E" };
const COLUMNS = "abcdefghijklm";

/** The cell beside another: past the last column or row the first begins. */
export function beside(size: number, cell: string, way: string): string {
  let [column, row] = [COLUMNS.indexOf(cell.charAt(0)), Number(cell.slice(1))];
  if (way === "N") row = row === size ? 1 : row + 1;
  if (way === "S") row = row === 1 ? size : row - 1;
  if (way === "E") column = column === size - 1 ? 0 : column + 1;
  if (way === "W") column = column === 0 ? size - 1 : column - 1;
  return `${COLUMNS.charAt(column)}${row}`;
}

const WAYS = ["N", "E", "S", "W"];
const around = (size: number, cell: string): string[] => WAYS.map((way) => beside(size, cell, way));
export const allCells = (size: number): string[] =>
  Array.from(COLUMNS.slice(0, size)).flatMap((column) =>
    Array.from({ length: size }, (_, i) => `${column}${i + 1}`),
  );

const order = (a: string, b: string): number =>
  a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

function readBeast(size: number, text: string): Beast {
  const parts = text.split(".");
  if (parts[0] === "-") return { cells: [], last: "-", reserve: Number(parts[1]), adult: false };
  const [head = "", ways = "", last = "-", reserve, age] = parts;
  const cells = [head];
  for (const way of ways) cells.push(beside(size, cells.at(-1) ?? "", way));
  return { cells, last, reserve: Number(reserve), adult: age === "a" };
}

export function readSheet(size: number, text: string): Sheet {
  const [head = "", red = "", yellow = "", ...rest] = text.split(" ");
  const [phase = "", who = ""] = head.split(":");
  const [blue, own, other] = rest.slice(0, 3).map((list) => (list === "-" ? [] : list.split(",")));
  const [held, quiet, moves] = rest.slice(3).map(Number);
  return {
    ...{ size, phase, who, blue: blue ?? [], apples: [own ?? [], other ?? []] },
    ...{ held: held ?? 0, quiet: quiet ?? 0, moves: moves ?? 0 },
    beasts: [readBeast(size, red), readBeast(size, yellow)],
  };
}

function writeBeast(size: number, { cells, last, reserve, adult }: Beast): string {
  if (cells.length === 0) return `-.${reserve}`;
  const ways = cells
    .slice(1)
    .map((cell, i) => WAYS.find((way) => beside(size, cells[i] ?? "", way) === cell) ?? "?");
  return `${cells[0]}.${ways.join("")}.${last}.${reserve}.${adult ? "a" : "j"}`;
}

export function writeSheet({ size, phase, who, beasts, blue, apples, held, quiet, moves }: Sheet): string {
  const lists = [blue, ...apples].map((cells) => cells.toSorted(order).join(",") || "-");
  const both = beasts.map((beast) => writeBeast(size, beast));
  return [`${phase}:${who}`, ...both, ...lists, held, quiet, moves].join(" ");
}

const seatOf = ({ who }: Sheet): 0 | 1 => (who === "yellow" ? 1 : 0);
const pair = <T>(seat: 0 | 1, mine: T, other: T): readonly [T, T] =>
  seat === 0 ? [mine, other] : [other, mine];

/** How many of some cells follow one another, each counted once. */
function run(size: number, from: string, way: string, cells: readonly string[]): number {
  const seen = new Set<string>();
  for (let cell = from; cells.includes(cell) && !seen.has(cell); cell = beside(size, cell, way))
    seen.add(cell);
  return seen.size;
}

/** One step of whoever is to move, or nothing where it is not allowed. */
function step(sheet: Sheet, way: string): Sheet | undefined {
  const { size, beasts, blue, apples } = sheet;
  const seat = seatOf(sheet);
  const [mine, other] = [beasts[seat], beasts[seat === 0 ? 1 : 0]];
  const [sweet, sour] = [apples[seat], apples[seat === 0 ? 1 : 0]];
  const head = mine.cells[0] ?? "";
  const to = beside(size, head, way);
  if (other.cells.length === 0 || mine.cells.includes(to) || sour.includes(to)) return undefined;
  if (mine.cells.length === 1 && mine.last !== "-" && BACK[mine.last] === way) return undefined;
  if (blue.includes(to) && !mine.adult) return undefined;
  const bitten = other.cells.indexOf(to);
  if (bitten >= 0) {
    const attacker = run(size, head, BACK[way] ?? "", mine.cells);
    if (run(size, to, way, other.cells) >= attacker) return undefined;
  }
  const isBlue = blue.includes(to);
  const grows = sweet.includes(to) || (isBlue && mine.reserve > 0);
  const left = sweet.filter((cell) => cell !== to);
  const moved: Beast = {
    cells: [to, ...(grows ? mine.cells : mine.cells.slice(0, -1))],
    last: way,
    reserve: mine.reserve - (isBlue && grows ? 1 : 0),
    adult: mine.adult || left.length === 0,
  };
  const kept = bitten < 0 ? other.cells : other.cells.slice(0, bitten);
  const rest: Beast = kept.length === 0 ? { ...other, cells: [] } : { ...other, cells: kept };
  return {
    ...sheet,
    beasts: pair(seat, moved, rest),
    blue: blue.filter((cell) => cell !== to),
    apples: pair(seat, left, sour),
    held: sheet.held + other.cells.length - kept.length,
    quiet: sweet.includes(to) || isBlue || bitten >= 0 ? -1 : sheet.quiet,
  };
}

/** Every whole path with what the grid looks like after it. */
export function paths(sheet: Sheet): Map<string, Sheet> {
  const length = Math.ceil((sheet.beasts[seatOf(sheet)].cells.length || 0) / 2);
  const found = new Map<string, Sheet>();
  let begun: (readonly [string, Sheet])[] = [["", sheet]];
  for (let made = 1; made <= length; made++) {
    begun = begun.flatMap(([path, before]) =>
      WAYS.flatMap((way) => {
        const after = step(before, way);
        return after ? [[path + way, after] as const] : [];
      }),
    );
    for (const [path, after] of begun) {
      const isTaken = after.beasts.some(({ cells }) => cells.length === 0);
      if (isTaken || made === length) found.set(path, after);
    }
  }
  return found;
}

/** Where an apple may be placed once the heads are there. */
function beds({ size, beasts, blue, apples }: Sheet): string[] {
  const fruit = [...blue, ...apples[0], ...apples[1]];
  const heads = beasts.flatMap(({ cells }) => cells.slice(0, 1));
  const held = [...fruit, ...beasts.flatMap(({ cells }) => cells)];
  const closed = new Set([...held, ...[...fruit, ...heads].flatMap((cell) => around(size, cell))]);
  return allCells(size).filter((cell) => !closed.has(cell));
}

/** Where a head may start. */
export const starts = ({ size, beasts, blue, apples }: Sheet): string[] => {
  const fruit = [...blue, ...apples[0], ...apples[1]];
  const taken = [...fruit, ...beasts.flatMap(({ cells }) => cells)];
  return allCells(size).filter(
    (cell) => !taken.includes(cell) && !around(size, cell).some((near) => fruit.includes(near)),
  );
};

/** Where an apple may be placed before: it leaves two starts. */
export const setupBeds = (sheet: Sheet): string[] =>
  beds(sheet).filter((cell) => starts({ ...sheet, blue: [...sheet.blue, cell] }).length >= 2);

/** Whose turn comes next, and what is replanted before; limits are far away. */
function settled(sheet: Sheet): Sheet {
  const seat = seatOf(sheet);
  const [mine, victim] = [sheet.beasts[seat], sheet.beasts[seat === 0 ? 1 : 0]];
  if (victim.cells.length === 0) {
    const gone = { cells: [], last: "-", reserve: victim.reserve, adult: false };
    return { ...sheet, phase: "over", who: `${sheet.who}!end.head`, beasts: pair(seat, mine, gone), held: 0 };
  }
  if (sheet.held > 0 && beds(sheet).length > 0) return { ...sheet, phase: "replant" };
  const rest = { ...victim, reserve: victim.reserve + sheet.held };
  const beasts = pair(seat, mine, rest);
  const who = seat === 0 ? "yellow" : "red";
  const next: Sheet = { ...sheet, phase: "move", who, beasts, held: 0 };
  return paths(next).size > 0 ? next : { ...next, phase: "over", who: `${sheet.who}!end.stuck` };
}

/** Every action of a move or a replanting, with what becomes of it. */
export function actions(sheet: Sheet): Map<string, Sheet> {
  const seat = seatOf(sheet);
  if (sheet.phase === "move") {
    const whole = [...paths(sheet)].map(([path, after]) => {
      const counted = { ...after, quiet: after.quiet < 0 ? 0 : after.quiet + 1, moves: after.moves + 1 };
      return [path, settled(counted)] as const;
    });
    return new Map(whole);
  }
  if (sheet.phase !== "replant") return new Map();
  const [mine, theirs] = [sheet.apples[seat], sheet.apples[seat === 0 ? 1 : 0]];
  return new Map(
    beds(sheet).map((cell) => {
      const apples = pair(seat, mine, [...theirs, cell]);
      return [cell, settled({ ...sheet, apples, held: sheet.held - 1 })] as const;
    }),
  );
}
