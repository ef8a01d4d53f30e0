import type { Words } from "@serpentarium/core";
import type { Scene, Space } from "@serpentarium/core/scene";
import { Fragment, h, type JSX } from "preact";
import { LinesView, linesOf } from "./line-view.ts";
import type { Mark } from "./mark.ts";
import { PieceView } from "./piece-view.ts";
import { itemsOn } from "./plane.ts";
import { shapesOf } from "./shape-view.ts";
import { WrappedFlights, WrappedPieces } from "./wrap-around-view.ts";

interface LanguageProps {
  readonly words: Words;
}

function SpaceView({ space, words }: LanguageProps & { readonly space: Space }): JSX.Element {
  const place = `translate(${space.x} ${space.y})`;
  return h("g", { class: "space", "data-space": space.id, transform: place }, shapesOf(space.shapes, words));
}

/** The functions that draw marks, and what decided a match. */
export type Overlays = Pick<
  typeof import("./overlays.ts"),
  "markViews" | "ghostViews" | "arrowViews" | "decisiveViews"
>;

export interface PlaneViewProps extends LanguageProps {
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  /** The panel whose plane is drawn; by default the scene itself. */
  readonly panel?: string;
  /** Undefined until they are loaded. */
  readonly overlays: Overlays | undefined;
}

/** Draws a plane. Pieces are keyed by id, and moving copies are drawn above them. */
export function PlaneView({ scene, words, marks, panel, overlays }: PlaneViewProps): JSX.Element {
  const spaces = itemsOn(scene.spaces, panel);
  const pieces = itemsOn(scene.pieces, panel);
  const wrapAround = panel === undefined ? scene.wrapAround : undefined;
  const lines = panel === undefined ? linesOf(scene) : [];
  const drawn = spaces.filter(({ shapes }) => shapes);
  const route = { scene, words, marks, panel };
  return h(
    Fragment,
    null,
    h(
      "g",
      { key: "spaces", class: "ground" },
      drawn.map((space) => h(SpaceView, { key: space.id, space, words })),
    ),
    h("g", { key: "ghosts" }, overlays?.ghostViews(route)),
    h(
      "g",
      { key: "pieces" },
      wrapAround
        ? h(WrappedPieces, { wrapAround, pieces, lines, pitch: scene.pitch, words })
        : [
            h(LinesView, { key: "lines", lines }),
            // a list of its own: a piece may have any id
            pieces.map((piece) => h(PieceView, { key: piece.id, piece, words })),
          ],
    ),
    h("g", { key: "marks" }, overlays?.markViews(spaces, marks), overlays?.arrowViews(route)),
    h("g", { key: "decisive" }, overlays?.decisiveViews(scene, panel)),
    wrapAround && h(WrappedFlights, { key: "wrapAround", wrapAround }),
    h("g", { key: "flights", class: "flights", "data-plane": panel }),
  );
}
