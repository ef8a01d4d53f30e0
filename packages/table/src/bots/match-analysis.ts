import type { ActionAnalysis, MatchAnalysis, Shares } from "@serpentarium/bots";
import type { Actor, AnyPosition, Game, Message, Seat, Viewer } from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";
import { positionAfter } from "../log.ts";
import { describeAction } from "./describe-action.ts";

/** A better action than the one that was played. */
export interface SuggestedAction {
  readonly notation: string;
  /** Its narration or, if that would reveal hidden information, the labels of its targets. */
  readonly description: readonly Message[];
  /** The ids of the targets to press. */
  readonly targets: readonly string[];
  /** Other actions about as good, in notation. */
  readonly alsoGood?: readonly string[];
  /** How the match could have gone on after it, in notation. */
  readonly line: readonly string[];
}

/** An action that changed the expected result of a match. */
export interface TurningPoint {
  /** The index of the action, from 0. */
  readonly index: number;
  /** Redacted for the viewer. */
  readonly notation: string;
  readonly actor: Actor;
  /** The seat that acted or, if it had no better action, the seat that lost most. */
  readonly seat: Seat;
  /** The decrease of that seat’s share of a win, from 0 to 1. */
  readonly loss: number;
  readonly better?: SuggestedAction;
  /** Set if neither chance nor a better action explains the change. */
  readonly isUnexplained?: true;
}

/** What an analysis has found. */
export interface AnalysisFindings {
  /** The expected share of each seat, by number of actions played; after an early ending followed by the result. */
  readonly curve: readonly Shares[];
  /** The mean error of the estimated shares. */
  readonly uncertainty: number;
  /** In the order of play. */
  readonly points: readonly TurningPoint[];
}

/** The state of a requested analysis. While it works, its findings are those of a shorter search. */
export type AnalysisState =
  | {
      readonly state: "working";
      readonly done: number;
      readonly all: number;
      readonly findings: AnalysisFindings | undefined;
    }
  | { readonly state: "failed" }
  | { readonly state: "done"; readonly findings: AnalysisFindings };

/** Search iterations of an analysis: in total, and the limits for each position. */
const ITERATION_BUDGET = { total: 60_000, min: 400, max: 8000 } as const;

/** Search iterations for each of `positions` positions: the fewer positions, the more iterations. */
export const iterationsFor = (positions: number): number =>
  Math.min(
    Math.max(Math.round(ITERATION_BUDGET.total / positions), ITERATION_BUDGET.min),
    ITERATION_BUDGET.max,
  );

const lossOf = (before: Shares, after: Shares, seat: Seat): number =>
  (before[seat] ?? 0) - (after[seat] ?? 0);

/** The seat that acted, if it had a better action, otherwise the seat that lost most. */
function loserOf({ actor, shares, sharesAfter, better }: ActionAnalysis): Seat {
  if (typeof actor === "number" && better && lossOf(shares, sharesAfter, actor) > 0) return actor;
  const losses = shares.map((_, seat) => lossOf(shares, sharesAfter, seat));
  return losses.indexOf(Math.max(...losses));
}

/** Whether the viewer may know a better action of a seat: that of another seat could reveal its hidden information. */
const canKnow = (game: Game, viewer: Viewer | undefined, actor: Actor): boolean =>
  !game.hidden || viewer === undefined || viewer === actor;

function toSuggestedAction(
  match: DisplayedMatch,
  position: AnyPosition,
  { text: notation, alsoGood, line }: NonNullable<ActionAnalysis["better"]>,
): SuggestedAction | undefined {
  const { game } = match;
  const action = game.parseAction(notation, position);
  if (!action.ok) return undefined;
  const targets = game.clicks(position, action.value);
  const description = describeAction(match, position, action.value);
  return { notation, description, targets, line, ...(alsoGood.length > 0 && { alsoGood }) };
}

function toTurningPoint(match: DisplayedMatch, moment: ActionAnalysis): TurningPoint {
  const { game, log, context, viewer } = match;
  const { index, actor, sharesAfter, better, text } = moment;
  const seat = loserOf(moment);
  const position = positionAfter(index, log, context.first);
  const betterAction =
    better && canKnow(game, viewer, actor) ? toSuggestedAction(match, position, better) : undefined;
  return {
    index,
    notation: log[index]?.notation ?? text,
    actor,
    seat,
    loss: lossOf(moment.shares, sharesAfter, seat),
    ...(betterAction && { better: betterAction }),
    ...(actor !== "chance" && !better && { isUnexplained: true as const }),
  };
}

/** Converts an analysis for display, redacted for the viewer. Includes every turning point, because the curve shows them all. */
export function toAnalysisFindings(
  match: DisplayedMatch,
  { actions, finalShares, uncertainty }: MatchAnalysis,
): AnalysisFindings {
  const curve = [
    ...actions.slice(0, 1).map(({ shares }) => shares),
    ...actions.map((each) => each.sharesAfter),
  ];
  const turning = actions.filter((moment) => moment.isTurningPoint);
  return {
    // the effect of an early ending is drawn after the last action
    curve: match.context.ended ? [...curve, finalShares] : curve,
    uncertainty,
    points: turning.map((moment) => toTurningPoint(match, moment)),
  };
}
