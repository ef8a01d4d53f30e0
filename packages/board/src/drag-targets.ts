import type { ClickResult, Game, GameTypes, Seat } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";

/**
 * How spaces are found. It is passed to the code of drags, which then shares no module with boards that are only watched: a
 * bundler would split it off.
 */
export type Geometry = Pick<typeof import("./track-spaces.ts"), "containsPoint" | "spacesOf" | "spacesUnder">;

/** The ids of the pieces on a target. */
export function piecesOn(
  { pieces, targets }: Scene,
  target: string,
  containsPoint: Geometry["containsPoint"],
): string[] {
  const { area, panel } = targets.find(({ id }) => id === target) ?? {};
  const rect = area && { ...area, ...(panel !== undefined && { panel }) };
  return rect ? pieces.filter((piece) => containsPoint(rect, piece)).map(({ id }) => id) : [];
}

/** A board on which a seat is to act. */
export interface DragContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly position: T["position"];
  readonly clicked: readonly string[];
  /** The seat that presses, where several may choose. */
  readonly seat: Seat | undefined;
  readonly scene: Scene;
  readonly geometry: Geometry;
  /** What targets mean in the position. */
  resolve(clicked: readonly string[]): ClickResult<T["action"]>;
  /** The scene after an action, as far as the viewer may know it; undefined for actions of chance. */
  sceneAfter(action: T["action"]): Scene | undefined;
}

/** The targets that others follow, as first targets or after the ones pressed so far. */
export function targetsWithNext<T extends GameTypes>({
  game,
  position,
  clicked,
  seat,
}: DragContext<T>): string[] {
  const paths = game.legalActions(position, seat).map((action) => game.clicks(position, action));
  const origins = [[], clicked].flatMap((before) =>
    paths
      .filter((path) => path.length > before.length + 1 && before.every((id, i) => path[i] === id))
      .map((path) => path[before.length] ?? ""),
  );
  return [...new Set(origins)];
}

/** The spaces to which the piece of a target goes when a press of the target is an action; none if it stays. */
function goalsOf<T extends GameTypes>(context: DragContext<T>, target: string): string[] {
  const { clicked, scene, geometry } = context;
  const pieces = piecesOn(scene, target, geometry.containsPoint);
  if (pieces.length === 0) return [];
  const { action, next } = context.resolve([...clicked, target]);
  const after = action && next.length === 0 ? context.sceneAfter(action) : undefined;
  if (!after) return [];
  const start = geometry.spacesUnder(scene, target);
  const spaces = geometry.spacesOf(pieces, after).map(({ id }) => id);
  return spaces.filter((space) => !start.includes(space));
}

/** The targets whose piece moves when they are pressed, with the spaces to which it moves. */
export function goalsOfTargets<T extends GameTypes>(
  context: DragContext<T>,
  targets: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const goals = targets.map((target) => [target, goalsOf(context, target)] as const);
  return new Map(goals.filter(([, spaces]) => spaces.length > 0));
}
