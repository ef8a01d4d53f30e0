/** A calendar day, such as `2026-11-24`. */
export type Day = string;

const DAY_LENGTH = 86_400_000;
/** A prime larger than the number of puzzles, so that no puzzle repeats before all were shown. */
const STRIDE = 7919;

/** The day in the time zone of the reader. */
export const dayOf = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** The number of days since 1970. */
const dayNumber = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_LENGTH);

/** Adds a number of days, which may be negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date((dayNumber(day) + days) * DAY_LENGTH).toISOString().slice(0, 10);

/** The game of a day; games alternate daily. */
export const dailyGame = (day: Day, games: readonly string[]): string =>
  games[dayNumber(day) % games.length] ?? "";

/** The puzzle of a day among the puzzles of its game. */
export const dailyPuzzle = <P>(day: Day, puzzles: readonly P[], games: number): P | undefined =>
  puzzles[(Math.floor(dayNumber(day) / games) * STRIDE) % puzzles.length];

/** The number of consecutive solved days up to the given day; the given day may still be open. */
export function streakOf(solved: readonly Day[], today: Day): number {
  const days = new Set(solved);
  let day = days.has(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; days.has(day); day = addDays(day, -1)) streak++;
  return streak;
}
