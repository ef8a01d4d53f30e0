import type { Message, Table } from "@serpentarium/core";
import { centredFace, MAX_PIECE_SIZE, type MaterialPiece, type Shape } from "@serpentarium/core/scene";
import { type Ground, gridOfTable } from "../material/ground.ts";
import { COLOURS } from "../material/serpent.ts";
import type { Options } from "../options.ts";
import { boardFace, gridLayoutOf } from "./grid-layout.ts";
import { APPLE_NAMES, BODY_NAMES, HEAD_NAMES } from "./pieces.ts";
import { APPLE_SHAPES, bodyTokenShapes, CELL, headShapes } from "./shapes.ts";

/** The printed millimetres of a scene unit, where the board fits the sheet. */
const SCALE = 0.45;
/** The size of a piece, relative to a cell. */
const PIECE_SIZE = 0.92;
/** In which the crown is above the eyes. */
const SOUTH = 2;

/** Creates the function that returns the pieces to print (`material.pieces`): an adult's crown is on the back of a head. */
export const createMaterial =
  (ground: Ground) =>
  (table: Table<Options>): MaterialPiece[] => {
    const { bodies, blueApples } = table.options;
    const board = boardFace(gridLayoutOf(gridOfTable(ground, table)));
    const scale = Math.min(SCALE, MAX_PIECE_SIZE.width / board.width, MAX_PIECE_SIZE.height / board.height);
    const token = (
      id: string,
      label: Message,
      count: number,
      front: readonly Shape[],
      back?: readonly Shape[],
    ): MaterialPiece => ({
      id,
      label,
      count,
      width: CELL * scale * PIECE_SIZE,
      front: centredFace(CELL, CELL, front),
      ...(back && { back: centredFace(CELL, CELL, back) }),
    });
    return [
      {
        id: "board",
        label: { id: "sheets.board" },
        count: 1,
        width: board.width * scale,
        front: board,
      },
      ...COLOURS.flatMap((colour) => [
        token(
          `${colour}-head`,
          HEAD_NAMES[colour],
          1,
          headShapes(colour, { facing: SOUTH, adult: false }),
          headShapes(colour, { facing: SOUTH, adult: true }),
        ),
        token(`${colour}-body`, BODY_NAMES[colour], bodies, bodyTokenShapes(colour), APPLE_SHAPES[colour]),
      ]),
      ...(blueApples > 0 ? [token("blue-apple", APPLE_NAMES.blue, blueApples, APPLE_SHAPES.blue)] : []),
    ];
  };
