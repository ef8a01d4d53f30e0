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
 * Creates a phase in which several seats choose, in any order and in secret until all have chosen. Core stores the choices,
 * hides them and formats them; the methods of the phase get no choice before the last one is made. Without `clause` and `events`,
 * nothing is told but that a seat has chosen, by the clause `choice.secret`.
 */
export const simultaneousPhase = <T extends GameTypes, K extends ActivePhaseName<T>>(
  phase: Omit<SimultaneousDefinition<T, K>, "kind">,
): SimultaneousDefinition<T, K> => withSupport({ ...phase, kind: "simultaneous" }, withChoices);
