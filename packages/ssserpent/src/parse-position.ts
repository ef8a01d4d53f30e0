import { type Failure, fail, type Outcome, type Result, succeed, type Table } from "@serpentarium/core";
import { unknownReason } from "@serpentarium/core/notation";
import {
  areAdjacent,
  type Cell,
  cellName,
  type Grid,
  headingOf,
  neighbour,
  opposite,
} from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import { hasAppleCell, hasSetupCell, headCells, headObstacle } from "./material/placing.ts";
import { type BySeat, bySeat, grown, type Serpent, seatOf } from "./material/serpent.ts";
import { parseCell } from "./notation.ts";
import type { Options } from "./options.ts";
import { hasPath } from "./outcome.ts";
import type { Field, Position } from "./position.ts";

/** What keeps a text from being a position: nothing, or a failure. */
type Misfit = Failure | undefined;

/** @param spaces - the names of the cells that show it */
const wrong = (en: string, fr: string, spaces: readonly string[] = []): Failure =>
  fail("bad-position", en, fr, spaces.length > 0 ? { spaces } : {}).error;

interface Counts {
  readonly held: number;
  readonly quiet: number;
  readonly moves: number;
}

function parseSerpent(grid: Grid, text: string): Serpent | undefined {
  const away = /^-\.(0|[1-9]\d?)$/.exec(text);
  if (away) return { body: [], pieces: [], last: -1, reserve: Number(away[1]), adult: false };
  const [, name = "", way = "", last, reserve, age] =
    /^([a-o][1-9]\d?)\.([NESW]{0,12})\.([NESW-])\.(0|[1-9]\d?)\.([aj])$/.exec(text) ?? [];
  const head = parseCell(grid, name);
  if (head === undefined) return undefined;
  const body = [head];
  for (const letter of way) {
    body.push(neighbour(grid, body.at(-1) as Cell, headingOf(letter)));
    if (body.at(-1) === -1) return undefined;
  }
  const heading = headingOf(last ?? "");
  // the last step points from the neck to the head
  if (way && heading !== opposite(headingOf(way[0] ?? ""))) return undefined;
  return {
    body,
    pieces: grown([], body.length - 1),
    last: heading,
    reserve: Number(reserve),
    adult: age === "a",
  };
}

/** Cells joined by commas, ascending; nothing when one is not on the grid or out of order. */
function parseCells(grid: Grid, text: string): Cell[] | undefined {
  if (text === "-") return [];
  const cells = text.split(",").map((name) => parseCell(grid, name) ?? -1);
  return cells.every((cell, i) => cell >= 0 && cell > (cells[i - 1] ?? -1)) ? cells : undefined;
}

const COUNT = "(0|[1-9]\\d{0,14})";
const FORM = new RegExp(`^([a-z]+):(\\S{1,20})((?: \\S{1,99}){5}) ${COUNT} ${COUNT} ${COUNT}$`);

interface Read {
  readonly ground: Ground;
  readonly phase: string;
  readonly head: string;
  readonly field: Field;
  readonly counts: Counts;
}

function read(ground: Ground, text: string, table: Table<Options>): Result<Read> {
  const form = fail(
    "bad-position",
    "expected <phase>:<to act> <red> <yellow> <blue apples> <red apples> <yellow apples> <held> <quiet> <moves>",
    "attendu : <phase>:<joueur> <rouge> <jaune> <pommes bleues> <pommes rouges> <pommes jaunes> <tenus> <calme> <coups>",
  );
  const [, phase = "", head = "", middle = "", held, quiet, moves] = FORM.exec(text) ?? [];
  if (!phase) return form;
  const grid = gridAt(ground, table);
  const [, first = "", second = "", ...lists] = middle.split(" ");
  const [red, yellow] = [parseSerpent(grid, first), parseSerpent(grid, second)];
  if (!(red && yellow)) {
    return fail(
      "bad-position",
      "expected a serpent as e5.WWS.E.4.j, whole on the grid, its last step from its neck to its head",
      "attendu : un serpent comme e5.WWS.E.4.j, entier sur la grille, son dernier pas allant du cou à la tête",
    );
  }
  const [blue, redApples, yellowApples] = lists.map((list) => parseCells(grid, list));
  if (!(blue && redApples && yellowApples)) {
    return fail(
      "bad-position",
      "expected apples as b2,b10,c1: cells of the grid, by column and then by row",
      "attendu : des pommes comme b2,b10,c1 : des cases de la grille, par colonne puis par ligne",
    );
  }
  const field: Field = { table, serpents: [red, yellow], blue, apples: [redApples, yellowApples] };
  return succeed({
    ground,
    phase,
    head,
    field,
    counts: { held: Number(held), quiet: Number(quiet), moves: Number(moves) },
  });
}

