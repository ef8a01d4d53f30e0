import type { Text } from "@serpentarium/core";
import type {
  Layout,
  Rect,
  Scene,
  Piece as ScenePiece,
  Shape,
  Space,
  Target,
} from "@serpentarium/core/scene";
import { CHOICES } from "./action.ts";
import { type Part, target } from "./clicks.ts";
import {
  BAND,
  COLUMN,
  DEEP_BAND,
  type Frame,
  frameFor,
  LIFT,
  type Spot,
  spotsFor,
} from "./drawing/layout.ts";
import { serpent } from "./drawing/serpent.ts";
import { COLOUR_OF, KIND_OF, PIECES, type Piece, pieceName, VALUE_OF } from "./material/pieces.ts";
import { pilesOf } from "./material/row.ts";
import type { Position } from "./position.ts";

const WIDTH = 50;

/** Outlines around 0,0: light pieces are round at the ends, dark ones pointed, the neutral one is square. */
function outline(piece: Piece, high: number): Shape {
  const colour = COLOUR_OF[piece] ?? "neutral";
  const [w, h] = [WIDTH / 2, high / 2 - 1];
  const painted = { fill: colour, stroke: "line", width: 1.5 } as const;
  if (colour === "dark") {
    const cut = w - Math.min(h, 9);
    return { shape: "path", d: `M${-w} 0 ${-cut}${-h}H${cut}L${w} 0 ${cut} ${h}H${-cut}Z`, ...painted };
  }
  return { shape: "rect", x: -w, y: -h, w: 2 * w, h: 2 * h, r: colour === "light" ? h : 3, ...painted };
}

function face(piece: Piece, high: number): Shape[] {
  const colour = COLOUR_OF[piece] ?? "neutral";
  const shapes = [outline(piece, high)];
  const text = colour === "neutral" ? "•" : String(VALUE_OF[piece]);
  shapes.push({ shape: "text", x: 0, y: 0, size: high === BAND ? 18 : 14, text, fill: `${colour}-ink` });
  return shapes;
}

/** How far the middle of each piece of a pile stands above the body, bottom first, and how high it is drawn. */
function bands(count: number): { readonly lift: number; readonly high: number }[] {
  let lift = LIFT;
  return Array.from({ length: count }, (_, depth) => {
    const high = count - depth > 2 ? DEEP_BAND : BAND;
    lift += high;
    return { lift: lift - high / 2, high };
  });
}

function piecesOf(pile: readonly Piece[], { x, y }: Spot): ScenePiece[] {
  const places = bands(pile.length);
  return pile.map((piece, depth) => {
    const { lift, high } = places[depth] as { lift: number; high: number };
    return {
      id: `piece-${piece}`,
      x,
      y: y - lift,
      shapes: face(piece, high),
      label: pieceName(piece),
      glyph: KIND_OF[piece] ?? "",
    };
  });
}

const box = ({ x, y }: Spot, from: number, to: number): Rect => ({
  x: x - COLUMN / 2 + 1,
  y: y - to,
  w: COLUMN - 2,
  h: to - from,
});

const list = (pile: readonly Piece[]): Text => {
  const names = pile.toReversed().map(pieceName);
  return { en: names.map(({ en }) => en).join(", "), fr: names.map(({ fr }) => fr).join(", ") };
};

