import {
  type Game,
  parseTable,
  playedAction,
  type Random,
  type Result,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import { playInMatch, seatOf } from "@serpentarium/core/match";
import { givingUpText, outcomeRecordOf } from "@serpentarium/core/record";
import { type Player, parseSeriesPlan } from "@serpentarium/core/series";
import { ask, decline } from "./agreement.ts";
import { type Clock, findLate } from "./clock.ts";
import type { CommandRequest, MatchCommand } from "./command.ts";
import { type Draft, type Drafts, drafts, ending, isOver, notBegun, storedOf } from "./draft.ts";
import { type Entry, parseEntry } from "./entry.ts";
import { badEventId, badSecret, failLive, unknownMatch } from "./failure.ts";
import { refuseLength } from "./limits.ts";
import { applyEntry, findPlayer, isChanceToAct, type LiveMatch } from "./match.ts";
import { lastRelevant } from "./progress.ts";
import { findCommand } from "./sent-before.ts";

/** A command, or an action of the host itself. */
export type Request =
  | CommandRequest
  /** The action of a bot, for the match as it was after an entry. */
  | { readonly bot: Player; readonly action: string; readonly after: number }
  | { readonly flag: true };

/** The inputs of a decision other than the match. */
export interface Environment {
  /** The service's time, in milliseconds. */
  readonly now: number;
  /** Draws the outcomes of chance. */
  readonly random: Random;
  readonly games: readonly Game[];
  /** The names of the bots that can be seated. */
  readonly bots: readonly string[];
}

/** The result of a command: the entries to append, empty if it was executed before; and the number of its last entry. */
export interface Decision {
  readonly entries: readonly Entry[];
  /** The entries in their stored form. */
  readonly texts: readonly string[];
  /** The match after each of them. */
  readonly matches: readonly LiveMatch[];
  readonly n: number;
}

const seatTaken = () => failLive("seat-taken", { id: "failures.seat-taken.free" });
const isStale = () => failLive("stale", { id: "failures.stale.match" });

/** Whether a seat is free, and has been since an entry. */
const isFree = (
  { occupants, progress }: LiveMatch,
  player: Player,
  after = Number.POSITIVE_INFINITY,
): boolean => !occupants[player] && (progress.seated[player] ?? 0) <= after;

/** Opens a match. */
function create(
  command: Extract<MatchCommand, { readonly type: "create" }>,
  invite: string,
  env: Environment,
): Drafts {
  const game = env.games.find(({ id }) => id === command.game);
  if (!game) {
    const known = env.games.map(({ id }) => id);
    return failLive("unknown-game", { id: "failures.unknown-game.expected", data: { known } });
  }
  const table = parseTable(game, command.options, command.seats);
  if (!table.ok) return table;
  const plan = parseSeriesPlan(command.plan ?? {});
  if (!plan.ok) return plan;
  const { outcome } = game.start(table.value);
  return drafts({
    type: "created",
    game: game.id,
    version: game.version,
    ...table.value,
    plan: plan.value,
    clock: (command.clock ?? null) as Clock,
    isHidden: game.hidden !== undefined,
    invite,
    ...(outcome && { outcome: outcomeRecordOf(outcome) }),
  });
}

/** Takes a given seat, or any free one. */
function join(
  match: LiveMatch,
  command: Extract<MatchCommand, { readonly type: "join" }>,
  { key, invite }: CommandRequest,
): Drafts {
  if (key === undefined || invite !== match.invite)
    return failLive("bad-secret", { id: "failures.bad-secret.join" });
  if (findPlayer(match, key) !== undefined) return failLive("seat-taken", { id: "failures.seat-taken.own" });
  const free = seatsOf(match.table).filter((player) => isFree(match, player, command.after));
  const player = command.player === undefined ? free[0] : free.find((one) => one === command.player);
  if (player === undefined) return seatTaken();
  return drafts({ type: "joined", player, name: command.name, key });
}

function seatBot(
  match: LiveMatch,
  { player, bot, after }: Extract<MatchCommand, { readonly type: "seat-bot" }>,
  { bots }: Environment,
): Drafts {
  if (!bots.includes(bot))
    return failLive("unknown-bot", { id: "failures.unknown-bot.expected", data: { known: bots } });
  if (!seatsOf(match.table).includes(player) || !isFree(match, player, after)) return seatTaken();
  return drafts({ type: "joined", player, bot });
}

function play(match: LiveMatch, text: string, seat?: Seat, lag = 0): Drafts {
  if (!match.hasBegun) return notBegun();
  const action = playInMatch(match.game, match, text, seat);
  return action.ok ? drafts({ type: "played", action: action.value, ...(lag > 0 && { lag }) }) : action;
}

/** Ends a match without a clause; if the others continue, only for one player. */
function leave(match: LiveMatch, player: Player, reason: "resign" | "abandon" | "time"): Drafts {
  const seat = seatOf(match, player);
  const action = givingUpText(match.game, { reason, seat });
  return action === undefined ? ending(match, { reason, seat }) : play(match, action);
}

function end(match: LiveMatch, player: Player, reason: "resign" | "abandon"): Drafts {
  if (!match.hasBegun) return notBegun();
  return match.outcome ? isOver() : leave(match, player, reason);
}

/** Ends a match whose clock has run out. Fails while every player has time left. */
function flag(match: LiveMatch, now: number): Drafts {
  const late = findLate(match, now);
  return late
    ? leave(match, late.player, "time")
    : failLive("bad-command", { id: "failures.bad-command.not-late" });
}

function draft(match: LiveMatch | undefined, request: Request, env: Environment): Drafts {
  if (!match)
    return "command" in request && request.command.type === "create"
      ? create(request.command, request.invite ?? "", env)
      : unknownMatch();
  if ("flag" in request) return flag(match, env.now);
  const { progress } = match;
  if ("bot" in request) {
    const { bot, action, after } = request;
    return (progress.changed[bot] ?? 0) > after ? isStale() : play(match, action, seatOf(match, bot));
  }
  const { command, key } = request;
  if (command.type === "create") return failLive("match-exists", { id: "failures.match-exists.id" });
  if (command.type === "join") return join(match, command, request);
  const player = findPlayer(match, key);
  if (player === undefined) return badSecret();
  if (lastRelevant(progress, command, player) > (command.after ?? Number.POSITIVE_INFINITY)) return isStale();
  switch (command.type) {
    case "seat-bot":
      return seatBot(match, command, env);
    case "leave":
      return drafts({ type: "left", player });
    case "play":
      return play(match, command.action, seatOf(match, player), command.lag);
    case "ask":
      return ask(match, player, command.request);
    case "decline":
      return decline(match, player, command.request);
    case "end":
      return end(match, player, command.reason);
  }
}

/** Returns the command that causes the entries, and its sender. */
function causeOf(
  match: LiveMatch | undefined,
  request: Request,
  first: Draft | undefined,
): Pick<Entry, "command" | "by"> {
  if (!("command" in request)) return {};
  const { command, key } = request;
  const by = first?.type === "joined" && "key" in first ? first.player : match && findPlayer(match, key);
  return { command: command.id, ...(by !== undefined && { by }) };
}

/**
 * Decides the effect of a command in a match: the entries to append, including the following outcomes of chance. A pure function.
 *
 * @param match - undefined if there is none
 */
export function decide(match: LiveMatch | undefined, request: Request, env: Environment): Result<Decision> {
  const earlier = match && "command" in request ? findCommand(match, request) : undefined;
  if (earlier)
    return earlier.ok
      ? { ok: true, value: { entries: [], texts: [], matches: [], n: earlier.value } }
      : earlier;
  const length = match?.entries.length ?? 0;
  if ("command" in request && "after" in request.command && (request.command.after ?? -1) >= length)
    return badEventId(length);
  const result = draft(match, request, env);
  if (!result.ok) return result;
  const tooLong =
    match && result.value.map((one) => refuseLength(match, one)).find((one) => one !== undefined);
  if (tooLong) return tooLong;
  const at = Math.max(env.now, match?.entries.at(-1)?.at ?? 0);
  const cause = causeOf(match, request, result.value[0]);
  const matches: LiveMatch[] = [];
  const texts: string[] = [];
  let after = match;
  const append = (one: Draft) => {
    const { entry, outcome, action } = storedOf(one);
    const text = JSON.stringify({
      ...entry,
      at,
      ...cause,
      ...(outcome && { outcome }),
    });
    // continue from the stored form of the entry, as a replay does
    after = applyEntry(env.games, after, parseEntry(text), action);
    texts.push(text);
    matches.push(after);
  };
  for (const one of result.value) append(one);
  while (after && isChanceToAct(after)) {
    const { game, position } = after;
    append({ type: "played", action: playedAction(game, position, game.drawOutcome(position, env.random)) });
  }
  const entries = after?.entries.from(length) ?? [];
  return { ok: true, value: { entries, texts, matches, n: length + entries.length - 1 } };
}
