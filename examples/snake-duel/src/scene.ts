import type { Seat, Text } from "@serpentarium/core";
import type { Layout, Look, Piece, Scene, Shape, Space, Target } from "@serpentarium/core/scene";
import { type Cell, formatCell, HEADINGS, type Heading, headingTo, stepFrom } from "./grid.ts";
import { isTaken, type Position } from "./position.ts";

const SIZE = 40;
/** Room around the grid, into which a snake can turn and crash. */
const RIM = 20;

const NAMES: readonly Text[] = [
  { en: "adder", fr: "vipère" },
  { en: "boa", fr: "boa" },
  { en: "cobra", fr: "cobra" },
  { en: "viper", fr: "aspic" },
];
const PAINTS = ["green", "blue", "red", "yellow"] as const;

const WAYS: Readonly<Record<Heading, Text>> = {
  n: { en: "up", fr: "vers le haut" },
  e: { en: "to the right", fr: "vers la droite" },
  s: { en: "down", fr: "vers le bas" },
  w: { en: "to the left", fr: "vers la gauche" },
};

export const nameOf = (seat: Seat): Text => NAMES[seat] ?? { en: "", fr: "" };

export function seatName(_position: Position, seat: Seat): Text {
  const { en, fr } = nameOf(seat);
  return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
}

const cornerOf = (size: number, cell: Cell) => ({
  x: RIM + (cell % size) * SIZE,
  y: RIM + Math.floor(cell / size) * SIZE,
});
const middleOf = (size: number, cell: Cell) => {
  const { x, y } = cornerOf(size, cell);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
};

/** A head with eyes, which looks up until it is turned. */
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

const bodyShapes = (seat: Seat): readonly Shape[] => [
  { shape: "circle", x: 0, y: 0, r: 13, fill: PAINTS[seat] ?? "green", stroke: "ink", width: 1.5 },
];

function snakePieces({ table, snakes }: Position, seat: Seat): readonly Piece[] {
  const { size } = table.options;
  const snake = snakes[seat] ?? [];
  const { en, fr } = nameOf(seat);
  const [head = 0, neck = 0] = snake;
  const back = headingTo(size, head, neck);
  const quarter = back ? HEADINGS.indexOf(back) + 2 : 0;
  return snake
    .map(
      (cell, i): Piece => ({
        id: `${en}-${i}`,
        ...middleOf(size, cell),
        ...(i === 0 && { turn: (quarter % 4) * 90 }),
        shapes: i === 0 ? headShapes(seat) : bodyShapes(seat),
        label: i === 0 ? { en: `head of the ${en}`, fr: `tête, ${fr}` } : { en, fr },
        glyph: i === 0 ? String(seat + 1) : en.slice(0, 1),
      }),
    )
    .reverse();
}

/** An arrow in each cell of the grid to which the choosing snake can turn. */
function arrows({ table, snakes }: Position, seat: Seat): readonly Piece[] {
  const { size } = table.options;
  const [head = 0, neck = 0] = snakes[seat] ?? [];
  const arrow: Shape = { shape: "path", d: "M-7 4 0-5 7 4", stroke: "accent", width: 3 };
  return HEADINGS.flatMap((heading, quarter) => {
    const next = stepFrom(size, head, heading);
    if (next === undefined || next === neck) return [];
    const label = WAYS[heading];
    const glyph = "^>v<".charAt(quarter);
    return [
      { id: `way-${heading}`, ...middleOf(size, next), turn: quarter * 90, shapes: [arrow], label, glyph },
    ];
  });
}

const APPLE: readonly Shape[] = [
  { shape: "circle", x: 0, y: 2, r: 10, fill: "red", stroke: "red-ink" },
  { shape: "path", d: "M0-7q1-5 5-7", stroke: "ink", width: 2 },
];

const CELL: readonly Shape[] = [
  { shape: "rect", x: 1, y: 1, w: SIZE - 2, h: SIZE - 2, r: 5, fill: "surface" },
];

function spaceOf(position: Position, cell: Cell): Space {
  const { table, snakes, apple } = position;
  const { size } = table.options;
  const id = formatCell(size, cell);
  const seat = snakes.findIndex((snake) => snake.includes(cell));
  const what =
    seat >= 0 ? nameOf(seat) : { en: cell === apple ? "apple" : "", fr: cell === apple ? "pomme" : "" };
  const isFree = cell !== apple && !isTaken(position, cell);
  const label = isFree ? { en: id, fr: id } : { en: `${id}: ${what.en}`, fr: `${id} : ${what.fr}` };
  return {
    id,
    label,
    ...cornerOf(size, cell),
    w: SIZE,
    h: SIZE,
    shapes: CELL,
    ...(isFree && { empty: true }),
  };
}

/** Where one presses to turn: the cell beside the head, or what is left of it beyond the edge. */
function targetOf({ table, snakes }: Position, seat: Seat, heading: Heading): Target {
  const { size } = table.options;
  const [head = 0] = snakes[seat] ?? [];
  const { x, y } = cornerOf(size, head);
  const next = stepFrom(size, head, heading);
  const { en, fr } = WAYS[heading];
  const label = { en: `Player ${seat + 1}: ${en}`, fr: `Joueur ${seat + 1} : ${fr}` };
  const beyond = {
    n: { x, y: y - RIM, w: SIZE, h: RIM },
    e: { x: x + SIZE, y, w: RIM, h: SIZE },
    s: { x, y: y + SIZE, w: SIZE, h: RIM },
    w: { x: x - RIM, y, w: RIM, h: SIZE },
  }[heading];
  const area = next === undefined ? beyond : { ...cornerOf(size, next), w: SIZE, h: SIZE };
  return { id: `${seat + 1}-${heading}`, label, area };
}

function targets(position: Position, seat: Seat | undefined): readonly Target[] {
  const { size } = position.table.options;
  if (position.phase === "turn")
    return seat === undefined ? [] : HEADINGS.map((heading) => targetOf(position, seat, heading));
  if (position.phase === "over") return [];
  return Array.from({ length: size ** 2 }, (_, cell) => {
    const id = formatCell(size, cell);
    return { id, label: { en: `Apple on ${id}`, fr: `Pomme en ${id}` }, area: spaceOf(position, cell) };
  }).map(({ id, label, area: { x, y, w, h } }) => ({ id, label, area: { x, y, w, h } }));
}

/** The grid, with the targets of the seat that chooses. */
export function scene(position: Position, _layout: Layout, look: Look = {}): Scene {
  const { table, snakes, apple } = position;
  const { size } = table.options;
  const side = 2 * RIM + size * SIZE;
  const dropped: readonly Piece[] =
    apple === null
      ? []
      : [
          {
            id: "apple",
            ...middleOf(size, apple),
            shapes: APPLE,
            label: { en: "apple", fr: "pomme" },
            glyph: "@",
          },
        ];
  return {
    width: side,
    height: side,
    pitch: { x: SIZE, y: SIZE },
    label: { en: `A grid of ${size} by ${size} cells`, fr: `Une grille de ${size} cases sur ${size}` },
    spaces: Array.from({ length: size ** 2 }, (_, cell) => spaceOf(position, cell)),
    pieces: [
      ...dropped,
      ...[...snakes.keys()].flatMap((seat) => snakePieces(position, seat)),
      ...(position.phase === "turn" && look.seat !== undefined ? arrows(position, look.seat) : []),
    ],
    targets: targets(position, look.seat),
  };
}

/** The targets of an action. */
export const targetIdOf = (seat: Seat, heading: Heading): string => `${seat + 1}-${heading}`;
