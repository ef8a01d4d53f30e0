/**
 * The position editor of Ssserpent: positions are set up by clicking cells. Not needed for playing.
 *
 * @module
 */
import { fail, type Result, type Seat, succeed } from "@serpentarium/core";
import { defineEditor, type EditorTool, type PositionEditor } from "@serpentarium/core/editor";
import type { MessageData } from "@serpentarium/core/words";
import { areAdjacent, type Cell, type Grid, headingTo } from "./material/grid.ts";
import { gridOfTable, WALLED_GROUND } from "./material/ground.ts";
import { type BySeat, bySeat, COLOURS, growPieces, type Serpent, seatOfColour } from "./material/serpent.ts";
import { cellFromName } from "./notation.ts";
import type { PartsOptions } from "./parts.ts";
import type { BoardContents, MovePosition, Position } from "./position.ts";
import { insertCell } from "./setup.ts";
import type { Ssserpent } from "./types.ts";

export type { Ssserpent } from "./types.ts";

const TOOLS: readonly EditorTool[] = [
  { id: "red", title: { id: "editor.tools.red" } },
  { id: "yellow", title: { id: "editor.tools.yellow" } },
  { id: "red-apple", title: { id: "editor.tools.red-apple" } },
  { id: "yellow-apple", title: { id: "editor.tools.yellow-apple" } },
  { id: "blue-apple", title: { id: "editor.tools.blue-apple" } },
  { id: "remove", title: { id: "editor.tools.remove" } },
  { id: "age", title: { id: "editor.tools.age" } },
  { id: "turn", title: { id: "editor.tools.turn" } },
  { id: "to-act", title: { id: "editor.tools.to-act" }, immediate: true },
];

const editFailure = (id: string, data: MessageData = {}) => fail("bad-position", { id, data });

/** The serpent laid along cells, head first. Its heading follows from the neck; a lone head has none. */
function layBody(grid: Grid, serpent: Serpent, body: readonly Cell[]): Serpent {
  const [head, neck] = body;
  const last = head === undefined || neck === undefined ? -1 : headingTo(grid, neck, head);
  return { ...serpent, body, pieces: growPieces([], Math.max(body.length - 1, 0)), lastHeading: last };
}

/** The serpent with all its pieces off the grid in reserve; adult if no apple of its colour is left (`eat.adult`). */
function withRestInReserve(serpent: Serpent, apples: readonly Cell[], bodies: number): Serpent {
  const { body, adult } = serpent;
  const reserve = Math.max(bodies - Math.max(body.length - 1, 0) - apples.length, 0);
  return { ...serpent, reserve, adult: body.length > 0 && (adult || apples.length === 0) };
}

/** The field as a position in which `toAct` is to move. */
function movePosition({ table, serpents, blue, apples }: BoardContents, toAct: Seat): MovePosition {
  const { bodies } = table.options;
  const both: BySeat<Serpent> = [
    withRestInReserve(serpents[0], apples[0], bodies),
    withRestInReserve(serpents[1], apples[1], bodies),
  ];
  return { phase: "move", table, serpents: both, blue, apples, toAct, quiet: 0, moves: 0 };
}

/** The field with one serpent replaced. */
const withSerpent = (field: BoardContents, seat: 0 | 1, serpent: Serpent): BoardContents => ({
  ...field,
  serpents: bySeat(seat, serpent, field.serpents[seat === 0 ? 1 : 0]),
});

const withoutCell = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.filter((other) => other !== cell);

const withoutApple = ({ blue, apples, ...field }: BoardContents, cell: Cell): BoardContents => ({
  ...field,
  blue: withoutCell(blue, cell),
  apples: [withoutCell(apples[0], cell), withoutCell(apples[1], cell)],
});

/** The seat whose serpent occupies a cell. */
const ownerOf = ({ serpents }: BoardContents, cell: Cell): 0 | 1 | undefined =>
  ([0, 1] as const).find((seat) => serpents[seat].body.includes(cell));

const isAppleFree = ({ blue, apples }: BoardContents, cell: Cell): boolean =>
  ![...blue, ...apples[0], ...apples[1]].includes(cell);

