import type { GameDefinition } from "@serpentarium/core";
import { type Action, FIRST_MOVERS, headingsOf, placementOn } from "./action.ts";
import { type Cell, HEADING_LETTERS, headingTo } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { cellsOnPath } from "./material/paths.ts";
import { cellFromName } from "./notation.ts";
import type { MovePosition, Position } from "./position.ts";
import type { Ssserpent } from "./types.ts";

const headOf = ({ serpents, toAct }: MovePosition): Cell => serpents[toAct === 0 ? 0 : 1].body[0] ?? -1;

/** The targets clicked for an action: the cell of a placement, or every cell of a path in order. */
function clicksOf(ground: Ground, position: Position, action: Action): readonly string[] {
  if (action.phase === "first") return [action.colour];
  const grid = gridOfTable(ground, position.table);
  if (action.phase !== "move") return [grid.names[action.cell] ?? ""];
  if (position.phase !== "move") return [];
  return cellsOnPath(grid, headOf(position), headingsOf(action)).map((cell) => grid.names[cell] ?? "");
}

/** The path through the clicked cells, from the head; undefined if two of them are not adjacent. */
function intendedPath(
  ground: Ground,
  position: MovePosition,
  cells: readonly (Cell | undefined)[],
): Action | undefined {
  const grid = gridOfTable(ground, position.table);
  let from = headOf(position);
  let path = "";
  for (const cell of cells) {
    const heading = cell === undefined ? -1 : headingTo(grid, from, cell);
    if (cell === undefined || heading < 0) return undefined;
    path += HEADING_LETTERS[heading];
    from = cell;
  }
  return path ? { phase: "move", path } : undefined;
}

/** The action that illegal clicks most likely intend. */
function intendedActionOf(
  ground: Ground,
  position: Position,
  clicked: readonly string[],
): Action | undefined {
  const { phase, table } = position;
  if (phase === "over") return undefined;
  if (phase === "first") return FIRST_MOVERS.find(({ colour }) => colour === clicked[0]);
  const grid = gridOfTable(ground, table);
  const cells = clicked.map((name) => cellFromName(grid, name));
  if (phase === "move") return intendedPath(ground, position, cells);
  return cells[0] === undefined ? undefined : placementOn(phase, cells[0]);
}

/** The clicks for each action, and the action that illegal clicks intend. */
export const createClicks = (
  ground: Ground,
): Pick<Required<GameDefinition<Ssserpent>>, "clicks" | "intendedAction"> => ({
  clicks: (position, action) => clicksOf(ground, position, action),
  intendedAction: (position, clicked) => intendedActionOf(ground, position, clicked),
});
