/**
 * Phases in which several seats choose at the same time.
 *
 * @module
 */
import type { ActivePhaseName, GameTypes } from "../game.ts";
import type { SimultaneousDefinition } from "../phase.ts";
import { withSupport } from "../support.ts";
import { withChoices } from "./choices.ts";

/**
 * Creates a phase in which several seats choose, in any order and in secret until all have chosen. Core stores, hides and formats the
 * choices; the methods of the phase get them only after the last one. Without `clause` and `events`, the only event is that a seat has
 * chosen, by the clause `choice.secret`.
 */
export const simultaneousPhase = <T extends GameTypes, K extends ActivePhaseName<T>>(
  phase: Omit<SimultaneousDefinition<T, K>, "kind">,
): SimultaneousDefinition<T, K> => withSupport({ ...phase, kind: "simultaneous" }, withChoices);
