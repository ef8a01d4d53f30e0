import { type AnyPosition, type Game, play, redactPosition, seatsOf } from "@serpentarium/core";
import { playerAt, seatOf } from "@serpentarium/core/match";
import { deadlineOf } from "../../src/clock.ts";
import type { Entry } from "../../src/entry.ts";
import { applyEntry, type LiveMatch, playersToAct } from "../../src/match.ts";
import { eventFor } from "../../src/redact.ts";
import type { ClientSetting, Connection, SentCommand } from "./client.ts";

/** How much an outage can be measured too short: the gap that counts as none, a beat, and some delays. */
const OUTAGE_ERROR = 4500;
/** What is allowed for delays between reading the clock and storing. */
const DELAY = 1000;

/** Checks that acknowledged commands are stored once, at the number that was acknowledged. */
export function checkCommand(command: SentCommand, entries: readonly Entry[]): string | undefined {
  const { id, answers } = command;
  const stored = entries.flatMap((entry, n) => (entry.command === id ? [n] : []));
  const last = stored.at(-1) ?? -1;
  if (stored.length > 0 && last - (stored[0] ?? 0) + 1 !== stored.length) return `${id} happened twice`;
  for (const { result, length } of answers) {
    if (result.ok && result.value.n >= length) return `${id} was acknowledged before it was stored`;
    if (result.ok && stored.length > 0 && result.value.n !== last)
      return `${id} was acknowledged as ${result.value.n}, and is ${last}`;
    if (result.ok && stored.length === 0) return `${id} was acknowledged and is lost`;
    // a command that does not say for which entry it was made can fit later
    const isRefused = !result.ok && !["not-stored", "stopping"].includes(result.error.code);
    if (isRefused && stored.length > 0 && (command.copies === 1 || command.after !== undefined))
      return `${id} was refused with ${result.error.code}, and is stored`;
  }
  return undefined;
}

/** Checks that a legal action is not refused by a server that has not read what others have stored. */
export function checkRefusal(command: SentCommand, before: LiveMatch | undefined): string | undefined {
  const { input, answers, length, player } = command;
  if (input.type !== "play" || !before) return undefined;
  const refused = answers.find((answer) => !answer.result.ok && answer.length === length);
  if (!refused || refused.result.ok || !playersToAct(before).includes(player)) return undefined;
  if (["not-stored", "over", "stopping"].includes(refused.result.error.code)) return undefined;
  const isBehind = command.after !== undefined && command.after < length - 1;
  if (isBehind && refused.result.error.code === "stale") return undefined;
  const played = play(before.game, before.position, input.action, seatOf(before, player));
  return played.ok ? `${command.id} is legal, and was refused with ${refused.result.error.code}` : undefined;
}

/** Whether a seat leaves because its time has run out, while the others play on. */
const isLateLeaving = (entry: Entry): boolean => entry.type === "played" && entry.action.endsWith("!time");

/** Checks that an entry may follow a match, by rules of its own rather than by `decide`. */
export function checkEntry(before: LiveMatch | undefined, entry: Entry): string | undefined {
  if (!before) return entry.type === "created" ? undefined : "the first entry creates nothing";
  const last = before.entries.at(-1);
  if (last && entry.at < last.at) return "time runs backwards";
  const isLate = before.clocks.some((clock) => (deadlineOf(clock) ?? Number.POSITIVE_INFINITY) <= entry.at);
  const isFlag = (entry.type === "ended" && entry.reason === "time") || isLateLeaving(entry);
  if (isLate && !isFlag) return `"${entry.type}" follows after the time of a player`;
  const people = seatsOf(before.table).filter((player) => "key" in (before.occupants[player] ?? {}));
  const agreed = (kind: "undo" | "draw" | "next") =>
    people.every(
      (player) =>
        before.asked[kind]?.includes(player) ||
        (kind !== "next" && before.game.isOut?.(before.position, seatOf(before, player))),
    );
  switch (entry.type) {
    case "created":
      return "a match is created twice";
    case "joined":
      if (before.occupants[entry.player]) return "a seat is taken twice";
      return "key" in entry && before.occupants.some((one) => one && "key" in one && one.key === entry.key)
        ? "a person has two seats"
        : undefined;
    case "played": {
      if (!before.hasBegun || before.ended) return "an action is played before the match or after it";
      const seat = entry.actor === "chance" ? undefined : entry.actor;
      if (entry.actor === "chance" && before.game.toAct(before.position) !== "chance")
        return "chance plays for a seat";
      if (seat !== undefined && entry.by !== undefined && playerAt(before, seat) !== entry.by)
        return "a player plays for another";
      const played = play(before.game, before.position, entry.action, isFlag ? undefined : seat);
      return played.ok ? undefined : `"${entry.action}" is not legal: ${played.error.code}`;
    }
    case "undone": {
      const isOwnChoice =
        entry.count === 1 &&
        before.position.choices?.some(({ seat }) => seat === seatOf(before, entry.player));
      if (!isOwnChoice && !agreed("undo")) return "an action is taken back without consent";
      const taken = before.actions.from(entry.index).slice(0, entry.count);
      return !isOwnChoice && taken.some(({ from }) => before.game.toAct(from) === "chance")
        ? "chance is taken back"
        : undefined;
    }
    case "ended": {
      if (before.ended || before.position.outcome) return "a match ends twice";
      if (entry.reason === "draw") return agreed("draw") ? undefined : "a draw without consent";
      if (entry.reason !== "time") return undefined;
      const deadline = deadlineOf(before.clocks[playerAt(before, entry.seat)] ?? { left: 0, since: null });
      return deadline !== undefined && deadline <= entry.at ? undefined : "a player is flagged in time";
    }
    case "began":
      return (before.ended || before.position.outcome) && agreed("next")
        ? undefined
        : "a match begins before the end of another or without consent";
    default:
      return undefined;
  }
}

