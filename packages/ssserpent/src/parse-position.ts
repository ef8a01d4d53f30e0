import { type Failure, fail, type Outcome, type Result, succeed, type Table } from "@serpentarium/core";
import { checkOutcomeReason } from "@serpentarium/core/notation";
import {
  adjacentCell,
  areAdjacent,
  type Cell,
  cellName,
  type Grid,
  headingFromLetter,
  oppositeHeading,
} from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { hasAppleCell, hasSetupAppleCell, headObstacle, headPlacementCells } from "./material/placement.ts";
import { type BySeat, bySeat, growPieces, type Serpent, seatOfColour } from "./material/serpent.ts";
import { cellFromName } from "./notation.ts";
import type { Options } from "./options.ts";
import { hasPath, placesOfWinner } from "./outcome.ts";
import type { BoardContents, Position } from "./position.ts";

/** Why a text is not a valid position; undefined when it is. */
type Problem = Failure | undefined;

/** @param spaces - the cells that show the problem */
const positionFailure = (en: string, fr: string, spaces: readonly string[] = []): Failure =>
  fail("bad-position", en, fr, spaces.length > 0 ? { spaces } : {}).error;

interface Counts {
  readonly held: number;
  readonly quiet: number;
  readonly moves: number;
}

function parseSerpent(grid: Grid, text: string): Serpent | undefined {
  const offGrid = /^-\.(0|[1-9]\d?)$/.exec(text);
  if (offGrid) return { body: [], pieces: [], lastHeading: -1, reserve: Number(offGrid[1]), adult: false };
  const [, name = "", letters = "", last, reserve, age] =
    /^([a-o][1-9]\d?)\.([NESW]{0,12})\.([NESW-])\.(0|[1-9]\d?)\.([aj])$/.exec(text) ?? [];
  const head = cellFromName(grid, name);
  if (head === undefined) return undefined;
  const body = [head];
  for (const letter of letters) {
    body.push(adjacentCell(grid, body.at(-1) as Cell, headingFromLetter(letter)));
    if (body.at(-1) === -1) return undefined;
  }
  const heading = headingFromLetter(last ?? "");
  // the last step points from the neck to the head
  if (letters && heading !== oppositeHeading(headingFromLetter(letters[0] ?? ""))) return undefined;
  return {
    body,
    pieces: growPieces([], body.length - 1),
    lastHeading: heading,
    reserve: Number(reserve),
    adult: age === "a",
  };
}

/** Parses cells separated by commas; undefined unless all are on the grid and ascending. */
function parseCells(grid: Grid, text: string): Cell[] | undefined {
  if (text === "-") return [];
  const cells = text.split(",").map((name) => cellFromName(grid, name) ?? -1);
  return cells.every((cell, i) => cell >= 0 && cell > (cells[i - 1] ?? -1)) ? cells : undefined;
}

const COUNT = "(0|[1-9]\\d{0,14})";
const POSITION_FORM = new RegExp(`^([a-z]+):(\\S{1,20})((?: \\S{1,99}){5}) ${COUNT} ${COUNT} ${COUNT}$`);

interface PositionFields {
  readonly ground: Ground;
  readonly phase: string;
  readonly actor: string;
  readonly field: BoardContents;
  readonly counts: Counts;
}

function parseFields(ground: Ground, text: string, table: Table<Options>): Result<PositionFields> {
  const form = fail(
    "bad-position",
    "expected <phase>:<to act> <red> <yellow> <blue apples> <red apples> <yellow apples> <held> <quiet> <moves>",
    "attendu : <phase>:<joueur> <rouge> <jaune> <pommes bleues> <pommes rouges> <pommes jaunes> <tenus> <calme> <coups>",
  );
  const [, phase = "", head = "", middle = "", held, quiet, moves] = POSITION_FORM.exec(text) ?? [];
  if (!phase) return form;
  const grid = gridOfTable(ground, table);
  const [, first = "", second = "", ...lists] = middle.split(" ");
  const [red, yellow] = [parseSerpent(grid, first), parseSerpent(grid, second)];
  if (!(red && yellow)) {
    const given = red ? second : first;
    return fail(
      "bad-position",
      `expected a serpent as e5.WWS.E.4.j, whole on the grid, its last step from its neck to its head, not ${given}`,
      `attendu : un serpent comme e5.WWS.E.4.j, entier sur la grille, son dernier pas allant du cou à la tête, et non ${given}`,
    );
  }
  const [blue, redApples, yellowApples] = lists.map((list) => parseCells(grid, list));
  if (!(blue && redApples && yellowApples)) {
    const given = lists.find((list) => !parseCells(grid, list)) ?? "";
    return fail(
      "bad-position",
      `expected apples as b2,b10,c1: cells of the grid, by column and then by row, not ${given}`,
      `attendu : des pommes comme b2,b10,c1 : des cases de la grille, par colonne puis par ligne, et non ${given}`,
    );
  }
  const field: BoardContents = { table, serpents: [red, yellow], blue, apples: [redApples, yellowApples] };
  return succeed<PositionFields>({
    ground,
    phase,
    actor: head,
    field,
    counts: { held: Number(held), quiet: Number(quiet), moves: Number(moves) },
  });
}

