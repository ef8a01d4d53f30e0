import type { Message } from "@serpentarium/core";
import type { Layout, Rect, Scene, Space, Target } from "@serpentarium/core/scene";
import { COLOUR_CHOICES } from "./action.ts";
import { type PilePart, targetId } from "./clicks.ts";
import {
  BODY_TO_PIECES_DISTANCE,
  type BoardGeometry,
  boardGeometry,
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  coveredPieceHeight,
  drawnPileHeight,
  PIECE_HEIGHT,
  type Point,
  pilePoints,
} from "./drawing/layout.ts";
import { drawPile } from "./drawing/pieces.ts";
import { serpentShapes } from "./drawing/serpent.ts";
import { PIECE_COUNT, type Piece, pieceName } from "./material/pieces.ts";
import { piecesByPile } from "./material/row.ts";
import type { Position } from "./position.ts";

const columnRect = ({ x, y }: Point, from: number, to: number): Rect => ({
  x: x - COLUMN_WIDTH / 2 + 1,
  y: y - to,
  w: COLUMN_WIDTH - 2,
  h: to - from,
});

const piecesText = (pile: readonly Piece[]): Message => {
  const names = pile.toReversed().map(pieceName);
  return { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
};

function pileSpaceAt(pile: readonly Piece[], number: number, point: Point, top: number): Space {
  const { en, fr } = piecesText(pile);
  const label = { en: `Pile ${number}, from the top: ${en}`, fr: `Pile ${number}, depuis le haut : ${fr}` };
  const plate = {
    shape: "circle",
    x: COLUMN_WIDTH / 2 - 1,
    fill: "surface",
    stroke: "line",
    width: 1.5,
  } as const;
  const rect = columnRect(point, -BODY_TO_PIECES_DISTANCE + 2, top);
  const y = rect.h - BODY_TO_PIECES_DISTANCE + 2;
  return {
    id: `pile-${number}`,
    label,
    ...rect,
    shapes: [
      { ...plate, y, r: 13 },
      { shape: "text", x: plate.x, y, size: 13, text: String(number), fill: "ink" },
    ],
  };
}

const PART_LABELS: Readonly<Record<PilePart, (number: number, pile: readonly Piece[]) => Message>> = {
  top: (n, pile) => {
    const { en, fr } = piecesText(pile.slice(-1));
    return { en: `Pile ${n}, top piece: ${en}`, fr: `Pile ${n}, pion du dessus : ${fr}` };
  },
  under: (n, pile) => {
    const { en, fr } = piecesText(pile.slice(-2));
    return { en: `Pile ${n}, the two top pieces: ${en}`, fr: `Pile ${n}, les deux pions du dessus : ${fr}` };
  },
  deep: (n, pile) => {
    const { en, fr } = piecesText(pile.slice(0, -2));
    return { en: `Pile ${n}, covered: ${en}`, fr: `Pile ${n}, couverts : ${fr}` };
  },
  base: (n) => ({ en: `Swap pile ${n}`, fr: `Permuter la pile ${n}` }),
};

function pileTargets(pile: readonly Piece[], index: number, point: Point, top: number): Target[] {
  const areas: Partial<Record<PilePart, Rect>> = {
    top: columnRect(point, top - PIECE_HEIGHT, top),
    ...(pile.length > 1 && { under: columnRect(point, top - 2 * PIECE_HEIGHT, top - PIECE_HEIGHT) }),
    ...(pile.length > 2 && { deep: columnRect(point, BODY_TO_PIECES_DISTANCE, top - 2 * PIECE_HEIGHT) }),
    base: columnRect(point, -BODY_TO_PIECES_DISTANCE + 2, BODY_TO_PIECES_DISTANCE - 2),
  };
  return Object.entries(areas).map(([part, area]) => ({
    id: targetId(part as PilePart, index),
    label: PART_LABELS[part as PilePart](index + 1, pile),
    area,
  }));
}

const COLOUR_BUTTONS: readonly Target[] = COLOUR_CHOICES.map(({ colour }) => ({
  id: colour,
  label:
    colour === "light"
      ? { en: "Play light", fr: "Jouer les clairs" }
      : { en: "Play dark", fr: "Jouer les foncés" },
}));
const PASS_BUTTON: Target = { id: "pass", label: { en: "Pass", fr: "Passer" } };

const boardLabel = (piles: number): Message =>
  piles === 0
    ? { en: "The serpent, before its pieces are laid", fr: "Le serpent, avant que ses pions soient posés" }
    : {
        en: `A serpent of ${piles} ${piles === 1 ? "pile" : "piles"} between its head and its tail`,
        fr: `Un serpent de ${piles} ${piles === 1 ? "pile" : "piles"} entre sa tête et sa queue`,
      };

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
): Pick<Scene, "spaces" | "pieces" | "targets"> {
  const at = (index: number): Point => points[index] as Point;
  const topOf = ({ length }: readonly Piece[]): number =>
    BODY_TO_PIECES_DISTANCE + drawnPileHeight(length, coveredHeight);
  return {
    spaces: piles.map((pile, i) => pileSpaceAt(pile, i + 1, at(i), topOf(pile))),
    pieces: piles
      .flatMap((pile, i) => drawPile(pile, at(i), coveredHeight))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    targets: [
      ...(position.phase === "colour" ? COLOUR_BUTTONS : []),
      ...(position.phase === "move"
        ? piles.flatMap((pile, i) => pileTargets(pile, i, at(i), topOf(pile)))
        : []),
      ...(position.phase === "move" ? [PASS_BUTTON] : []),
    ],
  };
}

/** Draws the piles on the body of a serpent, which winds over several lines. */
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
    label: boardLabel(piles.length),
    background: serpentShapes(points.length > 0 ? points : emptyRowPoints(geometry), geometry),
    ...sceneContents(position, piles, points, coveredHeight),
  };
}
