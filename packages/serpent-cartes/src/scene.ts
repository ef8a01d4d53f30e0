import type { GameDefinition, Text } from "@serpentarium/core";
import type { Layout, Look, Piece, Scene, Shape, Space, Target } from "@serpentarium/core/scene";
import { type Action, FIRSTS, GO, THROWS, thrownIn } from "./action.ts";
import { aheadPieces } from "./drawing/ahead.ts";
import { captions, turnShapes, waitingShapes } from "./drawing/captions.ts";
import { cardPieces } from "./drawing/card.ts";
import { type Frame, frameFor, placeOf, waitingPlace } from "./drawing/layout.ts";
import { countPiece, type Leg, legPiece, legsAhead } from "./drawing/legs.ts";
import { boardLabel, cardLabel, waitingLabel } from "./drawing/names.ts";
import { pawnPieces } from "./drawing/pawn.ts";
import { bareShapes, serpentShapes } from "./drawing/serpent.ts";
import type { SerpentCartes } from "./game.ts";
import { type Course, headingsOf } from "./material/course.ts";
import { sizeOf } from "./material/deck.ts";
import { type Pawns, seatsOf, settled } from "./material/pawns.ts";
import { OFF, type Row } from "./material/track.ts";
import { drawOnce } from "./memory.ts";
import { formatAction } from "./notation.ts";
import { type Position, pawnsOf, type TurnPosition } from "./position.ts";
import { space, waitingSpace } from "./spaces.ts";

/** What a board can show on demand. */
export const aids = {
  route: { en: "Show the way ahead", fr: "Montrer le chemin" },
} as const satisfies Readonly<Record<string, Text>>;

const WORDS: Readonly<Record<"first" | "advance" | "enter", (action: Action) => Text>> = {
  first: (action) => {
    const player = action.phase === "first" ? action.seat + 1 : 0;
    return { en: `Player ${player} begins`, fr: `Le joueur ${player} commence` };
  },
  advance: () => ({ en: "Go on", fr: "Avancer" }),
  enter: (action) => {
    const card = action.phase === "enter" ? action.card : 0;
    return { en: `Thrown: ${card}`, fr: `Dé : ${card}` };
  },
};

const ACTIONS = { first: FIRSTS, advance: [GO], enter: THROWS } as const;

function buttons(position: Position): Target[] {
  const { phase, table } = position;
  if (phase === "deal" || phase === "over") return [];
  const actions: readonly Action[] = phase === "first" ? FIRSTS.slice(0, table.seats) : ACTIONS[phase];
  return actions.map((action) => ({
    id: formatAction(action),
    label: WORDS[phase](action),
  }));
}

const rowOf = (position: Position): Row => ("row" in position ? position.row : []);

/** What never changes in a match. */
const backgroundOf = drawOnce(
  // many boards of one size are drawn on a page
  (seats: number, { layout, cards, hasTwoEnds, course }: Frame) =>
    `${layout} ${cards} ${hasTwoEnds} ${seatsOf(seats).map(course)}`,
  (seats, frame): readonly Shape[] => [
    ...serpentShapes(frame),
    ...waitingShapes(seats, frame),
    ...captions(seats, frame),
  ],
);

/** What is drawn of a position, on the way to the next one too. */
interface Shown {
  readonly row: Row;
  readonly pawns: Pawns;
  /** What is drawn over the cards beneath the pawns, and over all. */
  readonly under?: readonly Piece[];
  readonly over?: readonly Piece[];
}

/** Beside each end at which some pawns start. */
const waitingSpaces = (pawns: Pawns, frame: Frame): Space[] =>
  headingsOf(frame.course, pawns.length).map((heading) => ({
    id: waitingSpace(heading),
    label: waitingLabel(heading, pawns, frame),
    ...waitingPlace(heading, frame),
    empty: !pawns.some((card, seat) => card === OFF && frame.course(seat) === heading),
  }));

function drawn(position: Position, frame: Frame, { row, pawns, under = [], over = [] }: Shown): Scene {
  const { width, height, step, cards } = frame;
  return {
    width,
    height,
    // a line of text for a card, and one for each pawn on it
    pitch: { x: step.x, y: step.y / 7 },
    label: boardLabel(position, cards),
    background: [
      ...backgroundOf(pawns.length, frame),
      ...(position.phase === "deal" ? bareShapes(frame) : turnShapes(position, frame)),
    ],
    spaces: [
      ...waitingSpaces(pawns, frame),
      ...row.map((card, i) => ({
        id: space(i + 1),
        label: cardLabel(card, i + 1, pawns, frame),
        ...placeOf(i + 1, frame),
      })),
    ],
    pieces: [...cardPieces(row, frame), ...under, ...pawnPieces(position, pawns, frame), ...over],
    targets: buttons(position),
  };
}

/** The row winding from its right-hand end on the body of a serpent, with pawns on their cards or beside it. */
function scene(position: Position, frame: Frame, { aids: wanted = [] }: Look): Scene {
  const under = wanted.includes("route") && "toAct" in position ? aheadPieces(position, frame) : [];
  return drawn(position, frame, { row: rowOf(position), pawns: pawnsOf(position), under });
}

/** The row as it is laid, line by line, all but the last. */
function dealing(position: Position, row: Row, frame: Frame): readonly Scene[] {
  const lines = Math.ceil(row.length / frame.line);
  return Array.from({ length: lines - 1 }, (_, line) =>
    drawn(position, frame, { row: row.slice(0, (line + 1) * frame.line), pawns: pawnsOf(position) }),
  );
}

/**
 * A turn, one count after the other: the pawn where it has come, what was counted, and the way so far. Whom it drives
 * out stands there until it has come to rest.
 */
function turning(position: TurnPosition, legs: readonly Leg[], frame: Frame): readonly Scene[] {
  const { toAct, pawns, row } = position;
  return legs.map((leg, i) =>
    drawn(position, frame, {
      row,
      pawns: settled(pawns, toAct, leg.to, true),
      under: legs.slice(0, i + 1).map((gone) => legPiece(gone, toAct, frame)),
      over: leg.counted > 0 ? [countPiece(leg, toAct, frame)] : [],
    }),
  );
}

/** What is seen on the way: the row as it is laid, or the counts of a turn (`turn.chain`). */
function frames(position: Position, action: Action, frame: Frame): readonly Scene[] {
  if (action.phase === "deal") return dealing(position, action.row, frame);
  if (!("toAct" in position)) return [];
  return turning(position, legsAhead(position, frame.course, thrownIn(action)), frame);
}

/** What draws positions, and the ways between them. */
export function createScenes(
  course: Course,
): Required<Pick<GameDefinition<SerpentCartes>, "scene" | "frames">> {
  const frameOf = ({ table }: Position, layout: Layout): Frame =>
    frameFor(sizeOf(table.options.deck), layout, course);
  return {
    scene: (position, layout, look = {}) => scene(position, frameOf(position, layout), look),
    frames: (position, action, layout) => frames(position, action, frameOf(position, layout)),
  };
}
