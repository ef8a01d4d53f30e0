import type { LevelId } from "@serpentarium/bots";
import {
  type AnyAction,
  createRandom,
  type Game,
  type GameTypes,
  randomAction,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { createTurnMachine, type OccupantInput, toResumeOptions } from "@serpentarium/core/turn";
import type { MatchContext, RunMatch } from "@serpentarium/table";
import { createActor, type EventObject, fromCallback, fromPromise } from "xstate";

/** The names of the random occupants: of a seat, and of chance. */
export const RANDOM = "random";
export const DICE = "dice";

/** The names of the bots, as in {@link import("@serpentarium/bots").parseBot}. */
export const BOTS = ["greedy", "beginner", "easy", "good", "strong"] as const satisfies readonly (
  | "greedy"
  | LevelId
)[];

/** The delay of a program at a seat, in milliseconds, so that the page stays usable if programs occupy all seats. */
const PROGRAM_DELAY = 300;

const randomOccupant = (pause: number) =>
  fromCallback<EventObject, OccupantInput<GameTypes>>(({ input: { game, position, seed }, sendBack }) => {
    const play = (): void =>
      sendBack({ type: "play", action: randomAction(game, position, createRandom(seed)) });
    const timer = setTimeout(play, pause);
    return () => clearTimeout(timer);
  });

/** A bot as an occupant. The bots are loaded when one first acts, to keep the page small. */
const botOccupant = (name: (typeof BOTS)[number]) =>
  fromPromise<AnyAction, OccupantInput<GameTypes>>(async ({ input, signal }) => {
    const pause = new Promise((resolve) => setTimeout(resolve, PROGRAM_DELAY));
    const { bestAction, parseBot, runBot } = await import("@serpentarium/bots");
    const explanation = await runBot(input, unwrap(parseBot(name)), { signal });
    await pause;
    return bestAction(explanation);
  });

/** Returns a function that runs matches of a game, with delayed programs. */
export function createRunMatch(game: Game): RunMatch {
  const machine = createTurnMachine<GameTypes, string>(game, {
    [RANDOM]: randomOccupant(PROGRAM_DELAY),
    [DICE]: randomOccupant(0),
    ...Object.fromEntries(BOTS.map((name) => [name, botOccupant(name)])),
  });
  return (context) => createActor(machine, toResumeOptions(game, machine, context));
}

/** The saved viewer of a match; undefined if all is shown, or if the table has no such seat. */
export const viewerOf = (
  { hidden }: Game,
  { table }: Pick<MatchContext, "table">,
  viewer: Viewer | null,
): Viewer | undefined =>
  !hidden || viewer === null || (viewer !== "everyone" && viewer >= table.seats) ? undefined : viewer;

/** Whether a game has phases of chance. */
export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");
