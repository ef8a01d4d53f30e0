/**
 * Phases in which several seats choose at the same time.
 *
 * @module
 */
import type { ActivePhaseName, GameTypes } from "../game.ts";
import type { SimultaneousPhase } from "../phase.ts";
import { withSupport } from "../support.ts";
import { withChoices } from "./choices.ts";

/**
 * Creates a phase in which several seats choose, in any order and in secret until all have chosen. Core stores the choices,
 * hides them and formats them; the methods of the phase get no choice before the last one is made.
 */
export const simultaneousPhase = <T extends GameTypes, K extends ActivePhaseName<T>>(
  phase: Omit<SimultaneousPhase<T, K>, "kind">,
): SimultaneousPhase<T, K> => withSupport({ ...phase, kind: "simultaneous" }, withChoices);
