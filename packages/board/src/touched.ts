import type { Rect, Scene, Space } from "@serpentarium/core/scene";

interface Lying {
  readonly panel?: string;
  readonly x: number;
  readonly y: number;
}

const holds = ({ x, y, w, h, panel }: Rect & Lying, at: Lying): boolean =>
  at.panel === panel && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

const ids = ({ spaces }: Scene): string => spaces.map(({ id }) => id).join(" ");

/** Where a touched space is after an action: with the pieces that stood there, or under its id where none did. */
function follow(space: Space | undefined, id: string, before: Scene, after: Scene): Space[] {
  const stood = space ? before.pieces.filter((piece) => holds(space, piece)).map((piece) => piece.id) : [];
  if (stood.length === 0) return after.spaces.filter((other) => other.id === id);
  const now = after.pieces.filter((piece) => stood.includes(piece.id));
  return after.spaces.filter((other) => now.some((piece) => holds(other, piece)));
}

/**
 * Where the spaces that an action touched are after it. Their ids hold while the spaces stay the same; where one
 * has gone and the others may be renumbered, the pieces that stood there are followed.
 */
export function touchedAfter(before: Scene, after: Scene, touched: readonly string[]): string[] {
  if (ids(before) === ids(after)) return [...new Set(touched)];
  const spaces = new Map(before.spaces.map((space) => [space.id, space]));
  const found = new Set(touched.flatMap((id) => follow(spaces.get(id), id, before, after)));
  return after.spaces.filter((space) => found.has(space)).map(({ id }) => id);
}

/** The spaces in which the middle of a target lies. */
export function spacesUnder({ spaces, targets }: Scene, target: string): string[] {
  const { area, panel } = targets.find(({ id }) => id === target) ?? {};
  if (!area) return [];
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2, ...(panel !== undefined && { panel }) };
  return spaces.filter((space) => holds(space, middle)).map(({ id }) => id);
}
