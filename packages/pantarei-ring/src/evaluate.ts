import { evaluateWith } from "@serpentarium/pantarei/parts";
import { isFullTurn, landing } from "./material/ring.ts";

/** How well a seat stands in the ring: Pantareï’s judgement, with what a piece reaches there (`ring.full-turn`). */
export const evaluate = evaluateWith((row, pile, direction) =>
  isFullTurn(row, pile) ? -1 : landing(row, pile, direction),
);
