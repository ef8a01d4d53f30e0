import { hasWon, type Message, type Seat } from "@serpentarium/core";
import type { Panel, Piece, Rect, Space, Target, ViewOptions } from "@serpentarium/core/scene";
import { memoizeDrawing } from "../cache.ts";
import { clickStateOf, fitsAt } from "../clicks.ts";
import { DIRECTIONS, EMPTY_TILE, HEAD, TAIL, type Tile } from "../material/cards.ts";
import { type FitRules, tileForEnd } from "../material/fit-rules.ts";
import {
  adjacentCell,
  type Cell,
  coordinatesOf,
  END_LETTERS,
  type EndLetter,
  occupiedCells,
  type PlacedTile,
  placedCardsOf,
  type Snake,
  type SnakeEnd,
} from "../material/snake.ts";
import { enteredSides } from "../material/traced-sides.ts";
import {
  isLayingPosition,
  type LayingPosition,
  type Position,
  snakeOfSeat,
  snakeOwnerOf,
} from "../position.ts";
import { cellItemId, cellSpaceId, endTargetId, tableSpaceId } from "../spaces.ts";
import { headShapes, tailShapes } from "./big-card.ts";
import { cardShapes, ghostShapes, SNAKE_PAINTS, type SnakePaint } from "./card.ts";
import { cardsForEnds } from "./hand.ts";
import { GLYPHS, sideName, tileName } from "./labels.ts";
import { areaOf, centreAt, centreOf, viewOf } from "./panel-geometry.ts";

/** The part of the scene with a player's table. */
export interface TableScene {
  readonly panel: Panel;
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly targets: readonly Target[];
}

function panelLabel(seat: Seat, missing: number, winner: boolean): Message {
  if (winner) return { id: "scene.winner", data: { seat } };
  return missing === 0
    ? { id: "scene.complete", data: { seat } }
    : { id: "scene.missing", data: { seat, missing } };
}

/** The label of a cell: its player, its content and its coordinates. */
function cellName(seat: Seat, snake: Snake, cell: Cell, content: Message): Message {
  const { x, y } = coordinatesOf(snake, cell);
  return { id: "scene.cell", data: { seat, content, at: [x, y] } };
}

/** An end, and the cell that it faces. */
interface FacedEnd extends SnakeEnd {
  readonly name: EndLetter;
}

function endName(seat: Seat, snake: Snake, { name, cell, direction }: FacedEnd): Message {
  const { x, y } = coordinatesOf(snake, cell);
  const data = { seat, side: sideName(direction), at: [x, y] };
  return name === "h" ? { id: "scene.head-end", data } : { id: "scene.tail-end", data };
}

/** The ends to label, one for each faced cell: only the head end when both face the same cell. */
function facedEnds({ ends }: Snake): readonly FacedEnd[] {
  if (!ends) return [];
  const head: FacedEnd = { name: "h", ...ends.h };
  return ends.h.cell === ends.t.cell ? [head] : [head, { name: "t", ...ends.t }];
}

const spacesOf = memoizeDrawing((seat, snake): readonly Space[] => {
  const panel = tableSpaceId(seat);
  return [
    ...occupiedCells(snake).map(
      ({ cell, laid }): Space => ({
        id: cellSpaceId(seat, snake, cell),
        panel,
        ...areaOf(snake, cell),
        label: cellName(seat, snake, cell, tileName(laid)),
      }),
    ),
    ...facedEnds(snake).map(
      (end): Space => ({
        id: cellSpaceId(seat, snake, end.cell),
        panel,
        ...areaOf(snake, end.cell),
        label: endName(seat, snake, end),
      }),
    ),
  ];
});

function shapesOf(laid: Tile, paint: SnakePaint, sides: number): Piece["shapes"] {
  if (laid === TAIL) return tailShapes(paint);
  if (laid === HEAD) return headShapes(paint);
  return cardShapes(laid, paint, ([a, b]) => (sides & ((1 << a) | (1 << b))) !== 0);
}

const cardPieces = memoizeDrawing((seat, snake): readonly Piece[] => {
  const entered = enteredSides(snake);
  const paint = SNAKE_PAINTS[seat] ?? "green";
  return occupiedCells(snake).map(
    ({ cell, laid }): Piece => ({
      id: cellItemId("card", seat, snake, cell),
      panel: tableSpaceId(seat),
      ...centreOf(snake, cell),
      shapes: shapesOf(laid, paint, entered[cell] ?? 0),
      label: tileName(laid),
      glyph: GLYPHS[laid] ?? "?",
    }),
  );
});

