const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Formats a time like a clock: `1:05`, or `23:10 h` for long times. */
export function formatTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const pad = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${pad((left % HOUR) / 60_000)}\u00A0h`;
  // rounds up, like a countdown
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}
