import { type AnyAction, type AnyPosition, type Game, narrateEvent, type Text } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import { type MatchContext, waitsForPerson } from "@serpentarium/table";
import { type Odds, oddsOf, sumWeights } from "./odds.ts";

/** Whether a game has chance phases. */
export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** Whether a chance phase is reachable from a phase, or is that phase. */
export function canReachChance({ phases }: Game, phase: string): boolean {
  const reachable = new Set([phase]);
  for (const name of reachable) for (const next of phases[name]?.next ?? []) reachable.add(next);
  return [...reachable].some((name) => phases[name]?.kind === "chance");
}

/** Whether people deal: outcomes of chance come from a real table. */
export const isDealtByHand = ({ seating }: Pick<MatchContext, "seating">): boolean =>
  seating.dealer === PERSON;

/** Whether a person at this screen must enter the outcome of chance. */
export const needsChanceInput = (game: Game, context: MatchContext): boolean =>
  game.toAct(context.position) === "chance" && waitsForPerson(game, context);

/** A possible outcome of a chance turn. */
export interface ChanceOutcome {
  readonly notation: string;
  readonly name: Text;
  readonly odds: Odds;
}

/** The name of a chance action: the label of its target, else its narration, else its notation. */
function outcomeName(game: Game, position: AnyPosition, action: AnyAction): Text {
  const clicked = game.clicks(position, action).at(-1);
  const target = game.scene(position, "wide").targets.find(({ id }) => id === clicked);
  if (target) return target.label;
  const [event] = game.events(position, action);
  const notation = game.formatAction(action, position);
  return event
    ? { en: narrateEvent(game, event, "en"), fr: narrateEvent(game, event, "fr") }
    : { en: notation, fr: notation };
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
