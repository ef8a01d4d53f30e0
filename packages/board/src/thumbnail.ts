import type { Panel, Piece, Rect, Scene } from "@serpentarium/core/scene";
import { viewBoxOf } from "./drawing.ts";
import { itemsOn, type Plane, planeOf, SCENE_PLANE, toScene, viewportOf } from "./plane.ts";

/** The most and the fewest places that a thumbnail shows from top to bottom. */
const [MAX_PLACES, MIN_PLACES] = [6, 3];
/** The room around the outermost places, in places. */
const MARGIN = 0.35;
/** How much more a space of the last action counts than another one with a piece. */
const MARKED_WEIGHT = 8;

/** Something to show: the rectangle of a place, and how much it counts. */
interface Place {
  readonly area: Rect;
  readonly weight: number;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isWithin = (outer: Rect, { x, y, w, h }: Rect): boolean =>
  x >= outer.x - 1e-6 &&
  y >= outer.y - 1e-6 &&
  x + w <= outer.x + outer.w + 1e-6 &&
  y + h <= outer.y + outer.h + 1e-6;

function unionOf(areas: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const right = Math.max(...areas.map((area) => area.x + area.w));
  const bottom = Math.max(...areas.map((area) => area.y + area.h));
  return { x, y, w: right - x, h: bottom - y };
}

function intersectionOf(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** The panel to show: one with a marked space, else that of a winner or of the player to act, else the one with most pieces. */
function shownPanel({ panels = [], spaces, pieces }: Scene, marked: ReadonlySet<string>): Panel | undefined {
  const isMarked = ({ id }: Panel): boolean =>
    spaces.some((space) => space.panel === id && marked.has(space.id));
  const count = ({ id }: Panel): number => itemsOn(pieces, id).length;
  return (
    panels.find(isMarked) ??
    panels.find(({ winner }) => winner) ??
    panels.find(({ active }) => active) ??
    panels.toSorted((a, b) => count(b) - count(a))[0]
  );
}

/** The rectangle of a piece: that of a place around its middle, and of its rectangles and circles that are larger. */
function pieceArea({ x, y, shapes }: Piece, unit: number): Rect {
  const areas = shapes.flatMap((shape): Rect[] => {
    if (shape.shape === "rect") return [{ x: x + shape.x, y: y + shape.y, w: shape.w, h: shape.h }];
    if (shape.shape !== "circle") return [];
    return [{ x: x + shape.x - shape.r, y: y + shape.y - shape.r, w: 2 * shape.r, h: 2 * shape.r }];
  });
  return unionOf([{ x: x - unit / 2, y: y - unit / 2, w: unit, h: unit }, ...areas]);
}

/** The places with something on them, in scene units, and the size of a place. */
function placesOf(scene: Scene, panel: Panel | undefined, marked: ReadonlySet<string>) {
  const plane: Plane = panel ? planeOf(panel) : SCENE_PLANE;
  const spaces = itemsOn(scene.spaces, panel?.id);
  const unit = middleOf(spaces.map(({ w, h }) => Math.min(w, h))) || Math.min(scene.pitch.x, scene.pitch.y);
  const placed = itemsOn(scene.pieces, panel?.id).map((piece) => ({
    area: pieceArea(piece, unit),
    weight: 1,
  }));
  const occupied = spaces
    .filter((space) => !space.empty || marked.has(space.id))
    .map((space) => ({ area: space, weight: marked.has(space.id) ? MARKED_WEIGHT : 0.5 }));
  const places = [...placed, ...occupied].map(
    ({ area, weight }): Place => ({ area: toScene(plane, area), weight }),
  );
  return { places, unit: unit * plane.scale };
}

/** The places in the window of a size that contains the most weight; all of them if they fit. */
function heaviest(places: readonly Place[], size: { readonly w: number; readonly h: number }): Rect[] {
  const starts = (axis: "x" | "y"): readonly number[] => [...new Set(places.map(({ area }) => area[axis]))];
  let [best, most]: [Rect[], number] = [[], -1];
  for (const x of starts("x")) {
    for (const y of starts("y")) {
      const inside = places.filter(({ area }) => isWithin({ x, y, ...size }, area));
      const weight = inside.reduce((sum, place) => sum + place.weight, 0);
      if (weight > most) [best, most] = [inside.map(({ area }) => area), weight];
    }
  }
  return best;
}

/** Moves a rectangle into another one, on the axes on which it fits. */
function movedInto({ x, y, w, h }: Rect, outer: Rect): Rect {
  const fit = (at: number, size: number, from: number, room: number): number =>
    size > room ? from + (room - size) / 2 : Math.min(Math.max(at, from), from + room - size);
  return { x: fit(x, w, outer.x, outer.w), y: fit(y, h, outer.y, outer.h), w, h };
}

/**
 * The part of a scene for a small picture, in scene units: a few places around the last action or, if it is unknown, where most pieces
 * are; of several panels, one. For `view` of `renderSvg`.
 *
 * @param ratio - the width of the picture divided by its height
 * @param spaces - the ids of the spaces of the last action
 */
export function thumbnailView(scene: Scene, ratio: number, spaces: readonly string[] = []): Rect {
  const marked = new Set(spaces);
  const panel = shownPanel(scene, marked);
  const room = panel ? viewportOf(panel) : viewBoxOf(scene);
  const { places, unit } = placesOf(scene, panel, marked);
  const margin = MARGIN * unit;
  // the whole room, widened to the ratio, and the largest part of it with this ratio
  const [outer, inner] = [Math.max(room.h, room.w / ratio), Math.min(room.h, room.w / ratio)];
  const most = MAX_PLACES * unit;
  const shown = outer <= most ? [] : heaviest(places, { w: most * ratio - 2 * margin, h: most - 2 * margin });
  const area = shown.length > 0 ? intersectionOf(grown(unionOf(shown), margin), room) : room;
  const h = Math.min(Math.max(area.h, area.w / ratio, Math.min(MIN_PLACES * unit, inner)), outer);
  const w = h * ratio;
  return movedInto({ x: area.x + (area.w - w) / 2, y: area.y + (area.h - h) / 2, w, h }, room);
}
