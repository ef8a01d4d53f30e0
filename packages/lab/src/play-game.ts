import {
  type Actor,
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Seat,
  seenPosition,
} from "@serpentarium/core";
import type { Ending, Observer } from "./measures/measure.ts";
import type { OpenSetup } from "./open-setup.ts";

/** Where the random numbers of a game come from: its own stream, whoever plays it and when. */
export const streamOf = ({ setup }: OpenSetup, number: number): string => `${setup.seed}/${number}`;

/** What a seat plays; it sees no more than it may. */
function chosenBy(
  { bots, game }: OpenSetup,
  player: number,
  position: AnyPosition,
  seat: Seat,
  seed: string,
): AnyAction {
  const seen = seenPosition(game, position, seat);
  // there is a bot for each seat
  return bots[player]?.choose(seen, seed) as AnyAction;
}

/** How a game ended, before anybody has looked at its sample. */
export type Played = Omit<Ending, "sample">;

/**
 * Plays one game of a setup, the same one each time. From game to game the bots move on by one seat, so that what a bot
 * wins can be told from what its seat wins.
 *
 * @param isStopped - asked before each action; then the game is left where it is
 */
export function playGame(
  open: OpenSetup,
  number: number,
  observers: readonly Pick<Observer, "step">[] = [],
  isStopped: () => boolean = () => false,
): Played {
  const { game, table, setup } = open;
  const watching = observers.filter((observer) => observer.step !== undefined);
  const random = createRandom(streamOf(open, number));
  const playerAt = (seat: Seat): number => (seat + number) % table.seats;
  const stream = streamOf(open, number);
  let position = game.start(table);
  const goesOn = (index: number): boolean =>
    position.phase !== "over" && index < setup.longest && !isStopped();
  for (let index = 0; goesOn(index); index++) {
    const actor = game.toAct(position) as Actor;
    const isChance = actor === "chance";
    const legal = isChance ? [] : game.legalActions(position);
    const action = isChance
      ? game.draw(position, random)
      : chosenBy(open, playerAt(actor), position, actor, `${stream}/${index}`);
    const after = game.apply(position, action);
    const step = { index, actor, position, legal, action, after };
    for (const observer of watching) observer.step?.(step);
    position = after;
  }
  return { position, outcome: position.outcome, playerAt };
}
