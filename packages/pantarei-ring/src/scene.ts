import type { Layout, Scene } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/pantarei";
import {
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  PIECE_COUNT,
  piecesByPile,
  sceneContents,
} from "@serpentarium/pantarei/parts";
import { createLoop, sceneSize } from "./drawing/loop.ts";
import { serpentShapes } from "./drawing/serpent.ts";

/** Draws the piles as a serpent that bites its tail, clockwise from its head. */
export function scene(position: Position, layout: Layout): Scene {
  const piles = position.phase === "deal" ? [] : piecesByPile(position.row);
  const pieces = position.phase === "deal" ? PIECE_COUNT : position.row.pieces.length;
  const heights = piles.map((pile) => pile.length);
  const tallest = Math.max(position.table.options.goal + 1, ...heights);
  const size = sceneSize(pieces, tallest, layout);
  const singles = Array.from({ length: PIECE_COUNT }, () => 1);
  const loop = createLoop(piles.length > 0 ? heights : singles, size, layout);
  return {
    ...size,
    pitch: { x: COLUMN_WIDTH, y: COVERED_PIECE_HEIGHT },
    label: { id: "scene.board", data: { piles: piles.length } },
    background: serpentShapes(loop),
    ...sceneContents(position, piles, loop.points),
  };
}
