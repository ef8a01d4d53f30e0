import { formatCell, type GridSize } from "../notation/cells.ts";
import type { Block } from "./block.ts";
import type { Corner, Scene, Shape } from "./scene.ts";
import { addSlot, createSlotsBlock, type Slot, type SlotOptions } from "./slot.ts";

/** Options of a board of hexagons. */
export interface HexOptions extends SlotOptions, GridSize {
  /** The width of a hexagon with vertical sides; its height is rounded to a whole number. */
  readonly size: number;
  /**
   * The offset of the rows: with `axial` coordinates each is half a hexagon further to the right than the one above, as on a rhombus; with
   * `offset` coordinates every second one. `axial` by default.
   */
  readonly coordinates?: "axial" | "offset";
  /** Whether the name of each cell is written at its bottom. */
  readonly names?: boolean;
}

/** The corners of a hexagon with vertical sides, clockwise from the top. */
const HEXAGON: readonly Corner[] = [
  [0.5, 0],
  [1, 0.25],
  [1, 0.75],
  [0.5, 1],
  [0, 0.75],
  [0, 0.25],
];

/** A plain tile, with a gap to its neighbours. */
const hexTile = (w: number, h: number): Shape => {
  const corners = HEXAGON.map(([x, y]) => `${2 + x * (w - 4)} ${2 + y * (h - 4)}`);
  return { shape: "path", d: `M${corners.join("L")}Z`, fill: "surface" };
};

/**
 * Creates a board of hexagons. The ids of the spaces are the names of the cells, as formatted by `formatCell` of
 * `@serpentarium/core/notation`. With a label the board is a scene: `{ ...board, label }`.
 *
 * @param slotOf - returns the contents of a cell, or undefined if the board does not have it: a rhombus without two of its
 *   corners is a hexagon. `a1` is at the bottom left, and indices count from 0 at the top left, row by row
 *
 * @example
 * ```ts
 * import { hexBlock } from "@serpentarium/core/scene";
 *
 * const board = hexBlock({ columns: 3, rows: 3, size: 40 }, () => ({ target: true }));
 * [board.width, board.height]; // => [160, 115]
 * ```
 */
export function hexBlock(
  { columns, rows, size, coordinates = "axial", names = false, ...options }: HexOptions,
  slotOf: (id: string, cell: number) => Slot | undefined,
): Required<Block> & Pick<Scene, "pitch"> {
  const height = Math.round((size * 2) / Math.sqrt(3));
  const pitch = { x: size / 2, y: height * 0.75 };
  const shapes = options.shapes ?? [hexTile(size, height)];
  const style = { ...options, w: size, h: height, outline: HEXAGON };
  const nameOf = (text: string): Shape => {
    return { shape: "text", x: size / 2, y: height * 0.82, size: size * 0.16, text, fill: "muted" };
  };
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [id, row] = [formatCell({ columns, rows }, cell), Math.floor(cell / columns)];
    const shift = coordinates === "axial" ? row : row % 2;
    return { id, slot: slotOf(id, cell), x: (cell % columns) * size + shift * pitch.x, y: row * pitch.y };
  }).filter(({ slot }) => slot);
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const board = createSlotsBlock();
  for (const { id, slot = {}, x, y } of cells) {
    const drawn = names ? [...shapes, nameOf(id)] : shapes;
    addSlot(board, { id, label: id }, slot, { ...style, shapes: drawn }, x - left, y - top);
  }
  return { ...board, pitch };
}
