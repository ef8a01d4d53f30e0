import { formatCell, type GridSize } from "../notation/cells.ts";
import type { Text } from "../text.ts";
import { above, type Block, beside } from "./block.ts";
import type { Piece, Scene, Shape, Space, Target } from "./scene.ts";

/** A piece without its place: it lies in the middle of a slot. */
export type SlotPiece = Omit<Piece, "x" | "y" | "panel">;

/** What is on a space of a block, and whether it can be pressed. */
export interface Slot {
  /** One on top of the other: the label of the space tells what the last of them is. Without any it is empty. */
  readonly pieces?: readonly SlotPiece[];
  /** Makes the space a target too: `true` for one with its id and label. */
  readonly target?: boolean | Pick<Target, "id" | "label">;
}

/** How slots look, in scene units. */
interface SlotLook {
  /** Between slots; what is below 0 lets them overlap, as the cards of a pile do. 0 when left out. */
  readonly gap?: number;
  /** Drawn in each slot, from its top left corner; a plain tile when left out. */
  readonly shapes?: readonly Shape[];
  /** What an empty slot contains, in words, such as “free”; nothing when left out. */
  readonly empty?: Text;
}

/** How a row of slots looks. */
export interface RowLook extends SlotLook {
  /** Of the spaces: each has its number, from 1 on, after it, such as `hand-1`. */
  readonly id: string;
  /** What each of the spaces is, in words. */
  readonly label: Text;
  /** How many slots there are. Left out, it is one, which has the id without a number. */
  readonly count?: number;
  /** Written above the row: a text, or `true` for the label. */
  readonly title?: boolean | Text;
  /** The width and height of a slot. */
  readonly w: number;
  readonly h: number;
}

/** How a grid of slots looks. */
export interface GridLook extends SlotLook, GridSize {
  /** The width and height of a cell. */
  readonly size: number;
}

const tile = (w: number, h: number): Shape => {
  return { shape: "rect", x: 2, y: 2, w: w - 4, h: h - 4, r: 6, fill: "surface" };
};

/** A slot as a block of its own. */
function slotBlock(
  name: Pick<Space, "id" | "label">,
  slot: Slot,
  look: Omit<RowLook, "id" | "label">,
): Block {
  const { w, h, empty, shapes = [tile(w, h)] } = look;
  const { pieces = [], target } = slot;
  const what = pieces.at(-1)?.label ?? empty;
  const { en, fr } = name.label;
  const label = what ? { en: `${en}: ${what.en}`, fr: `${fr}\u00a0: ${what.fr}` } : { en, fr };
  const { id } = name;
  const area = { x: 0, y: 0, w, h };
  const named = target === true ? { id, label } : target;
  return {
    width: w,
    height: h,
    spaces: [{ id, label, ...area, shapes, ...(pieces.length === 0 && { empty: true }) }],
    pieces: pieces.map((piece) => ({ ...piece, x: w / 2, y: h / 2 })),
    targets: named ? [{ ...named, area }] : [],
  };
}

const titleBlock = (text: Text, width: number): Block => {
  const title = { shape: "text", x: width / 2, y: 9, size: 13, text, fill: "muted" } as const;
  return { width, height: 18, background: [title] };
};

/**
 * Slots side by side: a hand, a supply, or a single place such as a pile.
 *
 * @param slots - what is on them, from the first one on; those beyond are empty
 *
 * @example
 * ```ts
 * import { rowBlock } from "@serpentarium/core/scene";
 *
 * const look = { id: "hand", label: { en: "Hand", fr: "Main" }, count: 3, w: 40, h: 54, gap: 6 };
 * const { width, spaces } = rowBlock(look, []);
 * width; // => 132
 * spaces.map(({ id }) => id); // => ["hand-1", "hand-2", "hand-3"]
 * ```
 */
export function rowBlock(
  { id, label, count, title = false, ...look }: RowLook,
  slots: readonly Slot[],
): Required<Block> {
  const blocks = Array.from({ length: count ?? 1 }, (_, i) => {
    const name = { id: count === undefined ? id : `${id}-${i + 1}`, label };
    return slotBlock(name, slots[i] ?? {}, look);
  });
  const row = beside(blocks, look.gap);
  if (!title) return row;
  return above([titleBlock(title === true ? label : title, row.width), row]);
}

/**
 * A grid of square slots. The ids of the spaces are the names of the cells, as `formatCell` of
 * `@serpentarium/core/notation` writes them. With a label a grid is a scene: `{ ...grid, label }`.
 *
 * @param slotOf - what is on a cell: `a1` is at the bottom left, and numbers count from 0 at the top left, row by row
 *
 * @example
 * ```ts
 * import { gridBlock } from "@serpentarium/core/scene";
 *
 * const look = { size: 60, empty: { en: "free", fr: "libre" } };
 * const grid = gridBlock({ columns: 3, rows: 3, ...look }, () => ({ target: true }));
 * grid.spaces[0]?.label.en; // => "a3: free"
 * ```
 */
export function gridBlock(
  { columns, rows, size, ...look }: GridLook,
  slotOf: (id: string, cell: number) => Slot,
): Required<Block> & Pick<Scene, "pitch"> {
  const { gap = 0 } = look;
  const cellBlock = (cell: number): Block => {
    const id = formatCell({ columns, rows }, cell);
    return slotBlock({ id, label: { en: id, fr: id } }, slotOf(id, cell), { ...look, w: size, h: size });
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    beside(
      Array.from({ length: columns }, (_, column) => cellBlock(row * columns + column)),
      gap,
    ),
  );
  return { ...above(lines, gap), pitch: { x: size + gap, y: size + gap } };
}
