import type { Actor } from "@serpentarium/core";
import type { RequestKind } from "@serpentarium/core/match";
import type { EarlyEnding, OutcomeRecord } from "@serpentarium/core/record";
import type { Player, SeriesPlan } from "@serpentarium/core/series";
import type { Clock } from "./clock.ts";

/** What a match is created with, as everyone may know it. */
export interface MatchSetup {
  readonly type: "created";
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly plan: SeriesPlan;
  readonly clock: Clock;
  /** Whether the game hides information from some of the watchers. */
  readonly isHidden: boolean;
}

/** A public change in its stored form. */
export type OpenChange =
  | { readonly type: "left"; readonly player: Player }
  | { readonly type: "asked" | "declined"; readonly player: Player; readonly request: RequestKind }
  /** Takes back actions: from an index on, or one secret choice. */
  | { readonly type: "undone"; readonly player: Player; readonly index: number; readonly count: number }
  /** The next match of a series, or a rematch, begins. */
  | { readonly type: "began" };

/** A change of a match. The entries of the journal, in order, are the match. */
export type Entry = {
  /** The service's time in milliseconds, which stands still while no server runs. */
  readonly at: number;
  /** The id of the command that caused it; undefined if the host did. */
  readonly command?: string;
  /** The player who sent the command; undefined before the first seat is taken, and if the host caused it. */
  readonly by?: Player;
  /** The outcome, if this entry ends the current match, so that records can be created without the game. */
  readonly outcome?: OutcomeRecord;
} & (
  | (MatchSetup & {
      /** The hash of the secret that players need to join. */
      readonly invite: string;
    })
  | { readonly type: "joined"; readonly player: Player; readonly name: string; readonly key: string }
  | { readonly type: "joined"; readonly player: Player; readonly bot: string }
  | {
      readonly type: "played";
      readonly actor: Actor;
      readonly action: string;
      readonly lag?: number;
    }
  | ({ readonly type: "ended" } & EarlyEnding)
  | OpenChange
);

export type EntryOf<K extends Entry["type"]> = Extract<Entry, { readonly type: K }>;

/** Parses an entry of a journal. */
export const parseEntry = (text: string): Entry => JSON.parse(text);
