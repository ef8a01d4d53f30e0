import * as v from "valibot";

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

/** Creates the clock of a player at the start of a match. */
export const startClock = (clock: NonNullable<Clock>): PlayerClock => ({ left: clock.time, since: null });

/** Stops or starts a player's clock at a time, so that it runs if and only if the player has to act. */
export function switchClock({ left, since }: PlayerClock, isToAct: boolean, at: number): PlayerClock {
  if (isToAct) return { left, since: since ?? at };
  return { left: since === null ? left : Math.max(0, left - (at - since)), since: null };
}

/** Charges a player for a move, without the lag of the command, and adds what the move earns. */
export function chargeMove(
  clock: NonNullable<Clock>,
  { left, since }: PlayerClock,
  at: number,
  lag: number,
): PlayerClock {
  if (clock.kind === "move") return startClock(clock);
  const used = Math.max(0, at - (since ?? at) - Math.min(lag, MAX_LAG));
  return { left: Math.max(0, left - used) + clock.increment, since: null };
}

/** Returns the time at which a player is out of time; undefined while the clock stands still. */
export const deadlineOf = ({ left, since }: PlayerClock): number | undefined =>
  since === null ? undefined : since + left + MAX_LAG;
