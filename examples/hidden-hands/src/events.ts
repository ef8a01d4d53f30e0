import type { EventTexts, GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { eggsText, isBitten, NESTS, nestIndices, takerOf, UNKNOWN } from "./material.ts";
import { type Action, lay } from "./phases.ts";
import { type Position, turnedNests } from "./position.ts";

/** The events of an action, each with its clause. */
export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "dealt"; readonly hand: number }
    | { readonly type: "turned"; readonly eggs: number }
    | { readonly type: "laid"; readonly seat: Seat; readonly card: number }
    | { readonly type: "shown"; readonly cards: readonly number[] }
    | { readonly type: "took"; readonly seat: Seat; readonly card: number; readonly eggs: number }
    | { readonly type: "ended"; readonly scores: readonly number[] }
  );

/** The events at the end of a round, and of the game, from the position after it. */
function endOfRound(after: Position): readonly RuleEvent[] {
  const round = after.phase === "lay" ? undefined : after.rounds.at(-1);
  if (!round) return [];
  const { eggs, cards } = round;
  const seat = takerOf(cards);
  const clause = isBitten(cards) ? "take.hatchling" : "take.longest";
  const spaces = cards.map((_, other) => `laid-${other + 1}`);
  const shown: RuleEvent = { type: "shown", clause: "lay.hidden", spaces, cards };
  const taken = after.rounds.filter((other) => takerOf(other.cards) === seat).length;
  const places = ["nest", `won-${seat + 1}-${taken}`];
  const took: RuleEvent = { type: "took", clause, spaces: places, seat, card: cards[seat] ?? UNKNOWN, eggs };
  if (after.phase !== "over") return [shown, took];
  const { scores = [] } = after.outcome;
  return [shown, took, { type: "ended", clause: "end.hands", spaces: [], scores }];
}

/** A nest comes out of its place in the bag. */
function turnedEvent(position: Position, eggs: number): RuleEvent {
  const open = nestIndices(turnedNests(position));
  const place = NESTS.findIndex((other, i) => other === eggs && !open.includes(i));
  return { type: "turned", clause: "nest.turn", spaces: [`bag-${place + 1}`, "nest"], eggs };
}

/** The events of an action. A seat cannot compute the end of a round from its view, so it is taken from `after`. */
export function eventsOf(position: Position, action: Action, after?: Position): readonly RuleEvent[] {
  if (action.phase === "deal")
    return [{ type: "dealt", clause: "setup.deal", spaces: [], hand: position.table.options.hand }];
  if (action.phase === "turn") return [turnedEvent(position, action.eggs)];
  if (position.phase !== "lay") return [];
  const [seat, card] = [position.laid.length, action.card];
  // the first card of a round sweeps those of the last one away
  const swept = seat === 0 ? (position.rounds.at(-1)?.cards ?? []) : [];
  const spaces = [`laid-${seat + 1}`, ...swept.map((other) => `gone-${other}`)];
  const laid: RuleEvent = { type: "laid", clause: "lay.hidden", spaces, seat, card };
  return [laid, ...endOfRound(after ?? lay.apply(position, action))];
}

export const texts: EventTexts<RuleEvent> = {
  dealt: {
    en: ({ hand }) => `Everyone gets ${hand} cards.`,
    fr: ({ hand }) => `Chacun reçoit ${hand} cartes.`,
  },
  turned: {
    en: ({ eggs }) => `A nest with ${eggsText(eggs).en} comes out of the bag.`,
    fr: ({ eggs }) => `Un nid avec ${eggsText(eggs).fr} sort du sac.`,
  },
  laid: {
    en: ({ seat, card }) =>
      `Player ${seat + 1} lays ${card === UNKNOWN ? "a snake" : `snake ${card}`} face down.`,
    fr: ({ seat, card }) =>
      `Le joueur ${seat + 1} pose ${card === UNKNOWN ? "un serpent" : `le serpent ${card}`} face cachée.`,
  },
  shown: {
    en: ({ cards }) => `The cards are turned over: ${cards.join(", ")}.`,
    fr: ({ cards }) => `On retourne les cartes : ${cards.join(", ")}.`,
  },
  took: {
    en: ({ seat, card, eggs }) => `Snake ${card} takes ${eggsText(eggs).en} for player ${seat + 1}.`,
    fr: ({ seat, card, eggs }) => `Le serpent ${card} prend ${eggsText(eggs).fr} pour le joueur ${seat + 1}.`,
  },
  ended: {
    en: ({ scores }) => `No cards are left. Eggs: ${scores.join(", ")}.`,
    fr: ({ scores }) => `Il ne reste plus de cartes. Œufs : ${scores.join(", ")}.`,
  },
};
