import {
  type AnyAction,
  type AnyPosition,
  actorOf,
  type Game,
  type Outcome,
  type Seat,
  SerpentariumError,
  seatsOf,
  type Table,
  unwrap,
} from "@serpentarium/core";
import { type EarlyEnding, type MatchRecord, outcomeOfEarlyEnding } from "@serpentarium/core/record";
import { type Player, playerAtSeat, type SeriesPlan, seatOfPlayer } from "@serpentarium/core/series";
import { type Clock, startTimes, type Times, timesAfter } from "./clock.ts";
import type { RequestKind } from "./command.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { findVersion } from "./missing-version.ts";
import { type Progress, progressAfter, startProgress } from "./progress.ts";
import type { Step } from "./step.ts";

/** Who plays: a person, known by the hash of their secret, or a bot. */
export type Occupant = { readonly name: string; readonly key: string } | { readonly bot: string };

/** A live match: the replay of its entries, and nothing else. */
export interface LiveMatch extends Times {
  readonly game: Game;
  readonly table: Table;
  readonly plan: SeriesPlan;
  readonly clock: Clock;
  /** The hash of the secret that players need to join. */
  readonly invite: string;
  readonly entries: readonly Entry[];
  /** Who plays, by player; undefined where the seat is free. */
  readonly occupants: readonly (Occupant | undefined)[];
  /** Whether all seats have been taken. */
  readonly hasBegun: boolean;
  /** How many series were played before this one; with each, all players move on by one seat. */
  readonly rematches: number;
  /** The finished matches of the series. */
  readonly earlier: readonly MatchRecord[];
  readonly actions: readonly AnyAction[];
  /** The position before each action, and the current one. */
  readonly positions: readonly AnyPosition[];
  readonly position: AnyPosition;
  readonly ended: EarlyEnding | undefined;
  /** The players who have asked for something that not all have agreed on yet. */
  readonly asked: Readonly<Partial<Record<RequestKind, readonly Player[]>>>;
  readonly progress: Progress;
}

/** The parts of a match that decide who sits where. */
export type SeatOrder = Pick<LiveMatch, "plan" | "table" | "rematches" | "earlier">;

/** Returns the seat of a player in the current match. */
export const seatOf = ({ plan, table: { seats }, rematches, earlier }: SeatOrder, player: Player): Seat =>
  (seatOfPlayer(plan, seats, earlier.length, player) + rematches) % seats;

/** Returns the player at a seat in the current match. */
export const playerAt = ({ plan, table: { seats }, rematches, earlier }: SeatOrder, seat: Seat): Player =>
  playerAtSeat(plan, seats, earlier.length, (seat + seats - (rematches % seats)) % seats);

/** Returns the players of a match. */
export const playersOf = ({ table }: Pick<LiveMatch, "table">): readonly Player[] => seatsOf(table);

/** Returns the outcome of the current match; undefined while it goes on. */
export const outcomeOf = ({
  table,
  position,
  ended,
}: Pick<LiveMatch, "table" | "position" | "ended">): Outcome | undefined =>
  position.outcome ?? (ended && outcomeOfEarlyEnding(table, ended));

/** Returns who has to act: players, or chance; nobody before the match begins and after it is over. */
export function playersToAct(match: LiveMatch): readonly Player[] {
  const { game, position, hasBegun } = match;
  return hasBegun && !outcomeOf(match) ? game.seatsToAct(position).map((seat) => playerAt(match, seat)) : [];
}

/** Whether chance has to act. */
export const isChanceToAct = (match: LiveMatch): boolean =>
  match.hasBegun && match.game.toAct(match.position) === "chance";

/** The choices of a simultaneous phase that wait for others. */
const choicesOf = ({ position }: Pick<LiveMatch, "position">) => position.choices ?? [];

/** Whether an entry makes a secret choice, or takes back one. */
const isSecretChoice = (before: LiveMatch, after: LiveMatch, entry: Entry): boolean =>
  (entry.type === "played" && choicesOf(after).length > choicesOf(before).length) ||
  (entry.type === "undone" && entry.count === 1 && choicesOf(after).length < choicesOf(before).length);

/** Returns what an entry means in a match. */
const stepOf = (before: LiveMatch, after: LiveMatch, entry: Entry): Step => ({
  entry,
  n: before.entries.length,
  mover: entry.type === "played" && entry.actor !== "chance" ? playerAt(before, entry.actor) : undefined,
  isSecret: isSecretChoice(before, after, entry),
  choosers: choicesOf(before).flatMap(({ seat }) => (seat === undefined ? [] : playerAt(before, seat))),
  isRound: entry.type === "began" || entry.type === "ended" || before.hasBegun !== after.hasBegun,
  toAct: playersToAct(after),
});

