import type { Language, Paint, Piece, Rect, Scene, Shape, Space } from "@serpentarium/core";
import { type ComponentChildren, h, type JSX } from "preact";
import type { Mark, MarkKind } from "./mark.ts";
import { PALETTES, type Theme, themeClass } from "./theme.ts";

interface Worded {
  readonly language: Language;
}

/** Room around the scene, in its units, for marks at its edge. */
const margin = ({ width, height }: Scene): number => Math.min(width, height) * 0.03;

/** The whole drawing, in scene units. */
export function frameOf(scene: Scene): Rect {
  const m = margin(scene);
  return { x: -m, y: -m, w: scene.width + 2 * m, h: scene.height + 2 * m };
}

/** Colours as classes, and as plain attributes for viewers that read no style sheet. */
function paint(fill: Paint = "none", stroke: Paint = "none", width = 1): object {
  const { light } = PALETTES;
  const solid = fill === "none" ? "" : " solid";
  const classes = `f-${fill} s-${stroke}${solid}`;
  return { class: classes, fill: light[fill], stroke: light[stroke], "stroke-width": width };
}

function ShapeView({ shape, language }: Worded & { readonly shape: Shape }): JSX.Element {
  const painted = paint(shape.fill, shape.stroke, shape.width);
  switch (shape.shape) {
    case "rect": {
      const { x, y, w, h: height, r = 0 } = shape;
      return h("rect", { ...painted, x, y, width: w, height, rx: r });
    }
    case "circle":
      return h("circle", { ...painted, cx: shape.x, cy: shape.y, r: shape.r });
    case "path":
      return h("path", { ...painted, d: shape.d });
    case "text": {
      const { x, y, size, text } = shape;
      const words = typeof text === "string" ? text : text[language];
      return h("text", { ...painted, x, y: y + size * 0.36, "font-size": size }, words);
    }
  }
}

const shapesOf = (shapes: readonly Shape[] | undefined, language: Language): JSX.Element[] =>
  (shapes ?? []).map((shape) => h(ShapeView, { shape, language }));

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

/** Four corners of a rectangle. */
function corners({ x, y, w, h: height }: Rect, arm: number): string {
  const [right, bottom] = [x + w, y + height];
  return [
    `M${x} ${y + arm}V${y}H${x + arm}`,
    `M${right - arm} ${y}H${right}V${y + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${x + arm} ${bottom}H${x}V${bottom - arm}`,
  ].join("");
}

const MARK_PAINT: Readonly<Record<MarkKind, Paint>> = { last: "accent", refused: "red", hint: "blue" };

function MarkView({ rect, kind }: { readonly rect: Rect; readonly kind: MarkKind }): JSX.Element {
  const unit = Math.min(rect.w, rect.h);
  const painted = { ...paint("none", MARK_PAINT[kind], 3), "vector-effect": "non-scaling-stroke" };
  const { x, y, w, h: height } = rect;
  const outline = { ...painted, x, y, width: w, height, rx: unit * 0.1 };
  if (kind === "last") return h("path", { ...painted, d: corners(rect, unit * 0.22) });
  if (kind === "hint") return h("rect", { ...outline, "stroke-dasharray": "1 6", "stroke-linecap": "round" });
  const r = unit * 0.14;
  const cross = `M${-r * 0.5} ${-r * 0.5}l${r} ${r}m0 ${-r}l${-r} ${r}`;
  return h(
    "g",
    null,
    h("rect", { ...outline, "stroke-dasharray": "7 4" }),
    h(
      "g",
      { transform: `translate(${x + w - r} ${y + r})` },
      h("circle", { ...paint("red"), r }),
      h("path", { ...paint("none", "red-ink", r * 0.3), d: cross, "stroke-linecap": "round" }),
    ),
  );
}

function marksOf(scene: Scene, marks: readonly Mark[]): JSX.Element[] {
  return marks.flatMap(({ space, kind }) => {
    const rect = scene.spaces.find(({ id }) => id === space);
    return rect ? [h("g", { class: `mark ${kind}`, "data-space": space }, h(MarkView, { rect, kind }))] : [];
  });
}

export interface DrawingProps extends Worded {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly marks: readonly Mark[];
  /** Attributes of the `<svg>` itself. */
  readonly root: object;
  /** What comes first inside: a title, a style sheet. */
  readonly children?: ComponentChildren;
}

/** A scene as an `<svg>`: the same in Node and in the browser. Pieces are keyed by their ids. */
export function Drawing({ scene, language, theme, marks, root, children }: DrawingProps): JSX.Element {
  const { x, y, w, h: height } = frameOf(scene);
  const sheet = {
    ...paint("paper", "surface", margin(scene) / 4),
    x,
    y,
    width: w,
    height,
    rx: margin(scene) * 1.5,
  };
  return h(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${x} ${y} ${w} ${height}`,
      ...root,
      class: `serpent-scene ${themeClass(theme)}`,
    },
    children,
    h("rect", { ...sheet, key: "sheet" }),
    h("g", { key: "background" }, shapesOf(scene.background, language)),
    h(
      "g",
      { key: "spaces" },
      scene.spaces
        .filter(({ shapes }) => shapes)
        .map((space) => h(SpaceView, { key: space.id, space, language })),
    ),
    h(
      "g",
      { key: "pieces" },
      scene.pieces.map((piece) => h(PieceView, { key: piece.id, piece, language })),
    ),
    h("g", { key: "marks" }, marksOf(scene, marks)),
    h("g", { key: "flights", class: "flights" }),
  );
}
