import type { SeatPhase } from "@serpentarium/core";
import { LAYS } from "./action.ts";
import type { HiddenHands } from "./game.ts";
import { outcomeOf } from "./outcome.ts";

/** Everyone lays a card face down; the last one turns them all over. */
export const lay: SeatPhase<HiddenHands, "lay"> = {
  kind: "seat",
  title: { en: "Lay a snake face down", fr: "Poser un serpent face cachée" },
  next: ["lay", "turn", "over"],
  toAct: ({ laid }) => laid.length,
  legalActions: ({ hands, laid }) => (hands[laid.length] ?? []).flatMap((card) => LAYS[card] ?? []),
  refuse: ({ hands, laid }, { card }) =>
    hands[laid.length]?.includes(card)
      ? undefined
      : { clause: "lay.hand", data: { card }, spaces: [`laid-${laid.length + 1}`] },
  apply(position, { card }) {
    const { table, eggs } = position;
    const seat = position.laid.length;
    const hands = position.hands.with(
      seat,
      (position.hands[seat] ?? []).filter((other) => other !== card),
    );
    const laid = [...position.laid, card];
    if (laid.length < table.seats) return { ...position, hands, laid };
    const field = { table, hands, rounds: [...position.rounds, { eggs, cards: laid }] };
    return field.rounds.length < table.options.hand
      ? { phase: "turn", ...field }
      : { phase: "over", ...field, outcome: outcomeOf(field) };
  },
};
