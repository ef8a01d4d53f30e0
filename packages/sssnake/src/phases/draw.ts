import type { ChancePhase, WeightedAction } from "@serpentarium/core";
import { DRAWS, type Draw } from "../action.ts";
import { changeCount, totalCards } from "../material/cards.ts";
import type { Sssnake } from "../types.ts";
import type { GiveRules } from "./give-rules.ts";

/** The phase in which chance draws a card; kinds are weighted by the cards left in the deck (`turn.roll`). */
export const createDrawPhase = ({ give }: GiveRules): ChancePhase<Sssnake, "draw"> => ({
  kind: "chance",
  next: ["draw", "keep", "lend", "reclaim", "roll", "over"],
  outcomes({ deck }) {
    const outcomes: WeightedAction<Draw>[] = [];
    for (let i = 0; i < DRAWS.length; i++) {
      const [action, weight] = [DRAWS[i], deck[i] ?? 0];
      if (action && weight > 0) outcomes.push({ action, weight });
    }
    return outcomes;
  },
  refuse: () => undefined,
  apply({ table, roller, rolled, deck: before, snakes, hand: held, left }, { kind }) {
    const deck = changeCount(before, kind, -1);
    const hand = changeCount(held, kind, 1);
    if (left > 1) return { phase: "draw", table, roller, rolled, deck, snakes, hand, left: left - 1 };
    const drawn = totalCards(hand);
    if (drawn > 1) return { phase: "keep", table, roller, rolled, deck, snakes, hand, left: drawn - 1 };
    return give({ table, roller, rolled, deck, snakes }, hand, "lend");
  },
});
