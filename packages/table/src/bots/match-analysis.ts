import type { ActionAnalysis, MatchAnalysis, Shares } from "@serpentarium/bots";
import type { Actor, AnyPosition, Game, Seat, Text, Viewer } from "@serpentarium/core";
import { startPositionOf } from "@serpentarium/core/turn";
import type { DisplayedMatch } from "../displayed-match.ts";
import { positionAfter } from "../log.ts";
import { describeAction } from "./describe-action.ts";

/** A better action than the one that was played. */
export interface BetterAction {
  readonly notation: string;
  /** Its narration or, if that would reveal hidden information, the labels of its targets. */
  readonly description: Text;
  /** The ids of the targets to press. */
  readonly targets: readonly string[];
}

/** An action that changed the expected result of a match. */
export interface TurningPoint {
  /** The index of the action, from 0. */
  readonly index: number;
  /** Redacted for the viewer. */
  readonly notation: string;
  readonly actor: Actor;
  /** The seat that acted or, after a chance action, the seat that lost most by it. */
  readonly seat: Seat;
  /** By how much that seat’s share of a win fell, from 0 to 1. */
  readonly loss: number;
  readonly better?: BetterAction;
}

/** The result of an analysis. */
export interface AnalysisResult {
  readonly state: "done";
  /** The expected share of each seat, by number of actions played. */
  readonly curve: readonly Shares[];
  /** In the order of play. */
  readonly points: readonly TurningPoint[];
}

/** The state of a requested analysis. */
export type AnalysisState =
  | { readonly state: "working"; readonly done: number; readonly all: number }
  | { readonly state: "failed" }
  | AnalysisResult;

/** Search iterations of an analysis: in total, and the limits for each position. */
const ITERATION_BUDGET = { total: 60_000, min: 400, max: 8000 } as const;

/** Search iterations for each of `positions` positions: the fewer positions, the more iterations. */
export const iterationsFor = (positions: number): number =>
  Math.min(
    Math.max(Math.round(ITERATION_BUDGET.total / positions), ITERATION_BUDGET.min),
    ITERATION_BUDGET.max,
  );

const MAX_TURNING_POINTS = 8;

const lossOf = (before: Shares, after: Shares, seat: Seat): number =>
  (before[seat] ?? 0) - (after[seat] ?? 0);

/** The seat that acted or, after chance, the seat that lost most. */
function biggestLoser({ actor, shares, sharesAfter }: ActionAnalysis): Seat {
  if (typeof actor === "number") return actor;
  const losses = shares.map((_, seat) => lossOf(shares, sharesAfter, seat));
  return losses.indexOf(Math.max(...losses));
}

/** Whether the viewer may know a better action of another seat, which could reveal its hidden information. */
const canKnow = (game: Game, viewer: Viewer | undefined, actor: Actor): boolean =>
  !game.hidden || viewer === undefined || viewer === actor;

function toBetterAction(
  match: DisplayedMatch,
  position: AnyPosition,
  notation: string,
): BetterAction | undefined {
  const { game } = match;
  const action = game.parseAction(notation, position);
  if (!action.ok) return undefined;
  const targets = game.clicks(position, action.value);
  return { notation, description: describeAction(match, position, action.value), targets };
}

function toTurningPoint(match: DisplayedMatch, moment: ActionAnalysis): TurningPoint {
  const { game, log, context, viewer } = match;
  const { index, actor, sharesAfter, better, text } = moment;
  const seat = biggestLoser(moment);
  const position = positionAfter(index, log, startPositionOf(game, context));
  const betterAction =
    better && canKnow(game, viewer, actor) ? toBetterAction(match, position, better.text) : undefined;
  return {
    index,
    notation: log[index]?.notation ?? text,
    actor,
    seat,
    loss: lossOf(moment.shares, sharesAfter, seat),
    ...(betterAction && { better: betterAction }),
  };
}

/** Converts an analysis for display: selects the greatest turning points, redacted for the viewer. */
export function toAnalysisResult(
  match: DisplayedMatch,
  { actions, finalShares }: MatchAnalysis,
): AnalysisResult {
  const curve = [...actions.map(({ shares }) => shares), finalShares];
  const turning = actions.filter((moment) => moment.isTurningPoint);
  const points = turning.map((moment) => toTurningPoint(match, moment));
  const greatest = points.filter(({ loss }) => loss > 0).toSorted((a, b) => b.loss - a.loss);
  return {
    state: "done",
    curve,
    points: greatest.slice(0, MAX_TURNING_POINTS).toSorted((a, b) => a.index - b.index),
  };
}
