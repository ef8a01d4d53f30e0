import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  SerpentariumError,
  type Table,
} from "@serpentarium/core";
import { copy, messageOf } from "./data.ts";

/** One position of a walk, and the action that was played there; the last position has none. */
export interface Step {
  readonly index: number;
  readonly position: AnyPosition;
  /** What the game lists here. */
  readonly legal: readonly AnyAction[];
  readonly action?: AnyAction;
  readonly next?: AnyPosition;
}

/** A game as far as it was played. */
export interface Walk {
  readonly game: Game;
  readonly table: Table;
  readonly steps: readonly Step[];
  /** Why it could not go on, where that was no end. */
  readonly broken?: string;
}

/** How to choose: any whole number from 0 stands for an action. */
export type Choice = number;

/** The action that a choice stands for: the one listed at that place, counted round, or one drawn with it as the seed. */
function chosen(game: Game, position: AnyPosition, legal: readonly AnyAction[], choice: Choice): AnyAction {
  if (legal.length > 0) return legal[choice % legal.length] as AnyAction;
  if (game.toAct(position) === "chance") return game.draw(copy(position), createRandom(choice));
  throw new SerpentariumError("no-action", `no legal action in "${position.phase}"`);
}

/**
 * The game that comes of choices, as long as they last. The game under test never gets the positions of the walk
 * itself but copies, and the walk holds nothing of what the game gave out: neither can spoil the other.
 *
 * @param choose - the choice at the next position among so many listed actions (0 where chance draws), or nothing to
 *   stop there
 */
export function walk(
  game: Game,
  table: Table,
  choose: (listed: number, index: number) => Choice | undefined,
): Walk {
  const steps: Step[] = [];
  let last: Step | undefined;
  try {
    for (let position = copy(game.start(table)); ; ) {
      last = { index: steps.length, position, legal: [] };
      const legal = copy(game.legalActions(copy(position)));
      last = { ...last, legal };
      const choice = position.phase === "over" ? undefined : choose(legal.length, last.index);
      if (choice === undefined) return { game, table, steps: [...steps, last] };
      const action = copy(chosen(game, position, legal, choice));
      last = { ...last, action };
      const next = copy(game.apply(copy(position), copy(action)));
      steps.push({ ...last, next });
      position = next;
    }
  } catch (error) {
    return { game, table, steps: last ? [...steps, last] : steps, broken: messageOf(error) };
  }
}

/** The game that comes of a list of choices. */
export const walkBy = (game: Game, table: Table, choices: readonly Choice[]): Walk =>
  walk(game, table, (_listed, index) => choices[index]);
