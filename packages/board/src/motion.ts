import type { Piece, Scene } from "@serpentarium/core/scene";
import { type DisplayedScene, type Plane, SCENE_PLANE } from "./plane.ts";
import { drawingRadius, wrappedPaths } from "./wrap-around.ts";

/** The code that moves lines; loaded for the first scene that has some. */
let lineMotion: Pick<typeof import("./line-motion.ts"), "finishLines" | "prepareLines"> | undefined;

/** Loads the code that moves lines if a scene has some. Until then lines jump. */
export async function loadLineMotion({ lines = [] }: Scene): Promise<void> {
  if (lineMotion || lines.length === 0) return;
  const { finishLines, prepareLines } = await import("./line-motion.ts");
  lineMotion = { finishLines, prepareLines };
}

const EASING = "cubic-bezier(.3,.7,.2,1)";

const pieceNodes = (svg: Element): Map<string, Element> =>
  new Map(
    [...svg.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]),
  );

/** The layer for moving copies on each plane, by panel id; undefined for the scene itself. */
const flightLayers = (svg: Element): Map<string | undefined, Element> =>
  new Map(
    [...svg.querySelectorAll(".flights:not([data-window])")].map((layer) => [
      layer.getAttribute("data-plane") ?? undefined,
      layer,
    ]),
  );

/** The layers below the pieces, of all planes. */
const groundLayers = (svg: Element): readonly Element[] => [...svg.querySelectorAll(".ground")];

/** The layers for copies that cross wrap-around edges, by window. */
const windowLayers = (svg: Element): readonly Element[] => [...svg.querySelectorAll("[data-window]")];

/** The place of a piece as a CSS transform. */
export const transformOf = ({ x, y, rotation = 0 }: Pick<Piece, "x" | "y" | "rotation">): string =>
  `translate(${x}px,${y}px) rotate(${rotation}deg)`;

/** The transform of a piece on a plane, in scene coordinates. */
const sceneTransformOf = ({ x, y, scale }: Plane, piece: Piece): string =>
  `translate(${x}px,${y}px) scale(${scale}) ${transformOf(piece)}`;

/** Animates a copy of a piece in a layer above all pieces, so that it moves over them. */
function animateCopy(layer: Element, node: Element, frames: Keyframe[], duration: number): void {
  const copy = node.cloneNode(true) as Element;
  copy.removeAttribute("data-piece");
  layer.append(copy);
  const flight = copy.animate(frames, { duration, easing: EASING, fill: "both" });
  flight.onfinish = () => copy.remove();
}

/** Fades a node in after a delay, during which it is hidden. */
const fadeIn = (node: Element, delay: number, duration: number): void => {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: EASING, fill: "backwards" });
};

/** The animation from one drawn scene to the next. */
export interface Motion {
  /** Must be called after the new scene was drawn. */
  run(after: DisplayedScene): void;
}

/** When the last animations of a drawing end. Only until then it is asked for them, because that forces a layout. */
const animatedUntil = new WeakMap<Element, number>();

/** The longest time from the first step of an animation to the end of the last, in durations of a step. */
const STEPS = 2;
/** The time in milliseconds after which an animation has surely ended, though it may have begun a frame late. */
const LATE_FRAMES = 100;

/** Cancels running animations, so that pieces are at their final places. CSS transitions of planes continue. */
function cancelAnimations(svg: Element): void {
  const until = animatedUntil.get(svg);
  if (until === undefined) return;
  animatedUntil.delete(svg);
  lineMotion?.finishLines(svg);
  if (performance.now() < until)
    for (const animation of svg.getAnimations({ subtree: true })) {
      if (!("transitionProperty" in animation || "animationName" in animation)) animation.cancel();
    }
  for (const layer of svg.querySelectorAll(".flights")) layer.replaceChildren();
  for (const copy of svg.querySelectorAll(".old-ground")) copy.remove();
  for (const layer of groundLayers(svg)) layer.removeAttribute("visibility");
}

/** Two drawn scenes, and the nodes of the second. */
interface Transition {
  readonly before: DisplayedScene;
  readonly after: DisplayedScene;
  readonly old: ReadonlyMap<string, Piece>;
  readonly next: ReadonlyMap<string, Piece>;
  readonly now: ReadonlyMap<string, Element>;
  readonly layers: ReadonlyMap<string | undefined, Element>;
  readonly windows: readonly Element[];
  /** The nodes that repeat a piece across wrap-around edges. */
  readonly echoes: readonly Element[];
  readonly duration: number;
}

const piecesOf = ({ scene }: DisplayedScene): Map<string, Piece> =>
  new Map(scene.pieces.map((piece) => [piece.id, piece]));

const planeOfPiece = ({ panel = "" }: Piece, { planes }: DisplayedScene): Plane =>
  planes.get(panel) ?? SCENE_PLANE;

/** Whether the plane of a piece is displayed. */
const isVisible = (piece: Piece | undefined, { planes }: DisplayedScene): boolean =>
  piece?.panel === undefined || planes.has(piece.panel);

