import type { Language, Piece, Scene, Space } from "@serpentarium/core";
import { Fragment, h, type JSX } from "preact";
import type { Mark } from "./mark.ts";
import { marksOf } from "./mark-view.ts";
import { lyingOn } from "./plane.ts";
import { shapesOf } from "./shape-view.ts";

interface Worded {
  readonly language: Language;
}

function SpaceView({ space, language }: Worded & { readonly space: Space }): JSX.Element {
  const place = `translate(${space.x} ${space.y})`;
  return h(
    "g",
    { class: "space", "data-space": space.id, transform: place },
    shapesOf(space.shapes, language),
  );
}

/** Where a piece stands, as the value of a `transform`. */
const standing = ({ x, y, turn = 0 }: Piece): string =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`;

function PieceView({ piece, language }: Worded & { readonly piece: Piece }): JSX.Element {
  const attributes = { class: "piece", "data-piece": piece.id, transform: standing(piece) };
  return h("g", attributes, shapesOf(piece.shapes, language));
}

export interface PlaneViewProps extends Worded {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  /** Whose plane it is; that of the scene itself when left out. */
  readonly panel?: string;
}

/** All that lies on one plane; pieces are keyed by their ids, and what moves there flies above them. */
export function PlaneView({ scene, language, marks, panel }: PlaneViewProps): JSX.Element {
  const spaces = lyingOn(scene.spaces, panel);
  const drawn = spaces.filter(({ shapes }) => shapes);
  return h(
    Fragment,
    null,
    h(
      "g",
      { key: "spaces" },
      drawn.map((space) => h(SpaceView, { key: space.id, space, language })),
    ),
    h(
      "g",
      { key: "pieces" },
      lyingOn(scene.pieces, panel).map((piece) => h(PieceView, { key: piece.id, piece, language })),
    ),
    h("g", { key: "marks" }, marksOf(spaces, marks)),
    h("g", { key: "flights", class: "flights", "data-plane": panel }),
  );
}
