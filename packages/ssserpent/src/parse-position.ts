import { fail, type Outcome, type Seat, soleWinnerOf, succeed } from "@serpentarium/core";
import {
  type Codec,
  choice,
  createPositionNotation,
  integer,
  listOf,
  objectSchema,
  type PositionNotation,
  type PositionProblem,
} from "@serpentarium/core/notation";
import {
  adjacentCell,
  areAdjacent,
  type Cell,
  cellName,
  type Grid,
  HEADING_LETTERS,
  headingFromLetter,
  headingTo,
  oppositeHeading,
} from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { hasAppleCell, hasSetupAppleCell, headObstacle, headPlacementCells } from "./material/placement.ts";
import { type BySeat, bySeat, colourOfSeat, growPieces, type Serpent } from "./material/serpent.ts";
import { cellFromName } from "./notation.ts";
import { hasPath } from "./outcome.ts";
import type {
  BoardContents,
  FirstMoverPosition,
  MovePosition,
  OverPosition,
  Position,
  ReplantPosition,
  SetupPosition,
} from "./position.ts";

/** Why a position is invalid; undefined if it is valid. */
type Problem = PositionProblem | undefined;

/** The beginning of a text, for a message. */
const excerpt = (text: string): string => text.slice(0, 60);

const headingLetter = (heading: number): string => HEADING_LETTERS[heading] ?? "-";

