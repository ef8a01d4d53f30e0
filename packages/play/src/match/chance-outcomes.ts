import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type Message,
  messageOfEvent,
} from "@serpentarium/core";
import { type Odds, oddsOf, sumWeights } from "./odds.ts";

export interface ChanceOutcome {
  readonly notation: string;
  readonly name: Message;
  readonly odds: Odds;
}

/** The name of a chance action: the label of its target, else its narration, else its notation. */
function outcomeName(game: Game, position: AnyPosition, action: AnyAction): Message {
  const clicked = game.clicks(position, action).at(-1);
  const target = game.scene(position, "wide").targets.find(({ id }) => id === clicked);
  if (target) return target.label;
  const [event] = game.events(position, action);
  return event ? messageOfEvent(event) : game.formatAction(action, position);
}

/** All outcomes of a chance turn; undefined if they cannot be listed. */
export function listChanceOutcomes(game: Game, position: AnyPosition): readonly ChanceOutcome[] | undefined {
  const outcomes = game.chanceOutcomes(position);
  const sum = sumWeights(outcomes ?? []);
  return outcomes?.map(({ action, weight }) => ({
    notation: game.formatAction(action, position),
    name: outcomeName(game, position, action),
    odds: oddsOf(weight, sum),
  }));
}