/** What a bot has thought about, and what it would play: all but the choices of others, which do not concern it. */
export function formatThought(game: Game, { choices: _, ...position }: AnyPosition, action: string): string {
  return `${game.formatPosition(position)} ${action}`;
}

/** Checks that a bot plays in the position for which it has thought. */
function checkThought(
  thoughts: ReadonlySet<string>,
  before: LiveMatch | undefined,
  entry: Entry,
): string | undefined {
  if (!before || entry.type !== "played" || entry.actor === "chance" || entry.by !== undefined)
    return undefined;
  if (isLateLeaving(entry)) return undefined;
  const position = redactPosition(before.game, before.position, entry.actor);
  return thoughts.has(formatThought(before.game, position, entry.action))
    ? undefined
    : "a bot plays what it has thought of for another position";
}

/** Checks that a watcher received each event once, in order, and as it may see it. */
function checkConnection(
  connection: Connection,
  states: readonly (LiveMatch | undefined)[],
): string | undefined {
  for (const [i, event] of connection.events.entries()) {
    const n = connection.from + i;
    const after = states[n + 1];
    const entry = after?.entries.at(n);
    if (!after || !entry) return `${connection.watcher} received ${n}, which is not stored`;
    const expected = JSON.stringify(eventFor(states[n], after, entry, connection.watcher));
    if (event !== expected) return `${connection.watcher} received ${event} in place of ${expected}`;
  }
  return undefined;
}

/** Checks a finished simulation; returns the first problem. */
export function checkHistory(
  games: readonly Game[],
  { cluster, sent, connections, thoughts }: ClientSetting,
  texts: readonly string[],
): string | undefined {
  const entries = texts.map((text) => JSON.parse(text) as Entry);
  const states: (LiveMatch | undefined)[] = [undefined];
  for (const [n, entry] of entries.entries()) {
    const before = states[n];
    const problem = checkEntry(before, entry) ?? checkThought(thoughts, before, entry);
    if (problem) return `entry ${n}: ${problem}`;
    states.push(applyEntry(games, before, entry));
    const earlier = entries[n - 1];
    if (!earlier) continue;
    const [from = 0, to = 0] = [cluster.storedAt[n - 1], cluster.storedAt[n]];
    if (entry.at - earlier.at > cluster.uptime(from, to) + cluster.outages * OUTAGE_ERROR + DELAY)
      return `entry ${n}: time in which no server ran was charged`;
    // beats that the database loses are an outage, too
    const free = (cluster.outagesBetween(from, to) + 1) * OUTAGE_ERROR;
    if (cluster.uptime(from, to) - (entry.at - earlier.at) > free)
      return `entry ${n}: time in which a server ran was not charged`;
  }
  for (const command of sent) {
    const problem = checkCommand(command, entries) ?? checkRefusal(command, states[command.length]);
    if (problem) return problem;
  }
  for (const connection of connections) {
    const problem = checkConnection(connection, states);
    if (problem) return problem;
  }
  return undefined;
}