/** Checks that no pieces overlap and that apples lie on permitted cells (`material.pieces`, `place.apple`, `eat.adult`). */
function checkPlacement(ground: Ground, { table, serpents, blue, apples }: BoardContents): Problem {
  const grid = gridOfTable(ground, table);
  const allApples = [...blue, ...apples[0], ...apples[1]];
  const all = [...allApples, ...serpents[0].body, ...serpents[1].body];
  const named = (cells: readonly Cell[]): string[] => [...new Set(cells)].map((cell) => cellName(grid, cell));
  const shared = all.filter((cell, i) => all.indexOf(cell) !== i);
  if (shared.length > 0)
    return positionFailure("two pieces share a cell", "deux pions partagent une case", named(shared));
  const outside = allApples.filter((cell) => !grid.appleArea.includes(cell));
  if (outside.length > 0)
    return positionFailure("apples lie off the border", "les pommes sont hors du bord", named(outside));
  const touching = allApples.filter((cell) => allApples.some((other) => areAdjacent(grid, cell, other)));
  if (touching.length > 0)
    return positionFailure(
      "apples do not lie beside each other",
      "les pommes ne se touchent pas",
      named(touching),
    );
  if (blue.length > table.options.blueApples)
    return positionFailure("too many blue apples", "trop de pommes bleues");
  const young = serpents.some(
    ({ body, adult }, seat) => body.length > 0 && !adult && apples[seat]?.length === 0,
  );
  return young
    ? positionFailure(
        "a serpent without an apple of its colour on the grid is adult (a)",
        "un serpent sans pomme de sa couleur sur la grille est adulte (a)",
      )
    : undefined;
}

const piecesOf = ({ serpents, apples }: BoardContents, seat: 0 | 1): number =>
  Math.max(serpents[seat].body.length - 1, 0) + apples[seat].length + serpents[seat].reserve;

const pieceCountFailure = (): Failure =>
  positionFailure(
    "body, apples, reserve and held pieces of each colour must add up to its pieces",
    "corps, pommes, réserve et pions tenus de chaque couleur doivent faire le compte",
  );

/** Whether each colour has the expected number of pieces. */
const addsUp = (field: BoardContents, expected: BySeat<number>): boolean =>
  piecesOf(field, 0) === expected[0] && piecesOf(field, 1) === expected[1];

const phaseFailure = (): Failure =>
  positionFailure(
    "the phase does not fit what is on the grid",
    "la phase ne convient pas à ce qui est sur la grille",
  );

/** Whether a head was just placed: alone on a starting cell, with no apple beside it, and never moved (`setup.heads`). */
function isNewHead(ground: Ground, field: BoardContents, seat: 0 | 1): boolean {
  const { body, lastHeading, adult } = field.serpents[seat];
  const [head] = body;
  if (
    head === undefined ||
    body.length !== 1 ||
    lastHeading >= 0 ||
    adult !== (field.apples[seat].length === 0)
  )
    return false;
  const lifted: Serpent = { ...field.serpents[seat], body: [] };
  const serpents = bySeat(seat, lifted, field.serpents[seat === 0 ? 1 : 0]);
  return headObstacle(ground, { ...field, serpents }, head) === undefined;
}

const isOffGrid = (field: BoardContents, seat: 0 | 1): boolean => field.serpents[seat].body.length === 0;

/** Whether the heads still to be placed have room (`setup.heads`). */
function headsFit(ground: Ground, field: BoardContents, toAct: number): boolean {
  const isNext =
    toAct === 0
      ? isOffGrid(field, 0) && isOffGrid(field, 1)
      : isOffGrid(field, 0) && isNewHead(ground, field, 1);
  return toAct >= 0 && isNext && headPlacementCells(ground, field).length >= 2 - toAct;
}

function checkSetup({ ground, phase, actor, field }: PositionFields): Problem {
  const { bodies, apples, blueApples } = field.table.options;
  const toAct = seatOfColour(actor);
  const [red, yellow] = [field.apples[0].length, field.apples[1].length];
  const away = isOffGrid(field, 0) && isOffGrid(field, 1);
  const reserved =
    field.serpents[0].reserve === bodies - apples && field.serpents[1].reserve === bodies - apples;
  if (phase === "blue") {
    const { length } = field.blue;
    const fits =
      away &&
      red + yellow === 0 &&
      length < blueApples &&
      toAct === length % 2 &&
      hasSetupAppleCell(ground, field);
    return !fits ? phaseFailure() : reserved ? undefined : pieceCountFailure();
  }
  if (phase === "apples") {
    const fits =
      away &&
      red + yellow < 2 * apples &&
      yellow <= apples &&
      yellow - red === toAct &&
      hasSetupAppleCell(ground, field);
    return !fits ? phaseFailure() : reserved ? undefined : pieceCountFailure();
  }
  if (red > apples || yellow > apples || !addsUp(field, [bodies, bodies])) return pieceCountFailure();
  const expected =
    phase === "first"
      ? actor === "chance" && isNewHead(ground, field, 0) && isNewHead(ground, field, 1)
      : headsFit(ground, field, toAct);
  return expected ? undefined : phaseFailure();
}

