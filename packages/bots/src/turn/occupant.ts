import { createRandom, type GameTypes, unwrap } from "@serpentarium/core";
import type { Turn } from "@serpentarium/core/turn";
import { fromPromise, type PromiseActorLogic } from "xstate";
import { bestOf, consider } from "../bot.ts";
import type { BotSpec, MctsSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";
import { createSearch, type Search } from "../search/search.ts";
import type { ThinkOptions } from "../think.ts";
import type { BotWorker } from "../worker/connect.ts";

/** How a bot sits at a table. */
export interface OccupantOptions<A> extends Pick<ThinkOptions<A>, "clock" | "stretch"> {
  /** Where it thinks; without one between everything else that happens here. */
  readonly worker?: BotWorker;
  /**
   * Whether its search goes on from one of its turns to the next. Then what it plays depends on the turns before, also
   * on whether the match was restored in between; without it on the position and the seed alone.
   */
  readonly resume?: boolean;
  /** Told now and then what it thinks so far, and in the end. */
  readonly onProgress?: (explanation: Explanation<A>) => void;
}

/** A bot at a seat, as a program for `createTurnMachine`. */
export type Occupant<T extends GameTypes> = PromiseActorLogic<T["action"], Turn<T>>;

/** The match and the seat of a turn: its seed is that of the match and the number of the turn. */
const seatOf = ({
  seed,
  actor,
}: {
  readonly seed: string;
  readonly actor: Turn<GameTypes>["actor"];
}): string => `${seed.slice(0, seed.lastIndexOf("/"))} ${actor}`;

/** The search of the last turn of one match and seat. */
function createMemory<T extends GameTypes>() {
  let kept: { readonly seat: string; readonly search: Search<T> } | undefined;
  return (turn: Turn<T>, spec: MctsSpec): Search<T> => {
    const seat = seatOf(turn);
    if (kept?.seat !== seat || kept.search.game !== turn.game)
      kept = { seat, search: createSearch(turn.game, turn.position, turn.seed, spec) };
    kept.search.moveTo(turn.position);
    return kept.search;
  };
}

/**
 * A bot that takes a seat of the turn machine. It is stopped when the turn ends otherwise, by undo or a resignation, and
 * throws where its worker fails, which the machine tells as `failed`.
 *
 * @param spec - which bot, such as one of the `LEVELS`
 */
export function createBotOccupant<T extends GameTypes>(
  spec: BotSpec,
  options: OccupantOptions<T["action"]> = {},
): Occupant<T> {
  const { worker, resume = false, onProgress, clock, stretch } = options;
  const remembered = createMemory<T>();
  return fromPromise<T["action"], Turn<T>>(async ({ input, signal }) => {
    const { game, position, actor, seed } = input;
    if (actor === "chance") return game.draw(position, createRandom(seed));
    const following = { signal, onProgress, clock, stretch };
    const match = resume ? seatOf(input) : undefined;
    const search =
      match !== undefined && spec.bot === "mcts" && !worker ? remembered(input, spec) : undefined;
    const explanation = worker
      ? unwrap(await worker.think(input, spec, { ...following, match }))
      : await consider(input, spec, following, search);
    onProgress?.(explanation);
    return bestOf(explanation);
  });
}

/** Monte Carlo tree search at a seat. */
export const createMctsOccupant = <T extends GameTypes>(
  spec: Omit<MctsSpec, "bot"> = {},
  options: OccupantOptions<T["action"]> = {},
): Occupant<T> => createBotOccupant({ bot: "mcts", ...spec }, options);