interface Flight {
  readonly layer: Element | undefined;
  readonly start: string;
  readonly end: string;
}

/** The movements of a piece across wrap-around edges, one for each visible copy. */
function wrappedFlights(old: Piece, piece: Piece, { after: { scene }, windows }: Transition): Flight[] {
  if (!scene.wrapAround) return [];
  return wrappedPaths(scene.wrapAround, old, piece, drawingRadius(scene.pitch)).map(
    ({ window, start, end }) => ({
      layer: windows[window],
      start: transformOf({ ...old, ...start }),
      end: transformOf({ ...piece, ...end }),
    }),
  );
}

/** The movements of a piece and their layers: a piece that changes its plane moves over both. */
function flightsOf(old: Piece, piece: Piece, change: Transition): Flight[] {
  const { before, after, layers } = change;
  if (old.panel === piece.panel) {
    const [start, end] = [transformOf(old), transformOf(piece)];
    if (start === end) return [];
    if (after.scene.wrapAround && piece.panel === undefined) return wrappedFlights(old, piece, change);
    return [{ layer: layers.get(piece.panel), start, end }];
  }
  const start = sceneTransformOf(planeOfPiece(old, before), old);
  return [{ layer: layers.get(undefined), start, end: sceneTransformOf(planeOfPiece(piece, after), piece) }];
}

/** All nodes that draw a piece. */
const nodesOf = (id: string, node: Element, { echoes }: Transition): Element[] => [
  node,
  ...echoes.filter((echo) => echo.getAttribute("data-echo") === id),
];

/** Animates the pieces that move. Returns whether there are any. */
function moveAll(change: Transition): boolean {
  const { old, next, now, duration } = change;
  let hasMoved = false;
  for (const [id, node] of now) {
    const [was, is] = [old.get(id), next.get(id)];
    const flights = was && is ? flightsOf(was, is, change) : [];
    for (const { layer, start, end } of flights) {
      if (!layer) continue;
      hasMoved = true;
      animateCopy(layer, node, [{ transform: start }, { transform: end }], duration);
      for (const seen of nodesOf(id, node, change)) fadeIn(seen, duration, 0);
    }
  }
  return hasMoved;
}

function fadeOutAll(
  removed: ReadonlyMap<string, Element>,
  { after, old, now, layers, duration }: Transition,
): void {
  for (const [id, node] of removed) {
    const was = old.get(id);
    const layer = layers.get(was?.panel);
    if (!now.has(id) && layer && isVisible(was, after))
      animateCopy(layer, node, [{ opacity: 1 }, { opacity: 0 }], duration);
  }
}

function fadeInAll(delay: number, change: Transition): void {
  const { before, old, next, now, duration } = change;
  for (const [id, node] of now) {
    if (old.has(id) || !isVisible(next.get(id), before)) continue;
    for (const seen of nodesOf(id, node, change)) fadeIn(seen, delay, duration);
  }
}

/**
 * Keeps what is below the pieces as it was while they move, such as the numbers of a row that closes. Returns a function to be called after
 * the next scene was drawn.
 */
function keepGrounds(svg: Element): (duration: number) => void {
  const copies = groundLayers(svg).map((layer) => [layer, layer.cloneNode(true) as Element] as const);
  return (duration) => {
    for (const [layer, copy] of copies) {
      if (!layer.isConnected || copy.isEqualNode(layer)) continue;
      copy.setAttribute("class", "old-ground");
      for (const space of copy.querySelectorAll("[data-space]")) space.removeAttribute("data-space");
      layer.before(copy);
      layer.setAttribute("visibility", "hidden");
      setTimeout(() => {
        if (!copy.isConnected) return;
        copy.remove();
        layer.removeAttribute("visibility");
      }, duration);
    }
  };
}

/**
 * Records the places of the pieces before the next scene is drawn. Removed pieces fade while others move; new pieces appear afterwards,
 * and so does what changes below them.
 * Panels that slide in or out move with their pieces.
 *
 * @param duration - of one step, in milliseconds
 */
export function prepareMotion(svg: Element, before: DisplayedScene, duration: number): Motion {
  cancelAnimations(svg);
  const nodes = pieceNodes(svg);
  const lines = lineMotion?.prepareLines(svg, before.scene);
  const keep = keepGrounds(svg);
  return {
    run(after) {
      animatedUntil.set(svg, performance.now() + STEPS * duration + LATE_FRAMES);
      const [old, next] = [piecesOf(before), piecesOf(after)];
      const windows = windowLayers(svg);
      const echoes = [...svg.querySelectorAll("[data-echo]")];
      const now = pieceNodes(svg);
      const change = { before, after, old, next, now, layers: flightLayers(svg), windows, echoes, duration };
      lines?.run(after.scene, { duration, easing: EASING });
      loadLineMotion(after.scene).catch(() => {});
      const moves = moveAll(change);
      if (moves) keep(duration);
      fadeOutAll(nodes, change);
      fadeInAll(moves ? duration * 0.7 : 0, change);
    },
  };
}
