import type { Message } from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";
import { waitsForPerson } from "../match.ts";
import { isShownToActor } from "../viewer.ts";

/** A recommended action. */
export interface Hint {
  readonly state: "given";
  readonly notation: string;
  /** Its narration or, if that would reveal hidden information, the labels of its targets. */
  readonly description: readonly Message[];
  /** The ids of the targets to press. */
  readonly targets: readonly string[];
  /** The expected share of a win, from 0 to 1. */
  readonly share: number;
  /** Whether the share is proven by search to the end. */
  readonly proven: boolean;
  /** The mixture of actions to play, if a mixture is best; otherwise empty. */
  readonly mixture: readonly { readonly description: readonly Message[]; readonly times: number }[];
}

/** The state of a requested hint. */
export type HintState = { readonly state: "thinking" | "failed" } | Hint;

/** Whether a hint is possible: a person at this screen is to act and may see the acting seat's information. */
export function canHint(match: DisplayedMatch): boolean {
  const { game, context } = match;
  return (
    typeof game.toAct(context.position) === "number" && waitsForPerson(game, context) && isShownToActor(match)
  );
}
