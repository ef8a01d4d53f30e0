import { type Message, seatsOf, type Table } from "@serpentarium/core";
import { centredFace, type MaterialPiece, type PieceFace, type Shape } from "@serpentarium/core/scene";
import { CARD_KIND_NAMES, CARD_KINDS, tileForBend, tileParts } from "../material/cards.ts";
import { deckOf, type Options } from "../options.ts";
import { headShapes, tailShapes } from "./big-card.ts";
import { bodyShapes, cardShapes, cardSquare, SNAKE_PAINTS } from "./card.ts";
import { DIE_SIDE, dieShapes } from "./die.ts";
import { CARD_SIZE } from "./panel-geometry.ts";

/** The printed side of a card and of the die, in millimetres. */
const CARD_WIDTH = 40;
const DIE_WIDTH = 20;

const BACK_SHAPES: readonly Shape[] = [
  cardSquare("surface"),
  ...tileParts(tileForBend("D", 1, "R")).flatMap((part) => bodyShapes(part, "green", true)),
];
const CARD_BACK = centredFace(CARD_SIZE, CARD_SIZE, BACK_SHAPES);

/** Draws both halves of a big card. */
const bigCardFace = (left: readonly Shape[], right: readonly Shape[]): PieceFace => ({
  width: 2 * CARD_SIZE,
  height: CARD_SIZE,
  pieces: [left, right].map((shapes, half) => ({ x: (half + 0.5) * CARD_SIZE, y: CARD_SIZE / 2, shapes })),
});
const BIG_CARD_BACK = bigCardFace(BACK_SHAPES, BACK_SHAPES);

/** The faces of the die by column and row of its net: opposite faces show the same number. */
const NET: readonly (readonly [column: number, row: number, number: number])[] = [
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 1],
  [3, 1, 2],
  [1, 0, 3],
  [1, 2, 3],
];
/** The depth of the flaps to glue, and of the margin around the net, in scene units. */
const FLAP = 14;
const NET_MARGIN = 2;

/** The net of the die: cut along the lines, fold along the dashes, glue the seven flaps. */
function dieNet(): PieceFace {
  const [side, left, top] = [DIE_SIDE, FLAP + NET_MARGIN, FLAP + NET_MARGIN];
  const at = (column: number): number => left + column * side;
  const rows = [0, 1, 2, 3].map((row) => top + row * side);
  const [upper = 0, middle = 0, lower = 0, bottom = 0] = rows;
  const slope = side - 12;
  // clockwise from the left end of the upper face
  const outline =
    `M${at(1)} ${upper}l6-${FLAP}h${slope}l6 ${FLAP}l${FLAP} 6v${slope}l-${FLAP} 6` +
    `H${at(4)}v${side}H${at(2)}l${FLAP} 6v${slope}l-${FLAP} 6l-6 ${FLAP}h-${slope}l-6-${FLAP}` +
    `l-${FLAP}-6v-${slope}l${FLAP}-6H${at(0)}l-${FLAP}-6v-${slope}l${FLAP}-6H${at(1)}l-${FLAP}-6v-${slope}l${FLAP}-6Z`;
  const folds =
    `M${at(1)} ${upper}h${side}M${at(1)} ${middle}h${side}M${at(1)} ${lower}h${side}M${at(1)} ${bottom}h${side}` +
    `M${at(1)} ${upper}v${3 * side}M${at(2)} ${upper}v${3 * side}M${at(0)} ${middle}v${side}M${at(3)} ${middle}v${side}`;
  return {
    width: 4 * side + left + NET_MARGIN,
    height: 3 * side + 2 * top,
    background: [
      { shape: "path", d: outline, stroke: "ink", width: 0.75 },
      { shape: "path", d: folds, stroke: "muted", width: 0.75, dashed: true },
    ],
    pieces: NET.map(([column, row, number]) => ({
      x: at(column) + side / 2,
      y: top + (row + 0.5) * side,
      // the dots alone: the rounded edge of the die would suggest to cut there
      shapes: dieShapes(number).slice(1),
    })),
  };
}

const ROUNDS = 8;
/** The lines of the score sheet, in millimetres. */
const SCORE_SHEET = { number: 20, column: 30, line: 6.4 } as const;

/** A table of the seats with a line for each game and one for the sums (`score.series`). */
function scoreSheet(table: Table<Options>): PieceFace {
  const seats = seatsOf(table);
  const { number, column, line } = SCORE_SHEET;
  const [width, height] = [number + seats.length * column, (ROUNDS + 3) * line];
  const text = (x: number, y: number, content: Message, maxWidth = column - 3): Shape => ({
    shape: "text",
    x,
    y,
    size: 3.6,
    maxWidth,
    text: content,
    fill: "ink",
  });
  const rules = Array.from({ length: ROUNDS + 3 }, (_, i) => `M0 ${(i + 1) * line}H${width}`);
  const columns = seats.map((seat) => `M${number + seat * column} 0V${height}`);
  return {
    width,
    height,
    background: [
      { shape: "rect", x: 0, y: 0, w: width, h: line, fill: "surface" },
      { shape: "rect", x: 0.2, y: 0.2, w: width - 0.4, h: height - 0.4, stroke: "ink", width: 0.4 },
      { shape: "path", d: [...rules.slice(0, -1), ...columns].join(""), stroke: "line", width: 0.25 },
      ...seats.map((seat) =>
        text(number + (seat + 0.5) * column, line / 2, { id: "seat.title", data: { seat } }),
      ),
      ...Array.from({ length: ROUNDS }, (_, i) => text(number / 2, (i + 2.5) * line, String(i + 1))),
      text(number / 2, height - line / 2, { id: "sheets.total" }, number - 2),
    ],
  };
}

/** The pieces to print (`material.cards`), with a sheet for the scores of a series. */
export function material(table: Table<Options>): MaterialPiece[] {
  const deck = deckOf(table.options);
  const [net, scores] = [dieNet(), scoreSheet(table)];
  return [
    ...CARD_KINDS.flatMap((kind, i): MaterialPiece[] => {
      const count = deck[i] ?? 0;
      const tile = tileForBend(kind, 1, kind === "S" || kind === "X" ? "" : "R");
      const front = centredFace(
        CARD_SIZE,
        CARD_SIZE,
        cardShapes(tile, "green", () => true),
      );
      return count > 0
        ? [{ id: kind, label: CARD_KIND_NAMES[kind], count, width: CARD_WIDTH, front, back: CARD_BACK }]
        : [];
    }),
    ...seatsOf(table).map((seat): MaterialPiece => {
      const paint = SNAKE_PAINTS[seat] ?? "green";
      return {
        id: `big-card-${seat + 1}`,
        label: { id: "sheets.big-card" },
        count: 1,
        width: 2 * CARD_WIDTH,
        front: bigCardFace(tailShapes(paint), headShapes(paint)),
        back: BIG_CARD_BACK,
      };
    }),
    {
      id: "score-sheet",
      label: { id: "sheets.score-sheet" },
      count: 1,
      width: scores.width,
      front: scores,
    },
    {
      id: "die",
      label: { id: "sheets.die" },
      count: 1,
      width: (net.width * DIE_WIDTH) / DIE_SIDE,
      front: net,
    },
  ];
}