/** Adds a piece behind the tail of a seat's serpent; the first piece is its head. */
function extendSerpent(grid: Grid, field: BoardContents, seat: 0 | 1, cell: Cell): Result<BoardContents> {
  const own = field.serpents[seat];
  const colour = COLOURS[seat];
  const tail = own.body.at(-1);
  if (ownerOf(field, cell) !== undefined) return editFailure("failures.bad-position.serpent-already-there");
  if (tail !== undefined && !areAdjacent(grid, tail, cell))
    return editFailure("failures.bad-position.beside-tail", { colour });
  if (own.body.length > field.table.options.bodies)
    return editFailure("failures.bad-position.no-more-pieces", { colour });
  return succeed(withSerpent(withoutApple(field, cell), seat, layBody(grid, own, [...own.body, cell])));
}

/** The field with an apple on a cell; it replaces any apple there. */
function placeApple(field: BoardContents, colour: string, cell: Cell): Result<BoardContents> {
  if (ownerOf(field, cell) !== undefined) return editFailure("failures.bad-position.serpent-there");
  const bare = withoutApple(field, cell);
  if (colour === "blue") return succeed({ ...bare, blue: insertCell(bare.blue, cell) });
  const seat = seatOfColour(colour) === 0 ? 0 : 1;
  const own = insertCell(bare.apples[seat], cell);
  return succeed({ ...bare, apples: bySeat(seat, own, bare.apples[seat === 0 ? 1 : 0]) });
}

/** Removes the piece on a cell; a serpent also loses everything behind it. */
function removeAt(grid: Grid, field: BoardContents, cell: Cell): Result<BoardContents> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) {
    return isAppleFree(field, cell)
      ? editFailure("failures.bad-position.nothing-there")
      : succeed(withoutApple(field, cell));
  }
  const own = field.serpents[seat];
  return succeed(withSerpent(field, seat, layBody(grid, own, own.body.slice(0, own.body.indexOf(cell)))));
}

function toggleAge(field: BoardContents, cell: Cell): Result<BoardContents> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) return editFailure("failures.bad-position.press-serpent");
  const own = field.serpents[seat];
  return field.apples[seat].length === 0
    ? editFailure("failures.bad-position.adult-without-apples")
    : succeed(withSerpent(field, seat, { ...own, adult: !own.adult }));
}

function turnHead(field: BoardContents, cell: Cell): Result<BoardContents> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) return editFailure("failures.bad-position.press-serpent");
  const own = field.serpents[seat];
  if (own.body.length > 1) return editFailure("failures.bad-position.neck-decides");
  // cycles through no heading, north, east, south and west
  return succeed(withSerpent(field, seat, { ...own, lastHeading: ((own.lastHeading + 2) % 5) - 1 }));
}

function applyTool(grid: Grid, field: BoardContents, tool: string, space: string): Result<BoardContents> {
  const cell = cellFromName(grid, space);
  if (cell === undefined) return editFailure("failures.bad-position.press-cell");
  const appleColour = tool.replace(/-apple$/, "");
  if (appleColour !== tool) return placeApple(field, appleColour, cell);
  if (tool === "remove") return removeAt(grid, field, cell);
  if (tool === "age") return toggleAge(field, cell);
  if (tool === "turn") return turnHead(field, cell);
  const seat = seatOfColour(tool);
  return seat === 0 || seat === 1
    ? extendSerpent(grid, field, seat, cell)
    : editFailure("failures.bad-position.no-tool");
}

const toActOf = (position: Position): Seat => ("toAct" in position ? position.toAct : 0);

const OFF_GRID_SERPENT: Serpent = { body: [], pieces: [], lastHeading: -1, reserve: 0, adult: false };

/**
 * Creates the position editor of the game or of a variant on another ground. Every edit yields a `move` position without held pieces;
 * pieces off the grid are in the reserves. Options that a variant adds are kept.
 */
export const createEditor = ({ ground }: PartsOptions): PositionEditor<Ssserpent> =>
  defineEditor<Ssserpent>({
    tools: () => TOOLS,
    blank(table) {
      const { headArea } = gridOfTable(ground, table);
      const head = (cell: Cell | undefined): Serpent => ({
        ...OFF_GRID_SERPENT,
        body: cell === undefined ? [] : [cell],
      });
      const serpents: BySeat<Serpent> = [head(headArea[0]), head(headArea.at(-1))];
      return movePosition({ table, serpents, blue: [], apples: [[], []] }, 0);
    },
    edit(position, tool, space) {
      const toAct = toActOf(position);
      if (tool === "to-act") return succeed(movePosition(position, 1 - toAct));
      const field = applyTool(gridOfTable(ground, position.table), position, tool, space);
      return field.ok ? succeed(movePosition(field.value, toAct)) : field;
    },
  });

/** The position editor of Ssserpent. */
export default createEditor({ ground: WALLED_GROUND });
