import type { Text } from "@serpentarium/core";
import { seesToAct } from "../eyes.ts";
import { waitsForPerson } from "../match.ts";
import type { Shown } from "../shown.ts";

/** What could be played. */
export interface Advice {
  readonly state: "given";
  readonly notation: string;
  /** What it does, or where nobody may know that yet, what one presses for it. */
  readonly told: Text;
  /** The targets that spell it. */
  readonly targets: readonly string[];
  /** What share of a win the person can expect of it. */
  readonly share: number;
  /** Whether that is certain. */
  readonly proven: boolean;
}

/** A hint that somebody asked for. */
export type Hint = { readonly state: "thinking" | "failed" } | Advice;

/** Whether somebody at this screen is to act, sees with what, and a program can advise them. */
export function canAdvise(shown: Shown): boolean {
  const { game, context } = shown;
  return (
    typeof game.toAct(context.position) === "number" && waitsForPerson(game, context) && seesToAct(shown)
  );
}
