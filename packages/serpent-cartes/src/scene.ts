import { type GameDefinition, hasWon, type Message } from "@serpentarium/core";
import type { Layout, Piece, Scene, Shape, Space, Target, ViewOptions } from "@serpentarium/core/scene";
import {
  type Action,
  ADVANCE,
  type Advance,
  ENTRY_THROWS,
  type EntryThrow,
  entryCardOf,
  FIRST_MOVERS,
  type FirstMover,
} from "./action.ts";
import { memoize, memoizeByPlace } from "./cache.ts";
import { captions, turnCountShapes, waitingShapes } from "./drawing/captions.ts";
import { cardPieces } from "./drawing/card.ts";
import { boardLabel, cardLabel, waitingLabel } from "./drawing/labels.ts";
import { type BoardGeometry, boardGeometry, cardRect, waitingArea } from "./drawing/layout.ts";
import { countPiece, type Leg, legPiece, turnLegs } from "./drawing/legs.ts";
import { pawnPieces } from "./drawing/pawn-appearance.ts";
import { routeAidPieces } from "./drawing/route-aid.ts";
import { emptyRowShapes, serpentShapes } from "./drawing/serpent.ts";
import type { Card } from "./material/cards.ts";
import { deckSize } from "./material/deck.ts";
import { type Course, headingsOf } from "./material/headings.ts";
import type { PawnCards } from "./material/pawns.ts";
import { OFF_ROW, type Row } from "./material/rest-table.ts";
import { formatAction } from "./notation.ts";
import { type Position, pawnCardsOf, type TurnPosition } from "./position.ts";
import { cardSpaceId, waitingSpaceId } from "./spaces.ts";
import type { SerpentCartes } from "./types.ts";

function actionLabel(action: FirstMover | Advance | EntryThrow): Message {
  if (action.phase === "first") return { id: "actions.first", data: { seat: action.seat } };
  return action.phase === "enter"
    ? { id: "actions.enter", data: { card: action.card } }
    : { id: "actions.advance" };
}

const PHASE_ACTIONS = { first: FIRST_MOVERS, advance: [ADVANCE], enter: ENTRY_THROWS } as const;

function actionTargets(position: Position): Target[] {
  const { phase, table } = position;
  if (phase === "deal" || phase === "over") return [];
  const actions = phase === "first" ? FIRST_MOVERS.slice(0, table.seats) : PHASE_ACTIONS[phase];
  return actions.map((action) => ({ id: formatAction(action), label: actionLabel(action) }));
}

const rowOf = (position: Position): Row => ("row" in position ? position.row : []);

/** The shapes that are constant during a match. */
const backgroundOf = memoize((geometry: BoardGeometry): readonly Shape[] => [
  ...serpentShapes(geometry),
  ...waitingShapes(geometry),
  ...captions(geometry),
]);

/** The row, pawns and further pieces of a scene or frame. */
interface SceneContent {
  readonly row: Row;
  readonly pawns: PawnCards;
  /** Pieces drawn above the cards and below the pawns, and pieces drawn above all. */
  readonly under?: readonly Piece[];
  readonly over?: readonly Piece[];
}

/** The spaces beside the row in which pawns wait, one for each end where pawns start. */
const waitingSpaces = (pawns: PawnCards, geometry: BoardGeometry): Space[] =>
  geometry.starts.map((heading) => ({
    id: waitingSpaceId(heading),
    label: waitingLabel(heading, pawns, geometry),
    ...waitingArea(heading, geometry),
    empty: !pawns.some((card, seat) => card === OFF_ROW && geometry.headings[seat] === heading),
  }));

const cardSpaceWithoutPawns = memoizeByPlace(
  (card, number, geometry): Space => ({
    id: cardSpaceId(number),
    label: cardLabel(card, number, [], geometry),
    ...cardRect(number, geometry),
  }),
);

