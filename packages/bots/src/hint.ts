import type { Game, GameTypes } from "@serpentarium/core";
import { runBot } from "./bot.ts";
import type { BotSpec } from "./bot-spec.ts";
import type { Explanation } from "./explanation.ts";
import type { ThinkControl } from "./think.ts";

/** The bot that gives hints: as strong as it can be within 1.5 seconds. */
export const HINT_BOT: BotSpec = { bot: "mcts", iterations: 400_000, milliseconds: 1500 };

/** Suggests actions: the best one first, each with its expected shares. */
export const hint = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  options: ThinkControl<T["action"]> & { readonly bot?: BotSpec; readonly seed?: number | string } = {},
): Promise<Explanation<T["action"]>> =>
  runBot({ game, position, seed: options.seed ?? 0 }, options.bot ?? HINT_BOT, options);
