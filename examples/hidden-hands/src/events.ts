import type { GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { isBitten, NESTS, nestIndices, takerOf, UNKNOWN } from "./material.ts";
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
  const card = cards[seat] ?? UNKNOWN;
  const took: RuleEvent = { type: "took", clause, spaces: places, paths: [places], seat, card, eggs };
  if (after.phase !== "over") return [shown, took];
  const { scores = [] } = after.outcome;
  return [shown, took, { type: "ended", clause: "end.hands", spaces: [], scores }];
}

/** A nest comes out of its place in the bag. */
function turnedEvent(position: Position, eggs: number): RuleEvent {
  const open = nestIndices(turnedNests(position));
  const place = NESTS.findIndex((other, i) => other === eggs && !open.includes(i));
  const spaces = [`bag-${place + 1}`, "nest"];
  return { type: "turned", clause: "nest.turn", spaces, paths: [spaces], eggs };
}

/** The events of an action. A seat cannot compute the end of a round from its view, so it is read from `after`. */
export function eventsOf(position: Position, action: Action, after?: Position): readonly RuleEvent[] {
  if (action.phase === "deal")
    return [{ type: "dealt", clause: "setup.deal", spaces: [], hand: position.table.options.hand }];
  if (action.phase === "turn") return [turnedEvent(position, action.eggs)];
  if (position.phase !== "lay") return [];
  const [seat, card] = [position.laid.length, action.card];
  // the first card of a round removes those of the previous one
  const swept = seat === 0 ? (position.rounds.at(-1)?.cards ?? []) : [];
  const spaces = [`laid-${seat + 1}`, ...swept.map((other) => `gone-${other}`)];
  const laid: RuleEvent = { type: "laid", clause: "lay.hidden", spaces, seat, card };
  return [laid, ...endOfRound(after ?? lay.apply(position, action))];
}
