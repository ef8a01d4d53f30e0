import {
  createSeatName,
  frameBlock,
  hexBlock,
  type Scene,
  type Shape,
  type SlotPiece,
} from "@serpentarium/core/scene";
import { type Cell, FREE, gridOf, neighbour, type Position, STEPS } from "./rules.ts";

/** The width of a hexagon, in units of the scene, and the space around the board. */
const SIZE = 60;
const PADDING = 28;

export const PAINTS = ["red", "blue"] as const;
export const seatName = createSeatName([{ id: "colours.red" }, { id: "colours.blue" }]);

/** A scale, linked to its neighbours of the same colour. Those of the second seat have a spot. */
function scaleOn({ table, cells }: Position, cell: Cell): SlotPiece | undefined {
  const seat = cells[cell] ?? FREE;
  const paint = PAINTS[seat];
  if (!paint) return undefined;
  // the other three neighbours are linked from there
  const links = STEPS.slice(0, 3).flatMap((step): Shape[] => {
    const next = neighbour(cell, step, table.options.size);
    if (next === undefined || cells[next] !== seat) return [];
    const [x, y] = [SIZE * (step[0] + step[1] / 2), SIZE * 0.867 * step[1]];
    return [{ shape: "path", d: `M${x / 4} ${y / 4}L${x * 0.75} ${y * 0.75}`, stroke: paint, width: 12 }];
  });
  const spot: Shape = { shape: "circle", x: 0, y: 0, r: 6, fill: `${paint}-ink` };
  return {
    id: `scale-${cell}`,
    shapes: [...links, { shape: "circle", x: 0, y: 0, r: 16, fill: paint }, ...(seat === 1 ? [spot] : [])],
    label: { id: "pieces.scale", data: { colour: paint } },
    glyph: seat === 0 ? "x" : "o",
  };
}

/** A line along the two sides of each player: top and bottom, left and right. */
function sidesOf(size: number, width: number, height: number): readonly Shape[] {
  const [across, down, near] = [SIZE * size - 20, height - SIZE * 1.15, 12];
  const shift = width - SIZE * size;
  const line = (x: number, y: number, dx: number, dy: number): string =>
    `M${PADDING + x} ${PADDING + y}l${dx} ${dy}`;
  return [
    {
      shape: "path",
      d: line(10, -near, across, 0) + line(shift + 10, height + near, across, 0),
      stroke: "red",
      width: 6,
    },
    {
      shape: "path",
      d: line(-near, SIZE * 0.577, shift, down) + line(SIZE * size + near, SIZE * 0.577, shift, down),
      stroke: "blue",
      width: 6,
      dashed: true,
    },
  ];
}

/** The scene: a rhombus of hexagons, each of which is a target. */
export function scene(position: Position): Scene {
  const { size } = position.table.options;
  const options = { ...gridOf(position.table), size: SIZE, names: true, empty: { id: "scene.free" } };
  const { pitch, ...board } = hexBlock(options, (_id, cell) => {
    const piece = scaleOn(position, cell);
    return { pieces: piece ? [piece] : [], target: true };
  });
  const label = { id: "scene.board", data: { size } };
  const background = sidesOf(size, board.width, board.height);
  return { ...frameBlock(board, { padding: PADDING }), pitch, background, label };
}
