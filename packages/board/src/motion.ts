import type { Piece } from "@serpentarium/core/scene";
import { reachOf, waysOf } from "./joined.ts";
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
    [...svg.querySelectorAll(".flights:not([data-window])")].map((layer) => [
      layer.getAttribute("data-plane") ?? undefined,
      layer,
    ]),
  );

/** Where copies fly over edges that join, by window. */
const windowsIn = (svg: Element): readonly Element[] => [...svg.querySelectorAll("[data-window]")];

const at = ({ x, y, turn = 0 }: Pick<Piece, "x" | "y" | "turn">): string =>
  `translate(${x}px,${y}px) rotate(${turn}deg)`;

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
  for (const layer of svg.querySelectorAll(".flights")) layer.replaceChildren();
}

/** Two drawn scenes, and what is drawn of the second. */
interface Change {
  readonly before: Shown;
  readonly after: Shown;
  readonly old: ReadonlyMap<string, Piece>;
  readonly next: ReadonlyMap<string, Piece>;
  readonly now: ReadonlyMap<string, Element>;
  readonly layers: ReadonlyMap<string | undefined, Element>;
  readonly windows: readonly Element[];
  /** Where pieces are seen once more. */
  readonly echoes: readonly Element[];
  readonly duration: number;
}

const piecesOf = ({ scene }: Shown): Map<string, Piece> =>
  new Map(scene.pieces.map((piece) => [piece.id, piece]));

const planeUnder = ({ panel = "" }: Piece, { planes }: Shown): Plane => planes.get(panel) ?? GROUND;

/** Whether the plane of a piece is drawn there. */
const isInSight = (piece: Piece | undefined, { planes }: Shown): boolean =>
  piece?.panel === undefined || planes.has(piece.panel);

interface Flight {
  readonly layer: Element | undefined;
  readonly start: string;
  readonly end: string;
}

/** How a piece goes over edges that join: as often as it is seen on its way. */
function flightsRound(old: Piece, piece: Piece, { after: { scene }, windows }: Change): Flight[] {
  if (!scene.joined) return [];
  return waysOf(scene.joined, old, piece, reachOf(scene.pitch)).map(({ window, start, end }) => ({
    layer: windows[window],
    start: at({ ...old, ...start }),
    end: at({ ...piece, ...end }),
  }));
}

/** How a piece goes to its new place, and in which layer: from one plane to another it flies over both. */
function flightsOf(old: Piece, piece: Piece, change: Change): Flight[] {
  const { before, after, layers } = change;
  if (old.panel === piece.panel) {
    const [start, end] = [at(old), at(piece)];
    if (start === end) return [];
    if (after.scene.joined && piece.panel === undefined) return flightsRound(old, piece, change);
    return [{ layer: layers.get(piece.panel), start, end }];
  }
  const start = from(planeUnder(old, before), old);
  return [{ layer: layers.get(undefined), start, end: from(planeUnder(piece, after), piece) }];
}

/** The same piece as often as it is drawn. */
const drawnOf = (id: string, node: Element, { echoes }: Change): Element[] => [
  node,
  ...echoes.filter((echo) => echo.getAttribute("data-echo") === id),
];

/** What stands elsewhere goes there. Whether anything does. */
function moveAll(change: Change): boolean {
  const { old, next, now, duration } = change;
  let isAny = false;
  for (const [id, node] of now) {
    const [was, is] = [old.get(id), next.get(id)];
    const flights = was && is ? flightsOf(was, is, change) : [];
    for (const { layer, start, end } of flights) {
      if (!layer) continue;
      isAny = true;
      fly(layer, node, [{ transform: start }, { transform: end }], duration);
      for (const seen of drawnOf(id, node, change)) appear(seen, duration, 0);
    }
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

function showAll(delay: number, change: Change): void {
  const { before, old, next, now, duration } = change;
  for (const [id, node] of now) {
    if (old.has(id) || !isInSight(next.get(id), before)) continue;
    for (const seen of drawnOf(id, node, change)) appear(seen, delay, duration);
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
      const windows = windowsIn(svg);
      const echoes = [...svg.querySelectorAll("[data-echo]")];
      const now = drawn(svg);
      const change = { before, after, old, next, now, layers: layersOf(svg), windows, echoes, duration };
      const moves = moveAll(change);
      fadeAll(nodes, change);
      showAll(moves ? duration * 0.7 : 0, change);
    },
  };
}
