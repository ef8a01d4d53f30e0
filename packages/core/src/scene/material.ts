import type { Message } from "../words/message.ts";
import type { Piece, Scene } from "./scene.ts";

/** One side of a piece to print: a drawing in scene units, such as a scene without panels. What lies outside its area is cut off. */
export interface PieceFace extends Pick<Scene, "width" | "height" | "background"> {
  readonly spaces?: Scene["spaces"];
  readonly pieces?: readonly Pick<Piece, "x" | "y" | "rotation" | "shapes">[];
}

/** A kind of piece of the material of a game, as it is printed and cut out. */
export interface MaterialPiece {
  readonly id: string;
  /** The name of such pieces; kinds of the same name are counted together. */
  readonly label: Message;
  /** How many the game has. */
  readonly count: number;
  /** The printed width in millimetres, which sets the scale; the height follows from the front. */
  readonly width: number;
  readonly front: PieceFace;
  /** Of the same width and height as the front; the back is blank by default. */
  readonly back?: PieceFace;
}

/** The size in millimetres that a piece may have to fit sheets of A4 and of US Letter. */
export const MAX_PIECE_SIZE: { readonly width: number; readonly height: number } = {
  width: 185,
  height: 240,
};

/** The printed height of a piece in millimetres. */
export const pieceHeight = ({ width, front }: Pick<MaterialPiece, "width" | "front">): number =>
  (width * front.height) / front.width;

/**
 * A face on which shapes are drawn around its middle.
 *
 * @example
 * ```ts
 * import { centredFace } from "@serpentarium/core/scene";
 *
 * const face = centredFace(40, 40, [{ shape: "circle", x: 0, y: 0, r: 16, fill: "red" }]);
 * face.pieces?.[0]?.x; // => 20
 * ```
 */
export const centredFace = (width: number, height: number, shapes: Piece["shapes"]): PieceFace => ({
  width,
  height,
  pieces: [{ x: width / 2, y: height / 2, shapes }],
});
