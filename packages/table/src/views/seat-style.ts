import type { AnyPosition, Game, Seat } from "@serpentarium/core";

/** The colours of a seat’s pieces as CSS properties, if the game defines them. */
export function seatStyle(game: Game, position: AnyPosition, seat: Seat): Readonly<Record<string, string>> {
  const paint = game.seatPaint?.(position, seat);
  return paint ? { "--seat": `var(--serpent-${paint})`, "--seat-edge": `var(--serpent-${paint}-ink)` } : {};
}
