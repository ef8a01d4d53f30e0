import type { Game } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { applyLiveEvent, ownSeat, type WatchedMatch } from "@serpentarium/live/client";
import { contextOf } from "@serpentarium/table/live";
import { matchFromRecord } from "../match/start-match.ts";
import type { StoredLiveMatch } from "./live-library.ts";
import { type StoredMatch, toStoredMatch } from "./stored-match.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The id of a match of a live one, in the letters that ids of matches have. */
const matchId = (live: string, rematch: number): string =>
  [...live].reduce((number, letter) => number * 64n + BigInt(ALPHABET.indexOf(letter)), 1n).toString(36) +
  rematch.toString(36);

function toOwnMatch(
  game: Game,
  { id, seat }: StoredLiveMatch,
  match: WatchedMatch,
  savedAt: number,
): StoredMatch | undefined {
  const { occupants, names, ...played } = contextOf(match, ownSeat(match, seat));
  const opened = matchFromRecord(game, recordOf(game, { ...played, names }), { occupants, names });
  if (!opened.ok) return undefined;
  return {
    ...toStoredMatch(game, opened.value, { id: matchId(id, match.rematches), savedAt }),
    wasLive: true,
  };
}

/**
 * The finished matches of a live one before its last rematch, from the first that is not stored yet, as matches of this browser. A match
 * with hidden information has none: its record could not be replayed.
 */
export function rematchesOf(game: Game, stored: StoredLiveMatch): readonly StoredMatch[] {
  if (game.hidden || !stored.events.some(({ type }) => type === "began")) return [];
  const found: StoredMatch[] = [];
  let match: WatchedMatch | undefined;
  try {
    for (const event of stored.events) {
      const after = applyLiveEvent(game, match, event);
      const isRematch = match && after.rematches > match.rematches;
      const own =
        match && isRematch && match.rematches >= (stored.rematches ?? 0)
          ? toOwnMatch(game, stored, match, event.at)
          : undefined;
      if (own) found.push(own);
      match = after;
    }
  } catch {
    // this version of the game cannot read the match
    return [];
  }
  return found;
}
