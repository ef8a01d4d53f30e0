import { type ChancePhase, shuffle } from "@serpentarium/core";
import type { HiddenHands } from "./game.ts";
import { ascending, SNAKES } from "./snakes.ts";

/** Chance deals. There are far too many deals to list, so one is drawn; none is refused that can be written down. */
export const deal: ChancePhase<HiddenHands, "deal"> = {
  kind: "chance",
  title: { en: "Deal", fr: "Distribuer" },
  next: ["turn"],
  draw({ table: { seats, options } }, random) {
    const cards = shuffle(random, SNAKES);
    const handOf = (seat: number) => ascending(cards.slice(seat * options.hand, (seat + 1) * options.hand));
    return { phase: "deal", hands: Array.from({ length: seats }, (_, seat) => handOf(seat)) };
  },
  refuse: () => undefined,
  apply: ({ table }, { hands }) => ({ phase: "turn", table, hands, rounds: [] }),
};
