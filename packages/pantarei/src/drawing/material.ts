import { centredFace, type MaterialPiece, type PieceFace, type Shape } from "@serpentarium/core/scene";
import { ALL_PIECES, kindOf, pieceName } from "../material/pieces.ts";
import { COLUMN_WIDTH, PIECE_HEIGHT } from "./layout.ts";
import { PIECE_WIDTH, pieceShapes } from "./pieces.ts";
import { BODY_WIDTH, headShapes, tongueShape } from "./serpent.ts";

/** The printed millimetres of a scene unit. */
const SCALE = 0.75;
const WIDTH = PIECE_WIDTH;
const HEIGHT = PIECE_HEIGHT + 3;

/** The skin of the serpent, behind pieces that lie in a row. */
const SKIN: Shape = {
  shape: "rect",
  x: -WIDTH / 2,
  y: -BODY_WIDTH / 2,
  w: WIDTH,
  h: BODY_WIDTH,
  fill: "green",
};

/** The head of the serpent: the same for all pieces, because they are shuffled face down (`setup.deal`). */
const BACK: PieceFace = {
  width: WIDTH,
  height: HEIGHT,
  background: [
    { shape: "rect", x: 0, y: 0, w: WIDTH, h: HEIGHT, fill: "surface" },
    { shape: "path", d: `M36 ${HEIGHT / 2}H${WIDTH + BODY_WIDTH}`, stroke: "green", width: BODY_WIDTH },
  ],
  pieces: [
    {
      x: 38 + COLUMN_WIDTH / 2,
      y: HEIGHT / 2,
      shapes: [tongueShape({ x: 0, y: 0 }), ...headShapes({ x: 0, y: 0 })],
    },
  ],
};

/** The pieces to print (`material.pieces`). */
export const material = (): MaterialPiece[] => {
  const kinds = [...new Set(ALL_PIECES.map(kindOf))];
  return kinds.map((kind) => {
    const pieces = ALL_PIECES.filter((piece) => kindOf(piece) === kind);
    const [first = 0] = pieces;
    return {
      id: kind,
      label: pieceName(first),
      count: pieces.length,
      width: WIDTH * SCALE,
      front: centredFace(WIDTH, HEIGHT, [
        SKIN,
        ...pieceShapes(first, { width: PIECE_WIDTH, height: PIECE_HEIGHT }),
      ]),
      back: BACK,
    };
  });
};
