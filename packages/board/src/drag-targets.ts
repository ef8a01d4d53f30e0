import {
  type ClickResult,
  createRandom,
  determinize,
  type Game,
  type GameTypes,
  type Seat,
} from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import { containsPoint, spacesOf, spacesUnder } from "./track-spaces.ts";

/** The ids of the pieces on a target. */
export function piecesOn({ pieces, targets }: Scene, target: string): string[] {
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
  /** What targets mean in the position. */
  resolve(clicked: readonly string[]): ClickResult<T["action"]>;
  /** The scene of a position for the viewer. */
  scene(position: T["position"]): Scene;
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
function goalsOf<T extends GameTypes>(
  { game, position, clicked, seat, resolve, scene }: DragContext<T>,
  before: Scene,
  target: string,
): string[] {
  const actor = seat ?? game.toAct(position);
  const pieces = piecesOn(before, target);
  if (pieces.length === 0 || typeof actor !== "number") return [];
  const { action, next } = resolve([...clicked, target]);
  if (!action || next.length > 0) return [];
  // what the viewer may not know is made up
  const complete = determinize(game, position, actor, createRandom(0));
  const start = spacesUnder(before, target);
  return spacesOf(pieces, scene(game.apply(complete, action)))
    .map(({ id }) => id)
    .filter((space) => !start.includes(space));
}

/** The targets whose piece moves when they are pressed, with the spaces to which it moves. */
export function goalsOfTargets<T extends GameTypes>(
  context: DragContext<T>,
  targets: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const before = context.scene(context.position);
  const goals = targets.map((target) => [target, goalsOf(context, before, target)] as const);
  return new Map(goals.filter(([, spaces]) => spaces.length > 0));
}