const exceeds = (limit: number | null, count: number): boolean => limit !== null && count > limit;

function checkCounts({ table }: BoardContents, { quiet, moves }: Counts, mayEnd: boolean): Problem {
  const { quietLimit, moveLimit } = table.options;
  const room = mayEnd ? 0 : 1;
  return exceeds(quietLimit, quiet + room) || exceeds(moveLimit, moves + room)
    ? positionFailure("a count has reached its limit", "un compte a atteint sa limite")
    : undefined;
}

function checkPlay({ ground, phase, actor, field, counts }: PositionFields): Problem {
  const { bodies } = field.table.options;
  const toAct = seatOfColour(actor);
  if (isOffGrid(field, 0) || isOffGrid(field, 1))
    return positionFailure("both heads lie on the grid", "les deux têtes sont sur la grille");
  if (toAct < 0) return phaseFailure();
  const { held } = counts;
  if (!addsUp(field, toAct === 0 ? [bodies, bodies - held] : [bodies - held, bodies]))
    return pieceCountFailure();
  if (phase === "move") {
    if (held > 0 || !hasPath(ground, field, toAct)) return phaseFailure();
    return checkCounts(field, counts, false);
  }
  if (held === 0 || !hasAppleCell(ground, field)) return phaseFailure();
  return checkCounts(field, { ...counts, quiet: counts.quiet + 1 }, true);
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

function checkOver({ ground, actor, field, counts }: PositionFields): Problem {
  const { bodies, quietLimit, moveLimit } = field.table.options;
  if (counts.held > 0 || !OUTCOMES.some((outcome) => outcome === actor)) return phaseFailure();
  const winner = actor.startsWith("red") ? 0 : 1;
  const loser = winner === 0 ? 1 : 0;
  if (actor.endsWith("end.head")) {
    if (isOffGrid(field, winner) || !isOffGrid(field, loser) || counts.quiet > 0) return phaseFailure();
    if (piecesOf(field, winner) !== bodies || piecesOf(field, loser) > bodies) return pieceCountFailure();
    return checkCounts(field, counts, true);
  }
  if (isOffGrid(field, 0) || isOffGrid(field, 1)) return phaseFailure();
  if (!addsUp(field, [bodies, bodies])) return pieceCountFailure();
  if (actor.endsWith("end.stuck") && hasPath(ground, field, loser)) return phaseFailure();
  if (actor.endsWith("end.quiet") && counts.quiet !== quietLimit) return phaseFailure();
  if (actor.endsWith("end.long") && (counts.moves !== moveLimit || counts.quiet === quietLimit))
    return phaseFailure();
  return checkCounts(field, counts, true);
}

const outcomeOf = (text: string): Outcome => {
  const [colour = "", reason = ""] = text.split("!");
  const winner = seatOfColour(colour);
  return { reason, places: winner < 0 ? [1, 1] : placesOfWinner(winner) };
};

function positionOf({
  phase,
  actor,
  field,
  counts: { held, quiet, moves },
}: PositionFields): Position | undefined {
  const toAct = seatOfColour(actor);
  if (phase === "blue" || phase === "apples" || phase === "heads")
    return { phase, ...field, toAct } as Position;
  if (phase === "first") return { phase, ...field };
  if (phase === "move") return { phase, ...field, toAct, quiet, moves };
  if (phase === "replant") return { phase, ...field, toAct, held, quiet, moves };
  return phase === "over" ? { phase, ...field, quiet, moves, outcome: outcomeOf(actor) } : undefined;
}

function checkFields(fields: PositionFields): Problem {
  const { ground, phase, actor, field, counts } = fields;
  const problem = (phase === "over" && checkOutcomeReason(actor, REASONS)) || checkPlacement(ground, field);
  if (problem) return problem;
  if (phase === "move" || phase === "replant") return checkPlay(fields);
  if (phase === "over") return checkOver(fields);
  return counts.held + counts.quiet + counts.moves > 0 ? phaseFailure() : checkSetup(fields);
}

/** Parses a position; fails with `bad-position` unless all pieces are accounted for, lie on permitted cells and fit the phase. */
export const createParsePosition =
  (ground: Ground) =>
  (text: string, table: Table<Options>): Result<Position> => {
    const fields = parseFields(ground, text, table);
    if (!fields.ok) return fields;
    const position = positionOf(fields.value);
    const problem = position ? checkFields(fields.value) : phaseFailure();
    return position && !problem ? succeed(position) : { ok: false, error: problem ?? phaseFailure() };
  };