/** `material.pieces`, `place.apple`: nothing lies on anything, and apples lie where they may. */
function misplaced(ground: Ground, { table, serpents, blue, apples }: Field): Misfit {
  const grid = gridAt(ground, table);
  const fruit = [...blue, ...apples[0], ...apples[1]];
  const all = [...fruit, ...serpents[0].body, ...serpents[1].body];
  const named = (cells: readonly Cell[]): string[] => [...new Set(cells)].map((cell) => cellName(grid, cell));
  const shared = all.filter((cell, i) => all.indexOf(cell) !== i);
  if (shared.length > 0)
    return wrong("two pieces share a cell", "deux pions partagent une case", named(shared));
  const outside = fruit.filter((cell) => !grid.orchard.includes(cell));
  if (outside.length > 0)
    return wrong("apples lie off the border", "les pommes sont hors du bord", named(outside));
  const touching = fruit.filter((cell) => fruit.some((other) => areAdjacent(grid, cell, other)));
  if (touching.length > 0)
    return wrong("apples do not lie beside each other", "les pommes ne se touchent pas", named(touching));
  if (blue.length > table.options.blueApples) return wrong("too many blue apples", "trop de pommes bleues");
  const young = serpents.some(
    ({ body, adult }, seat) => body.length > 0 && !adult && apples[seat]?.length === 0,
  );
  return young
    ? wrong(
        "a serpent without an apple of its colour on the grid is adult (a)",
        "un serpent sans pomme de sa couleur sur la grille est adulte (a)",
      )
    : undefined;
}

const piecesOf = ({ serpents, apples }: Field, seat: 0 | 1): number =>
  Math.max(serpents[seat].body.length - 1, 0) + apples[seat].length + serpents[seat].reserve;

const uneven = (): Failure =>
  wrong(
    "body, apples, reserve and held pieces of each colour must add up to its pieces",
    "corps, pommes, réserve et pions tenus de chaque couleur doivent faire le compte",
  );

/** Each colour has the pieces that it should have. */
const adds = (field: Field, expected: BySeat<number>): boolean =>
  piecesOf(field, 0) === expected[0] && piecesOf(field, 1) === expected[1];

const phaseMisfit = (): Failure =>
  wrong("the phase does not fit what is on the grid", "la phase ne convient pas à ce qui est sur la grille");

/** A head that was just placed: alone on the border, no apple beside it, and it never moved (`setup.heads`). */
function isFresh(ground: Ground, field: Field, seat: 0 | 1): boolean {
  const { body, last, adult } = field.serpents[seat];
  const [head] = body;
  if (head === undefined || body.length !== 1 || last >= 0 || adult !== (field.apples[seat].length === 0))
    return false;
  const lifted: Serpent = { ...field.serpents[seat], body: [] };
  const serpents = bySeat(seat, lifted, field.serpents[seat === 0 ? 1 : 0]);
  return headObstacle(ground, { ...field, serpents }, head) === undefined;
}

const isAway = (field: Field, seat: 0 | 1): boolean => field.serpents[seat].body.length === 0;

/** Whether the heads to come have room (`setup.heads`). */
function headsFit(ground: Ground, field: Field, toAct: number): boolean {
  const isNext =
    toAct === 0 ? isAway(field, 0) && isAway(field, 1) : isAway(field, 0) && isFresh(ground, field, 1);
  return toAct >= 0 && isNext && headCells(ground, field).length >= 2 - toAct;
}

function setupMisfit({ ground, phase, head, field }: Read): Misfit {
  const { bodies, apples, blueApples } = field.table.options;
  const toAct = seatOf(head);
  const [red, yellow] = [field.apples[0].length, field.apples[1].length];
  const away = isAway(field, 0) && isAway(field, 1);
  const reserved =
    field.serpents[0].reserve === bodies - apples && field.serpents[1].reserve === bodies - apples;
  if (phase === "blue") {
    const { length } = field.blue;
    const fits =
      away &&
      red + yellow === 0 &&
      length < blueApples &&
      toAct === length % 2 &&
      hasSetupCell(ground, field);
    return !fits ? phaseMisfit() : reserved ? undefined : uneven();
  }
  if (phase === "apples") {
    const fits =
      away &&
      red + yellow < 2 * apples &&
      yellow <= apples &&
      yellow - red === toAct &&
      hasSetupCell(ground, field);
    return !fits ? phaseMisfit() : reserved ? undefined : uneven();
  }
  if (red > apples || yellow > apples || !adds(field, [bodies, bodies])) return uneven();
  const expected =
    phase === "first"
      ? head === "chance" && isFresh(ground, field, 0) && isFresh(ground, field, 1)
      : headsFit(ground, field, toAct);
  return expected ? undefined : phaseMisfit();
}

