import {
  type Actor,
  type AnyAction,
  type AnyPosition,
  createRandom,
  redactPosition,
  type Seat,
} from "@serpentarium/core";
import { type CountedAction, countLegalActions, randomCountedAction } from "@serpentarium/core/internal";
import type { GameEnd, GameObserver } from "./measures/measure.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";

/** The seed of a game, from its number. Every game has its own random stream, so the worker and the order do not matter. */
export const gameSeed = ({ setup }: ResolvedSetup, number: number): string => `${setup.seed}/${number}`;

/** The action chosen by the bot of a seat, and the number of legal ones; the bot sees only what the seat may see. */
function chooseAction(
  { bots, game, setup }: ResolvedSetup,
  player: number,
  position: AnyPosition,
  seat: Seat,
  seed: string,
): CountedAction {
  const visible = redactPosition(game, position, seat);
  // faster, and the same action as that of the bot
  if (setup.bots[player] === "random") return randomCountedAction(game, visible, createRandom(seed));
  // the setup has a bot for each seat
  const action = bots[player]?.choose(visible, seed) as AnyAction;
  return { action, legalCount: countLegalActions(game, position) };
}

/** The end of a game, without the evaluated sample of its turns. */
export type GameResult = Omit<GameEnd, "sample">;

/**
 * Plays one game of a setup; the same number gives the same game. From game to game the bots move on by one seat, to separate the strength
 * of a bot from the advantage of a seat.
 *
 * @param isStopped - called before each action; true aborts the game
 */
export function playGame(
  resolved: ResolvedSetup,
  number: number,
  observers: readonly Pick<GameObserver, "step">[] = [],
  isStopped: () => boolean = () => false,
): GameResult {
  const { game, table, setup } = resolved;
  const stepObservers = observers.filter((observer) => observer.step !== undefined);
  const playerAt = (seat: Seat): number => (seat + number) % table.seats;
  const seed = gameSeed(resolved, number);
  const random = createRandom(seed);
  let position = game.start(table);
  const shouldContinue = (index: number): boolean =>
    position.phase !== "over" && index < setup.longest && !isStopped();
  for (let index = 0; shouldContinue(index); index++) {
    const actor = game.toAct(position) as Actor;
    const { action, legalCount } =
      actor === "chance"
        ? { action: game.drawOutcome(position, random), legalCount: 0 }
        : chooseAction(resolved, playerAt(actor), position, actor, `${seed}/${index}`);
    const after = game.apply(position, action);
    const step = { index, actor, position, legalCount, action, after };
    for (const observer of stepObservers) observer.step?.(step);
    position = after;
  }
  return { position, outcome: position.outcome, playerAt };
}
