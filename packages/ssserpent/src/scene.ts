import type { Text } from "@serpentarium/core";
import type { Piece, Rect, Scene, Shape, Space, Target } from "@serpentarium/core/scene";
import { type Action, headingsOf } from "./action.ts";
import { APPLES, ARROWS, bodyShapes, CELL, EDGE, headShapes } from "./drawing/shapes.ts";
import { type Cell, type Grid, headingTo, neighbour, opposite } from "./material/grid.ts";
import { type Ground, gridAt, WALLED } from "./material/ground.ts";
import { COLOUR_NAMES, COLOURS, type Colour, type Serpent } from "./material/serpent.ts";
import { Walk } from "./material/walk.ts";
import { fieldAfter } from "./phases/move.ts";
import type { Field, Position } from "./position.ts";

/** A grid where it is drawn: how far its upper left corner is from that of the scene. */
export interface Plot {
  readonly grid: Grid;
  readonly left: number;
  readonly top: number;
}

const corner = ({ grid: { size }, left, top }: Plot, cell: Cell): Rect => ({
  x: left + Math.floor(cell / size) * CELL,
  y: top + (size - 1 - (cell % size)) * CELL,
  w: CELL,
  h: CELL,
});

const middle = (plot: Plot, cell: Cell): { x: number; y: number } => {
  const { x, y } = corner(plot, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

const FRUIT_NAMES: Readonly<Record<Colour | "blue", Text>> = {
  red: { en: "red apple", fr: "pomme rouge" },
  yellow: { en: "yellow apple", fr: "pomme jaune" },
  blue: { en: "blue apple", fr: "pomme bleue" },
};
const FRUIT_GLYPHS = { red: "r", yellow: "y", blue: "b" } as const;

const apple = (plot: Plot, fruit: Colour | "blue", cell: Cell): Piece => ({
  id: `${fruit}-apple-${plot.grid.names[cell]}`,
  ...middle(plot, cell),
  shapes: APPLES[fruit],
  label: FRUIT_NAMES[fruit],
  glyph: FRUIT_GLYPHS[fruit],
});

/** The way that a lone head looks: where it came from says, otherwise away from the wall, or up. */
function facing(grid: Grid, { body, last }: Serpent): number {
  if (last >= 0) return last;
  const head = body[0] ?? 0;
  return [0, 2, 1, 3].find((heading) => neighbour(grid, head, opposite(heading)) < 0) ?? 0;
}

/** Pieces from the tail to the head, so that each lies over the one behind it. */
function serpentPieces(plot: Plot, serpent: Serpent, colour: Colour): Piece[] {
  const { grid } = plot;
  const { body, pieces, adult } = serpent;
  return body
    .map((cell, i): Piece => {
      const towards = i === 0 ? facing(grid, serpent) : headingTo(grid, cell, body[i - 1] ?? cell);
      const name = COLOUR_NAMES[colour];
      const place = { id: `${colour}-${i === 0 ? "head" : pieces[i - 1]}`, ...middle(plot, cell) };
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
export function cellsOf({ grid: { size }, left, top }: Plot): Shape[] {
  const side = size * CELL;
  const between = Array.from({ length: size - 1 }, (_, i) => (i + 1) * CELL);
  const lines = between.map((at) => `M${left + at} ${top}v${side}M${left} ${top + at}h${side}`).join("");
  return [
    { shape: "rect", x: left, y: top, w: side, h: side, r: 6, fill: "surface" },
    { shape: "path", d: lines, stroke: "paper", width: 2 },
  ];
}

/** The names of columns and rows, so far from the grid. */
export const namesOf = ({ grid, left, top }: Plot, away: number): Shape[] =>
  Array.from({ length: grid.size }, (_, i): Shape[] => [
    {
      shape: "text",
      x: left + (i + 0.5) * CELL,
      y: top + grid.size * CELL + away,
      size: 13,
      text: String.fromCharCode(97 + i),
      fill: "muted",
    },
    {
      shape: "text",
      x: left - away,
      y: top + (grid.size - i - 0.5) * CELL,
      size: 13,
      text: String(i + 1),
      fill: "muted",
    },
  ]).flat();

const BUTTONS: readonly Target[] = [
  { id: "red", label: { en: "Red begins", fr: "Rouge commence" } },
  { id: "yellow", label: { en: "Yellow begins", fr: "Jaune commence" } },
];

/** What lies on a grid, and what can be pressed there: each serpent is drawn as one body from its tail to its head. */
export function furnish(
  plot: Plot,
  position: Position,
): Pick<Scene, "pitch" | "spaces" | "pieces" | "walk" | "targets"> {
  const { grid } = plot;
  const holds = contents(position);
  const spaces = grid.cells.map((cell): Space => {
    const name = grid.names[cell] ?? "";
    const content = holds.get(cell) ?? FREE;
    const label = { en: `${name}: ${content.en}`, fr: `${name} : ${content.fr}` };
    return { id: name, label, ...corner(plot, cell), ...(content === FREE && { empty: true }) };
  });
  return {
    pitch: { x: CELL, y: CELL },
    spaces,
    pieces: [
      ...position.blue.map((cell) => apple(plot, "blue", cell)),
      ...COLOURS.flatMap((colour, seat) =>
        (position.apples[seat] ?? []).map((cell) => apple(plot, colour, cell)),
      ),
      ...COLOURS.flatMap((colour, seat) => {
        const serpent = position.serpents[seat];
        return serpent ? serpentPieces(plot, serpent, colour) : [];
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

/** The grid with both serpents. */
export function scene(position: Position): Scene {
  const grid = gridAt(WALLED, position.table);
  const plot: Plot = { grid, left: EDGE, top: 2 };
  const side = grid.size * CELL;
  return {
    width: side + EDGE + 4,
    height: side + EDGE + 4,
    label: {
      en: `A grid of ${grid.size} by ${grid.size} cells`,
      fr: `Une grille de ${grid.size} cases sur ${grid.size}`,
    },
    background: [...cellsOf(plot), ...namesOf(plot, EDGE / 2)],
    ...furnish(plot, position),
  };
}

/** The steps of a move one by one, all but the last. */
export function framesWith(
  ground: Ground,
  draw: (position: Position) => Scene,
  position: Position,
  action: Action,
): readonly Scene[] {
  if (position.phase !== "move" || action.phase !== "move") return [];
  const walk = new Walk(ground, position, position.toAct);
  return headingsOf(action)
    .slice(0, -1)
    .map((heading) => {
      walk.step(heading);
      return draw({ ...position, ...fieldAfter(position, walk) });
    });
}
