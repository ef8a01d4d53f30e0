import type { Analysis, Moment, Shares } from "@serpentarium/bots";
import type { Actor, AnyPosition, Game, Seat, Text, Viewer } from "@serpentarium/core";
import { startOf } from "@serpentarium/core/turn";
import { positionAfter, type Shown } from "../shown.ts";
import { tellOf } from "./telling.ts";

/** What would have been better than what was played. */
export interface Better {
  readonly notation: string;
  /** What it does, or where that must stay hidden, what one presses for it. */
  readonly told: Text;
  /** The targets that spell it. */
  readonly targets: readonly string[];
}

/** An action at which a match turned. */
export interface TurningPoint {
  /** How many actions came before it. */
  readonly index: number;
  /** As far as those who look may know it. */
  readonly notation: string;
  readonly actor: Actor;
  /** Who lost most by it; where a seat acted, that one. */
  readonly seat: Seat;
  /** How much less that seat could expect afterwards. */
  readonly loss: number;
  readonly better?: Better;
}

/** A match that was thought through. */
export interface Study {
  readonly state: "done";
  /** What each seat could expect after so many actions. */
  readonly curve: readonly Shares[];
  /** In the order of play. */
  readonly points: readonly TurningPoint[];
}

/** An analysis that somebody asked for. */
export type Studying =
  | { readonly state: "working"; readonly done: number; readonly all: number }
  | { readonly state: "failed" }
  | Study;

/** What an analysis may cost, whatever the length of the match. */
const ITERATIONS = { all: 60_000, least: 400, most: 8000 } as const;

/** How long to think about each of so many positions: the fewer there are, the better they are known. */
export const iterationsFor = (positions: number): number =>
  Math.min(Math.max(Math.round(ITERATIONS.all / positions), ITERATIONS.least), ITERATIONS.most);

/** More turning points than these say nothing. */
const MOST = 8;

const lossOf = (before: Shares, after: Shares, seat: Seat): number =>
  (before[seat] ?? 0) - (after[seat] ?? 0);

/** Who lost most by an action. */
function loserOf({ actor, shares, after }: Moment): Seat {
  if (typeof actor === "number") return actor;
  const losses = shares.map((_, seat) => lossOf(shares, after, seat));
  return losses.indexOf(Math.max(...losses));
}

/** Whether somebody may know what another seat should have played: that speaks of what it held. */
const mayKnow = (game: Game, viewer: Viewer | undefined, actor: Actor): boolean =>
  !game.hidden || viewer === undefined || viewer === actor;

function betterIn(shown: Shown, position: AnyPosition, notation: string): Better | undefined {
  const { game } = shown;
  const action = game.parseAction(notation, position);
  if (!action.ok) return undefined;
  const targets = game.clicks(position, action.value);
  return { notation, told: tellOf(shown, position, action.value), targets };
}

function pointOf(shown: Shown, moment: Moment): TurningPoint {
  const { game, log, context, viewer } = shown;
  const { index, actor, after, better, text } = moment;
  const seat = loserOf(moment);
  const position = positionAfter(index, shown, startOf(game, context));
  const told = better && mayKnow(game, viewer, actor) ? betterIn(shown, position, better.text) : undefined;
  return {
    index,
    notation: log[index]?.notation ?? text,
    actor,
    seat,
    loss: lossOf(moment.shares, after, seat),
    ...(told && { better: told }),
  };
}

/** An analysis as the page shows it: with the greatest of its turning points, as the viewer may know them. */
export function studyOf(shown: Shown, { moments, last }: Analysis): Study {
  const curve = [...moments.map(({ shares }) => shares), last];
  const turning = moments.filter((moment) => moment.turning);
  const points = turning.map((moment) => pointOf(shown, moment));
  const greatest = points.filter(({ loss }) => loss > 0).toSorted((a, b) => b.loss - a.loss);
  return {
    state: "done",
    curve,
    points: greatest.slice(0, MOST).toSorted((a, b) => a.index - b.index),
  };
}
