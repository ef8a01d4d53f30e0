import type { SeatPhase } from "@serpentarium/core";
import { CARD_ACTIONS } from "../action.ts";
import { changeCount, kindsWithCards } from "../material/cards.ts";
import type { EndRules } from "../outcome.ts";
import { snakeOfSeat } from "../position.ts";
import type { Sssnake } from "../types.ts";
import type { GiveRules } from "./give-rules.ts";
import { type LayRules, snakeAfterAction } from "./lay-rules.ts";

/** The phase in which the roller lays all cards except one, and gives the last (`turn.two`, `turn.three`). */
export const createKeepPhase = (
  { legalLays, refuse }: LayRules,
  { give }: GiveRules,
  { completedPosition }: EndRules,
): SeatPhase<Sssnake, "keep"> => ({
  kind: "seat",
  next: ["keep", "receive", "reclaim", "roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions(position) {
    const lays = legalLays("keep", snakeOfSeat(position, position.roller), position.hand);
    return lays.length > 0 ? lays : kindsWithCards(position.hand).map((kind) => CARD_ACTIONS.keep[kind].out);
  },
  refuse,
  apply(position, choice) {
    const { table, roller, rolled, deck, snakes: before } = position;
    const hand = changeCount(position.hand, choice.kind, -1);
    const own = snakeOfSeat(position, roller);
    const snake = choice.type === "lay" ? snakeAfterAction(own, choice) : own;
    const snakes = snake === own ? before : before.with(roller, snake);
    if (!snake.ends) return completedPosition(position, snakes, roller, hand);
    const left = position.left - 1;
    return left > 0
      ? { phase: "keep", table, roller, rolled, deck, snakes, hand, left }
      : give({ table, roller, rolled, deck, snakes }, hand, "receive");
  },
});