/** Brings progress and clocks up to date after an entry. */
function withStep(before: LiveMatch, after: LiveMatch, entry: Entry): LiveMatch {
  const step = stepOf(before, after, entry);
  const { clocks, lefts, retracted } = before;
  const times =
    entry.type === "began"
      ? startTimes(after.clock, playersOf(after), step.toAct, entry.at)
      : timesAfter(after.clock, { clocks, lefts, retracted }, step);
  return { ...after, ...times, progress: progressAfter(before.progress, step) };
}

/** Appends an action to the current match. */
function withAction(match: LiveMatch, action: AnyAction): LiveMatch {
  const position = match.game.apply(match.position, action);
  const { actions, positions } = match;
  return { ...match, actions: [...actions, action], positions: [...positions, position], position };
}

/** Takes actions back, and plays those again that came after them. */
function withoutActions(match: LiveMatch, { index, count }: EntryOf<"undone">): LiveMatch {
  const positions = match.positions.slice(0, index + 1);
  const before = { ...match, actions: match.actions.slice(0, index), positions };
  const after = match.actions.slice(index + count);
  return after.reduce(withAction, { ...before, position: positions.at(-1) ?? match.position });
}

const withoutRequests = (match: LiveMatch): LiveMatch => ({ ...match, asked: {} });

/** Returns the current match as it is stored in a record. */
const matchRecordOf = (match: LiveMatch): MatchRecord => ({
  actions: match.actions.map((action, i) =>
    match.game.formatAction(action, match.positions[i] ?? match.position),
  ),
  outcome: outcomeOf(match) ?? null,
});

/** Returns what a match of a series begins with. */
function startOf(game: Game, table: Table) {
  const position = game.start(table);
  return { actions: [], positions: [position], position, ended: undefined, asked: {} };
}

/** Begins the next match of the series, or the first one of another series. */
function withNextMatch(match: LiveMatch): LiveMatch {
  const earlier = [...match.earlier, matchRecordOf(match)];
  const isSeriesOver = earlier.length >= match.plan.games;
  return {
    ...match,
    ...startOf(match.game, match.table),
    earlier: isSeriesOver ? [] : earlier,
    rematches: match.rematches + Number(isSeriesOver),
  };
}

function withOccupant(match: LiveMatch, player: Player, occupant: Occupant | undefined): LiveMatch {
  const occupants = match.occupants.with(player, occupant);
  return { ...match, occupants, hasBegun: match.hasBegun || occupants.every((one) => one !== undefined) };
}

function change(match: LiveMatch, entry: Exclude<Entry, { readonly type: "created" }>): LiveMatch {
  switch (entry.type) {
    case "joined":
      return withOccupant(
        match,
        entry.player,
        "bot" in entry ? { bot: entry.bot } : { name: entry.name, key: entry.key },
      );
    case "left":
      return withoutRequests(withOccupant(match, entry.player, undefined));
    case "played":
      return withoutRequests(withAction(match, unwrap(match.game.parseAction(entry.action, match.position))));
    case "asked": {
      const asked = [...(match.asked[entry.request] ?? []), entry.player];
      return { ...match, asked: { ...match.asked, [entry.request]: asked } };
    }
    case "declined":
      return { ...match, asked: { ...match.asked, [entry.request]: [] } };
    case "undone":
      return withoutRequests(withoutActions(match, entry));
    case "ended": {
      const { reason } = entry;
      const ended = reason === "draw" ? { reason } : { reason, seat: entry.seat };
      return withoutRequests({ ...match, ended });
    }
    case "began":
      return withNextMatch(match);
  }
}

function createMatch(games: readonly Game[], entry: EntryOf<"created">): LiveMatch {
  const { seats, options, plan, clock, invite } = entry;
  const game = findVersion(games, entry);
  const table = { seats, options };
  return {
    ...startOf(game, table),
    game,
    table,
    plan,
    clock,
    invite,
    entries: [],
    occupants: seatsOf(table).map(() => undefined),
    hasBegun: false,
    rematches: 0,
    earlier: [],
    progress: startProgress(seats),
    ...startTimes(clock, seatsOf(table), [], entry.at),
  };
}

/**
 * Returns a match after an entry.
 *
 * @param match - undefined before the first entry, which creates it
 * @throws MissingVersionError `bad-version` where its version of the game is not installed
 * @throws SerpentariumError `bad-entry` where the entry does not fit
 */
export function applyEntry(games: readonly Game[], match: LiveMatch | undefined, entry: Entry): LiveMatch {
  if ((entry.type === "created") === (match !== undefined))
    throw new SerpentariumError("bad-entry", `"${entry.type}" cannot be entry ${match?.entries.length ?? 0}`);
  const after = entry.type === "created" ? createMatch(games, entry) : change(match as LiveMatch, entry);
  const next = { ...after, entries: [...after.entries, entry] };
  return match ? withStep(match, next, entry) : next;
}

/** Returns the seat that has played an action of the current match, or chance. */
export const actorAt = (match: LiveMatch, index: number) => {
  const action = match.actions[index];
  return action && actorOf(match.game, match.positions[index] ?? match.position, action);
};
