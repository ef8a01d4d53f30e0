import {
  type ActionRange,
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  SerpentariumError,
  type Table,
} from "@serpentarium/core";
import { actionAt, countActions } from "@serpentarium/core/internal";
import { describeThrown } from "./author-line.ts";
import { copy } from "./data.ts";
import { listedIn } from "./listed-actions.ts";

/** A position of a playout with the action played there; the last position has none. */
export interface PlayoutStep {
  readonly index: number;
  readonly position: AnyPosition;
  /** The actions that the game lists here; only some of large ranges. */
  readonly legal: readonly AnyAction[];
  readonly action?: AnyAction;
  readonly next?: AnyPosition;
}

/** A run through a game, to the end or to a given length. */
export interface Playout {
  readonly game: Game;
  readonly table: Table;
  readonly steps: readonly PlayoutStep[];
  /** The message of the exception that cut the playout short. */
  readonly error?: string;
}

/** The maximal length of playouts, which are cut off there. */
export const MAX_ACTIONS = 3000;

/** A whole number from 0 that selects an action. */
export type ActionChoice = number;

function chooseAction(
  game: Game,
  position: AnyPosition,
  ranges: readonly ActionRange[],
  choice: ActionChoice,
): AnyAction {
  if (ranges.length > 0) return actionAt(ranges, choice % countActions(ranges));
  if (game.toAct(position) === "chance") return game.drawOutcome(copy(position), createRandom(choice));
  throw new SerpentariumError("no-action", `no legal action in "${position.phase}"`);
}

/**
 * Plays a game by choices, until they run out. The game under test gets copies of the positions, and the playout contains copies of the
 * game's results, so that neither can change the other.
 *
 * @param choose - returns the choice among `listed` actions (0 if chance draws), or undefined to stop
 */
export function runPlayout(
  game: Game,
  table: Table,
  choose: (listed: number, index: number) => ActionChoice | undefined,
): Playout {
  const steps: PlayoutStep[] = [];
  let last: PlayoutStep | undefined;
  try {
    for (let position = copy(game.start(table)); ; ) {
      last = { index: steps.length, position, legal: [] };
      const ranges = copy(game.legalRanges(copy(position)));
      const legal = listedIn(ranges);
      last = { ...last, legal };
      const choice = position.phase === "over" ? undefined : choose(countActions(ranges), last.index);
      if (choice === undefined) return { game, table, steps: [...steps, last] };
      const action = copy(chooseAction(game, position, ranges, choice));
      last = { ...last, action };
      const next = copy(game.apply(copy(position), copy(action)));
      steps.push({ ...last, next });
      position = next;
    }
  } catch (error) {
    return { game, table, steps: last ? [...steps, last] : steps, error: describeThrown(error) };
  }
}

/** Plays a game by a list of choices. */
export const playoutFromChoices = (game: Game, table: Table, choices: readonly ActionChoice[]): Playout =>
  runPlayout(game, table, (_listed, index) => choices[index]);
