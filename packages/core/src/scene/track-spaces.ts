import { containsPoint, spacesOf } from "./plane-point.ts";
import type { Rect, Scene, Space } from "./scene.ts";

const spaceIds = ({ spaces }: Scene): string => spaces.map(({ id }) => id).join(" ");

/**
 * Where a space is after an action: at the pieces that were on it, or under its id if none of them is left, for example the ghost of a
 * placed piece.
 */
function trackSpace(space: Space | undefined, id: string, before: Scene, after: Scene): Space[] {
  const pieceIds = space
    ? before.pieces.filter((piece) => containsPoint(space, piece)).map((piece) => piece.id)
    : [];
  const found = spacesOf(pieceIds, after);
  return found.length > 0 ? found : after.spaces.filter((other) => other.id === id);
}

/**
 * Finds the spaces affected by an action in the scene after it. Ids are kept if no space is gone; otherwise others may be renumbered, so
 * the pieces on the spaces are followed.
 *
 * @param affected - the ids of spaces in the scene before the action, such as those of its events
 */
export function trackSpaces(before: Scene, after: Scene, affected: readonly string[]): string[] {
  if (spaceIds(before) === spaceIds(after)) return [...new Set(affected)];
  const spaces = new Map(before.spaces.map((space) => [space.id, space]));
  const found = new Set(affected.flatMap((id) => trackSpace(spaces.get(id), id, before, after)));
  return after.spaces.filter((space) => found.has(space)).map(({ id }) => id);
}

/** A side of a space that marks where a removed space was. */
export interface Seam {
  readonly space: string;
  readonly side: "left" | "right" | "top" | "bottom";
}

const middleOf = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 });

/** The side of a space that faces another one. */
function sideFacing(space: Rect, other: Rect): Seam["side"] {
  const [from, to] = [middleOf(space), middleOf(other)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "top" : "bottom";
}

/** Where a removed space was: a side of the previous space of the scene, or else of the next one. */
export function seamOf(before: Scene, after: Scene, removed: string): Seam | undefined {
  const index = before.spaces.findIndex(({ id }) => id === removed);
  const gone = before.spaces[index];
  const beside = before.spaces[index - 1] ?? before.spaces[index + 1];
  const [space] = beside ? trackSpaces(before, after, [beside.id]) : [];
  return gone && beside && space !== undefined ? { space, side: sideFacing(beside, gone) } : undefined;
}
