import type { Random, Refusal, SeatPhase } from "@serpentarium/core";
import { headingsOf, type Move, moveOf } from "../action.ts";
import type { ClauseId } from "../clauses.ts";
import type { Ssserpent } from "../game.ts";
import { ENEMY, OWN } from "../material/contents.ts";
import { type Heading, headingAt, neighbour, opposite } from "../material/grid.ts";
import type { Ground } from "../material/ground.ts";
import { pathsOf } from "../material/paths.ts";
import { hasAppleCell } from "../material/placing.ts";
import { bySeat, cut, grown, type Serpent } from "../material/serpent.ts";
import type { Walk } from "../material/walk.ts";
import { walkOf } from "../memory.ts";
import { turnOf } from "../outcome.ts";
import type { Field, MovePosition, Position } from "../position.ts";

/** Every whole path. */
function listPaths(ground: Ground, position: MovePosition): Move[] {
  const { paths, count } = pathsOf(ground, position, position.toAct);
  return paths.slice(0, count).map(moveOf);
}

/** One of them. The paths are asked for again once the number is drawn: whoever draws it may have looked at others. */
function samplePath(ground: Ground, position: MovePosition, random: Random): Move {
  const { toAct } = position;
  const at = random.integer(pathsOf(ground, position, toAct).count);
  return moveOf(pathsOf(ground, position, toAct).paths[at] as number);
}

/** Why a step is refused, with what shows it. */
function refuseStep(walk: Walk, heading: Heading, step: number): Refusal<ClauseId> | undefined {
  const clause = walk.refusal(heading);
  if (!clause) return undefined;
  const { grid, head } = walk;
  const cell = neighbour(grid, head, heading);
  const names = (cells: readonly number[]): string[] => cells.map((one) => grid.names[one] ?? "");
  const data = { step: step + 1, cell: grid.names[cell] ?? "" };
  if (clause !== "attack.line") return { clause, data, spaces: names(cell < 0 ? [head] : [cell]) };
  const attacker = walk.line(head, opposite(heading), OWN);
  const defender = walk.line(cell, heading, ENEMY);
  const counts = { ...data, attacker: attacker.length, defender: defender.length };
  return { clause, data: counts, spaces: names([...attacker, ...defender]) };
}

function refusePath(ground: Ground, position: MovePosition, move: Move): Refusal<ClauseId> | undefined {
  const walk = walkOf(ground, position, position.toAct);
  const headings = headingsOf(move);
  for (const [step, heading] of headings.entries()) {
    const refusal = refuseStep(walk, heading, step);
    if (refusal) return refusal;
    walk.step(heading);
  }
  const data = { steps: walk.steps, made: headings.length };
  const spaces = [walk.grid.names[walk.head] ?? ""];
  if (headings.length > walk.steps) return { clause: "move.steps", data, spaces };
  return walk.isWhole(headings.length) ? undefined : { clause: "move.must", data, spaces };
}

/** The field after a walk, or in the middle of one; what was bitten off is still held. */
export function fieldAfter(position: MovePosition, walk: Walk): Field {
  const { table, serpents, blue, apples, toAct } = position;
  const own = serpents[toAct === 0 ? 0 : 1];
  const other = serpents[toAct === 0 ? 1 : 0];
  const { body, last, reserve, adult } = walk;
  const pieces = grown(own.pieces, body.length - own.body.length);
  const walked: Serpent = { body, pieces, last, reserve, adult };
  const left = walk.held > 0 ? cut(other, walk.enemyLength) : other;
  return {
    table,
    serpents: toAct === 0 ? [walked, left] : [left, walked],
    blue: walk.ate ? notEntered(walk, blue) : blue,
    apples: walk.ate ? [notEntered(walk, apples[0]), notEntered(walk, apples[1])] : apples,
  };
}

/** The cells on which the serpent did not come: the cells themselves where it came on none. */
function notEntered(walk: Walk, cells: readonly number[]): readonly number[] {
  const left = cells.filter((cell) => !walk.entered(cell));
  return left.length === cells.length ? cells : left;
}

function applyPath(ground: Ground, position: MovePosition, { path }: Move): Position {
  const walk = walkOf(ground, position, position.toAct);
  for (let i = 0; i < path.length; i++) walk.step(headingAt(path, i));
  const field = fieldAfter(position, walk);
  const moves = position.moves + 1;
  const { toAct } = position;
  if (walk.enemyLength === 0) {
    return { phase: "over", ...field, quiet: 0, moves, outcome: { winners: [toAct], reason: "end.head" } };
  }
  const quiet = walk.ate || walk.held > 0 ? 0 : position.quiet + 1;
  return replantOf(ground, field, toAct, walk.held, quiet, moves);
}

/** The attacker places what it holds (`attack.replant`); what has no legal cell goes to the reserve (`attack.no-room`). */
export function replantOf(
  ground: Ground,
  field: Field,
  toAct: number,
  held: number,
  quiet: number,
  moves: number,
): Position {
  if (held === 0) return turnOf(ground, field, 1 - toAct, quiet, moves);
  if (hasAppleCell(ground, field)) return { phase: "replant", ...field, toAct, held, quiet, moves };
  const [own, victim] = toAct === 0 ? field.serpents : [field.serpents[1], field.serpents[0]];
  const serpents = bySeat(toAct, own, { ...victim, reserve: victim.reserve + held });
  return turnOf(ground, { ...field, serpents }, 1 - toAct, quiet, moves);
}

/** A whole path: steps, eating and biting. */
export const createMove = (ground: Ground): SeatPhase<Ssserpent, "move"> => ({
  kind: "seat",
  title: { en: "Move", fr: "Déplacement" },
  next: ["move", "replant", "over"],
  toAct: (position) => position.toAct,
  legalActions: (position) => listPaths(ground, position),
  sample: (position, random) => samplePath(ground, position, random),
  refuse: (position, action) => refusePath(ground, position, action),
  apply: (position, action) => applyPath(ground, position, action),
});
