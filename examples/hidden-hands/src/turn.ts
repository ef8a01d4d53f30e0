import type { ChancePhase } from "@serpentarium/core";
import type { HiddenHands } from "./game.ts";
import { KINDS, leftOf } from "./nests.ts";
import { turnedIn } from "./position.ts";

/** Chance draws a nest from the bag: at most four things can happen, so they are listed with their weights. */
export const turn: ChancePhase<HiddenHands, "turn"> = {
  kind: "chance",
  title: { en: "Draw a nest", fr: "Tirer un nid" },
  next: ["lay"],
  outcomes(position) {
    const turned = turnedIn(position);
    return KINDS.filter((eggs) => leftOf(turned, eggs) > 0).map((eggs) => ({
      action: { phase: "turn", eggs },
      weight: leftOf(turned, eggs),
    }));
  },
  refuse: (position, { eggs }) =>
    leftOf(turnedIn(position), eggs) > 0
      ? undefined
      : { clause: "nest.turn", data: { eggs }, spaces: ["nest"] },
  apply: ({ table, hands, rounds }, { eggs }) => ({ phase: "lay", table, hands, rounds, eggs, laid: [] }),
};