function formatSerpent(grid: Grid, { body, lastHeading, reserve, adult }: Serpent): string {
  const [head] = body;
  if (head === undefined) return `-.${reserve}`;
  const letters = body.slice(1).map((cell, i) => headingLetter(headingTo(grid, body[i] as Cell, cell)));
  return `${cellName(grid, head)}.${letters.join("")}.${headingLetter(lastHeading)}.${reserve}.${adult ? "a" : "j"}`;
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

const cellOn = ({ names }: Grid) => integer(0, names.length - 1).schema;

const serpentOn = (grid: Grid): Codec<Serpent> => ({
  format: (serpent) => formatSerpent(grid, serpent),
  parse(text) {
    const serpent = parseSerpent(grid, text);
    return serpent
      ? succeed(serpent)
      : fail("notation", { id: "failures.notation.serpent", data: { given: excerpt(text) } });
  },
  schema: objectSchema({
    body: { type: "array", items: cellOn(grid) },
    pieces: { type: "array", items: integer(1, 99).schema, uniqueItems: true },
    lastHeading: integer(-1, 3).schema,
    reserve: integer(0, 99).schema,
    adult: { enum: [true, false] },
  }),
});

/** Creates the codec of cells in ascending order. */
const applesOn = (grid: Grid): Codec<readonly Cell[]> => ({
  format: (cells) => cells.map((cell) => cellName(grid, cell)).join(",") || "-",
  parse(text) {
    const cells = text === "-" ? [] : text.split(",").map((name) => cellFromName(grid, name) ?? -1);
    return cells.every((cell, i) => cell > (cells[i - 1] ?? -1))
      ? succeed(cells)
      : fail("notation", { id: "failures.notation.apples", data: { given: excerpt(text) } });
  },
  schema: { type: "array", items: cellOn(grid) },
});

/** Checks that no pieces overlap and that apples lie on permitted cells (`material.pieces`, `place.apple`, `eat.adult`). */
function checkPlacement(ground: Ground, { table, serpents, blue, apples }: BoardContents): Problem {
  const grid = gridOfTable(ground, table);
  const allApples = [...blue, ...apples[0], ...apples[1]];
  const all = [...allApples, ...serpents[0].body, ...serpents[1].body];
  const named = (cells: readonly Cell[]): string[] => [...new Set(cells)].map((cell) => cellName(grid, cell));
  const shared = all.filter((cell, i) => all.indexOf(cell) !== i);
  if (shared.length > 0)
    return { problem: { id: "failures.bad-position.shared-cell" }, spaces: named(shared) };
  const outside = allApples.filter((cell) => !grid.appleArea.includes(cell));
  if (outside.length > 0)
    return { problem: { id: "failures.bad-position.apples-on-border" }, spaces: named(outside) };
  const touching = allApples.filter((cell) => allApples.some((other) => areAdjacent(grid, cell, other)));
  if (touching.length > 0)
    return { problem: { id: "failures.bad-position.touching-apples" }, spaces: named(touching) };
  if (blue.length > table.options.blueApples)
    return { problem: { id: "failures.bad-position.too-many-blue-apples" } };
  const young = serpents.some(
    ({ body, adult }, seat) => body.length > 0 && !adult && apples[seat]?.length === 0,
  );
  return young ? { problem: { id: "failures.bad-position.young-serpent" } } : undefined;
}

const piecesOf = ({ serpents, apples }: BoardContents, seat: 0 | 1): number =>
  Math.max(serpents[seat].body.length - 1, 0) + apples[seat].length + serpents[seat].reserve;

const PIECE_COUNT_PROBLEM: Problem = { problem: { id: "failures.bad-position.wrong-number-of-pieces" } };

/** Whether each colour has the expected number of pieces. */
const addsUp = (field: BoardContents, expected: BySeat<number>): boolean =>
  piecesOf(field, 0) === expected[0] && piecesOf(field, 1) === expected[1];

const PHASE_PROBLEM: Problem = { problem: { id: "failures.bad-position.wrong-phase" } };

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

/** Whether the remaining heads can be placed (`setup.heads`). */
function headsFit(ground: Ground, field: BoardContents, toAct: number): boolean {
  const isNext =
    toAct === 0
      ? isOffGrid(field, 0) && isOffGrid(field, 1)
      : isOffGrid(field, 0) && isNewHead(ground, field, 1);
  return toAct >= 0 && isNext && headPlacementCells(ground, field).length >= 2 - toAct;
}

function checkSetup(ground: Ground, position: SetupPosition | FirstMoverPosition): Problem {
  const { bodies, apples, blueApples } = position.table.options;
  const [red, yellow] = [position.apples[0].length, position.apples[1].length];
  if (position.phase === "blue" || position.phase === "apples") {
    const { phase, toAct, blue, serpents } = position;
    const isNext =
      phase === "blue"
        ? red + yellow === 0 && blue.length < blueApples && toAct === blue.length % 2
        : red + yellow < 2 * apples && yellow <= apples && yellow - red === toAct;
    const isBare = isOffGrid(position, 0) && isOffGrid(position, 1);
    if (!isNext || !isBare || !hasSetupAppleCell(ground, position)) return PHASE_PROBLEM;
    return serpents.every(({ reserve }) => reserve === bodies - apples) ? undefined : PIECE_COUNT_PROBLEM;
  }
  if (red > apples || yellow > apples || !addsUp(position, [bodies, bodies])) return PIECE_COUNT_PROBLEM;
  const isNext =
    position.phase === "first"
      ? isNewHead(ground, position, 0) && isNewHead(ground, position, 1)
      : headsFit(ground, position, position.toAct);
  return isNext ? undefined : PHASE_PROBLEM;
}

const exceeds = (limit: number | null, count: number): boolean => limit !== null && count > limit;

function checkCounts(
  { table }: BoardContents,
  { quiet, moves }: Pick<MovePosition, "quiet" | "moves">,
  mayEnd: boolean,
): Problem {
  const { quietLimit, moveLimit } = table.options;
  const room = mayEnd ? 0 : 1;
  return exceeds(quietLimit, quiet + room) || exceeds(moveLimit, moves + room)
    ? { problem: { id: "failures.bad-position.limit-reached" } }
    : undefined;
}

function checkPlay(ground: Ground, position: MovePosition | ReplantPosition): Problem {
  const { bodies } = position.table.options;
  const { toAct, quiet, moves } = position;
  if (isOffGrid(position, 0) || isOffGrid(position, 1))
    return { problem: { id: "failures.bad-position.missing-head" } };
  const held = position.phase === "replant" ? position.held : 0;
  if (!addsUp(position, toAct === 0 ? [bodies, bodies - held] : [bodies - held, bodies]))
    return PIECE_COUNT_PROBLEM;
  if (position.phase === "move")
    return hasPath(ground, position, toAct) ? checkCounts(position, position, false) : PHASE_PROBLEM;
  if (held === 0 || !hasAppleCell(ground, position)) return PHASE_PROBLEM;
  return checkCounts(position, { quiet: quiet + 1, moves }, true);
}

/** The outcomes that a match can have. */
export const OUTCOMES: readonly Outcome[] = [
  { reason: "end.head", places: [1, 2] },
  { reason: "end.head", places: [2, 1] },
  { reason: "end.stuck", places: [1, 2] },
  { reason: "end.stuck", places: [2, 1] },
  { reason: "end.quiet", places: [1, 1] },
  { reason: "end.long", places: [1, 1] },
];

/** The text of an outcome, such as `red!end.head`. */
export const formatOutcome = (outcome: Outcome): string => {
  const winner = soleWinnerOf(outcome);
  return `${winner === undefined ? "draw" : colourOfSeat(winner)}!${outcome.reason}`;
};

function checkOver(ground: Ground, position: OverPosition): Problem {
  const { table, outcome, quiet, moves } = position;
  const { bodies, quietLimit, moveLimit } = table.options;
  const [winner, loser] = outcome.places[0] === 1 ? ([0, 1] as const) : ([1, 0] as const);
  if (outcome.reason === "end.head") {
    if (isOffGrid(position, winner) || !isOffGrid(position, loser) || quiet > 0) return PHASE_PROBLEM;
    if (piecesOf(position, winner) !== bodies || piecesOf(position, loser) > bodies)
      return PIECE_COUNT_PROBLEM;
    return checkCounts(position, position, true);
  }
  if (isOffGrid(position, 0) || isOffGrid(position, 1)) return PHASE_PROBLEM;
  if (!addsUp(position, [bodies, bodies])) return PIECE_COUNT_PROBLEM;
  if (outcome.reason === "end.stuck" && hasPath(ground, position, loser)) return PHASE_PROBLEM;
  if (outcome.reason === "end.quiet" && quiet !== quietLimit) return PHASE_PROBLEM;
  if (outcome.reason === "end.long" && (moves !== moveLimit || quiet === quietLimit)) return PHASE_PROBLEM;
  return checkCounts(position, position, true);
}

function findProblem(ground: Ground, position: Position): Problem {
  const problem = checkPlacement(ground, position);
  if (problem) return problem;
  if (position.phase === "over") return checkOver(ground, position);
  return position.phase === "move" || position.phase === "replant"
    ? checkPlay(ground, position)
    : checkSetup(ground, position);
}

const SETUP = "<toAct> <serpents> <blue> <apples> 0 0 0";

/**
 * Creates the notation of positions on a ground:
 * `<phase>:<to act> <red> <yellow> <blue apples> <red apples> <yellow apples> <held> <quiet> <moves>`. Parsing fails with
 * `bad-position` unless the pieces add up, lie on permitted cells and fit the phase.
 */
export const createSsserpentNotation = (ground: Ground): PositionNotation<Position> =>
  createPositionNotation<Position>({
    forms: {
      blue: SETUP,
      apples: SETUP,
      heads: SETUP,
      first: "chance <serpents> <blue> <apples> 0 0 0",
      move: "<toAct> <serpents> <blue> <apples> 0 <quiet> <moves>",
      replant: "<toAct> <serpents> <blue> <apples> <held> <quiet> <moves>",
      over: "<outcome> <serpents> <blue> <apples> 0 <quiet> <moves>",
    },
    fields(table) {
      const grid = gridOfTable(ground, table);
      const apples = applesOn(grid);
      return {
        toAct: choice<Seat>([0, 1], colourOfSeat),
        outcome: choice(OUTCOMES, formatOutcome),
        serpents: listOf<Serpent, BySeat<Serpent>>(serpentOn(grid), " ", 2),
        blue: apples,
        apples: listOf<readonly Cell[], BySeat<readonly Cell[]>>(apples, " ", 2),
        held: COUNT,
        quiet: COUNT,
        moves: COUNT,
      };
    },
    example: "move:red e5.W.E.4.j i5.NNN.S.4.j - c3,c7,g3 f5 0 3 21",
    complete: (position) => findProblem(ground, position) ?? position,
  });

const COUNT = integer(0, 1e15 - 1);
