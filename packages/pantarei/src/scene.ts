import type { Layout, Rect, Scene, Space, Target } from "@serpentarium/core/scene";
import { COLOUR_CHOICES } from "./action.ts";
import { type PilePart, targetId } from "./clicks.ts";
import {
  BODY_TO_FOOT_DISTANCE,
  type BoardGeometry,
  boardGeometry,
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  coveredPieceHeight,
  drawnPileHeight,
  PIECE_HEIGHT,
  PLATE_HEIGHT,
  type Point,
  pilePoints,
} from "./drawing/layout.ts";
import { drawPile } from "./drawing/pieces.ts";
import { serpentShapes } from "./drawing/serpent.ts";
import { kindOf, PIECE_COUNT, type Piece } from "./material/pieces.ts";
import { piecesByPile } from "./material/row.ts";
import type { Position } from "./position.ts";
import { pileSpaceId } from "./spaces.ts";

/** A part of a column between two heights above the foot of its pile. */
const columnRect = ({ x, y }: Point, from: number, to: number): Rect => ({
  x: x - COLUMN_WIDTH / 2 + 1,
  y: y + BODY_TO_FOOT_DISTANCE - to,
  w: COLUMN_WIDTH - 2,
  h: to - from,
});

/** The kinds of pieces of a pile from the top, for messages. */
const kindsFromTop = (pile: readonly Piece[]): string[] => pile.toReversed().map(kindOf);

function pileSpaceAt(pile: readonly Piece[], number: number, point: Point, top: number): Space {
  const rect = columnRect(point, -PLATE_HEIGHT, top);
  const middle = { x: rect.w / 2, y: rect.h - PLATE_HEIGHT / 2 };
  return {
    id: `pile-${number}`,
    label: { id: "scene.pile", data: { pile: number, pieces: kindsFromTop(pile) } },
    ...rect,
    shapes: [
      { shape: "circle", ...middle, r: 11.5, fill: "surface", stroke: "line", width: 1.25 },
      { shape: "text", ...middle, size: 13, text: String(number), fill: "ink" },
    ],
  };
}

function pileTargets(pile: readonly Piece[], index: number, point: Point, top: number): Target[] {
  const target = (part: PilePart, label: string, pieces: readonly Piece[], area: Rect): Target => ({
    id: targetId(part, index),
    label: { id: label, data: { pile: index + 1, pieces: kindsFromTop(pieces) } },
    area,
  });
  const under = top - PIECE_HEIGHT;
  const deep = under - PIECE_HEIGHT;
  const targets = [target("top", "scene.top-piece", pile.slice(-1), columnRect(point, under, top))];
  if (pile.length > 1)
    targets.push(target("under", "scene.top-pair", pile.slice(-2), columnRect(point, deep, under)));
  if (pile.length > 2)
    targets.push(target("deep", "scene.covered", pile.slice(0, -2), columnRect(point, 0, deep)));
  targets.push(target("base", "scene.swap", [], columnRect(point, -PLATE_HEIGHT, 0)));
  return targets;
}

const COLOUR_BUTTONS: readonly Target[] = COLOUR_CHOICES.map(({ colour }) => ({
  id: colour,
  label: { id: "scene.play", data: { colour } },
}));
const PASS_BUTTON: Target = { id: "pass", label: { id: "scene.pass" } };

const emptyRowPoints = (geometry: BoardGeometry): Point[] =>
  pilePoints(
    Array.from({ length: geometry.columns }, () => 0),
    geometry,
  );

/**
 * The spaces, pieces and targets of a position whose piles are drawn at the given points.
 *
 * @param coveredHeight - the visible height of each covered piece, in scene units; default {@link COVERED_PIECE_HEIGHT}
 */
export function sceneContents(
  position: Position,
  piles: readonly (readonly Piece[])[],
  points: readonly Point[],
  coveredHeight?: number,
): Pick<Scene, "spaces" | "pieces" | "targets" | "decisive"> {
  const isWon = position.phase === "over" && position.outcome.reason === "end.pile";
  const at = (index: number): Point => points[index] as Point;
  const topOf = ({ length }: readonly Piece[]): number => drawnPileHeight(length, coveredHeight);
  return {
    spaces: piles.map((pile, i) => pileSpaceAt(pile, i + 1, at(i), topOf(pile))),
    pieces: piles
      .flatMap((pile, i) => drawPile(pile, at(i), position.table.options.goal, coveredHeight))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    targets: [
      ...(position.phase === "colour" ? COLOUR_BUTTONS : []),
      ...(position.phase === "move"
        ? piles.flatMap((pile, i) => pileTargets(pile, i, at(i), topOf(pile)))
        : []),
      ...(position.phase === "move" ? [PASS_BUTTON] : []),
    ],
    ...(isWon && {
      decisive: piles.flatMap(({ length }, i) =>
        length >= position.table.options.goal ? [[pileSpaceId(i)]] : [],
      ),
    }),
  };
}

/** Draws the piles as the body of a serpent that winds over several lines. */
export function scene(position: Position, layout: Layout): Scene {
  const piles = position.phase === "deal" ? [] : piecesByPile(position.row);
  const total = position.phase === "deal" ? PIECE_COUNT : position.row.pieces.length;
  const geometry = boardGeometry(total, position.table.options.goal, layout);
  const heights = piles.map((pile) => pile.length);
  const coveredHeight = coveredPieceHeight(heights, geometry);
  const points = pilePoints(heights, geometry, coveredHeight);
  return {
    width: geometry.width,
    height: geometry.height,
    pitch: { x: COLUMN_WIDTH, y: COVERED_PIECE_HEIGHT },
    label: { id: "scene.board", data: { piles: piles.length } },
    background: serpentShapes(points.length > 0 ? points : emptyRowPoints(geometry), geometry),
    ...sceneContents(position, piles, points, coveredHeight),
  };
}
