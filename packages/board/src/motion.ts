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

/** The animations of each drawing since its last scene: asking the drawing for them forces a layout. */
const started = new WeakMap<Element, Animation[]>();

const hide = (node: Element): void => node.setAttribute("visibility", "hidden");
const show = (node: Element): void => node.removeAttribute("visibility");

/** Animates a part of a drawing until the next scene is drawn. */
export function animate(
  svg: Element,
  node: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = node.animate(frames, timing);
  const animations = started.get(svg);
  if (animations) animations.push(animation);
  else started.set(svg, [animation]);
  return animation;
}

/** Animates a copy of a piece in a layer above all pieces, so that it moves over them, and then shows what it hides. */
function animateCopy(
  layer: Element,
  node: Element,
  frames: Keyframe[],
  { svg, duration }: Transition,
  hides: readonly Element[] = [],
): void {
  const copy = node.cloneNode(true) as Element;
  copy.removeAttribute("data-piece");
  show(copy);
  layer.append(copy);
  hides.forEach(hide);
  const flight = animate(svg, copy, frames, { duration, easing: EASING, fill: "both" });
  flight.onfinish = () => {
    copy.remove();
    hides.forEach(show);
  };
}

/** Fades a node in after a delay, during which it is hidden. */
const fadeIn = (node: Element, delay: number, duration: number, { svg }: Transition): void => {
  animate(svg, node, [{ opacity: 0 }, { opacity: 1 }], {
    delay,
    duration,
    easing: EASING,
    fill: "backwards",
  });
};

/** The animation from one drawn scene to the next. */
export interface Motion {
  /** Must be called after the new scene was drawn. */
  run(): void;
}

/** Finishes running animations, so that pieces are at their final places. CSS transitions of planes continue. */
function finishAnimations(svg: Element): void {
  lineMotion?.finishLines(svg);
  const animations = started.get(svg);
  if (!animations) return;
  started.delete(svg);
  for (const animation of animations) {
    // it is called later, when the next scene may hide the same pieces
    animation.onfinish = null;
    animation.finish();
  }
  for (const layer of svg.querySelectorAll(".flights")) layer.replaceChildren();
  for (const copy of svg.querySelectorAll(".old-ground")) copy.remove();
  svg.querySelectorAll("[visibility]").forEach(show);
}

/** Two drawn scenes, and the nodes of the second. */
interface Transition {
  readonly svg: Element;
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
  const { old, next, now } = change;
  let hasMoved = false;
  for (const [id, node] of now) {
    const [was, is] = [old.get(id), next.get(id)];
    const flights = was && is ? flightsOf(was, is, change) : [];
    for (const { layer, start, end } of flights) {
      if (!layer) continue;
      hasMoved = true;
      animateCopy(layer, node, [{ transform: start }, { transform: end }], change, nodesOf(id, node, change));
    }
  }
  return hasMoved;
}

function fadeOutAll(removed: ReadonlyMap<string, Element>, change: Transition): void {
  const { after, old, now, layers } = change;
  for (const [id, node] of removed) {
    const was = old.get(id);
    const layer = layers.get(was?.panel);
    if (!now.has(id) && layer && isVisible(was, after))
      animateCopy(layer, node, [{ opacity: 1 }, { opacity: 0 }], change);
  }
}

function fadeInAll(delay: number, change: Transition): void {
  const { before, old, next, now, duration } = change;
  for (const [id, node] of now) {
    if (old.has(id) || !isVisible(next.get(id), before)) continue;
    for (const seen of nodesOf(id, node, change)) fadeIn(seen, delay, duration, change);
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
      hide(layer);
      setTimeout(() => {
        if (!copy.isConnected) return;
        copy.remove();
        show(layer);
      }, duration);
    }
  };
}

/** Whether a piece has another place. */
function hasMoves(old: ReadonlyMap<string, Piece>, next: ReadonlyMap<string, Piece>): boolean {
  return [...next].some(([id, is]) => {
    const was = old.get(id);
    return was && (was.panel !== is.panel || transformOf(was) !== transformOf(is));
  });
}

/**
 * Records the places of the pieces before the next scene is drawn. Removed pieces fade while others move; new pieces appear afterwards,
 * and so does what changes below them.
 * Panels that slide in or out move with their pieces.
 *
 * @param duration - of one step, in milliseconds
 */
export function prepareMotion(
  svg: Element,
  before: DisplayedScene,
  after: DisplayedScene,
  duration: number,
): Motion {
  finishAnimations(svg);
  const nodes = pieceNodes(svg);
  const lines = lineMotion?.prepareLines(svg, before.scene);
  const [old, next] = [piecesOf(before), piecesOf(after)];
  const keep = hasMoves(old, next) ? keepGrounds(svg) : undefined;
  return {
    run() {
      const windows = windowLayers(svg);
      const echoes = [...svg.querySelectorAll("[data-echo]")];
      const now = pieceNodes(svg);
      const layers = flightLayers(svg);
      const change = { svg, before, after, old, next, now, layers, windows, echoes, duration };
      lines?.run(after.scene, { duration, easing: EASING });
      loadLineMotion(after.scene).catch(() => {});
      const moves = moveAll(change);
      if (moves) keep?.(duration);
      fadeOutAll(nodes, change);
      fadeInAll(moves ? duration * 0.7 : 0, change);
    },
  };
}