function cardSpace(card: Card, number: number, pawns: PawnCards, geometry: BoardGeometry): Space {
  const space = cardSpaceWithoutPawns(card, number, geometry);
  return pawns.includes(number) ? { ...space, label: cardLabel(card, number, pawns, geometry) } : space;
}

function drawScene(
  position: Position,
  geometry: BoardGeometry,
  { row, pawns, under = [], over = [] }: SceneContent,
): Scene {
  const { width, height, step, cards } = geometry;
  return {
    width,
    height,
    // on a text board, a card takes one line, and each pawn on it another
    pitch: { x: step.x, y: step.y / 7 },
    label: boardLabel(position, cards),
    background: [
      ...backgroundOf(geometry),
      ...(position.phase === "deal" ? emptyRowShapes(geometry) : turnCountShapes(position, geometry)),
    ],
    spaces: [
      ...waitingSpaces(pawns, geometry),
      ...row.map((card, i) => cardSpace(card, i + 1, pawns, geometry)),
    ],
    pieces: [...cardPieces(row, geometry), ...under, ...pawnPieces(position, pawns, geometry), ...over],
    targets: actionTargets(position),
    ...(position.phase === "over" &&
      position.outcome.reason === "end.goal" && {
        decisive: pawns.flatMap((card, seat) => (hasWon(position, seat) ? [[cardSpaceId(card)]] : [])),
      }),
  };
}

/** Draws the row on the body of a serpent from the right-hand end, with pawns on their cards or beside the row. */
function scene(position: Position, geometry: BoardGeometry, { aids: shownAids = [] }: ViewOptions): Scene {
  const under = shownAids.includes("route") && "toAct" in position ? routeAidPieces(position, geometry) : [];
  return drawScene(position, geometry, { row: rowOf(position), pawns: pawnCardsOf(position), under });
}

/** The frames of the deal: the row line by line, except the last line. */
function dealFrames(position: Position, row: Row, geometry: BoardGeometry): readonly Scene[] {
  const lines = Math.ceil(row.length / geometry.cardsPerLine);
  return Array.from({ length: lines - 1 }, (_, line) =>
    drawScene(position, geometry, {
      row: row.slice(0, (line + 1) * geometry.cardsPerLine),
      pawns: pawnCardsOf(position),
    }),
  );
}

/**
 * The frames of a turn, one for each leg: the pawn at its end, the number counted, and the legs so far. Pawns that
 * leave the row in a collision stay on their card until it rests.
 */
function turnFrames(position: TurnPosition, legs: readonly Leg[], geometry: BoardGeometry): readonly Scene[] {
  const { toAct, pawns, row } = position;
  return legs.map((leg, i) =>
    drawScene(position, geometry, {
      row,
      pawns: pawns.with(toAct, leg.to),
      under: legs.slice(0, i + 1).map((done) => legPiece(done, toAct, geometry)),
      over: leg.counted > 0 ? [countPiece(leg, toAct, geometry)] : [],
    }),
  );
}

/** The frames of an action: the lines of the deal, or the counts of a turn (`turn.chain`). */
function frames(position: Position, action: Action, geometry: BoardGeometry): readonly Scene[] {
  if (action.phase === "deal") return dealFrames(position, action.row, geometry);
  if (!("toAct" in position)) return [];
  return turnFrames(position, turnLegs(position, geometry, entryCardOf(action)), geometry);
}

/** Creates `scene` and `frames` for a course. */
export function createScenes(
  course: Course,
): Required<Pick<GameDefinition<SerpentCartes>, "scene" | "frames">> {
  const geometryOf = ({ table }: Position, layout: Layout): BoardGeometry =>
    boardGeometry(deckSize(table.options.deck), layout, headingsOf(course, table));
  return {
    scene: (position, layout, look = {}) => scene(position, geometryOf(position, layout), look),
    frames: (position, action, layout) => frames(position, action, geometryOf(position, layout)),
  };
}
