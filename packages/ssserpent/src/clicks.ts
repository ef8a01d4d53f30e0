import type { GameDefinition } from "@serpentarium/core";
import { type Action, FIRST, headingsOf, PLACEMENTS } from "./action.ts";
import type { Ssserpent } from "./game.ts";
import { type Cell, DIRECTIONS, type Grid, headingTo, neighbour } from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import { parseCell } from "./notation.ts";
import type { MovePosition, Position } from "./position.ts";

const headOf = ({ serpents, toAct }: MovePosition): Cell => serpents[toAct === 0 ? 0 : 1].body[0] ?? -1;

function cellsAlong(grid: Grid, from: Cell, action: Extract<Action, { phase: "move" }>): string[] {
  let cell = from;
  return headingsOf(action).map((heading) => {
    cell = neighbour(grid, cell, heading);
    return grid.names[cell] ?? "";
  });
}

/** A cell to place something; for a move every cell of its path in turn. */
function clicksOf(ground: Ground, position: Position, action: Action): readonly string[] {
  if (action.phase === "first") return [action.colour];
  const grid = gridAt(ground, position.table);
  if (action.phase !== "move") return [grid.names[action.cell] ?? ""];
  return position.phase === "move" ? cellsAlong(grid, headOf(position), action) : [];
}

/** The path that presses mean, cell by cell from the head; nothing when they do not follow one another. */
function attemptPath(
  ground: Ground,
  position: MovePosition,
  cells: readonly (Cell | undefined)[],
): Action | undefined {
  const grid = gridAt(ground, position.table);
  let from = headOf(position);
  let path = "";
  for (const cell of cells) {
    const heading = cell === undefined ? -1 : headingTo(grid, from, cell);
    if (cell === undefined || heading < 0) return undefined;
    path += DIRECTIONS[heading];
    from = cell;
  }
  return path ? { phase: "move", path } : undefined;
}

/** What somebody means whose presses spell nothing legal. */
function attemptOf(ground: Ground, position: Position, clicked: readonly string[]): Action | undefined {
  const { phase, table } = position;
  if (phase === "over") return undefined;
  if (phase === "first") return FIRST.find(({ colour }) => colour === clicked[0]);
  const grid = gridAt(ground, table);
  const cells = clicked.map((name) => parseCell(grid, name));
  if (phase === "move") return attemptPath(ground, position, cells);
  return cells[0] === undefined ? undefined : PLACEMENTS[phase][cells[0]];
}

/** What is pressed for an action, and what somebody means whose presses spell nothing legal. */
export const createClicking = (
  ground: Ground,
): Pick<Required<GameDefinition<Ssserpent>>, "clicks" | "attempt"> => ({
  clicks: (position, action) => clicksOf(ground, position, action),
  attempt: (position, clicked) => attemptOf(ground, position, clicked),
});
