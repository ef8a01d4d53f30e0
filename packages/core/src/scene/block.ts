import type { PathShape, Piece, RectShape, Shape, Space, Target } from "./scene.ts";

/** A shape with x and y, which a block can move; a path cannot be moved. */
export type PositionedShape = Exclude<Shape, PathShape>;

/**
 * A part of a scene with its origin at its top left corner. With a label and a pitch it is a scene: `{ ...block, label, pitch }`.
 */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly background?: readonly PositionedShape[];
  readonly spaces?: readonly Space[];
  readonly pieces?: readonly Piece[];
  readonly targets?: readonly Target[];
}

/** The padding around a block, and the style of the rectangle around both, which is drawn if it has a colour. */
export interface FrameStyle extends Omit<RectShape, "shape" | "x" | "y" | "w" | "h"> {
  /** On each side, in scene units; 0 by default. */
  readonly padding?: number;
}

const translate = <P extends { readonly x: number; readonly y: number }>(
  part: P,
  dx: number,
  dy: number,
): P => {
  return { ...part, x: part.x + dx, y: part.y + dy };
};

/** A block and its top left corner. */
interface PlacedBlock {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

/** Joins blocks. Copies the parts only once: boards of hundreds of slots are joined for each position. */
function joinBlocks(placed: readonly PlacedBlock[]): Required<Block> {
  let [width, height] = [0, 0];
  const background: PositionedShape[] = [];
  const spaces: Space[] = [];
  const pieces: Piece[] = [];
  const targets: Target[] = [];
  for (const { block, x, y } of placed) {
    width = Math.max(width, x + block.width);
    height = Math.max(height, y + block.height);
    for (const shape of block.background ?? []) background.push(translate(shape, x, y));
    for (const space of block.spaces ?? []) spaces.push(translate(space, x, y));
    for (const piece of block.pieces ?? []) pieces.push(translate(piece, x, y));
    for (const target of block.targets ?? [])
      targets.push(target.area ? { ...target, area: translate(target.area, x, y) } : target);
  }
  return { width, height, background, spaces, pieces, targets };
}

/**
 * Lays out blocks from left to right, aligned at the top.
 *
 * @param gap - between two blocks, in scene units
 *
 * @example
 * ```ts
 * import { hstack } from "@serpentarium/core/scene";
 *
 * const { width, height } = hstack([{ width: 30, height: 40 }, { width: 20, height: 60 }], 5);
 * [width, height]; // => [55, 60]
 * ```
 */
export function hstack(blocks: readonly Block[], gap = 0): Required<Block> {
  let next = 0;
  const placed = blocks.map((block) => {
    const x = next;
    next += block.width + gap;
    return { block, x, y: 0 };
  });
  return joinBlocks(placed);
}

/**
 * Lays out blocks from top to bottom, aligned on the left.
 *
 * @param gap - between two blocks, in scene units
 */
export function vstack(blocks: readonly Block[], gap = 0): Required<Block> {
  let next = 0;
  const placed = blocks.map((block) => {
    const y = next;
    next += block.height + gap;
    return { block, x: 0, y };
  });
  return joinBlocks(placed);
}

/**
 * Adds padding and a rectangle around a block.
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
export function frameBlock(block: Block, { padding = 0, ...style }: FrameStyle): Required<Block> {
  const [w, h] = [block.width + 2 * padding, block.height + 2 * padding];
  const isVisible = style.fill !== undefined || style.stroke !== undefined;
  const rect: PositionedShape = { shape: "rect", x: 0, y: 0, w, h, ...style };
  const { background, ...parts } = joinBlocks([{ block, x: padding, y: padding }]);
  return { ...parts, width: w, height: h, background: isVisible ? [rect, ...background] : background };
}
