import type { Game } from "@serpentarium/core";
import { stateValueOf } from "@serpentarium/core/context";
import { recordOf } from "@serpentarium/core/match";
import { type GameRecord, parseRecord } from "@serpentarium/core/record";
import { type MatchContext, seriesStage } from "@serpentarium/table";
import { isMatchId, type LinkSeat, parseLinkSeat, sortSeats } from "../match/link-seat.ts";

const TURN_STATES = ["here", "elsewhere", "over"] as const;

export interface StoredMatch {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether someone at this browser is to act, or a player elsewhere. */
  readonly turn: (typeof TURN_STATES)[number];
  /** Also readable by later versions of the game. */
  readonly record: GameRecord;
  /** The state from which this version of the game resumes; unchecked. */
  readonly snapshot: unknown;
  /** The seat of this browser, if it is a match by link. */
  readonly link?: LinkSeat;
  /** Whether it was a live match, which has gone on with a rematch. */
  readonly wasLive?: boolean;
}

/** A match by link as stored in this browser. */
export type StoredLinkMatch = StoredMatch & Required<Pick<StoredMatch, "link">>;

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A unique id for a new match. */
export const newMatchId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Who is to act, from the point of view of this browser. */
function turnOf(game: Game, context: MatchContext, link: LinkSeat | undefined): StoredMatch["turn"] {
  if (seriesStage(context) === "over") return "over";
  return link && game.toAct(context.position) !== link.seat ? "elsewhere" : "here";
}

export function toStoredMatch(
  game: Game,
  context: MatchContext,
  { id, savedAt, link }: Pick<StoredMatch, "id" | "savedAt"> & { readonly link?: LinkSeat | undefined },
): StoredMatch {
  return {
    id,
    game: game.id,
    savedAt,
    turn: turnOf(game, context, link),
    record: recordOf(game, context),
    // storage accepts plain data only: JSON converts the list of actions to an array
    snapshot: JSON.parse(JSON.stringify({ value: stateValueOf(context), context })),
    ...(link && { link: { ...link, taken: sortSeats([...link.taken, link.seat]) } }),
  };
}

/** Whether two stored states of a match differ only in when they were saved. */
export const isSameMatch = (a: StoredMatch, b: StoredMatch): boolean =>
  JSON.stringify([a.turn, a.record, a.link]) === JSON.stringify([b.turn, b.record, b.link]);

/** Parses untrusted data; undefined if invalid. */
export function parseStoredMatch(data: unknown): StoredMatch | undefined {
  const { id, savedAt, turn, record, snapshot, link, wasLive } = Object(data);
  const [parsed, seat] = [parseRecord(record), parseLinkSeat(link)];
  if (!isMatchId(id) || !Number.isFinite(savedAt) || !TURN_STATES.includes(turn) || !parsed.ok)
    return undefined;
  if (link !== undefined && seat?.id !== id) return undefined;
  const { game } = parsed.value;
  return {
    id,
    game,
    savedAt,
    turn,
    record: parsed.value,
    snapshot,
    ...(seat && { link: seat }),
    ...(wasLive === true && { wasLive }),
  };
}
