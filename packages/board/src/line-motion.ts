import type { PieceLine, Scene } from "@serpentarium/core/scene";
import { strokePath } from "./line-view.ts";
import { animate } from "./motion.ts";
import { between, nearestCopy, piecesById, pointsOf, strokesOf, tipOf } from "./piece-line.ts";
import type { Point } from "./wrap-around.ts";

/** How lines are animated. */
export interface LineTiming {
  /** In milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

/**
 * The points of a line on the way from some places of its pieces to others. If its pieces take one step, each to the place of the one
 * before it, the line slides round its bends; otherwise it is drawn out straight between them.
 */
function pointsBetween(from: readonly Point[], to: readonly Point[], at: number): Point[] {
  const last = to.length - 1;
  const slides = isSame(to[1], from[0]);
  return to.flatMap((end, i) => {
    const start = from[i] ?? end;
    const isPassed = slides && i > 0 && i < last && isSame(end, from[i - 1]);
    const moving = isPassed ? [] : [between(start, end, at)];
    return slides && isSame(to[i + 1], start) ? [...moving, start] : moving;
  });
}

/** The old places of a line's pieces. A piece that is new has always been where it is. */
function oldPoints(line: PieceLine, points: readonly Point[], before: Scene): Point[] {
  const old = piecesById(before);
  let beside: Point | undefined;
  return line.pieces.map((id, i) => {
    const [point, piece] = [points[i] as Point, old.get(id)];
    const place = piece ? nearestCopy(piece, beside ?? point, before.wrapAround) : point;
    beside = place;
    return place;
  });
}

/** The points of a line with its tip, at a part of its way. */
function wayOf(line: PieceLine, from: readonly Point[], to: readonly Point[]): (at: number) => Point[] {
  const [oldTip] = tipOf(line, from);
  const [tip] = tipOf(line, to);
  // a step back: each piece goes to the place of the one behind it
  const isBackwards = isSame(to[0], from[1]);
  return (at) => [
    ...(isBackwards ? pointsBetween(to, from, 1 - at) : pointsBetween(from, to, at)),
    ...(oldTip && tip ? [between(oldTip, tip, at)] : []),
  ];
}

function drawLine(node: Element, line: PieceLine, points: readonly Point[]): void {
  for (const [i, stroke] of strokesOf(line, points).entries())
    for (const [name, value] of Object.entries(strokePath(stroke)))
      node.children[i]?.setAttribute(name, value);
}

/** What puts the lines of a drawing at the ends of their ways. */
const finishers = new WeakMap<Element, (() => void)[]>();

/** Ends the animations of lines: each is drawn where it is. */
export function finishLines(svg: Element): void {
  for (const finish of finishers.get(svg) ?? []) finish();
  finishers.delete(svg);
}

/** Draws a line on its way, frame by frame. Returns what ends that. */
function animateLine(
  nodes: readonly Element[],
  line: PieceLine,
  way: (at: number) => Point[],
  timing: LineTiming,
): () => void {
  const clock = nodes[0]?.animate([], timing);
  let isRunning = true;
  const draw = (at: number): void => {
    for (const node of nodes) drawLine(node, line, way(at));
  };
  const step = (): void => {
    if (!isRunning) return;
    const progress = clock?.effect?.getComputedTiming().progress ?? 1;
    draw(progress);
    if (progress < 1) requestAnimationFrame(step);
  };
  step();
  return () => {
    isRunning = false;
    draw(1);
  };
}

/** A drawn line before the next scene is drawn. */
interface DrawnLine {
  readonly id: string | null;
  readonly node: Element;
  readonly transform: string;
  /** The layer for copies above all pieces of the same window. */
  readonly layer: Element | undefined;
}

function drawnLines(svg: Element): readonly DrawnLine[] {
  const layers = [...svg.querySelectorAll("[data-window]")];
  const layer = svg.querySelector(".flights:not([data-window],[data-plane])") ?? undefined;
  return [...svg.querySelectorAll("[data-line]")].map((node) => {
    const window = node.closest("svg") ?? svg;
    const index = [...(window.parentElement?.children ?? [])].indexOf(window);
    const transform = node.getAttribute("transform") ?? "";
    return {
      id: node.getAttribute("data-line"),
      node,
      transform,
      layer: window === svg ? layer : layers[index],
    };
  });
}

/** The end of a line whose pieces are gone in the next scene; all of it if none of its pieces is left. */
function goneEnd(line: PieceLine, before: Scene, after: Scene): readonly Point[] {
  const left = piecesById(after);
  const points = pointsOf(line, piecesById(before), before.wrapAround);
  const first = line.pieces.findIndex((id) => !left.has(id));
  const [gone, kept] = [points[first], points[first - 1]];
  if (!gone) return [];
  const end = [...points.slice(first), ...tipOf(line, points)];
  return kept ? [between(kept, gone, 0.5), ...end] : end;
}

/** The animation of the lines from one drawn scene to the next. */
export interface LineMotion {
  /** Must be called after the new scene was drawn. */
  run(after: Scene, timing: LineTiming): void;
}

/** Records the lines before the next scene is drawn. Ends that are gone fade, other lines follow their pieces. */
export function prepareLines(svg: Element, before: Scene): LineMotion {
  const drawn = before.lines ? drawnLines(svg) : [];
  return {
    run(after, timing) {
      for (const line of before.lines ?? []) {
        const end = goneEnd(line, before, after);
        for (const { node, transform, layer } of drawn.filter(({ id }) => end.length > 1 && id === line.id)) {
          const copy = node.cloneNode(true) as Element;
          copy.removeAttribute("data-line");
          copy.setAttribute("transform", transform);
          drawLine(copy, line, end);
          layer?.append(copy);
          animate(svg, copy, [{ opacity: 1 }, { opacity: 0 }], timing).onfinish = () => copy.remove();
        }
      }
      const old = piecesById(before);
      const now = after.lines ? drawnLines(svg) : [];
      const ends = (after.lines ?? []).flatMap((line) => {
        const nodes = now.filter(({ id }) => id === line.id).map(({ node }) => node);
        const to = pointsOf(line, piecesById(after), after.wrapAround);
        if (!line.pieces.some((id) => old.has(id))) {
          for (const node of nodes) animate(svg, node, [{ opacity: 0 }, { opacity: 1 }], timing);
          return [];
        }
        const from = oldPoints(line, to, before);
        if (to.every((point, i) => isSame(point, from[i]))) return [];
        return [animateLine(nodes, line, wayOf(line, from, to), timing)];
      });
      if (ends.length > 0) finishers.set(svg, ends);
    },
  };
}
