import type { Language } from "@serpentarium/core";
import type { Scene, Space } from "@serpentarium/core/scene";
import { Fragment, h, type JSX } from "preact";
import { JoinedFlights, JoinedPieces } from "./joined-view.ts";
import type { Mark } from "./mark.ts";
import { marksOf } from "./mark-view.ts";
import { PieceView } from "./piece-view.ts";
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

export interface PlaneViewProps extends Worded {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  /** Whose plane it is; that of the scene itself when left out. */
  readonly panel?: string;
}

/** All that lies on one plane; pieces are keyed by their ids, and what moves there flies above them. */
export function PlaneView({ scene, language, marks, panel }: PlaneViewProps): JSX.Element {
  const spaces = lyingOn(scene.spaces, panel);
  const pieces = lyingOn(scene.pieces, panel);
  const joined = panel === undefined ? scene.joined : undefined;
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
      joined
        ? h(JoinedPieces, { joined, pieces, pitch: scene.pitch, language })
        : pieces.map((piece) => h(PieceView, { key: piece.id, piece, language })),
    ),
    h("g", { key: "marks" }, marksOf(spaces, marks)),
    joined && h(JoinedFlights, { key: "joined", joined }),
    h("g", { key: "flights", class: "flights", "data-plane": panel }),
  );
}
