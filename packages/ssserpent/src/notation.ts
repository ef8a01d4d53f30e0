import { fail, type GameDefinition, type Outcome, type Result, succeed } from "@serpentarium/core";
import { type Action, FIRST_MOVERS, type Move, PLACEMENTS } from "./action.ts";
import type { Ssserpent } from "./game.ts";
import { type Cell, cellName, type Grid, HEADING_LETTERS, headingTo } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { COLOURS, colourOfSeat, type Serpent } from "./material/serpent.ts";
import type { Position } from "./position.ts";

/** Parses the name of a cell; undefined when it is not on the grid. */
export function cellFromName(grid: Grid, text: string): Cell | undefined {
  const [, column = "", row = ""] = /^([a-o])([1-9]\d?)$/.exec(text) ?? [];
  const [x, y] = [column.charCodeAt(0) - 97, Number(row) - 1];
  const cell = x * grid.size + y;
  return y < grid.size && grid.cells.includes(cell) ? cell : undefined;
}

function actionText(ground: Ground, action: Action, { table }: Position): string {
  if (action.phase === "first") return action.colour;
  return action.phase === "move" ? action.path : cellName(gridOfTable(ground, table), action.cell);
}

/** Parses an action; cells off the grid fail with `notation`. */
function parseActionText(ground: Ground, text: string, position: Position): Result<Action> {
  const { phase, table } = position;
  if (phase === "first") {
    const first = FIRST_MOVERS.find(({ colour }) => colour === text);
    return first
      ? succeed(first)
      : fail("notation", "expected red or yellow", "attendu : red (rouge) ou yellow (jaune)");
  }
  if (phase === "move") {
    return /^[NESW]+$/.test(text)
      ? succeed({ phase, path: text } satisfies Move)
      : fail("notation", "expected steps as letters, such as NNE", "attendu : des pas en lettres, comme NNE");
  }
  if (phase === "over") return fail("over", "the game is over", "la partie est finie");
  const grid = gridOfTable(ground, table);
  const cell = cellFromName(grid, text);
  const placement = cell === undefined ? undefined : PLACEMENTS[phase][cell];
  const last = grid.names.at(-1) ?? "";
  return placement
    ? succeed(placement)
    : fail(
        "notation",
        `expected a cell of the grid, from a1 to ${last}`,
        `attendu : une case de la grille, de a1 à ${last}`,
      );
}

const headingLetter = (heading: number): string => HEADING_LETTERS[heading] ?? "-";

function formatSerpent(grid: Grid, { body, lastHeading, reserve, adult }: Serpent): string {
  const [head] = body;
  if (head === undefined) return `-.${reserve}`;
  const letters = body.slice(1).map((cell, i) => headingLetter(headingTo(grid, body[i] as Cell, cell)));
  return `${cellName(grid, head)}.${letters.join("")}.${headingLetter(lastHeading)}.${reserve}.${adult ? "a" : "j"}`;
}

const formatCells = (grid: Grid, cells: readonly Cell[]): string =>
  cells.map((cell) => cellName(grid, cell)).join(",") || "-";

const formatOutcome = ({ places: [red, yellow], reason }: Outcome): string =>
  `${red === yellow ? "draw" : COLOURS[red === 1 ? 0 : 1]}!${reason}`;

const actorText = (position: Position): string => {
  if (position.phase === "over") return formatOutcome(position.outcome);
  return position.phase === "first" ? "chance" : colourOfSeat(position.toAct);
};

/** `<phase>:<to act> <red> <yellow> <blue apples> <red apples> <yellow apples> <held> <quiet> <moves>`. */
function positionText(ground: Ground, position: Position): string {
  const { phase, table, serpents, blue, apples } = position;
  const grid = gridOfTable(ground, table);
  const { quiet, moves } = "quiet" in position ? position : { quiet: 0, moves: 0 };
  return [
    `${phase}:${actorText(position)}`,
    ...serpents.map((serpent) => formatSerpent(grid, serpent)),
    ...[blue, ...apples].map((cells) => formatCells(grid, cells)),
    phase === "replant" ? position.held : 0,
    quiet,
    moves,
  ].join(" ");
}

/** Creates the notation of actions and positions on a ground. */
export const createNotation = (
  ground: Ground,
): Required<Pick<GameDefinition<Ssserpent>, "formatAction" | "formatPosition" | "parseAction">> => ({
  formatAction: (action, position) => actionText(ground, action, position),
  formatPosition: (position) => positionText(ground, position),
  parseAction: (text, position) => parseActionText(ground, text, position),
});
