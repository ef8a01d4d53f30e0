import { ActionHistory } from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import * as v from "valibot";
import type { EntryOf } from "./entry.ts";
import type { Step } from "./step.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The maximal travel time of a command that is not charged to the player, in milliseconds. */
export const MAX_LAG = SECOND;

const milliseconds = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Clock settings in milliseconds: a time for each move, or a time for the game with an increment for each move. */
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

/** The remaining time of a player, and since when the clock runs; `null` while it is stopped. */
export interface PlayerClock {
  readonly left: number;
  readonly since: number | null;
}

/** Stops or starts a player's clock, so that it runs exactly while the player has to act. */
function switchClock({ left, since }: PlayerClock, isToAct: boolean, at: number): PlayerClock {
  if (isToAct) return { left, since: since ?? at };
  return { left: since === null ? left : Math.max(0, left - (at - since)), since: null };
}

/**
 * Charges a player for the time of a move, without the lag of the command. The rest is negative if the move came within the tolerated lag
 * after the deadline.
 */
const chargeMove = ({ left, since }: PlayerClock, at: number, lag: number): PlayerClock => ({
  left: left - Math.max(0, at - (since ?? at) - Math.min(lag, MAX_LAG)),
  since: null,
});

/** Adds the increment for a move. */
const earn = (clock: NonNullable<Clock>, { left, since }: PlayerClock): PlayerClock => ({
  left: clock.kind === "move" ? clock.time : Math.max(0, left) + clock.increment,
  since,
});

/** The clocks of a match, and the data for charging moves and takebacks. */
export interface Times {
  /** The clock of each player; empty without a clock. */
  readonly clocks: readonly PlayerClock[];
  /** The clock of its player after each action, before the increment. */
  readonly charged: ActionHistory<PlayerClock>;
  /** The players who have taken back a secret choice since the last action: they are charged for lag. */
  readonly retracted: readonly Player[];
}

/** Starts and stops the clocks at a time, so that exactly those of the acting players run. */
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

/** Charges a secret choice without an increment until all have chosen, because its player can still take it back. */
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

/** A takeback restores no time: its player continues with the rest after the action, without its increment. */
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

/** Returns the clocks after an entry other than the beginning of a match. */
export const timesAfter = (clock: Clock, times: Times, step: Step): Times =>
  clock ? withTurn(charge(clock, times, step), step.toAct, step.entry.at) : times;

/** Returns the time at which a player's time is over; undefined while the clock is stopped. */
export const deadlineOf = ({ left, since }: PlayerClock): number | undefined =>
  since === null ? undefined : since + left + MAX_LAG;

/** A player, and the time at which their time is over. */
export interface Deadline {
  readonly player: Player;
  readonly at: number;
}

/** Returns the next deadline of a player; undefined while no clock runs. */
export function nextDeadline({ clocks }: Pick<Times, "clocks">): Deadline | undefined {
  return clocks
    .flatMap((clock, player) => {
      const at = deadlineOf(clock);
      return at === undefined ? [] : [{ player, at }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}

/** Returns the player whose time is over, if there is one. */
export function findLate(times: Pick<Times, "clocks">, now: number): Deadline | undefined {
  const late = nextDeadline(times);
  return late && late.at <= now ? late : undefined;
}
