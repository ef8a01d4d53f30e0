import {
  type Game,
  type GameTypes,
  type PlayedAction,
  SerpentariumError,
  seatsOf,
  unwrap,
} from "@serpentarium/core";
import {
  applyMatchEvent,
  createMatch,
  type Match,
  type MatchEvent,
  playerAt,
  rulesOf,
  seatsToAct,
} from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import { type Clock, startTimes, type Times, timesAfter } from "./clock.ts";
import { Entries } from "./entries.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { matchEventOf, type Occupant } from "./match-event.ts";
import { findVersion } from "./missing-version.ts";
import { type Progress, progressAfter, startProgress } from "./progress.ts";
import type { Step } from "./step.ts";

/** A live match: exactly the replay of its entries. */
export interface LiveMatch extends Match<GameTypes, Occupant>, Times {
  readonly game: Game;
  /** The version of the game with which it was created. */
  readonly version: string;
  readonly clock: Clock;
  /** The hash of the secret that players need to join. */
  readonly invite: string;
  readonly entries: Entries;
  readonly progress: Progress;
}

/** Returns the player with a secret, given by its hash. */
export function findPlayer({ occupants }: LiveMatch, key: string | undefined): Player | undefined {
  const player = occupants.findIndex((one) => one && "key" in one && one.key === key);
  return player < 0 ? undefined : player;
}

/** Returns the players who have to act; empty before the match begins and after it is over. */
export const playersToAct = (match: LiveMatch): readonly Player[] =>
  seatsToAct(match.game, match).map((seat) => playerAt(match, seat));

/** Whether chance has to act. */
export const isChanceToAct = (match: LiveMatch): boolean =>
  match.hasBegun && match.game.toAct(match.position) === "chance";

/** The pending choices of a simultaneous phase. */
const choicesOf = ({ position }: LiveMatch) => position.choices ?? [];

/** Whether an entry makes a secret choice, or takes back one. */
const isSecretChoice = (before: LiveMatch, after: LiveMatch, entry: Entry): boolean =>
  (entry.type === "played" && choicesOf(after).length > choicesOf(before).length) ||
  (entry.type === "undone" && entry.count === 1 && choicesOf(after).length < choicesOf(before).length);

/** Returns the classification of an entry in a match. */
const stepOf = (before: LiveMatch, after: LiveMatch, entry: Entry): Step => ({
  entry,
  n: before.entries.length,
  mover: entry.type === "played" && entry.actor !== "chance" ? playerAt(before, entry.actor) : undefined,
  isSecret: isSecretChoice(before, after, entry),
  choosers: choicesOf(before).flatMap(({ seat }) => (seat === undefined ? [] : playerAt(before, seat))),
  isRound: entry.type === "began" || entry.type === "ended" || before.hasBegun !== after.hasBegun,
  toAct: playersToAct(after),
});

/** Updates progress and clocks after an entry. */
function withStep(before: LiveMatch, after: LiveMatch, entry: Entry): LiveMatch {
  const step = stepOf(before, after, entry);
  const { clocks, charged, retracted } = before;
  const times =
    entry.type === "began"
      ? startTimes(after.clock, seatsOf(after.table), step.toAct, entry.at)
      : timesAfter(after.clock, { clocks, charged, retracted }, step);
  return { ...after, ...times, progress: progressAfter(before.progress, step) };
}

function createLiveMatch(games: readonly Game[], entry: EntryOf<"created">): LiveMatch {
  const { seats, options, plan, version, clock, invite } = entry;
  const game = findVersion(games, entry);
  const table = { seats, options };
  return {
    ...createMatch<GameTypes, Occupant>(game, { table, plan }),
    ...{ game, version, clock, invite },
    entries: new Entries().append(entry),
    progress: startProgress(seats),
    ...startTimes(clock, seatsOf(table), [], entry.at),
  };
}

/** Returns the action of an entry with the positions before and after it: it was legal when it was stored. */
function replayAction(
  { game, position: from }: LiveMatch,
  { actor, action: text }: EntryOf<"played">,
): PlayedAction {
  const action = unwrap(game.parseAction(text, from));
  return { actor, action, text, from, position: game.apply(from, action) };
}

/**
 * Returns a match after an entry.
 *
 * @param match - undefined before the first entry, which creates it
 * @param action - the action of the entry, if it is known
 * @throws MissingVersionError `bad-version` if its version of the game is not installed
 * @throws SerpentariumError `bad-entry` if the entry is impossible
 */
export function applyEntry(
  games: readonly Game[],
  match: LiveMatch | undefined,
  entry: Entry,
  action?: PlayedAction,
): LiveMatch {
  if (!match && entry.type === "created") return createLiveMatch(games, entry);
  if (!match || entry.type === "created")
    throw new SerpentariumError("bad-entry", `"${entry.type}" cannot be entry ${match?.entries.length ?? 0}`);
  const event: MatchEvent<Occupant, PlayedAction> =
    entry.type === "played"
      ? { type: "played", action: action ?? replayAction(match, entry) }
      : matchEventOf(entry);
  const after = applyMatchEvent(rulesOf(match.game), match, event);
  return withStep(match, { ...after, entries: match.entries.append(entry) }, entry);
}
