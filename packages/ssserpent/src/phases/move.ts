import type { Random, Refusal, SeatPhase } from "@serpentarium/core";
import { headingsOf, type Move, moveOf } from "../action.ts";
import { keepSteps, stepperOf } from "../cache.ts";
import type { ClauseId } from "../clauses.ts";
import { adjacentCell, type Heading, headingAt, oppositeHeading } from "../material/grid.ts";
import type { Ground } from "../material/ground.ts";
import { pathsOf } from "../material/paths.ts";
import { hasAppleCell } from "../material/placement.ts";
import { bySeat, cutSerpent, growPieces, type Serpent } from "../material/serpent.ts";
import type { Stepper } from "../material/stepper.ts";
import { beginTurn, placesOfWinner } from "../outcome.ts";
import type { BoardContents, MovePosition, OverPosition, Position, ReplantPosition } from "../position.ts";
import type { Ssserpent } from "../types.ts";

/** Every whole path. */
function listPaths(ground: Ground, position: MovePosition): Move[] {
  const { paths, count } = pathsOf(ground, position, position.toAct);
  return paths.slice(0, count).map(moveOf);
}

/** Draws a whole path. `random` may examine another position, so the paths are looked up again after the draw. */
function samplePath(ground: Ground, position: MovePosition, random: Random): Move {
  const { toAct } = position;
  const at = random.integer(pathsOf(ground, position, toAct).count);
  return moveOf(pathsOf(ground, position, toAct).paths[at] as number);
}

/** The refusal of a step, with the cells that show why. */
function refuseStep(stepper: Stepper, heading: Heading, step: number): Refusal<ClauseId> | undefined {
  const clause = stepper.refusal(heading);
  if (!clause) return undefined;
  const { grid, head, own, enemy } = stepper;
  const cell = adjacentCell(grid, head, heading);
  const names = (cells: readonly number[]): string[] => cells.map((each) => grid.names[each] ?? "");
  const data = { step: step + 1, cell: grid.names[cell] ?? "" };
  if (clause !== "attack.line") return { clause, data, spaces: names(cell < 0 ? [head] : [cell]) };
  const attacker = stepper.line(head, oppositeHeading(heading), own);
  const defender = stepper.line(cell, heading, enemy);
  const counts = { ...data, attacker: attacker.length, defender: defender.length };
  return { clause, data: counts, spaces: names([...attacker, ...defender]) };
}

function refusePath(ground: Ground, position: MovePosition, move: Move): Refusal<ClauseId> | undefined {
  const stepper = stepperOf(ground, position, position.toAct);
  const headings = headingsOf(move);
  for (const [step, heading] of headings.entries()) {
    const refusal = refuseStep(stepper, heading, step);
    if (refusal) return refusal;
    stepper.step(heading);
  }
  const data = { steps: stepper.requiredSteps, made: headings.length };
  const spaces = [stepper.grid.names[stepper.head] ?? ""];
  if (headings.length > stepper.requiredSteps) return { clause: "move.steps", data, spaces };
  return stepper.isWhole(headings.length) ? undefined : { clause: "move.must", data, spaces };
}

/** The field after the steps taken so far; bitten-off pieces are still held. */
export function fieldAfter(position: MovePosition, stepper: Stepper): BoardContents {
  const { table, serpents, blue, apples, toAct } = position;
  const own = serpents[toAct === 0 ? 0 : 1];
  const other = serpents[toAct === 0 ? 1 : 0];
  const { body, lastHeading, reserve, adult } = stepper;
  const pieces = growPieces(own.pieces, body.length - own.body.length);
  const moved: Serpent = { body, pieces, lastHeading, reserve, adult };
  const left = stepper.held > 0 ? cutSerpent(other, stepper.enemyLength) : other;
  return {
    table,
    serpents: toAct === 0 ? [moved, left] : [left, moved],
    blue: stepper.hasEaten ? withoutEaten(stepper, blue) : blue,
    apples: stepper.hasEaten
      ? bySeat(toAct, withoutEaten(stepper, apples[toAct === 0 ? 0 : 1]), apples[toAct === 0 ? 1 : 0])
      : apples,
  };
}

/** The apples that were not eaten; the same array if none was eaten. */
function withoutEaten(stepper: Stepper, cells: readonly number[]): readonly number[] {
  const left = cells.filter((cell) => !stepper.hasEntered(cell));
  return left.length === cells.length ? cells : left;
}

function applyPath(ground: Ground, position: MovePosition, { path }: Move): Position {
  const stepper = stepperOf(ground, position, position.toAct);
  for (let i = 0; i < path.length; i++) stepper.step(headingAt(path, i));
  const field = fieldAfter(position, stepper);
  const moves = position.moves + 1;
  const { toAct } = position;
  if (stepper.enemyLength === 0) {
    return {
      phase: "over",
      ...field,
      quiet: 0,
      moves,
      outcome: { reason: "end.head", places: placesOfWinner(toAct) },
    };
  }
  const { held } = stepper;
  const quiet = stepper.hasEaten || held > 0 ? 0 : position.quiet + 1;
  keepSteps(field, 1 - toAct);
  return replantOrEndTurn(ground, field, toAct, held, quiet, moves);
}

/** The `replant` position while pieces are held and have a legal cell (`attack.replant`); otherwise the next turn (`attack.no-room`). */
export function replantOrEndTurn(
  ground: Ground,
  field: BoardContents,
  toAct: number,
  held: number,
  quiet: number,
  moves: number,
): MovePosition | ReplantPosition | OverPosition {
  if (held === 0) return beginTurn(ground, field, 1 - toAct, quiet, moves);
  if (hasAppleCell(ground, field)) return { phase: "replant", ...field, toAct, held, quiet, moves };
  const [own, victim] = toAct === 0 ? field.serpents : [field.serpents[1], field.serpents[0]];
  const serpents = bySeat(toAct, own, { ...victim, reserve: victim.reserve + held });
  return beginTurn(ground, { ...field, serpents }, 1 - toAct, quiet, moves);
}

/** The phase in which a serpent takes a whole path: steps, eating and biting. */
export const createMovePhase = (ground: Ground): SeatPhase<Ssserpent, "move"> => ({
  kind: "seat",
  next: ["move", "replant", "over"],
  toAct: (position) => position.toAct,
  legalActions: (position) => listPaths(ground, position),
  sample: (position, random) => samplePath(ground, position, random),
  refuse: (position, action) => refusePath(ground, position, action),
  apply: (position, action) => applyPath(ground, position, action),
});
