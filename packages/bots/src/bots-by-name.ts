import type { AnyPosition, Game } from "@serpentarium/core";
import { bestAction, runBot } from "./bot.ts";
import type { BotSpec } from "./bot-spec.ts";
import { LEVELS } from "./levels.ts";

/** A position in which a bot has to act, as far as its seat knows it. */
export interface PositionToPlay {
  readonly game: Game;
  readonly position: AnyPosition;
}

/** Returns the notation of an action. Yields to the event loop while it thinks. */
export type NamedBot = (turn: PositionToPlay) => Promise<string>;

const play =
  (spec: BotSpec): NamedBot =>
  async ({ game, position }) => {
    const explanation = await runBot({ game, position, seed: crypto.randomUUID() }, spec);
    return game.formatAction(bestAction(explanation), position);
  };

/** The bots that people choose from by name: `random`, `greedy` and the levels, for example for the free seats of live matches. */
export const BOTS_BY_NAME: Readonly<Record<string, NamedBot>> = {
  random: play({ bot: "random" }),
  greedy: play({ bot: "greedy" }),
  ...Object.fromEntries(LEVELS.map(({ id, bot }) => [id, play(bot)])),
};
