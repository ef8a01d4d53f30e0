import { ActionHistory } from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import * as v from "valibot";
import type { EntryOf } from "./entry.ts";
import type { Step } from "./step.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** How much of the time that a command travels is not charged, in milliseconds. */
export const MAX_LAG = SECOND;

const milliseconds = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Clocks in milliseconds: a time for each move, or a time for the game to which each move adds. */
export const clockSchema = v.nullable(
  v.variant("kind", [
    v.strictObject({ kind: v.literal("move"), time: milliseconds(10 * SECOND, 30 * DAY) }),
    v.strictObject({
      kind: v.literal("game"),
      time: milliseconds(10 * SECOND, DAY),
      increment: milliseconds(0, 600 * SECOND),
    }),
  ]),
);

/** The clock of a match; `null` without one. */
export type Clock = v.InferOutput<typeof clockSchema>;

/** What a player has left, and since when their clock runs: `null` while it stands still. */
export interface PlayerClock {
  readonly left: number;
  readonly since: number | null;
}

/** Stops or starts a player's clock at a time, so that it runs if and only if the player has to act. */
function switchClock({ left, since }: PlayerClock, isToAct: boolean, at: number): PlayerClock {
  if (isToAct) return { left, since: since ?? at };
  return { left: since === null ? left : Math.max(0, left - (at - since)), since: null };
}

/**
 * Charges a player for the time of a move, without the lag of the command. What is left is negative where the move came within
 * the lag that a deadline allows.
 */
const chargeMove = ({ left, since }: PlayerClock, at: number, lag: number): PlayerClock => ({
  left: left - Math.max(0, at - (since ?? at) - Math.min(lag, MAX_LAG)),
  since: null,
});

/** Adds what a move earns. */
const earn = (clock: NonNullable<Clock>, { left, since }: PlayerClock): PlayerClock => ({
  left: clock.kind === "move" ? clock.time : Math.max(0, left) + clock.increment,
  since,
});

/** The clocks of a match, and what moves and takebacks are charged by. */
export interface Times {
  /** The clock of each player; none without a clock. */
  readonly clocks: readonly PlayerClock[];
  /** The clock of its player after each action, before it earned something. */
  readonly charged: ActionHistory<PlayerClock>;
  /** The players who have taken back a secret choice since the last action: they are charged for lag. */
  readonly retracted: readonly Player[];
}

/** Starts and stops the clocks at a time, so that those of the players run who have to act. */
const withTurn = (times: Times, toAct: readonly Player[], at: number): Times => ({
  ...times,
  clocks: times.clocks.map((one, player) => switchClock(one, toAct.includes(player), at)),
});

/** Returns the clocks at the start of a match. */
export function startTimes(
  clock: Clock,
  players: readonly Player[],
  toAct: readonly Player[],
  at: number,
): Times {
  const clocks = clock ? players.map((): PlayerClock => ({ left: clock.time, since: null })) : [];
  return withTurn({ clocks, charged: new ActionHistory(), retracted: [] }, toAct, at);
}

/** A secret choice is charged, and earns nothing until all have chosen: its player alone can take it back. */
function afterAction(
  clock: NonNullable<Clock>,
  { clocks, charged, retracted }: Times,
  { entry, mover, isSecret, choosers }: Step,
): Times {
  const isFree = entry.type === "played" && mover !== undefined && !retracted.includes(mover);
  const lag = isFree ? (entry.lag ?? 0) : 0;
  const after = clocks.map((one, player) => (player === mover ? chargeMove(one, entry.at, lag) : one));
  const earners = isSecret || mover === undefined ? [] : [mover, ...choosers];
  return {
    clocks: after.map((one, player) => (earners.includes(player) ? earn(clock, one) : one)),
    charged: charged.append(after[mover ?? -1] ?? { left: 0, since: null }),
    retracted: isSecret ? retracted : [],
  };
}

/** A takeback gives no time back: its player goes on with what was left after the action, without what it had earned. */
function afterTakeback(
  { clocks, charged, retracted }: Times,
  { at, player, index, count }: EntryOf<"undone">,
  isSecret: boolean,
): Times {
  const restore = ({ left, since }: PlayerClock): PlayerClock => ({
    left: Math.max(0, (charged.at(index)?.left ?? left) - (since === null ? 0 : at - since)),
    since: null,
  });
  return {
    clocks: isSecret ? clocks : clocks.map((one, other) => (other === player ? restore(one) : one)),
    charged: charged.from(index + count).reduce((kept, one) => kept.append(one), charged.first(index)),
    retracted: isSecret ? [...retracted, player] : [],
  };
}

function charge(clock: NonNullable<Clock>, times: Times, step: Step): Times {
  const { entry, isSecret } = step;
  if (entry.type === "played") return afterAction(clock, times, step);
  return entry.type === "undone" ? afterTakeback(times, entry, isSecret) : times;
}

/** Returns the clocks after an entry that does not begin a match. */
export const timesAfter = (clock: Clock, times: Times, step: Step): Times =>
  clock ? withTurn(charge(clock, times, step), step.toAct, step.entry.at) : times;

/** Returns the time at which a player is out of time; undefined while the clock stands still. */
export const deadlineOf = ({ left, since }: PlayerClock): number | undefined =>
  since === null ? undefined : since + left + MAX_LAG;

/** A player, and when their time is over. */
export interface Deadline {
  readonly player: Player;
  readonly at: number;
}

/** Returns the player who is next to run out of time, and when; undefined while no clock runs. */
export function nextDeadline({ clocks }: Pick<Times, "clocks">): Deadline | undefined {
  return clocks
    .flatMap((clock, player) => {
      const at = deadlineOf(clock);
      return at === undefined ? [] : [{ player, at }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}

/** Returns the player who is out of time, if there is one. */
export function findLate(times: Pick<Times, "clocks">, now: number): Deadline | undefined {
  const late = nextDeadline(times);
  return late && late.at <= now ? late : undefined;
}
