import { createRandom, type Game, type GameTypes, randomAction, SerpentariumError } from "@serpentarium/core";
import type { BotSpec, MctsSpec } from "./bot-spec.ts";
import type { Budget, Clock } from "./budget.ts";
import type { Explanation } from "./explanation.ts";
import { explainGreedy } from "./greedy.ts";
import { createSearch, type Search } from "./search/search.ts";
import { seenByActor } from "./seen-by-actor.ts";
import { type ThinkOptions, think, thinkAtOnce } from "./think.ts";
import { equalShares } from "./worth.ts";

/** A position in which a seat is to act, put to a bot. */
export interface Question<T extends GameTypes> {
  readonly game: Game<T>;
  /** Where the game hides something, what the seat sees: of more than that, no bot makes use. */
  readonly position: T["position"];
  /** The same seed gives the same answer, unless the budget is in milliseconds. */
  readonly seed: number | string;
}

/** A program that plays a game. */
export interface Bot<T extends GameTypes> {
  /** What it plays, at once. It forgets the position as soon as it has answered. */
  choose(position: T["position"], seed: number | string): T["action"];
}

const anyAction = <T extends GameTypes>({ game, position, seed }: Question<T>): T["action"] =>
  randomAction(game, seenByActor(game, position), createRandom(seed));

/** The answer of a bot that does not think: it expects the same for everybody. */
function explainAny<T extends GameTypes>(question: Question<T>): Explanation<T["action"]> {
  const { game, position } = question;
  const action = anyAction(question);
  const actor = game.toAct(position);
  const shares = equalShares(position.table.seats);
  const text = game.formatAction(action, position);
  return {
    ...(actor !== undefined && { actor }),
    iterations: 0,
    shares,
    proven: false,
    actions: [{ action, text, visits: 0, shares, proven: false }],
  };
}

/** What to spend on a question: nothing on one that has only one answer. */
const budgetFor = <T extends GameTypes>({ game, position }: Question<T>, spec: MctsSpec): Budget =>
  game.legalActions(position).length === 1 ? { iterations: 1 } : spec;

const searchFor = <T extends GameTypes>({ game, position, seed }: Question<T>, spec: MctsSpec): Search<T> =>
  createSearch(game, position, seed, spec);

/**
 * What a bot makes of a position, with pauses in which everything else has its turn: the action that it plays comes
 * first.
 *
 * @param search - one that goes on from an earlier position of the match; a new one when left out
 */
export async function consider<T extends GameTypes>(
  question: Question<T>,
  spec: BotSpec,
  options: ThinkOptions<T["action"]> = {},
  search?: Search<T>,
): Promise<Explanation<T["action"]>> {
  options.signal?.throwIfAborted();
  const { game, position, seed } = question;
  if (spec.bot === "random") return explainAny(question);
  if (spec.bot === "greedy") return explainGreedy(game, position, createRandom(seed), spec.worth);
  return think(search ?? searchFor(question, spec), budgetFor(question, spec), options);
}

/** The action that an explanation puts first. @throws SerpentariumError `over` where nobody can act */
export function bestOf<A>({ actions }: Explanation<A>): A {
  const [best] = actions;
  if (best) return best.action;
  throw new SerpentariumError("over", "nobody is to act");
}

/**
 * A bot for a game.
 *
 * @throws SerpentariumError `bad-option` for what is no bot, such as its bare name
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
export function createBot<T extends GameTypes>(game: Game<T>, spec: BotSpec, clock?: Clock): Bot<T> {
  switch (spec.bot) {
    case "random":
      return { choose: (position, seed) => anyAction({ game, position, seed }) };
    case "greedy":
      return {
        choose: (position, seed) => bestOf(explainGreedy(game, position, createRandom(seed), spec.worth)),
      };
    case "mcts":
      return {
        choose(position, seed) {
          const question = { game, position, seed };
          return bestOf(thinkAtOnce(searchFor(question, spec), budgetFor(question, spec), clock));
        },
      };
    default:
      throw new SerpentariumError(
        "bad-option",
        `no bot: ${JSON.stringify(spec)}; parseBot makes one of a name`,
      );
  }
}
