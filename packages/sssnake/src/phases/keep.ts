import type { SeatPhase } from "@serpentarium/core";
import { CHOICES } from "../action.ts";
import type { Sssnake } from "../game.ts";
import { changed, kindsIn } from "../material/cards.ts";
import type { Ending } from "../outcome.ts";
import { snakeOf } from "../position.ts";
import type { Giving } from "./give.ts";
import { type Laying, snakeAfter } from "./laying.ts";

/** The roller lays all cards but one, one after the other, and gives the last (`turn.two`, `turn.three`). */
export const createKeep = (
  { laysIn, refuse }: Laying,
  { give }: Giving,
  { completed }: Ending,
): SeatPhase<Sssnake, "keep"> => ({
  kind: "seat",
  title: { en: "Choose and lay", fr: "Choisir et poser" },
  next: ["keep", "receive", "reclaim", "roll", "over"],
  toAct: ({ roller }) => roller,
  legalActions(position) {
    const lays = laysIn("keep", snakeOf(position, position.roller), position.hand);
    return lays.length > 0 ? lays : kindsIn(position.hand).map((kind) => CHOICES.keep[kind].out);
  },
  refuse,
  apply(position, choice) {
    const { table, roller, deck, snakes: before } = position;
    const hand = changed(position.hand, choice.kind, -1);
    const own = snakeOf(position, roller);
    const snake = choice.type === "lay" ? snakeAfter(own, choice) : own;
    const snakes = snake === own ? before : before.with(roller, snake);
    if (!snake.ends) return completed(position, snakes, roller, hand);
    const left = position.left - 1;
    return left > 0
      ? { phase: "keep", table, roller, deck, snakes, hand, left }
      : give({ table, roller, deck, snakes }, hand, "receive");
  },
});
