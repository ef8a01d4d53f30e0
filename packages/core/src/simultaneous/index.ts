/**
 * Phases in which several seats choose at the same time.
 *
 * @module
 */
import type { GameTypes, PlayedPhase } from "../game.ts";
import type { SimultaneousPhase } from "../phase.ts";
import { withChoices } from "./choices.ts";

/**
 * A phase in which several seats choose, in any order, and none knows what another chose until all have. Core keeps the
 * choices, hides them and writes them down; none of the phase's functions is told a choice before the last one is made.
 */
export const simultaneousPhase = <T extends GameTypes, K extends PlayedPhase<T>>(
  phase: Omit<SimultaneousPhase<T, K>, "kind" | "withChoices">,
): SimultaneousPhase<T, K> => ({ ...phase, kind: "simultaneous", withChoices });
