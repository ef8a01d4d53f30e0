import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  say,
  type Text,
} from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import { type MatchContext, waitsForPerson } from "./match.ts";
import { type Odds, oddsOf, sumOf } from "./odds.ts";

/** Whether anything in a game is left to chance. */
export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** Whether chance acts in a phase, or may in one that can come after it. */
export function chanceAhead({ phases }: Game, phase: string): boolean {
  const seen = new Set([phase]);
  for (const name of seen) for (const next of phases[name]?.next ?? []) seen.add(next);
  return [...seen].some((name) => phases[name]?.kind === "chance");
}

/** Whether people deal: what chance does comes from a real table. */
export const isByHand = ({ seating }: Pick<MatchContext, "seating">): boolean => seating.dealer === PERSON;

/** Whether somebody at this screen is to say what chance did. */
export const asksForChance = (game: Game, context: MatchContext): boolean =>
  game.toAct(context.position) === "chance" && waitsForPerson(game, context);

/** Something that can come out. */
export interface Chance {
  readonly notation: string;
  readonly name: Text;
  readonly odds: Odds;
}

/** What an action of chance is called: like the target that spells it, or what happens; by its notation else. */
function nameOf(game: Game, position: AnyPosition, action: AnyAction): Text {
  const pressed = game.clicks(position, action).at(-1);
  const target = game.scene(position, "wide").targets.find(({ id }) => id === pressed);
  if (target) return target.label;
  const [event] = game.narrate(position, action);
  const notation = game.formatAction(action, position);
  return event ? { en: say(game, event, "en"), fr: say(game, event, "fr") } : { en: notation, fr: notation };
}

/** All that can come out at a turn of chance; nothing where that cannot be listed. */
export function chancesAt(game: Game, position: AnyPosition): readonly Chance[] | undefined {
  const outcomes = game.outcomes(position);
  const sum = sumOf(outcomes ?? []);
  return outcomes?.map(({ action, weight }) => ({
    notation: game.formatAction(action, position),
    name: nameOf(game, position, action),
    odds: oddsOf(weight, sum),
  }));
}

/** An action to show how one is written; at a turn of chance that cannot be listed, always the same one. */
export function exampleAt(game: Game, position: AnyPosition): string | undefined {
  const isDrawn = game.toAct(position) === "chance" && !game.outcomes(position);
  const action = isDrawn ? game.draw(position, createRandom("example")) : game.legalActions(position)[0];
  return action && game.formatAction(action, position);
}
