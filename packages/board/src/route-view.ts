import type { Words } from "@serpentarium/core";
import type { Paint, Rect, Scene, Shape } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { type ArrowPath, arrowPath, SHAFT_WIDTH } from "./arrow-path.ts";
import type { Mark, MarkKind } from "./mark.ts";
import { StarBadge } from "./mark-view.ts";
import { transformOf } from "./piece-view.ts";
import { itemsOn } from "./plane.ts";
import { LETTER_WIDTH, paint, shapesOf } from "./shape-view.ts";
import type { Point } from "./wrap-around.ts";

export interface RouteViewProps {
  readonly scene: Scene;
  readonly words: Words;
  readonly marks: readonly Mark[];
  /** The panel whose plane is drawn; by default the scene itself. */
  readonly panel: string | undefined;
}

/** A mark of which a path is drawn. */
type PathMark = Mark & Required<Pick<Mark, "path">>;

/** The outer and the inner paint of arrows: a line with two edges, which is visible on any ground. */
const ARROW_PAINTS: Readonly<Record<MarkKind, readonly [outer: Paint, inner: Paint]>> = {
  last: ["paper", "accent"],
  refused: ["red-ink", "red"],
  hint: ["yellow-ink", "yellow"],
};

/** The marks with a path on a plane. */
const pathMarks = ({ scene: { spaces }, marks, panel }: RouteViewProps): readonly PathMark[] =>
  marks.filter(
    (mark): mark is PathMark =>
      mark.path?.every((point) => point.panel === panel) === true &&
      spaces.some(({ id }) => id === mark.space),
  );

/** Draws what went along paths, where it was; below the pieces. */
export function ghostViews(props: RouteViewProps): JSX.Element[] {
  const { marks, panel, words } = props;
  const ghosts = marks.flatMap(({ ghosts = [] }) => itemsOn(ghosts, panel));
  return ghosts.map((ghost) =>
    h("g", { class: "ghost", transform: transformOf(ghost), opacity: 0.4 }, shapesOf(ghost.shapes, words)),
  );
}

/** The area of a text whose shape has this origin. */
function textArea(shape: Shape, origin: Point, words: Words): Rect[] {
  if (shape.shape !== "text") return [];
  const { x, y, size, text, maxWidth = Number.POSITIVE_INFINITY } = shape;
  const w = Math.min(words.format(text).length * size * LETTER_WIDTH, maxWidth);
  return [{ x: origin.x + x - w / 2, y: origin.y + y - size * 0.4, w, h: size * 0.8 }];
}

/** The areas of all texts on a plane. */
function textAreas({ scene, words, panel }: RouteViewProps): readonly Rect[] {
  const { background = [], spaces, pieces } = scene;
  return [
    ...(panel === undefined ? background : []).flatMap((shape) => textArea(shape, { x: 0, y: 0 }, words)),
    ...[...itemsOn(spaces, panel), ...itemsOn(pieces, panel)].flatMap(({ shapes = [], ...origin }) =>
      shapes.flatMap((shape) => textArea(shape, origin, words)),
    ),
  ];
}

/** A square around a point. */
const around = ({ x, y }: Point, half: number): Rect => ({
  x: x - half,
  y: y - half,
  w: 2 * half,
  h: 2 * half,
});

interface ArrowViewProps {
  readonly arrow: ArrowPath;
  readonly mark: PathMark;
  readonly unit: number;
}

function ArrowView({ arrow: { shaft, head, points }, mark, unit }: ArrowViewProps): JSX.Element {
  const [outer, inner] = ARROW_PAINTS[mark.kind];
  const width = SHAFT_WIDTH * unit;
  return h(
    "g",
    { class: `mark ${mark.kind} arrow`, "data-space": mark.space },
    h("path", { ...paint("none", outer, 1.9 * width), d: shaft + head }),
    h("path", { ...paint("none", inner, width), d: shaft }),
    h("path", { ...paint(inner, inner, 0.3 * width), d: head }),
    mark.kind === "hint" && points[0] && h(StarBadge, { ...points[0], r: 0.2 * unit }),
  );
}

/** Draws arrows, each beside the texts of the scene and beside those before it. */
export function arrowViews(props: RouteViewProps): JSX.Element[] {
  const { scene, panel } = props;
  const drawn = pathMarks(props);
  if (drawn.length === 0) return [];
  const unit = Math.sqrt(scene.pitch.x * scene.pitch.y);
  const wrapAround = panel === undefined ? scene.wrapAround : undefined;
  const avoid = [...textAreas(props)];
  const bounds = panel === undefined ? { x: 0, y: 0, w: scene.width, h: scene.height } : undefined;
  const pieces = itemsOn(scene.pieces, panel).map((piece) => around(piece, 0.25 * unit));
  return drawn.map((mark) => {
    const arrow = arrowPath(mark.path, { unit, avoid, pieces, bounds, wrapAround });
    avoid.push(...arrow.points.map((point) => around(point, 0.1 * unit)));
    return h(ArrowView, { arrow, mark, unit });
  });
}
