import { createRandom, type GameTypes, unwrap } from "@serpentarium/core";
import type { OccupantInput } from "@serpentarium/core/turn";
import { fromPromise, type PromiseActorLogic } from "xstate";
import { bestAction } from "../best-action.ts";
import { runBot } from "../bot.ts";
import type { BotSpec, MctsSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";
import { createMctsSearch, type MctsSearch } from "../search/search.ts";
import type { ThinkControl } from "../think.ts";
import type { BotWorker } from "../worker/connect.ts";

/** Options of a bot at a seat. */
export interface BotOccupantOptions<A> extends Omit<ThinkControl<A>, "signal" | "onProgress"> {
  /** The worker in which the bot thinks; this thread by default. */
  readonly worker?: BotWorker;
  /**
   * Whether the search continues from one of its turns to the next. Its actions then depend on earlier turns and on whether the match was
   * restored in between; otherwise only on the position and the seed.
   */
  readonly resume?: boolean;
  /** Called regularly, and at the end, with the current explanation. */
  readonly onProgress?: (explanation: Explanation<A>) => void;
}

/** A bot at a seat, as an actor for `createTurnMachine`. */
export type BotOccupant<T extends GameTypes> = PromiseActorLogic<T["action"], OccupantInput<T>>;

/** Identifies the match and the seat of a turn, whose seed consists of the match's seed and the turn number. */
const seatKeyOf = ({
  seed,
  actor,
}: {
  readonly seed: string;
  readonly actor: OccupantInput<GameTypes>["actor"];
}): string => `${seed.slice(0, seed.lastIndexOf("/"))} ${actor}`;

/** Keeps the search of one match and seat from turn to turn. */
function createSearchCache<T extends GameTypes>() {
  let cached: { readonly seat: string; readonly search: MctsSearch<T> } | undefined;
  return (turn: OccupantInput<T>, spec: MctsSpec): MctsSearch<T> => {
    const seat = seatKeyOf(turn);
    if (cached?.seat !== seat || cached.search.game !== turn.game)
      cached = { seat, search: createMctsSearch(turn.game, turn.position, turn.seed, spec) };
    cached.search.moveTo(turn.position);
    return cached.search;
  };
}

/**
 * Creates a bot as an occupant of the turn machine. It is stopped if the turn ends otherwise, by undo or resignation. It throws if its
 * worker fails, which the machine emits as `failed`.
 *
 * @param spec - the bot, such as one of the `LEVELS`
 */
export function createBotOccupant<T extends GameTypes>(
  spec: BotSpec,
  options: BotOccupantOptions<T["action"]> = {},
): BotOccupant<T> {
  const { worker, resume = false, onProgress, clock, timeSlice } = options;
  const searchFor = createSearchCache<T>();
  return fromPromise<T["action"], OccupantInput<T>>(async ({ input, signal }) => {
    const { game, position, actor, seed } = input;
    if (actor === "chance") return game.drawOutcome(position, createRandom(seed));
    const thinkOptions = { signal, onProgress, clock, timeSlice } satisfies ThinkControl<T["action"]>;
    const match = resume ? seatKeyOf(input) : undefined;
    const search = match !== undefined && spec.bot === "mcts" && !worker ? searchFor(input, spec) : undefined;
    const explanation = worker
      ? unwrap(await worker.think(input, spec, { ...thinkOptions, match }))
      : await runBot(input, spec, thinkOptions, search);
    onProgress?.(explanation);
    return bestAction(explanation);
  });
}

/** Monte Carlo tree search as an occupant of the turn machine. */
export const createMctsOccupant = <T extends GameTypes>(
  spec: Omit<MctsSpec, "bot"> = {},
  options: BotOccupantOptions<T["action"]> = {},
): BotOccupant<T> => createBotOccupant({ bot: "mcts", ...spec }, options);
