import type { Text } from "@serpentarium/core";
import type { Layout, Rect, Scene, Space, Target } from "@serpentarium/core/scene";
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
import { bands, piecesOf } from "./drawing/pieces.ts";
import { serpent } from "./drawing/serpent.ts";
import { PIECES, type Piece, pieceName } from "./material/pieces.ts";
import { pilesOf } from "./material/row.ts";
import type { Position } from "./position.ts";

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
