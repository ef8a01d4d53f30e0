import type { Piece, Rect, Scene, Shape, Space, Target, Text } from "@serpentarium/core";
import { type Action, headingsOf } from "./action.ts";
import { APPLES, ARROWS, bodyShapes, CELL, EDGE, headShapes } from "./material/drawing.ts";
import { type Cell, type Grid, gridOf, headingTo } from "./material/grid.ts";
import { COLOUR_NAMES, COLOURS, type Colour, type Serpent } from "./material/serpent.ts";
import { Walk } from "./material/walk.ts";
import { fieldAfter } from "./phases/move.ts";
import type { Field, Position } from "./position.ts";

const corner = ({ size }: Grid, cell: Cell): Rect => ({
  x: EDGE + Math.floor(cell / size) * CELL,
  y: (size - 1 - (cell % size)) * CELL + 2,
  w: CELL,
  h: CELL,
});

const middle = (grid: Grid, cell: Cell): { x: number; y: number } => {
  const { x, y } = corner(grid, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

const FRUIT_NAMES: Readonly<Record<Colour | "blue", Text>> = {
  red: { en: "red apple", fr: "pomme rouge" },
  yellow: { en: "yellow apple", fr: "pomme jaune" },
  blue: { en: "blue apple", fr: "pomme bleue" },
};
const FRUIT_GLYPHS = { red: "r", yellow: "y", blue: "b" } as const;

const apple = (grid: Grid, fruit: Colour | "blue", cell: Cell): Piece => ({
  id: `${fruit}-apple-${grid.names[cell]}`,
  ...middle(grid, cell),
  shapes: APPLES[fruit],
  label: FRUIT_NAMES[fruit],
  glyph: FRUIT_GLYPHS[fruit],
});

/** The way that a lone head looks: where it came from says, otherwise into the grid. */
function facing(grid: Grid, { body, last }: Serpent): number {
  if (last >= 0) return last;
  const head = body[0] ?? 0;
  if (head % grid.size === 0) return 0;
  if (head % grid.size === grid.size - 1) return 2;
  return head < grid.size ? 1 : 3;
}

/** Pieces from the tail to the head, so that each lies over the one behind it. */
function serpentPieces(grid: Grid, serpent: Serpent, colour: Colour): Piece[] {
  const { body, pieces, adult } = serpent;
  return body
    .map((cell, i): Piece => {
      const towards = i === 0 ? facing(grid, serpent) : headingTo(grid, cell, body[i - 1] ?? cell);
      const name = COLOUR_NAMES[colour];
      const place = { id: `${colour}-${i === 0 ? "head" : pieces[i - 1]}`, ...middle(grid, cell) };
      if (i > 0) {
        return {
          ...place,
          shapes: bodyShapes(colour, towards, i === body.length - 1),
          label: { en: `${name.en} body`, fr: `corps ${name.fr}` },
          glyph: `${FRUIT_GLYPHS[colour].toUpperCase()}${ARROWS[towards] ?? ""}`,
        };
      }
      const age = adult ? { en: "adult", fr: "adulte" } : { en: "young", fr: "jeune" };
      return {
        ...place,
        shapes: headShapes(colour, towards, adult),
        label: { en: `${name.en} head, ${age.en}`, fr: `tête ${name.fr}, ${age.fr}` },
        glyph: `${FRUIT_GLYPHS[colour].toUpperCase()}@`,
      };
    })
    .reverse();
}

const FREE: Text = { en: "free", fr: "libre" };

/** What each cell holds, in words. */
function contents({ serpents, blue, apples }: Field): Map<Cell, Text> {
  const map = new Map<Cell, Text>(blue.map((cell) => [cell, FRUIT_NAMES.blue]));
  for (const [seat, colour] of COLOURS.entries()) {
    for (const cell of apples[seat] ?? []) map.set(cell, FRUIT_NAMES[colour]);
    const { en, fr } = COLOUR_NAMES[colour];
    for (const cell of serpents[seat]?.body ?? []) map.set(cell, { en: `${en} body`, fr: `corps ${fr}` });
    const head = serpents[seat]?.body[0];
    if (head !== undefined) map.set(head, { en: `${en} head`, fr: `tête ${fr}` });
  }
  return map;
}

/** All cells at once: a sheet, and the lines between them. */
function cellsOf({ size }: Grid): Shape[] {
  const side = size * CELL;
  const between = Array.from({ length: size - 1 }, (_, i) => (i + 1) * CELL);
  const lines = between.map((at) => `M${EDGE + at} 2v${side}M${EDGE} ${2 + at}h${side}`).join("");
  return [
    { shape: "rect", x: EDGE, y: 2, w: side, h: side, r: 6, fill: "surface" },
    { shape: "path", d: lines, stroke: "paper", width: 2 },
  ];
}

const names = (grid: Grid): Shape[] =>
  Array.from({ length: grid.size }, (_, i): Shape[] => [
    {
      shape: "text",
      x: EDGE + (i + 0.5) * CELL,
      y: grid.size * CELL + EDGE / 2 + 2,
      size: 13,
      text: String.fromCharCode(97 + i),
      fill: "muted",
    },
    {
      shape: "text",
      x: EDGE / 2,
      y: (grid.size - i - 0.5) * CELL + 2,
      size: 13,
      text: String(i + 1),
      fill: "muted",
    },
  ]).flat();

const BUTTONS: readonly Target[] = [
  { id: "red", label: { en: "Red begins", fr: "Rouge commence" } },
  { id: "yellow", label: { en: "Yellow begins", fr: "Jaune commence" } },
];

/** The grid with both serpents, each drawn as one body from its tail to its head. */
export function scene(position: Position): Scene {
  const grid = gridOf(position.table.options.size);
  const holds = contents(position);
  const spaces = grid.cells.map((cell): Space => {
    const name = grid.names[cell] ?? "";
    const content = holds.get(cell) ?? FREE;
    const label = { en: `${name}: ${content.en}`, fr: `${name} : ${content.fr}` };
    return { id: name, label, ...corner(grid, cell), ...(content === FREE && { empty: true }) };
  });
  const side = grid.size * CELL;
  return {
    width: side + EDGE + 4,
    height: side + EDGE + 4,
    pitch: { x: CELL, y: CELL },
    label: {
      en: `A grid of ${grid.size} by ${grid.size} cells`,
      fr: `Une grille de ${grid.size} cases sur ${grid.size}`,
    },
    background: [...cellsOf(grid), ...names(grid)],
    spaces,
    pieces: [
      ...position.blue.map((cell) => apple(grid, "blue", cell)),
      ...COLOURS.flatMap((colour, seat) =>
        (position.apples[seat] ?? []).map((cell) => apple(grid, colour, cell)),
      ),
      ...COLOURS.flatMap((colour, seat) => {
        const serpent = position.serpents[seat];
        return serpent ? serpentPieces(grid, serpent, colour) : [];
      }),
    ],
    ...(position.phase === "move" && {
      walk: grid.names[position.serpents[position.toAct === 0 ? 0 : 1].body[0] ?? 0] ?? "",
    }),
    targets:
      position.phase === "first"
        ? BUTTONS
        : position.phase === "over"
          ? []
          : spaces.map(({ id, label, x, y, w, h }) => ({ id, label, area: { x, y, w, h } })),
  };
}

/** The steps of a move one by one, all but the last. */
export function frames(position: Position, action: Action): readonly Scene[] {
  if (position.phase !== "move" || action.phase !== "move") return [];
  const walk = new Walk(position, position.toAct);
  return headingsOf(action)
    .slice(0, -1)
    .map((heading) => {
      walk.step(heading);
      return scene({ ...position, ...fieldAfter(position, walk) });
    });
}
