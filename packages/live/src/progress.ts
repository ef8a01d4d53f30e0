import type { Player } from "@serpentarium/core/series";
import type { MatchCommand } from "./command.ts";
import type { Entry } from "./entry.ts";
import type { Step } from "./step.ts";

/** The numbers of the entries that later commands depend on, and the counts of entries that changed nothing. */
export interface Progress {
  /** The last entry that began or ended a match. */
  readonly round: number;
  /** The last request, or its refusal. */
  readonly request: number;
  /** The last entry that changed the occupant of a seat, by player. */
  readonly seated: readonly number[];
  /** The last entry that changed what a player can play, by player: any action except secret choices of others. */
  readonly changed: readonly number[];
  /** The number of a player's entries that changed nothing for the others in the current match, by player. */
  readonly idle: readonly number[];
  /** The total number of entries that changed nothing. */
  readonly idleInAll: number;
}

/** Returns the progress of a match that has been created. */
export const startProgress = (seats: number): Progress => ({
  round: 0,
  request: 0,
  seated: Array(seats).fill(0),
  changed: Array(seats).fill(0),
  idle: Array(seats).fill(0),
  idleInAll: 0,
});

/** An entry that exists, or is to be appended. */
type EntryLike = { readonly type: Entry["type"]; readonly player?: Player };

const IDLE: readonly Entry["type"][] = ["joined", "left", "asked", "declined"];

/** Returns the player whose entries changed nothing lasting, and their number: a choice and its takeback are two. */
export function idleOf({ type, player }: EntryLike, isSecret: boolean) {
  const count = type === "undone" && isSecret ? 2 : Number(IDLE.includes(type));
  return player !== undefined && count > 0 ? { player, count } : undefined;
}

/** Returns the progress after an entry. */
export function progressAfter(progress: Progress, step: Step): Progress {
  const { entry, n, mover, isSecret, isRound } = step;
  const isRequest = entry.type === "asked" || entry.type === "declined";
  const isSeat = entry.type === "joined" || entry.type === "left";
  const isAction = entry.type === "played" || entry.type === "undone";
  const owner = mover ?? (isSeat || entry.type === "undone" ? entry.player : undefined);
  const spent = idleOf(entry, isSecret);
  const isChanged = (player: Player): boolean => isRound || (isAction && !isSecret) || player === owner;
  return {
    round: isRound ? n : progress.round,
    request: isRequest ? n : progress.request,
    seated: isSeat ? progress.seated.with(entry.player, n) : progress.seated,
    changed: progress.changed.map((last, player) => (isChanged(player) ? n : last)),
    idle: progress.idle.map((count, player) =>
      entry.type === "began" ? 0 : count + (spent?.player === player ? spent.count : 0),
    ),
    idleInAll: progress.idleInAll + (spent?.count ?? 0),
  };
}

/** Returns the last entry that may have changed the meaning of a command of a player since it was sent. */
export function lastRelevant(
  { changed, seated, round, request }: Progress,
  { type }: MatchCommand,
  player: Player,
): number {
  const [own = 0, seat = 0] = [changed[player], seated[player]];
  if (type === "play") return own;
  if (type === "ask" || type === "decline") return Math.max(own, request);
  return type === "seat-bot" ? seat : Math.max(round, seat);
}
