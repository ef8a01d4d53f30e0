import { formatCell, type GridSize } from "../notation/cells.ts";
import type { Text } from "../text.ts";
import { type Block, hstack, joinBlocks, vstack } from "./block.ts";
import type { Piece, Scene, Shape, Space, Target } from "./scene.ts";

/** A piece without coordinates: it is in the middle of its slot. */
export type SlotPiece = Omit<Piece, "x" | "y" | "panel">;

/** The contents of a space of a block, and its target. */
export interface Slot {
  /** The pieces from bottom to top: the label of the space names the last one. Empty when left out. */
  readonly pieces?: readonly SlotPiece[];
  /** The target of the space; `true` for one with the id and label of the space. */
  readonly target?: boolean | Pick<Target, "id" | "label">;
}

/** Options of slots, in scene units. */
interface SlotOptions {
  /** The gap between slots; 0 when left out. Negative for overlapping slots, such as the cards of a pile. */
  readonly gap?: number;
  /** Drawn in each slot, with the origin at its top left corner; a plain tile when left out. */
  readonly shapes?: readonly Shape[];
  /** The label of an empty slot, such as “free”; none when left out. */
  readonly empty?: Text;
}

/** Options of a row of slots. */
export interface RowOptions extends SlotOptions {
  /** The prefix of the ids of the spaces, which end in their numbers, from 1, such as `hand-1`. */
  readonly id: string;
  /** The label of each space. */
  readonly label: Text;
  /** The number of slots; when left out there is one, whose id has no number. */
  readonly count?: number;
  /** The title above the row: a text, or `true` for the label. */
  readonly title?: boolean | Text;
  /** The size of a slot. */
  readonly w: number;
  readonly h: number;
}

/** Options of a grid of slots. */
export interface GridOptions extends SlotOptions, GridSize {
  /** The width and height of a cell. */
  readonly size: number;
}

const tile = (w: number, h: number): Shape => {
  return { shape: "rect", x: 2, y: 2, w: w - 4, h: h - 4, r: 6, fill: "surface" };
};

/** Creates the block of one slot. */
function slotBlock(
  name: Pick<Space, "id" | "label">,
  slot: Slot,
  options: Omit<RowOptions, "id" | "label">,
): Block {
  const { w, h, empty, shapes = [tile(w, h)] } = options;
  const { pieces = [], target } = slot;
  const contents = pieces.at(-1)?.label ?? empty;
  const { en, fr } = name.label;
  const label = contents ? { en: `${en}: ${contents.en}`, fr: `${fr}\u00a0: ${contents.fr}` } : { en, fr };
  const { id } = name;
  const area = { x: 0, y: 0, w, h };
  const targetName = target === true ? { id, label } : target;
  return {
    width: w,
    height: h,
    spaces: [{ id, label, ...area, shapes, ...(pieces.length === 0 && { empty: true }) }],
    pieces: pieces.map((piece) => ({ ...piece, x: w / 2, y: h / 2 })),
    targets: targetName ? [{ ...targetName, area }] : [],
  };
}

const titleBlock = (text: Text, width: number): Block => {
  const title = { shape: "text", x: width / 2, y: 9, size: 13, text, fill: "muted" } as const;
  return { width, height: 18, background: [title] };
};

/**
 * Creates a row of slots: a hand, a supply, or a single slot such as a pile.
 *
 * @param slots - the contents of the slots, in order; further slots are empty
 *
 * @example
 * ```ts
 * import { rowBlock } from "@serpentarium/core/scene";
 *
 * const options = { id: "hand", label: { en: "Hand", fr: "Main" }, count: 3, w: 40, h: 54, gap: 6 };
 * const { width, spaces } = rowBlock(options, []);
 * width; // => 132
 * spaces.map(({ id }) => id); // => ["hand-1", "hand-2", "hand-3"]
 * ```
 */
export function rowBlock(
  { id, label, count, title = false, ...options }: RowOptions,
  slots: readonly Slot[],
): Required<Block> {
  const blocks = Array.from({ length: count ?? 1 }, (_, i) => {
    const name = { id: count === undefined ? id : `${id}-${i + 1}`, label };
    return slotBlock(name, slots[i] ?? {}, options);
  });
  const row = hstack(blocks, options.gap);
  if (!title) return row;
  return vstack([titleBlock(title === true ? label : title, row.width), row]);
}

/**
 * Creates a grid of square slots. The ids of the spaces are the names of the cells, as formatted by `formatCell` of
 * `@serpentarium/core/notation`. With a label a grid is a scene: `{ ...grid, label }`.
 *
 * @param slotOf - returns the contents of a cell: `a1` is at the bottom left, and indices count from 0 at the top left, row by
 *   row
 *
 * @example
 * ```ts
 * import { gridBlock } from "@serpentarium/core/scene";
 *
 * const options = { size: 60, empty: { en: "free", fr: "libre" } };
 * const grid = gridBlock({ columns: 3, rows: 3, ...options }, () => ({ target: true }));
 * grid.spaces[0]?.label.en; // => "a3: free"
 * ```
 */
export function gridBlock(
  { columns, rows, size, ...options }: GridOptions,
  slotOf: (id: string, cell: number) => Slot,
): Required<Block> & Pick<Scene, "pitch"> {
  const { gap = 0 } = options;
  const pitch = size + gap;
  const slotOptions = { shapes: [tile(size, size)], ...options, w: size, h: size };
  const placed = Array.from({ length: columns * rows }, (_, cell) => {
    const id = formatCell({ columns, rows }, cell);
    const name = { id, label: { en: id, fr: id } };
    const block = slotBlock(name, slotOf(id, cell), slotOptions);
    return { block, x: (cell % columns) * pitch, y: Math.floor(cell / columns) * pitch };
  });
  return { ...joinBlocks(placed), pitch: { x: pitch, y: pitch } };
}
