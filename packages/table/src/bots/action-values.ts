import type { Explanation } from "@serpentarium/bots";
import type { AnyAction, AnyPosition, Message, Seat } from "@serpentarium/core";
import type { DisplayedMatch } from "../displayed-match.ts";
import { describeAction } from "./describe-action.ts";

/** The value of an action for the seat that acts. */
export interface ActionValue {
  readonly notation: string;
  readonly description: readonly Message[];
  /** The expected share of a win, from 0 to 1. */
  readonly share: number;
  /** Whether the share is proven by search to the end. */
  readonly isProven: boolean;
}

/** The values of the best actions at a position; better ones follow while a bot thinks. */
export interface ActionValues {
  readonly state: "thinking" | "done";
  /** Undefined until the bot has considered them, and if chance is to act. */
  readonly seat: Seat | undefined;
  /** The best ones, from the best. */
  readonly values: readonly ActionValue[];
}

/** The number of actions of which the values are shown. */
const MAX_VALUES = 5;

/** Converts an explanation to the values of its most searched actions. */
export function toActionValues(
  match: DisplayedMatch,
  position: AnyPosition,
  { actor, actions }: Explanation<AnyAction>,
  state: ActionValues["state"],
): ActionValues {
  if (typeof actor !== "number") return { state, seat: undefined, values: [] };
  const [best, ...others] = actions;
  const searched = others.toSorted((a, b) => b.visits - a.visits);
  const shown = best ? [best, ...searched].slice(0, MAX_VALUES) : [];
  return {
    state,
    seat: actor,
    values: shown
      .map(({ text, action, shares, proven }) => ({
        notation: text,
        description: describeAction(match, position, action),
        share: shares[actor] ?? 0,
        isProven: proven,
      }))
      .toSorted((a, b) => b.share - a.share),
  };
}
