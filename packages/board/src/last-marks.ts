import type { GameEvent } from "@serpentarium/core";
import {
  containsPoint,
  type Piece,
  type PlanePoint,
  type Scene,
  type Space,
  seamOf,
  spacesOf,
  trackSpaces,
} from "@serpentarium/core/scene";
import type { Mark } from "./mark.ts";
import {
  endOf,
  meanOf,
  middleOf,
  piecesOn,
  type Route,
  routesOf,
  spaceOf,
  spacesBeside,
  startOf,
} from "./mark-routes.ts";

/** The scenes before and after an action. */
interface Change {
  readonly before: Scene;
  readonly after: Scene;
}

const pieceWithId = ({ pieces }: Scene, { id }: Piece): Piece | undefined =>
  pieces.find((piece) => piece.id === id);

/** The pieces that an action moves from one space to another, as they were before it. */
function movedPieces({ before, after }: Change, from: string, to: string): readonly Piece[] {
  const ends = trackSpaces(before, after, [to]);
  return piecesOn(before, from).filter((piece) =>
    spacesOf([piece.id], after).some(({ id }) => ends.includes(id)),
  );
}

/** The side of a space in the scene after an action at which a removed space was. */
function seamPoint({ before, after }: Change, removed: string): PlanePoint | undefined {
  const seam = seamOf(before, after, removed);
  const space = seam && spaceOf(after, seam.space);
  if (!space) return undefined;
  const { x, y, w, h } = space;
  const at = middleOf(space);
  if (seam.side === "left" || seam.side === "right") return { ...at, x: seam.side === "left" ? x : x + w };
  return { ...at, y: seam.side === "top" ? y : y + h };
}

/** Where a space is after some pieces have left it: under the pieces that stayed. */
function spaceAfter({ before, after }: Change, id: string, gone: readonly Piece[]): Space | undefined {
  const stayed = piecesOn(before, id).filter((piece) => !gone.includes(piece));
  const [found = spaceOf(after, id)] = spacesOf(
    stayed.map((piece) => piece.id),
    after,
  );
  return found;
}

/** Moves pieces with the lower edge of their space, because a pile that loses a piece becomes lower. */
function moveWithSpace(pieces: readonly Piece[], from: Space, to: Space): readonly Piece[] {
  const [dx, dy] = [to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h - from.y - from.h];
  return pieces.map((piece) => ({ ...piece, x: piece.x + dx, y: piece.y + dy }));
}

/** Pieces faintly where they were; none that would lie over other pieces or on other spaces. */
function ghostsOf(
  { before, after }: Change,
  left: readonly Piece[],
  from: string,
  now: Space,
): readonly Piece[] {
  const known = new Set(piecesOn(before, from).map(({ id }) => id));
  if (piecesOn(after, now.id).some(({ id }) => !known.has(id))) return [];
  const others = after.spaces.filter(({ id }) => id !== now.id);
  return left.filter((ghost) => !others.some((space) => containsPoint(space, ghost)));
}

/** The space at one of the places that a route goes through. */
function placeOf({ before, after }: Change, id: string): PlanePoint | undefined {
  const [space] = trackSpaces(before, after, [id]);
  const found = space === undefined ? undefined : spaceOf(after, space);
  return found && middleOf(found);
}

/** The mark of a route: an arrow, with ghosts of what went along it. */
function routeMarks(route: Route, removed: readonly string[], change: Change): Mark[] {
  const { before, after } = change;
  const [from, to] = [startOf(route), endOf(route)];
  const moved = movedPieces(change, from, to);
  const gone =
    moved.length > 0 ? moved : piecesOn(before, from).filter((piece) => !pieceWithId(after, piece));
  const [old, now] = [spaceOf(before, from), spaceAfter(change, from, gone)];
  const left = old && now && !removed.includes(from) ? moveWithSpace(gone, old, now) : [];
  const ghosts = now ? ghostsOf(change, left, from, now) : [];
  const arrived = moved.flatMap((piece) => pieceWithId(after, piece) ?? []);
  const start = removed.includes(from) ? seamPoint(change, from) : (meanOf(left) ?? placeOf(change, from));
  const places = route.slice(1, -1).map((id) => placeOf(change, id));
  const end = meanOf(arrived) ?? placeOf(change, to);
  const [space] = spacesOf(
    arrived.slice(0, 1).map(({ id }) => id),
    after,
  );
  const target = space?.id ?? trackSpaces(before, after, [to])[0];
  if (target === undefined || !start || !end) return [];
  const mark: Mark = { space: target, kind: "last", ghosts };
  // an arrow from one panel to another would lie over both
  if (start.panel !== end.panel) return [mark];
  return [{ ...mark, path: [start, ...places.flatMap((place) => place ?? []), end] }];
}

/**
 * The marks of an action that has led to a scene: arrows along its paths, other affected spaces, and where spaces were removed.
 *
 * @param before - the scene before it, in the same layout
 */
export function lastMarks(events: readonly GameEvent[], before: Scene, after: Scene): readonly Mark[] {
  const change = { before, after };
  const removed = events.flatMap((event) => event.removed ?? []);
  const routes = routesOf(events, (from, to) => movedPieces(change, from, to).length > 0);
  return [
    ...routes.flatMap((route) => routeMarks(route, removed, change)),
    ...trackSpaces(before, after, spacesBeside(events, routes)).map(
      (space): Mark => ({ space, kind: "last" }),
    ),
    ...removed.flatMap((space): Mark[] => {
      const seam = seamOf(before, after, space);
      return seam ? [{ ...seam, kind: "last" }] : [];
    }),
  ];
}