function ghost(seat: Seat, { laid, ...place }: PlacedTile, id: string, chosen: boolean): Piece {
  return {
    id,
    panel: tableSpaceId(seat),
    ...centreAt(place),
    shapes: ghostShapes(laid, chosen ? "accent" : "muted"),
    label: tileName(laid),
    glyph: "?",
  };
}

/** The outlines of the chosen card where it fits; another click on an end turns it. */
function choicePieces(
  position: LayingPosition,
  snake: Snake,
  clicked: readonly string[],
  fitRules: FitRules,
): Piece[] {
  const { kind, end, times } = clickStateOf(position, clicked);
  if (!kind || !snake.ends) return [];
  const { ends } = snake;
  const shownEnds = end ? [end] : END_LETTERS;
  return shownEnds.flatMap((name) => {
    const fits = fitsAt(fitRules, position, kind, name);
    const fit = fits[name === end ? Math.max(0, times - 1) : 0];
    if (!fit) return [];
    const card = { ...coordinatesOf(snake, ends[name].cell), laid: tileForEnd(snake, kind, name, fit.bend) };
    return [ghost(snakeOwnerOf(position), card, `choice-${name}`, name === end)];
  });
}

/** The outlines of the cards of a shortest completion (`finish.missing`). */
const missingPieces = (seat: Seat, cards: readonly PlacedTile[]): Piece[] =>
  cards.map((card) => ghost(seat, card, `missing-${seat + 1}-${card.x}.${card.y}`, false));

/** The empty cells beside the snake that no end faces; clicking one explains `place.at-end`. */
function emptyNeighbours(snake: Snake): Cell[] {
  const { cells, width, ends } = snake;
  const empty = new Set<Cell>();
  for (const { cell } of occupiedCells(snake)) {
    for (const direction of DIRECTIONS) {
      const next = adjacentCell(cell, direction, width);
      if (cells[next] === EMPTY_TILE) empty.add(next);
    }
  }
  return [...empty].filter((cell) => cell !== ends?.h.cell && cell !== ends?.t.cell);
}

function targetsOf(position: LayingPosition, seat: Seat, snake: Snake): Target[] {
  const panel = tableSpaceId(seat);
  const at = (cell: Cell, prefix: string, content: Message): Target => ({
    id: cellItemId(prefix, seat, snake, cell),
    panel,
    area: areaOf(snake, cell),
    label: cellName(seat, snake, cell, content),
  });
  const cards = placedCardsOf(snake);
  return [
    ...emptyNeighbours(snake).map((cell) => at(cell, "cell", tileName(EMPTY_TILE))),
    ...cards.map(({ cell, laid }) => at(cell, "card", tileName(laid))),
    ...facedEnds(snake).map(
      (end): Target => ({
        id: endTargetId(seat, end.name),
        panel,
        area: areaOf(snake, end.cell),
        label: endName(seat, snake, end),
        pieces: cardsForEnds(position),
      }),
    ),
  ];
}

/** The places of the cards and of the cells that the ends face. */
const shownCells = (snake: Snake) =>
  [...occupiedCells(snake), ...facedEnds(snake)].map(({ cell }) => coordinatesOf(snake, cell));

/** The part of the scene with a player's table: the snake, and the targets if a card is to be laid there. */
export function tableScene(
  position: Position,
  seat: Seat,
  area: Rect,
  headerHeight: number,
  viewOptions: ViewOptions,
  fitRules: FitRules,
): TableScene {
  const snake = snakeOfSeat(position, seat);
  const laying = isLayingPosition(position) && snakeOwnerOf(position) === seat ? position : undefined;
  const { clicked = [], aids = [] } = viewOptions;
  const completion = aids.includes("completion") ? fitRules.completion(snake) : [];
  const missing = missingPieces(seat, completion);
  const choosable = laying ? choicePieces(laying, snake, clicked, fitRules) : [];
  const covered = new Set(choosable.map(({ x, y }) => `${x},${y}`));
  const rolls = (position.phase === "roll" || position.phase === "draw") && position.roller === seat;
  const active = laying !== undefined || rolls;
  const winner = hasWon(position, seat);
  return {
    panel: {
      id: tableSpaceId(seat),
      label: panelLabel(seat, fitRules.missing(snake), winner),
      area,
      labelHeight: headerHeight,
      viewBox: viewOf([...shownCells(snake), ...completion]),
      ...(active && { active }),
      ...(winner && { winner }),
    },
    spaces: spacesOf(seat, snake),
    pieces: [
      ...cardPieces(seat, snake),
      ...missing.filter(({ x, y }) => !covered.has(`${x},${y}`)),
      ...choosable,
    ],
    targets: laying ? targetsOf(laying, seat, snake) : [],
  };
}
