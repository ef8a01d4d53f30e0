import type { AnyPosition, Game } from "@serpentarium/core";

/** Delay before a bot plays, in milliseconds, so that people can follow. */
const BOT_DELAY = 700;
/** Delay before each die or card, in milliseconds. */
const CHANCE_DELAY = 500;

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The delay before a bot plays, in milliseconds. */
export const botDelay = (): number => (prefersReducedMotion() ? 0 : BOT_DELAY);

/** The delay before the site draws, in milliseconds: 0 for a deal whose outcomes cannot be listed. */
export const chanceDelay = (game: Game, position: AnyPosition): number =>
  game.chanceOutcomes(position) && !prefersReducedMotion() ? CHANCE_DELAY : 0;