function spaceOf(pile: readonly Piece[], number: number, spot: Spot): Space {
  const { en, fr } = list(pile);
  const label = { en: `Pile ${number}, from the top: ${en}`, fr: `Pile ${number}, depuis le haut : ${fr}` };
  const plate = { shape: "circle", x: COLUMN / 2 - 1, fill: "surface", stroke: "line", width: 1.5 } as const;
  const rect = box(spot, -LIFT + 2, (bands(pile.length).at(-1)?.lift ?? LIFT) + BAND / 2);
  const y = rect.h - LIFT + 2;
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

const PART_LABELS: Readonly<Record<Part, (number: number, pile: readonly Piece[]) => Text>> = {
  top: (n, pile) => {
    const { en, fr } = list(pile.slice(-1));
    return { en: `Pile ${n}, top piece: ${en}`, fr: `Pile ${n}, pion du dessus : ${fr}` };
  },
  under: (n, pile) => {
    const { en, fr } = list(pile.slice(-2));
    return { en: `Pile ${n}, the two top pieces: ${en}`, fr: `Pile ${n}, les deux pions du dessus : ${fr}` };
  },
  deep: (n, pile) => {
    const { en, fr } = list(pile.slice(0, -2));
    return { en: `Pile ${n}, covered: ${en}`, fr: `Pile ${n}, couverts : ${fr}` };
  },
  base: (n) => ({ en: `Swap pile ${n}`, fr: `Permuter la pile ${n}` }),
};

function targetsOf(pile: readonly Piece[], index: number, spot: Spot): Target[] {
  const edges = bands(pile.length).map(({ lift, high }) => lift + high / 2);
  const top = edges.at(-1) ?? LIFT;
  const areas: Partial<Record<Part, Rect>> = {
    top: box(spot, top - BAND, top),
    ...(pile.length > 1 && { under: box(spot, top - 2 * BAND, top - BAND) }),
    ...(pile.length > 2 && { deep: box(spot, LIFT, top - 2 * BAND) }),
    base: box(spot, -LIFT + 2, LIFT - 2),
  };
  return Object.entries(areas).map(([part, area]) => ({
    id: target(part as Part, index),
    label: PART_LABELS[part as Part](index + 1, pile),
    area,
  }));
}

const BUTTONS: readonly Target[] = CHOICES.map(({ colour }) => ({
  id: colour,
  label:
    colour === "light"
      ? { en: "Play light", fr: "Jouer les clairs" }
      : { en: "Play dark", fr: "Jouer les foncés" },
}));
const PASS: Target = { id: "pass", label: { en: "Pass", fr: "Passer" } };

const label = (piles: number): Text =>
  piles === 0
    ? { en: "The serpent, before its pieces are laid", fr: "Le serpent, avant que ses pions soient posés" }
    : {
        en: `A serpent of ${piles} ${piles === 1 ? "pile" : "piles"} between its head and its tail`,
        fr: `Un serpent de ${piles} ${piles === 1 ? "pile" : "piles"} entre sa tête et sa queue`,
      };

const empty = (frame: Frame): Spot[] =>
  spotsFor(
    Array.from({ length: frame.columns }, () => 0),
    frame,
  );

/** The piles of a position with their pieces, and all that is pressed, wherever the piles stand. */
export function furnish(
  position: Position,
  piles: readonly (readonly Piece[])[],
  spots: readonly Spot[],
): Pick<Scene, "spaces" | "pieces" | "targets"> {
  const at = (index: number): Spot => spots[index] as Spot;
  return {
    spaces: piles.map((pile, i) => spaceOf(pile, i + 1, at(i))),
    pieces: piles.flatMap((pile, i) => piecesOf(pile, at(i))).toSorted((a, b) => a.id.localeCompare(b.id)),
    targets: [
      ...(position.phase === "colour" ? BUTTONS : []),
      ...(position.phase === "move" ? piles.flatMap((pile, i) => targetsOf(pile, i, at(i))) : []),
      ...(position.phase === "move" ? [PASS] : []),
    ],
  };
}

/** A serpent whose piles stand on its body, winding over several rows where there is little width. */
export function scene(position: Position, layout: Layout): Scene {
  const piles = position.phase === "deal" ? [] : pilesOf(position.row);
  const total = position.phase === "deal" ? PIECES : position.row.pieces.length;
  const frame = frameFor(total, position.table.options.goal, layout);
  const heights = piles.map((pile) => pile.length);
  const spots = spotsFor(heights, frame);
  return {
    width: frame.width,
    height: frame.height,
    pitch: { x: COLUMN, y: DEEP_BAND },
    label: label(piles.length),
    background: serpent(spots.length > 0 ? spots : empty(frame), frame),
    ...furnish(position, piles, spots),
  };
}
