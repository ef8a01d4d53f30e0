import { createRandom, type GameTypes, type Seat } from "@serpentarium/core";
import type { BotRequest } from "./bot.ts";
import type { Style } from "./bot-spec.ts";
import { candidateActions } from "./candidates.ts";
import type { ActionEvaluation } from "./explanation.ts";
import { explainGreedy } from "./greedy.ts";
import { estimateValue } from "./shares.ts";

/** How much what is seen at once counts beside what the search expects. */
const WEIGHTS: Readonly<Record<Style, number>> = { greedy: 0.5, careful: 0.25 };

type Preference<A> = (evaluation: ActionEvaluation<A>) => number;

/** How good the position right after an action looks. */
function createGain<T extends GameTypes>(
  { game, position, seed }: BotRequest<T>,
  seat: Seat,
): Preference<T["action"]> {
  const { actions } = explainGreedy(game, position, createRandom(`${seed}/style`));
  const gains = new Map(actions.map(({ text, shares }) => [text, shares[seat] ?? 0]));
  return ({ text, shares }) => gains.get(text) ?? shares[seat] ?? 0;
}

/** How much worse, at most, the position looks after whatever comes next. */
function createRisk<T extends GameTypes>(
  { game, position }: BotRequest<T>,
  seat: Seat,
): Preference<T["action"]> {
  return ({ action }) => {
    if (game.hidden) return 0;
    const after = game.apply(position, action);
    const actor = game.toAct(after);
    if (actor === undefined || actor === seat) return 0;
    const next =
      actor === "chance"
        ? (game.chanceOutcomes(after) ?? []).map((outcome) => outcome.action)
        : candidateActions(game, after);
    const shareOf = (of: T["position"]): number => estimateValue(game, of)[seat] ?? 0;
    const now = shareOf(after);
    return next.reduce((risk, reply) => Math.max(risk, now - shareOf(game.apply(after, reply))), 0);
  };
}

/** What an action is worth to a bot of a style: the share that the search expects, and a part of what its style looks at. */
export function createPreference<T extends GameTypes>(
  request: BotRequest<T>,
  seat: Seat,
  style: Style | undefined,
): Preference<T["action"]> {
  const shareOf: Preference<T["action"]> = ({ shares }) => shares[seat] ?? 0;
  if (!style) return shareOf;
  const weight = WEIGHTS[style];
  if (style === "greedy") {
    const gainOf = createGain(request, seat);
    return (evaluation) => shareOf(evaluation) + weight * gainOf(evaluation);
  }
  const riskOf = createRisk(request, seat);
  return (evaluation) => shareOf(evaluation) - weight * riskOf(evaluation);
}
