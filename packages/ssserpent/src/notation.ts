import { fail, type GameDefinition, type Result, succeed } from "@serpentarium/core";
import { type Action, FIRST_MOVERS, type Move, placementOn } from "./action.ts";
import { type Cell, cellName, type Grid } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import type { Position } from "./position.ts";
import type { Ssserpent } from "./types.ts";

/** Parses the name of a cell; undefined if it is not on the grid. */
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
    return first ? succeed(first) : fail("notation", { id: "failures.notation.first-mover" });
  }
  if (phase === "move") {
    return /^[NESW]+$/.test(text)
      ? succeed({ phase, path: text } satisfies Move)
      : fail("notation", { id: "failures.notation.steps" });
  }
  if (phase === "over") return fail("over", { id: "failures.over.game" });
  const grid = gridOfTable(ground, table);
  const cell = cellFromName(grid, text);
  const placement = cell === undefined ? undefined : placementOn(phase, cell);
  const last = grid.names.at(-1) ?? "";
  return placement
    ? succeed(placement)
    : fail("notation", { id: "failures.notation.cell", data: { first: "a1", last } });
}

/** Creates the notation of actions on a ground. */
export const createActionNotation = (
  ground: Ground,
): Required<Pick<GameDefinition<Ssserpent>, "formatAction" | "parseAction">> => ({
  formatAction: (action, position) => actionText(ground, action, position),
  parseAction: (text, position) => parseActionText(ground, text, position),
});