const beyond = (limit: number | null, count: number): boolean => limit !== null && count > limit;

function countMisfit({ table }: Field, { quiet, moves }: Counts, mayEnd: boolean): Misfit {
  const { quietLimit, moveLimit } = table.options;
  const room = mayEnd ? 0 : 1;
  return beyond(quietLimit, quiet + room) || beyond(moveLimit, moves + room)
    ? wrong("a count has reached its limit", "un compte a atteint sa limite")
    : undefined;
}

function playMisfit({ ground, phase, head, field, counts }: Read): Misfit {
  const { bodies } = field.table.options;
  const toAct = seatOf(head);
  if (isAway(field, 0) || isAway(field, 1))
    return wrong("both heads lie on the grid", "les deux têtes sont sur la grille");
  if (toAct < 0) return phaseMisfit();
  const { held } = counts;
  if (!adds(field, toAct === 0 ? [bodies, bodies - held] : [bodies - held, bodies])) return uneven();
  if (phase === "move") {
    if (held > 0 || !hasPath(ground, field, toAct)) return phaseMisfit();
    return countMisfit(field, counts, false);
  }
  if (held === 0 || !hasAppleCell(ground, field)) return phaseMisfit();
  return countMisfit(field, { ...counts, quiet: counts.quiet + 1 }, true);
}

const OUTCOMES = [
  "red!end.head",
  "yellow!end.head",
  "red!end.stuck",
  "yellow!end.stuck",
  "draw!end.quiet",
  "draw!end.long",
] as const;
const REASONS = ["end.stuck", "end.head", "end.quiet", "end.long"] as const;

function overMisfit({ ground, head, field, counts }: Read): Misfit {
  const { bodies, quietLimit, moveLimit } = field.table.options;
  if (counts.held > 0 || !OUTCOMES.some((outcome) => outcome === head)) return phaseMisfit();
  const winner = head.startsWith("red") ? 0 : 1;
  const loser = winner === 0 ? 1 : 0;
  if (head.endsWith("end.head")) {
    if (isAway(field, winner) || !isAway(field, loser) || counts.quiet > 0) return phaseMisfit();
    if (piecesOf(field, winner) !== bodies || piecesOf(field, loser) > bodies) return uneven();
    return countMisfit(field, counts, true);
  }
  if (isAway(field, 0) || isAway(field, 1)) return phaseMisfit();
  if (!adds(field, [bodies, bodies])) return uneven();
  if (head.endsWith("end.stuck") && hasPath(ground, field, loser)) return phaseMisfit();
  if (head.endsWith("end.quiet") && counts.quiet !== quietLimit) return phaseMisfit();
  if (head.endsWith("end.long") && (counts.moves !== moveLimit || counts.quiet === quietLimit))
    return phaseMisfit();
  return countMisfit(field, counts, true);
}

const outcomeOf = (head: string): Outcome => {
  const [who = "", reason = ""] = head.split("!");
  const winner = seatOf(who);
  return { winners: winner < 0 ? [0, 1] : [winner], reason };
};

function positionOf({ phase, head, field, counts: { held, quiet, moves } }: Read): Position | undefined {
  const toAct = seatOf(head);
  if (phase === "blue" || phase === "apples" || phase === "heads")
    return { phase, ...field, toAct } as Position;
  if (phase === "first") return { phase, ...field };
  if (phase === "move") return { phase, ...field, toAct, quiet, moves };
  if (phase === "replant") return { phase, ...field, toAct, held, quiet, moves };
  return phase === "over" ? { phase, ...field, quiet, moves, outcome: outcomeOf(head) } : undefined;
}

function misfitOf(seen: Read): Misfit {
  const { ground, phase, head, field, counts } = seen;
  const wild = (phase === "over" && unknownReason(head, REASONS)) || misplaced(ground, field);
  if (wild) return wild;
  if (phase === "move" || phase === "replant") return playMisfit(seen);
  if (phase === "over") return overMisfit(seen);
  return counts.held + counts.quiet + counts.moves > 0 ? phaseMisfit() : setupMisfit(seen);
}

/** A position from its text, checked: every piece is accounted for and lies where it may, and the phase fits. */
export const createParsePosition =
  (ground: Ground) =>
  (text: string, table: Table<Options>): Result<Position> => {
    const seen = read(ground, text, table);
    if (!seen.ok) return seen;
    const position = positionOf(seen.value);
    const misfit = position ? misfitOf(seen.value) : phaseMisfit();
    return position && !misfit ? succeed(position) : { ok: false, error: misfit ?? phaseMisfit() };
  };
