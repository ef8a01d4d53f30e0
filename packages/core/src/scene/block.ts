import type { PathShape, Piece, RectShape, Shape, Space, Target } from "./scene.ts";

/** A shape that knows its place: a block can be moved with it, which a path cannot. */
export type PlacedShape = Exclude<Shape, PathShape>;

/**
 * A part of a scene that is laid out by itself, from its top left corner on. With a label and a pitch it is a scene:
 * `{ ...block, label, pitch }`.
 */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly background?: readonly PlacedShape[];
  readonly spaces?: readonly Space[];
  readonly pieces?: readonly Piece[];
  readonly targets?: readonly Target[];
}

/** Room around a block, and the rectangle that is drawn around that; none unless it has a colour. */
export interface Frame extends Omit<RectShape, "shape" | "x" | "y" | "w" | "h"> {
  /** On each side, in scene units; 0 when left out. */
  readonly padding?: number;
}

const shifted = <P extends { readonly x: number; readonly y: number }>(
  part: P,
  dx: number,
  dy: number,
): P => {
  return { ...part, x: part.x + dx, y: part.y + dy };
};

/** A block with its top left corner at x and y. */
function moveBlock(
  { background = [], spaces = [], pieces = [], targets = [], ...size }: Block,
  x: number,
  y: number,
) {
  return {
    ...size,
    background: background.map((shape) => shifted(shape, x, y)),
    spaces: spaces.map((space) => shifted(space, x, y)),
    pieces: pieces.map((piece) => shifted(piece, x, y)),
    targets: targets.map((target) =>
      target.area ? { ...target, area: shifted(target.area, x, y) } : target,
    ),
  };
}

/** A block, and where its top left corner is. */
interface Placed {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

function joinBlocks(placed: readonly Placed[]): Required<Block> {
  const blocks = placed.map(({ block, x, y }) => moveBlock(block, x, y));
  return {
    width: Math.max(0, ...placed.map(({ block, x }) => x + block.width)),
    height: Math.max(0, ...placed.map(({ block, y }) => y + block.height)),
    background: blocks.flatMap(({ background }) => background),
    spaces: blocks.flatMap(({ spaces }) => spaces),
    pieces: blocks.flatMap(({ pieces }) => pieces),
    targets: blocks.flatMap(({ targets }) => targets),
  };
}

/**
 * Blocks from left to right, level at the top.
 *
 * @param gap - between two of them, in scene units
 *
 * @example
 * ```ts
 * import { beside } from "@serpentarium/core/scene";
 *
 * const { width, height } = beside([{ width: 30, height: 40 }, { width: 20, height: 60 }], 5);
 * [width, height]; // => [55, 60]
 * ```
 */
export function beside(blocks: readonly Block[], gap = 0): Required<Block> {
  let next = 0;
  const placed = blocks.map((block) => {
    const x = next;
    next += block.width + gap;
    return { block, x, y: 0 };
  });
  return joinBlocks(placed);
}

/**
 * Blocks from top to bottom, level on the left.
 *
 * @param gap - between two of them, in scene units
 */
export function above(blocks: readonly Block[], gap = 0): Required<Block> {
  let next = 0;
  const placed = blocks.map((block) => {
    const y = next;
    next += block.height + gap;
    return { block, x: 0, y };
  });
  return joinBlocks(placed);
}

/**
 * A block with room and a rectangle around it.
 *
 * @example
 * ```ts
 * import { frameBlock } from "@serpentarium/core/scene";
 *
 * const { width, background } = frameBlock({ width: 30, height: 40 }, { padding: 5, fill: "paper" });
 * width; // => 40
 * background; // => [{ shape: "rect", x: 0, y: 0, w: 40, h: 50, fill: "paper" }]
 * ```
 */
export function frameBlock(block: Block, { padding = 0, ...look }: Frame): Required<Block> {
  const [w, h] = [block.width + 2 * padding, block.height + 2 * padding];
  const isSeen = look.fill !== undefined || look.stroke !== undefined;
  const rect: PlacedShape = { shape: "rect", x: 0, y: 0, w, h, ...look };
  const { background, ...parts } = moveBlock(block, padding, padding);
  return { ...parts, width: w, height: h, background: isSeen ? [rect, ...background] : background };
}
