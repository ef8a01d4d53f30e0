import type { Message, Seat } from "@serpentarium/core";
import {
  type Block,
  createSeatName,
  frameBlock,
  gridBlock,
  type Layout,
  type Piece,
  type Rect,
  type Scene,
  type Shape,
  type SlotPiece,
  type Target,
  type ViewOptions,
} from "@serpentarium/core/scene";
import { type Cell, gridOf, HEADINGS, type Heading, headingTo, STEPS, stepFrom } from "./grid.ts";
import type { Position } from "./position.ts";

const SIZE = 40;
/** The width of the area around the grid, for the targets beyond the edge. */
const MARGIN = 20;

const SNAKES = ["adder", "boa", "cobra", "viper"] as const;
const NAMES: readonly Message[] = [
  { id: "snakes.adder" },
  { id: "snakes.boa" },
  { id: "snakes.cobra" },
  { id: "snakes.viper" },
];
const PAINTS = ["green", "blue", "red", "yellow"] as const;

const HEADING_NAMES: Readonly<Record<Heading, Message>> = {
  n: { id: "headings.up" },
  e: { id: "headings.right" },
  s: { id: "headings.down" },
  w: { id: "headings.left" },
};

export const seatName = createSeatName(NAMES);

const APPLE: SlotPiece = {
  id: "apple",
  shapes: [
    { shape: "circle", x: 0, y: 2, r: 10, fill: "red", stroke: "red-ink" },
    { shape: "path", d: "M0-7q1-5 5-7", stroke: "ink", width: 2 },
  ],
  label: { id: "pieces.apple" },
  glyph: "@",
};

const BODY = { shape: "circle", x: 0, y: 0, r: 13, stroke: "ink", width: 1.5 } as const;
const ARROW: Shape = { shape: "path", d: "M-7 4 0-5 7 4", stroke: "accent", width: 3 };

/** The shapes of a head with eyes, which faces up unless rotated. */
const headShapes = (seat: Seat): readonly Shape[] => {
  const paint = PAINTS[seat] ?? "green";
  const eye = (x: number): Shape => ({ shape: "circle", x, y: -8, r: 2.5, fill: `${paint}-ink` });
  return [
    { shape: "rect", x: -16, y: -16, w: 32, h: 32, r: 12, fill: paint, stroke: "ink", width: 1.5 },
    eye(-6),
    eye(6),
    { shape: "text", x: 0, y: 6, size: 13, text: String(seat + 1), fill: `${paint}-ink` },
  ];
};

/** Part `i` of a snake, counted from its head. */
function snakePiece({ table, snakes }: Position, seat: Seat, i: number): SlotPiece {
  const [snake = "", label = ""] = [SNAKES[seat], NAMES[seat]];
  const id = `${snake}-${i}`;
  if (i > 0) {
    const shapes = [{ ...BODY, fill: PAINTS[seat] ?? "green" }];
    return { id, shapes, label, glyph: snake.slice(0, 1) };
  }
  const [head = 0, neck = 0] = snakes[seat] ?? [];
  const back = headingTo(table.options.size, head, neck);
  const turn = ((back ? HEADINGS.indexOf(back) + 2 : 0) % 4) * 90;
  const name = { id: "pieces.head", data: { snake } };
  return { id, rotation: turn, shapes: headShapes(seat), label: name, glyph: String(seat + 1) };
}

/** The pieces on a cell. */
function piecesOn(position: Position, cell: Cell): readonly SlotPiece[] {
  const seat = position.snakes.findIndex((snake) => snake.includes(cell));
  if (seat >= 0) return [snakePiece(position, seat, position.snakes[seat]?.indexOf(cell) ?? 0)];
  return cell === position.apple ? [APPLE] : [];
}

/** The area of the target for a heading: the cell next to the head, or the part of it in the margin. */
function headingArea({ x, y }: Rect, heading: Heading, side: number): Rect {
  const [right, down] = STEPS[heading];
  const [left, top] = [Math.max(0, x + right * SIZE), Math.max(0, y + down * SIZE)];
  const w = Math.min(side, x + (right + 1) * SIZE) - left;
  const h = Math.min(side, y + (down + 1) * SIZE) - top;
  return { x: left, y: top, w, h };
}

/** The targets of the choosing seat. */
function targetsOf({ snakes }: Position, seat: Seat, { spaces, width }: Required<Block>): readonly Target[] {
  const head = spaces[snakes[seat]?.[0] ?? 0];
  const pieces = [`${SNAKES[seat]}-0`];
  return HEADINGS.map((heading) => {
    const label = { id: "scene.turn", data: { seat, heading: HEADING_NAMES[heading] } };
    const area = head && { area: headingArea(head, heading, width) };
    return { id: `${seat + 1}:${heading}`, label, pieces, ...area };
  });
}

/** An arrow in each cell to which the choosing snake can turn. */
function arrowsOf({ table, snakes }: Position, seat: Seat, { spaces }: Required<Block>): readonly Piece[] {
  const [head = 0, neck = 0] = snakes[seat] ?? [];
  return HEADINGS.flatMap((heading, quarter) => {
    const next = stepFrom(table.options.size, head, heading);
    const cell = next === undefined || next === neck ? undefined : spaces[next];
    if (!cell) return [];
    const at = { x: cell.x + SIZE / 2, y: cell.y + SIZE / 2, rotation: quarter * 90 };
    const glyph = "^>v<".charAt(quarter);
    return [
      { id: `way-${seat + 1}-${heading}`, ...at, shapes: [ARROW], label: HEADING_NAMES[heading], glyph },
    ];
  });
}

/** The grid, with targets to drop an apple on each cell, or around the head of the choosing snake to turn it. */
export function scene(position: Position, _layout: Layout, options: ViewOptions = {}): Scene {
  const { phase, table } = position;
  const { size } = table.options;
  const grid = gridBlock({ ...gridOf(table), size: SIZE }, (id, cell) => {
    const target = { id, label: { id: "scene.apple", data: { cell: id } } };
    return { pieces: piecesOn(position, cell), target: phase === "apple" && target };
  });
  const block = frameBlock(grid, { padding: MARGIN });
  const label = { id: "scene.board", data: { size } };
  const base = { ...block, pitch: grid.pitch, label };
  if (phase !== "turn" || options.seat === undefined) return base;
  const pieces = [...block.pieces, ...arrowsOf(position, options.seat, block)];
  return { ...base, pieces, targets: targetsOf(position, options.seat, block) };
}
