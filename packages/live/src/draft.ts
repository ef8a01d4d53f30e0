import type { PlayedAction, Result } from "@serpentarium/core";
import { type EarlyEnding, outcomeOfEarlyEnding, outcomeRecordOf } from "@serpentarium/core/record";
import type { Entry } from "./entry.ts";
import { failLive } from "./failure.ts";
import type { LiveMatch } from "./match.ts";

/** An entry without its time and its cause; distributes over unions. */
type WithoutStamp<E> = E extends Entry ? Omit<E, "at" | "command" | "by"> : never;

/** An entry before it gets its time and its cause; an action includes its effects. */
export type Draft =
  | WithoutStamp<Exclude<Entry, { readonly type: "played" }>>
  | { readonly type: "played"; readonly action: PlayedAction; readonly lag?: number };

/** The result of a request before its entries get their time, and before chance plays. */
export type Drafts = Result<readonly Draft[]>;

export const drafts = (...entries: readonly Draft[]): Drafts => ({ ok: true, value: entries });

/** The end of a match without a clause. */
export const ending = ({ game, table }: LiveMatch, end: EarlyEnding): Drafts =>
  drafts({ type: "ended", ...end, outcome: outcomeRecordOf(outcomeOfEarlyEnding(game, table, end)) });

/** Converts a draft to its stored form, without time and cause, and with the outcome if it ends the match. */
export function storedOf(one: Draft) {
  if (one.type !== "played") {
    const { outcome, ...entry } = one;
    return { entry, outcome };
  }
  const { type, action, ...rest } = one;
  const { actor, text, position } = action;
  const outcome = position.outcome && outcomeRecordOf(position.outcome);
  return { entry: { type, actor, action: text, ...rest }, outcome, action };
}

export const notBegun = () => failLive("not-begun", { id: "failures.not-begun.free-seat" });
export const isOver = () => failLive("over", { id: "failures.over.game" });
