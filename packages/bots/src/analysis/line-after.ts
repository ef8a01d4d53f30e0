import type { Game, GameTypes } from "@serpentarium/core";
import type { MctsOptions } from "../search/options.ts";
import { createMctsSearch } from "../search/search.ts";
import { type ThinkControl, think } from "../think.ts";

/** The maximal number of actions of a line. */
const MAX_LENGTH = 6;
/** The part of a position's iterations that each action of a line is searched with. */
const PART = 1 / 4;

interface LineOptions extends MctsOptions, Omit<ThinkControl<never>, "onProgress"> {
  readonly iterations: number;
  readonly seed: number | string;
}

/**
 * How a match could go on after an action, in notation: the best actions of all seats until chance is to act or the match is over. Empty in
 * a game with hidden information, where no seat can know it.
 */
export async function lineAfter<T extends GameTypes>(
  game: Game<T>,
  before: T["position"],
  action: T["action"],
  { iterations, seed, signal, timeSlice, clock, ...options }: LineOptions,
): Promise<readonly string[]> {
  if (game.hidden) return [];
  let position = game.apply(before, action);
  const search = createMctsSearch(game, position, seed, options);
  const line: string[] = [];
  while (line.length < MAX_LENGTH && typeof game.toAct(position) === "number") {
    search.moveTo(position);
    const budget = { iterations: Math.ceil(PART * iterations) };
    const [best] = (await think(search, budget, { signal, timeSlice, clock })).actions;
    if (!best) break;
    line.push(best.text);
    position = game.apply(position, best.action);
  }
  return line;
}
