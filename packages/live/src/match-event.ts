import type { MatchEvent } from "@serpentarium/core/match";
import type { Entry } from "./entry.ts";
import type { LiveEvent } from "./redact.ts";

/** Who plays: a person, identified by the hash of their secret, or a bot. */
export type Occupant = { readonly name: string; readonly key?: string } | { readonly bot: string };

/** A change of a match other than an action: an entry, or the event that a watcher received for it. */
type Change = Exclude<Entry | LiveEvent, { readonly type: "created" | "played" }>;

/** Converts an entry, or the event that a watcher received for it, to an event of the match. */
export function matchEventOf(told: Change): MatchEvent<Occupant, never> {
  switch (told.type) {
    case "joined": {
      const { player } = told;
      if ("bot" in told && told.bot !== undefined)
        return { type: "seated", player, occupant: { bot: told.bot } };
      const name = ("name" in told && told.name) || "";
      return { type: "seated", player, occupant: { name, ...("key" in told && { key: told.key }) }, name };
    }
    case "left":
      return { type: "seated", player: told.player, occupant: undefined };
    case "ended": {
      const { reason } = told;
      return { type: "ended", ending: reason === "draw" ? { reason } : { reason, seat: told.seat } };
    }
    default:
      return told;
  }
}
