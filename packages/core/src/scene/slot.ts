import { formatCell, type GridSize } from "../notation/cells.ts";
import type { Message } from "../words/message.ts";
import { type Block, vstack } from "./block.ts";
import type { Area, Piece, Scene, Shape, Space, Target } from "./scene.ts";

/** A piece without coordinates: it is centred in its slot. */
export interface SlotPiece extends Omit<Piece, "x" | "y" | "panel" | "shapes"> {
  /** The origin is the middle of the slot; by default, a disc with the glyph. */
  readonly shapes?: readonly Shape[];
}

/** The contents of a space of a block, and its target. */
export interface Slot {
  /** The pieces from bottom to top: the label of the space names the last one. None by default. */
  readonly pieces?: readonly SlotPiece[];
  /** The target of the space; `true` for one with the id and label of the space. */
  readonly target?: boolean | Pick<Target, "id" | "label">;
}

/** Options of slots, in scene units. */
export interface SlotOptions {
  /** Drawn in each slot, with the origin at its top left corner; a plain tile by default. */
  readonly shapes?: readonly Shape[];
  /** The label of an empty slot, such as “free”; none by default. */
  readonly empty?: Message;
}

/** The gap of slots side by side. */
interface GapOption {
  /** The gap between slots, in scene units; 0 by default. Negative for overlapping slots, such as the cards of a pile. */
  readonly gap?: number;
}

/** Options of a row of slots. */
export interface RowOptions extends SlotOptions, GapOption {
  /** The prefix of the ids of the spaces; they end with numbers from 1, such as `hand-1`. */
  readonly id: string;
  /** The label of each space. */
  readonly label: Message;
  /** The number of slots; by default one, whose id has no number. */
  readonly count?: number;
  /** The title above the row: a text, or `true` for the label. */
  readonly title?: boolean | Message;
  /** The size of a slot. */
  readonly w: number;
  readonly h: number;
}

/** Options of a grid of slots. */
export interface GridOptions extends SlotOptions, GapOption, GridSize {
  /** The width and height of a cell. */
  readonly size: number;
}

const tile = (w: number, h: number): Shape => {
  return { shape: "rect", x: 2, y: 2, w: w - 4, h: h - 4, r: 6, fill: "surface" };
};

/** The default piece: a disc with its glyph, in a slot whose shorter side is `size`. */
const disc = (text: string, size: number): readonly Shape[] => [
  { shape: "circle", x: 0, y: 0, r: size * 0.28, fill: "paper", stroke: "ink", width: 2 },
  { shape: "text", x: 0, y: 0, size: size * 0.28, text, fill: "ink" },
];

interface SlotsBlock {
  width: number;
  height: number;
  readonly background: readonly [];
  readonly spaces: Space[];
  readonly pieces: Piece[];
  readonly targets: Target[];
}

export const createSlotsBlock = (): SlotsBlock => {
  return { width: 0, height: 0, background: [], spaces: [], pieces: [], targets: [] };
};

/** The properties that slots share. */
type SlotStyle = SlotOptions & Omit<Area, "x" | "y">;

/** Adds a slot with its top left corner at x and y. */
export function addSlot(
  block: SlotsBlock,
  { id, label: name }: Pick<Space, "id" | "label">,
  { pieces = [], target }: Slot,
  { empty, shapes = [], w, h, outline }: SlotStyle,
  x: number,
  y: number,
): void {
  const contents = pieces.at(-1)?.label ?? empty;
  const label = contents ? { id: "scene.contents", data: { name, contents } } : name;
  const area = { x, y, w, h, ...(outline && { outline }) };
  const space = { id, label, ...area, shapes };
  block.spaces.push(pieces.length === 0 ? { ...space, empty: true } : space);
  for (const piece of pieces) {
    const drawn = piece.shapes ?? disc(piece.glyph, Math.min(w, h));
    block.pieces.push({ ...piece, shapes: drawn, x: x + w / 2, y: y + h / 2 });
  }
  const targetName = target === true ? { id, label } : target;
  if (targetName) block.targets.push({ ...targetName, area });
  block.width = Math.max(block.width, x + w);
  block.height = Math.max(block.height, y + h);
}

const titleBlock = (text: Message, width: number): Block => {
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
 * const options = { id: "hand", label: "Hand", count: 3, w: 40, h: 54, gap: 6 };
 * const { width, spaces } = rowBlock(options, []);
 * width; // => 132
 * spaces.map(({ id }) => id); // => ["hand-1", "hand-2", "hand-3"]
 * ```
 */
export function rowBlock(
  { id, label, count, title = false, ...options }: RowOptions,
  slots: readonly Slot[],
): Required<Block> {
  const { w, h, gap = 0 } = options;
  const slotOptions = { ...options, shapes: options.shapes ?? [tile(w, h)] };
  const row = createSlotsBlock();
  for (let i = 0, x = 0; i < (count ?? 1); i++, x += w + gap) {
    const name = { id: count === undefined ? id : `${id}-${i + 1}`, label };
    addSlot(row, name, slots[i] ?? {}, slotOptions, x, 0);
  }
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
 * const options = { size: 60, empty: "free" };
 * const grid = gridBlock({ columns: 3, rows: 3, ...options }, () => ({ target: true }));
 * grid.spaces[0]?.label; // => { id: "scene.contents", data: { name: "a3", contents: "free" } }
 * ```
 */
export function gridBlock(
  { columns, rows, size, ...options }: GridOptions,
  slotOf: (id: string, cell: number) => Slot,
): Required<Block> & Pick<Scene, "pitch"> {
  const { gap = 0 } = options;
  const pitch = size + gap;
  const slotOptions = { ...options, shapes: options.shapes ?? [tile(size, size)], w: size, h: size };
  const grid = createSlotsBlock();
  for (let cell = 0; cell < columns * rows; cell++) {
    const id = formatCell({ columns, rows }, cell);
    const [x, y] = [(cell % columns) * pitch, Math.floor(cell / columns) * pitch];
    addSlot(grid, { id, label: id }, slotOf(id, cell), slotOptions, x, y);
  }
  return { ...grid, pitch: { x: pitch, y: pitch } };
}

/** The estimated number of letters for a button whose text depends on the language. */
const MESSAGE_LENGTH = 14;

/**
 * Creates a row of buttons with their labels, for choices that are not on a board. The ids of the spaces are those of the buttons. With a
 * label the row is a scene: `{ ...buttons, label }`.
 *
 * @example
 * ```ts
 * import { buttonBlock } from "@serpentarium/core/scene";
 *
 * const { targets } = buttonBlock([{ id: "pass", label: "Pass" }]);
 * targets.map(({ id }) => id); // => ["pass"]
 * ```
 */
export function buttonBlock(
  buttons: readonly Pick<Target, "id" | "label">[],
): Required<Block> & Pick<Scene, "pitch"> {
  const lengths = buttons.map(({ label }) => (typeof label === "string" ? label.length : MESSAGE_LENGTH));
  const longest = Math.max(...lengths);
  const [w, h, gap] = [32 + 8 * longest, 40, 8];
  const row = createSlotsBlock();
  for (const [i, { id, label }] of buttons.entries()) {
    const text: Shape = {
      shape: "text",
      x: w / 2,
      y: h / 2,
      size: 14,
      text: label,
      fill: "ink",
      maxWidth: w - 16,
    };
    addSlot(row, { id, label }, { target: true }, { shapes: [tile(w, h), text], w, h }, i * (w + gap), 0);
  }
  return { ...row, pitch: { x: w + gap, y: h } };
}
