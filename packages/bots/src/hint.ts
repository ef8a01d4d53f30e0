import type { Game, GameTypes } from "@serpentarium/core";
import { consider } from "./bot.ts";
import type { BotSpec } from "./bot-spec.ts";
import type { Explanation } from "./explanation.ts";
import type { ThinkOptions } from "./think.ts";

/** Who gives hints: good, and soon done. */
export const ADVISER: BotSpec = { bot: "mcts", iterations: 2000, milliseconds: 1500 };

/** What to play, and what it is worth, for somebody who asks: the first of the actions, and the others beside it. */
export const hint = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  options: ThinkOptions<T["action"]> & { readonly bot?: BotSpec; readonly seed?: number | string } = {},
): Promise<Explanation<T["action"]>> =>
  consider({ game, position, seed: options.seed ?? 0 }, options.bot ?? ADVISER, options);
