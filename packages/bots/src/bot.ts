import { createRandom, type Game, type GameTypes, randomAction, SerpentariumError } from "@serpentarium/core";
import { countActions } from "@serpentarium/core/internal";
import { bestAction } from "./best-action.ts";
import type { BotSpec, MctsSpec } from "./bot-spec.ts";
import type { Budget, TimeSource } from "./budget.ts";
import { chooseAction } from "./choose-action.ts";
import type { Explanation } from "./explanation.ts";
import { explainGreedy } from "./greedy.ts";
import { createMctsSearch, type MctsSearch, type PositionSearch } from "./search/search.ts";
import { seenByActor } from "./seen-by-actor.ts";
import { equalShares } from "./shares.ts";
import { type ThinkControl, think, thinkSync } from "./think.ts";
import type { Step } from "./useless.ts";

/** A position in which a seat is to act, as a task for a bot. */
export interface BotRequest<T extends GameTypes> {
  readonly game: Game<T>;
  /** In a game with hidden information, the position as the acting seat sees it; bots ignore other parts. */
  readonly position: T["position"];
  /** The same seed gives the same result, unless the budget is in milliseconds. */
  readonly seed: number | string;
  /**
   * The positions before and after the last action of the acting seat, if known: an action that takes it back is not played while another
   * is as good.
   */
  readonly previous?: Step<T["position"]> | undefined;
}

/** A program that plays a game. */
export interface Bot<T extends GameTypes> {
  /** Chooses an action synchronously. Keeps no state between calls. */
  choose(position: T["position"], seed: number | string): T["action"];
}

const chooseRandom = <T extends GameTypes>({ game, position, seed }: BotRequest<T>): T["action"] =>
  randomAction(game, seenByActor(game, position), createRandom(seed));

/** The explanation of the random bot: one action, and equal shares for all seats. */
function explainRandom<T extends GameTypes>(request: BotRequest<T>): Explanation<T["action"]> {
  const { game, position } = request;
  const action = chooseRandom(request);
  const actor = game.toAct(position);
  const shares = equalShares(game, position.table);
  const text = game.formatAction(action, position);
  return {
    ...(actor !== undefined && { actor }),
    iterations: 0,
    shares,
    proven: false,
    actions: [{ action, text, visits: 0, shares, proven: false }],
  };
}

/** The budget for a request: a single iteration if there is only one legal action. */
const budgetFor = <T extends GameTypes>({ game, position }: BotRequest<T>, spec: MctsSpec): Budget =>
  countActions(game.legalRanges(position)) === 1 ? { iterations: 1 } : spec;

const searchFor = <T extends GameTypes>(
  { game, position, seed }: BotRequest<T>,
  spec: MctsSpec,
): MctsSearch<T> => createMctsSearch(game, position, seed, spec);

/**
 * Runs a bot on a position, yielding to the event loop regularly. The action to play is first.
 *
 * @param search - the search of an earlier position of the match, which is continued; a new one by default
 */
export async function runBot<T extends GameTypes>(
  request: BotRequest<T>,
  spec: BotSpec,
  options: ThinkControl<T["action"]> = {},
  search?: PositionSearch<T>,
): Promise<Explanation<T["action"]>> {
  options.signal?.throwIfAborted();
  const { game, position, seed } = request;
  if (spec.bot === "random") return explainRandom(request);
  if (spec.bot === "greedy") return explainGreedy(game, position, createRandom(seed), spec.aim);
  const explanation = await think(search ?? searchFor(request, spec), budgetFor(request, spec), options);
  return chooseAction(request, explanation, spec);
}

/**
 * Creates a bot for a game.
 *
 * @throws SerpentariumError `bad-option` when `spec` is not a bot, such as the bare name of one
 *
 * @example
 * ```ts
 * import { createBot } from "@serpentarium/bots";
 * import { createTable, parseTable, unwrap } from "@serpentarium/core";
 * import { ticTacToe } from "@serpentarium/tic-tac-toe";
 *
 * const bot = createBot(ticTacToe, { bot: "mcts", iterations: 200 });
 * const position = unwrap(ticTacToe.parsePosition("place:1 x.o.xo...", createTable(ticTacToe)));
 * ticTacToe.formatAction(bot.choose(position, "monday"), position); // => "c1"
 * ```
 */
export function createBot<T extends GameTypes>(game: Game<T>, spec: BotSpec, clock?: TimeSource): Bot<T> {
  switch (spec.bot) {
    case "random":
      return { choose: (position, seed) => chooseRandom({ game, position, seed }) };
    case "greedy":
      return {
        choose: (position, seed) => bestAction(explainGreedy(game, position, createRandom(seed), spec.aim)),
      };
    case "mcts":
      return {
        choose(position, seed) {
          const request = { game, position, seed };
          const explanation = thinkSync(searchFor(request, spec), budgetFor(request, spec), clock);
          return bestAction(chooseAction(request, explanation, spec));
        },
      };
    default:
      throw new SerpentariumError(
        "bad-option",
        `not a bot: ${JSON.stringify(spec)}; use parseBot for the name of a bot`,
      );
  }
}
