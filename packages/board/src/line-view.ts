import type { PieceLine, Scene } from "@serpentarium/core/scene";
import { Fragment, h, type JSX } from "preact";
import { type LineStroke, piecesById, pointsOf, strokesOf, tipOf } from "./piece-line.ts";
import { paint } from "./shape-view.ts";
import type { Point } from "./wrap-around.ts";

/** The attributes of a stroke that change when its line moves. */
export const strokePath = ({ d, length }: LineStroke) => ({
  d,
  "stroke-dasharray": length === undefined ? "none" : `${+length.toFixed(2)} 9999`,
});

const LineView = ({ line, points, shift }: LineAt & { readonly shift: Point }): JSX.Element =>
  h(
    "g",
    { "data-line": line.id, transform: `translate(${shift.x} ${shift.y})` },
    strokesOf(line, [...points, ...tipOf(line, points)]).map((stroke) =>
      h("path", { ...paint("none", stroke.stroke, stroke.width), ...strokePath(stroke) }),
    ),
  );

/** A line and the points that it goes through. */
export interface LineAt {
  readonly line: PieceLine;
  readonly points: readonly Point[];
}

/** The lines of a scene with their points. */
export function linesOf(scene: Scene): readonly LineAt[] {
  if (!scene.lines) return [];
  const pieces = piecesById(scene);
  return scene.lines.map((line) => ({ line, points: pointsOf(line, pieces, scene.wrapAround) }));
}

export interface LinesViewProps {
  readonly lines: readonly LineAt[];
  /** The offsets of the copies of a line; only the line itself by default. */
  readonly shiftsOf?: (points: readonly Point[]) => readonly Point[];
}

/** Draws lines, each as often as it is visible. */
export const LinesView = ({ lines, shiftsOf = () => [{ x: 0, y: 0 }] }: LinesViewProps): JSX.Element =>
  h(
    Fragment,
    null,
    lines.flatMap(({ line, points }) =>
      shiftsOf(points).map((shift) =>
        h(LineView, { key: `${line.id} ${shift.x} ${shift.y}`, line, points, shift }),
      ),
    ),
  );
