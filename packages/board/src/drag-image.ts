import type { Piece, Scene } from "@serpentarium/core/scene";
import type { Point } from "./camera.ts";
import { clientMatrix } from "./client-matrix.ts";
import { type Geometry, piecesOn } from "./drag-targets.ts";

const SVG = "http://www.w3.org/2000/svg";

const nodeOf = (root: ShadowRoot, { id }: Piece): SVGGraphicsElement[] => [
  ...root.querySelectorAll<SVGGraphicsElement>(`[data-piece="${CSS.escape(id)}"]`),
];

/** The distance of a point from the origin of a node, in pixels. */
function distanceFrom({ x, y }: Point, node: Element | undefined): number {
  const { e, f } = node ? clientMatrix(node) : new DOMMatrix();
  return Math.hypot(e - x, f - y);
}

/** The pieces that move in a drag from a target: the nearest one on it, with those on top of it. */
function piecesToDrag(
  scene: Scene,
  target: string | undefined,
  { containsPoint }: Geometry,
  nearest: (pieces: readonly Piece[]) => Piece | undefined,
): readonly Piece[] {
  const { pieces, spaces, pitch } = scene;
  const ids = target === undefined ? [] : piecesOn(scene, target, containsPoint);
  const piece = nearest(pieces.filter(({ id }) => ids.includes(id)));
  const space = piece && spaces.find((other) => containsPoint(other, piece));
  if (!piece || !space) return piece ? [piece] : [];
  return pieces.filter(
    (other) =>
      other === piece ||
      (containsPoint(space, other) && Math.abs(other.x - piece.x) < pitch.x / 4 && other.y < piece.y),
  );
}

/** The origin of a drag: a target, or a piece that targets accept. */
interface DragOrigin {
  /** The position at which the pointer was pressed. */
  readonly start: Point;
  readonly target: string | undefined;
  readonly piece: string | undefined;
}

/** Copies of pieces that follow the pointer above all other content; the originals are faint until it ends. */
export class DragImage {
  readonly #nodes: readonly SVGGraphicsElement[];
  readonly #start: Point;
  /** Converts screen pixels to the coordinates of the copies. */
  readonly #fromScreen: DOMMatrix;
  readonly #svg = document.createElementNS(SVG, "svg");

  constructor(root: ShadowRoot, scene: Scene, { start, target, piece }: DragOrigin, geometry: Geometry) {
    const byDistance = (pieces: readonly Piece[]): Piece | undefined =>
      pieces.toSorted(
        (a, b) => distanceFrom(start, nodeOf(root, a)[0]) - distanceFrom(start, nodeOf(root, b)[0]),
      )[0];
    const pieces =
      piece === undefined
        ? piecesToDrag(scene, target, geometry, byDistance)
        : scene.pieces.filter(({ id }) => id === piece);
    this.#start = start;
    this.#nodes = pieces.flatMap((one) => nodeOf(root, one));
    const theme = root.querySelector(".stage > svg")?.getAttribute("class") ?? "";
    this.#svg.setAttribute("class", `${theme} dragged`);
    root.append(this.#svg);
    // an ancestor of the board may be transformed or zoomed, which also applies to the copies
    this.#fromScreen = clientMatrix(this.#svg).inverse();
    for (const node of this.#nodes) {
      const copy = node.cloneNode(true) as Element;
      copy.removeAttribute("data-piece");
      copy.removeAttribute("visibility");
      copy.setAttribute("transform", String(this.#fromScreen.multiply(clientMatrix(node))));
      this.#svg.append(copy);
      node.style.opacity = "0.3";
    }
  }

  moveTo(point: Point): void {
    const way = { x: point.x - this.#start.x, y: point.y - this.#start.y, w: 0 };
    const { x, y } = this.#fromScreen.transformPoint(way);
    this.#svg.style.transform = `translate(${x}px,${y}px)`;
  }

  /** Animates the copies back to the pieces, and removes them. */
  flyBack(duration: number): void {
    if (duration === 0) this.remove();
    else
      this.#svg.animate([{}, { transform: "none" }], { duration, easing: "ease-out" }).onfinish = () =>
        this.remove();
  }

  remove(): void {
    for (const node of this.#nodes) node.style.opacity = "";
    this.#svg.remove();
  }
}
