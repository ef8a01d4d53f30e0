import type { Piece } from "@serpentarium/core";
import { GROUND, type Plane, type Shown } from "./plane.ts";

const EASING = "cubic-bezier(.3,.7,.2,1)";

/**
 * How long a motion takes on an element, in milliseconds, as its custom property says; no time for readers who
 * prefer reduced motion.
 */
export function durationAt(element: Element): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const set = getComputedStyle(element).getPropertyValue("--serpent-duration");
  return Number.parseFloat(set || "250") * (/\ds$/.test(set.trim()) ? 1000 : 1);
}

const drawn = (svg: Element): Map<string, Element> =>
  new Map(
    [...svg.querySelectorAll("[data-piece]")].map((node) => [node.getAttribute("data-piece") ?? "", node]),
  );

/** Where on each plane copies fly, by the id of its panel; on the scene itself without one. */
const layersOf = (svg: Element): Map<string | undefined, Element> =>
  new Map(
    [...svg.querySelectorAll(".flights")].map((layer) => [
      layer.getAttribute("data-plane") ?? undefined,
      layer,
    ]),
  );

const at = ({ x, y, turn = 0 }: Piece): string => `translate(${x}px,${y}px) rotate(${turn}deg)`;

/** Where a piece stands as seen from the scene. */
const from = ({ x, y, scale }: Plane, piece: Piece): string =>
  `translate(${x}px,${y}px) scale(${scale}) ${at(piece)}`;

/** Animates a copy above all other pieces, so that what moves passes over what stands. */
function fly(layer: Element, node: Element, frames: Keyframe[], duration: number): void {
  const copy = node.cloneNode(true) as Element;
  copy.removeAttribute("data-piece");
  layer.append(copy);
  const flight = copy.animate(frames, { duration, easing: EASING, fill: "both" });
  flight.onfinish = () => copy.remove();
}

/** Keeps a piece out of sight while its copy flies or until its turn comes, then lets it appear. */
const appear = (node: Element, delay: number, duration: number): void => {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: EASING, fill: "backwards" });
};

/** The motion from one drawn scene to the next. */
export interface Motion {
  /** To be called once the new scene is drawn. */
  run(after: Shown): void;
}

/** Ends what still moves: the pieces stand where they belong. Planes that glide by their style go on. */
function settle(svg: Element): void {
  for (const animation of svg.getAnimations({ subtree: true })) {
    if (!("transitionProperty" in animation || "animationName" in animation)) animation.cancel();
  }
  for (const layer of layersOf(svg).values()) layer.replaceChildren();
}

/** Two drawn scenes, and what is drawn of the second. */
interface Change {
  readonly before: Shown;
  readonly after: Shown;
  readonly old: ReadonlyMap<string, Piece>;
  readonly next: ReadonlyMap<string, Piece>;
  readonly now: ReadonlyMap<string, Element>;
  readonly layers: ReadonlyMap<string | undefined, Element>;
  readonly duration: number;
}

const piecesOf = ({ scene }: Shown): Map<string, Piece> =>
  new Map(scene.pieces.map((piece) => [piece.id, piece]));

const planeUnder = ({ panel = "" }: Piece, { planes }: Shown): Plane => planes.get(panel) ?? GROUND;

/** Whether the plane of a piece is drawn there. */
const isInSight = (piece: Piece | undefined, { planes }: Shown): boolean =>
  piece?.panel === undefined || planes.has(piece.panel);

/** How a piece goes to its new place, and in which layer: from one plane to another it flies over both. */
function flightOf(old: Piece, piece: Piece, { before, after }: Change) {
  if (old.panel === piece.panel) {
    const [start, end] = [at(old), at(piece)];
    return start === end ? undefined : { layer: piece.panel, start, end };
  }
  const start = from(planeUnder(old, before), old);
  return { layer: undefined, start, end: from(planeUnder(piece, after), piece) };
}

/** What stands elsewhere goes there. Whether anything does. */
function moveAll(change: Change): boolean {
  const { old, next, now, layers, duration } = change;
  let isAny = false;
  for (const [id, node] of now) {
    const [was, is] = [old.get(id), next.get(id)];
    const flight = was && is && flightOf(was, is, change);
    const layer = flight && layers.get(flight.layer);
    if (!(flight && layer)) continue;
    isAny = true;
    fly(layer, node, [{ transform: flight.start }, { transform: flight.end }], duration);
    appear(node, duration, 0);
  }
  return isAny;
}

function fadeAll(gone: ReadonlyMap<string, Element>, { after, old, now, layers, duration }: Change): void {
  for (const [id, node] of gone) {
    const was = old.get(id);
    const layer = layers.get(was?.panel);
    if (!now.has(id) && layer && isInSight(was, after))
      fly(layer, node, [{ opacity: 1 }, { opacity: 0 }], duration);
  }
}

function showAll(delay: number, { before, old, next, now, duration }: Change): void {
  for (const [id, node] of now) {
    if (!old.has(id) && isInSight(next.get(id), before)) appear(node, delay, duration);
  }
}

/**
 * Takes down where every piece stands before the next scene is drawn. What leaves fades while what moves goes
 * to its new place; what is new appears after that. Panels come into sight, and go, with what lies on them.
 *
 * @param duration - of one step, in milliseconds
 */
export function prepareMotion(svg: Element, before: Shown, duration: number): Motion {
  settle(svg);
  const nodes = drawn(svg);
  return {
    run(after) {
      const [old, next] = [piecesOf(before), piecesOf(after)];
      const change = { before, after, old, next, now: drawn(svg), layers: layersOf(svg), duration };
      const moves = moveAll(change);
      fadeAll(nodes, change);
      showAll(moves ? duration * 0.7 : 0, change);
    },
  };
}
