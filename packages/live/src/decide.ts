import {
  type Game,
  parseLegalAction,
  parseTable,
  type Random,
  redactPosition,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import { type Player, parseSeriesPlan } from "@serpentarium/core/series";
import { dequal } from "dequal/lite";
import { type Clock, deadlineOf } from "./clock.ts";
import type { Command, RequestKind } from "./command.ts";
import { type Entry, parseEntry } from "./entry.ts";
import { badEventId, badSecret, failLive, type LiveResult, unknownMatch } from "./failure.ts";
import { actorAt, applyEntry, isChanceToAct, type LiveMatch, outcomeOf, playersOf, seatOf } from "./match.ts";
import { idleOf, type Progress } from "./progress.ts";

/** The maximum number of entries of a match that change something, so that replaying it stays fast. Ends always fit. */
export const MAX_ENTRIES = 10_000;
/** The maximum number of entries with which a player changes nothing in a match: nobody uses up the entries of the others. */
export const MAX_IDLE_ENTRIES = 1000;

/** A command with its sender. */
export interface CommandRequest {
  readonly command: Command;
  /** The hash of the sender's secret; left out without a secret. */
  readonly key?: string | undefined;
  /** With `create` and `join`: the hash of the secret of the invitation. */
  readonly invite?: string | undefined;
}

/** A command, or something that the host does by itself. */
export type Request =
  | CommandRequest
  /** What a bot plays after it has thought about the match as it was after an entry. */
  | { readonly bot: Player; readonly action: string; readonly after: number }
  | { readonly flag: true };

/** What a decision depends on besides the match. */
export interface Environment {
  /** The service's time, in milliseconds. */
  readonly now: number;
  /** Decides what chance plays. */
  readonly random: Random;
  readonly games: readonly Game[];
  /** The names of the bots that can be seated. */
  readonly bots: readonly string[];
}

/** What a command does: entries to append, or none where it was carried out before; and the number of its last entry. */
export interface Decision {
  readonly entries: readonly Entry[];
  /** The entries as they are stored. */
  readonly texts: readonly string[];
  /** The match after each of them. */
  readonly matches: readonly LiveMatch[];
  readonly n: number;
}

/** An entry without what all entries have; distributed over their types. */
type Draft = Entry extends infer E
  ? E extends Entry
    ? Omit<E, "at" | "command" | "by" | "outcome">
    : never
  : never;

/** The result before the entries have their time, and chance has played. */
type Drafts = LiveResult<readonly Draft[]>;

const drafts = (...entries: readonly Draft[]): Drafts => ({ ok: true, value: entries });

const notBegun = () =>
  failLive(
    "not-begun",
    "the match has not begun: a seat is free",
    "la partie n’a pas commencé : une place est libre",
  );
const seatTaken = () => failLive("seat-taken", "expected a free seat", "attendu : une place libre");
const isOver = () => failLive("over", "the game is over", "la partie est finie");
const isStale = () =>
  failLive(
    "stale",
    "the match has moved on since: look at it again",
    "la partie a continué entre-temps : regardez-la à nouveau",
  );

/** Whether a seat is free, and has been since an entry. */
const isFree = (
  { occupants, progress }: LiveMatch,
  player: Player,
  after = Number.POSITIVE_INFINITY,
): boolean => !occupants[player] && (progress.seated[player] ?? 0) <= after;

/** Opens a match. */
function create(
  command: Extract<Command, { readonly type: "create" }>,
  invite: string,
  env: Environment,
): Drafts {
  const game = env.games.find(({ id }) => id === command.game);
  const known = env.games.map(({ id }) => id).join(", ");
  if (!game) return failLive("unknown-game", `expected a game: ${known}`, `attendu : un jeu : ${known}`);
  const table = parseTable(game, command.options, command.seats);
  if (!table.ok) return table;
  const plan = parseSeriesPlan(command.plan ?? {});
  if (!plan.ok) return plan;
  return drafts({
    type: "created",
    game: game.id,
    version: game.version,
    ...table.value,
    plan: plan.value,
    clock: (command.clock ?? null) as Clock,
    isHidden: game.hidden !== undefined,
    invite,
  });
}

/** Takes a seat, or a free one. */
function join(
  match: LiveMatch,
  command: Extract<Command, { readonly type: "join" }>,
  { key, invite }: CommandRequest,
): Drafts {
  if (key === undefined || invite !== match.invite)
    return failLive(
      "bad-secret",
      "expected a secret of your own and that of the invitation",
      "attendu : un secret à vous et celui de l’invitation",
    );
  if (findPlayer(match, key) !== undefined)
    return failLive("seat-taken", "you have a seat already", "vous avez déjà une place");
  const free = playersOf(match).filter((player) => isFree(match, player, command.after));
  const player = command.player === undefined ? free[0] : free.find((one) => one === command.player);
  if (player === undefined) return seatTaken();
  return drafts({ type: "joined", player, name: command.name, key });
}

function seatBot(
  match: LiveMatch,
  { player, bot, after }: Extract<Command, { readonly type: "seat-bot" }>,
  { bots }: Environment,
): Drafts {
  if (!bots.includes(bot))
    return failLive(
      "unknown-bot",
      `expected a bot: ${bots.join(", ")}`,
      `attendu : un robot : ${bots.join(", ")}`,
    );
  if (!playersOf(match).includes(player) || !isFree(match, player, after)) return seatTaken();
  return drafts({ type: "joined", player, bot });
}

function play(match: LiveMatch, player: Player, action: string, lag = 0): Drafts {
  if (!match.hasBegun) return notBegun();
  if (outcomeOf(match)) return isOver();
  const seat = seatOf(match, player);
  const legal = parseLegalAction(match.game, match.position, action, seat);
  if (!legal.ok) return legal;
  const text = match.game.formatAction(legal.value, match.position);
  return drafts({ type: "played", actor: seat, action: text, ...(lag > 0 && { lag }) });
}

/** Whether all seats know all of a position, so that no action can reveal anything. */
const isOpen = (match: LiveMatch, index: number): boolean => {
  const position = match.positions[index] ?? match.position;
  return seatsOf(match.table).every((seat) => dequal(redactPosition(match.game, position, seat), position));
};

/** The own secret choice of a seat, which nobody has seen. */
function findSecretChoice(match: LiveMatch, seat: Seat): number | undefined {
  const choice = match.position.choices?.find((one) => one.seat === seat);
  return choice && match.actions.findLastIndex((action) => dequal(action, choice));
}

/** Returns what an undo takes back: the last action of a seat and all after it. Fails across chance or a reveal. */
function findTakeback(match: LiveMatch, seat: Seat): LiveResult<number> {
  const index = match.actions.findLastIndex((_, i) => actorAt(match, i) === seat);
  if (index < 0) return failLive("nothing-to-undo", "nothing to undo", "rien à annuler");
  for (let i = index; i < match.actions.length; i++) {
    if (actorAt(match, i) === "chance" || !isOpen(match, i))
      return failLive(
        "no-takeback",
        "what chance did or what was revealed stays",
        "ce que le hasard a décidé ou ce qui a été révélé reste",
      );
  }
  return { ok: true, value: index };
}

/** Whether a request can be made at this point, and what it does once all have agreed. */
function outcomeOfRequest(match: LiveMatch, kind: RequestKind, asker: Player): Drafts {
  const isFinished = outcomeOf(match) !== undefined;
  if (kind === "next")
    return isFinished
      ? drafts({ type: "began" })
      : failLive("not-over", "the game is not over yet", "la partie n’est pas finie");
  if (isFinished) return isOver();
  if (kind === "draw") return drafts({ type: "ended", reason: "draw" });
  const from = findTakeback(match, seatOf(match, asker));
  return from.ok
    ? drafts({ type: "undone", player: asker, index: from.value, count: match.actions.length - from.value })
    : from;
}

/** Asks all others for something, or agrees to it. Bots agree to takebacks and to the next match, but to no draw. */
function ask(match: LiveMatch, player: Player, request: RequestKind): Drafts {
  if (!match.hasBegun) return notBegun();
  const choice = request === "undo" && !outcomeOf(match) && findSecretChoice(match, seatOf(match, player));
  if (typeof choice === "number") return drafts({ type: "undone", player, index: choice, count: 1 });
  const asked = match.asked[request] ?? [];
  if (asked.includes(player))
    return failLive("asked-already", "you have asked for it already", "vous l’avez déjà demandé");
  const done = outcomeOfRequest(match, request, asked[0] ?? player);
  if (!done.ok) return done;
  const own: Draft = { type: "asked", player, request };
  const agrees = (other: Player): boolean => {
    const occupant = match.occupants[other];
    const isBot = occupant !== undefined && "bot" in occupant;
    return other === player || asked.includes(other) || (isBot && request !== "draw");
  };
  if (playersOf(match).every(agrees)) return drafts(own, ...done.value);
  return drafts(own);
}

function decline(match: LiveMatch, player: Player, request: RequestKind): Drafts {
  if (match.asked[request]?.length) return drafts({ type: "declined", player, request });
  return failLive("not-asked", "nobody has asked for it", "personne ne l’a demandé");
}

function end(match: LiveMatch, player: Player, reason: "resign" | "abandon"): Drafts {
  if (!match.hasBegun) return notBegun();
  return outcomeOf(match) ? isOver() : drafts({ type: "ended", reason, seat: seatOf(match, player) });
}

/** Ends a match whose clock has run out. Fails while nobody is out of time. */
function flag(match: LiveMatch, now: number): Drafts {
  const late = findLate(match, now);
  return late
    ? drafts({ type: "ended", reason: "time", seat: seatOf(match, late.player) })
    : failLive("bad-command", "nobody is out of time", "personne n’a dépassé son temps");
}

interface Deadline {
  readonly player: Player;
  readonly at: number;
}

/** Returns the player who is next to run out of time, and when; undefined while no clock runs. */
export function nextDeadline({ clocks }: LiveMatch): Deadline | undefined {
  return clocks
    .flatMap((clock, player) => {
      const at = deadlineOf(clock);
      return at === undefined ? [] : [{ player, at }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
}

/** Returns the player who is out of time, if there is one. */
export function findLate(match: LiveMatch, now: number): Deadline | undefined {
  const late = nextDeadline(match);
  return late && late.at <= now ? late : undefined;
}

/** Returns the player with a secret, given by its hash. */
export function findPlayer({ occupants }: LiveMatch, key: string | undefined): Player | undefined {
  const player = occupants.findIndex((one) => one && "key" in one && one.key === key);
  return player < 0 ? undefined : player;
}

/** Returns the last entry after which a command of a player may mean something else than when it was made. */
function lastRelevant(
  { changed, seated, round, request }: Progress,
  { type }: Command,
  player: Player,
): number {
  const [own = 0, seat = 0] = [changed[player], seated[player]];
  if (type === "play") return own;
  if (type === "ask" || type === "decline") return Math.max(own, request);
  return type === "seat-bot" ? seat : Math.max(round, seat);
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
    return (progress.changed[bot] ?? 0) > after ? isStale() : play(match, bot, action);
  }
  const { command, key } = request;
  if (command.type === "create")
    return failLive("match-exists", "a match has this id already", "une partie a déjà cet identifiant");
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
      return play(match, player, command.action, command.lag);
    case "ask":
      return ask(match, player, command.request);
    case "decline":
      return decline(match, player, command.request);
    case "end":
      return end(match, player, command.reason);
  }
}

/** Returns the hash of the secret with which the command of an entry was sent: of the invitation for the first. */
function keyOf({ entries, invite }: LiveMatch, n: number): string | undefined {
  const { by } = entries[n] ?? {};
  if (by === undefined) return invite;
  const joined = entries.findLast((entry, i) => i <= n && entry.type === "joined" && entry.player === by);
  return joined && "key" in joined ? joined.key : undefined;
}

/** What entries a command of each type begins with. */
const FIRST_ENTRIES: Readonly<Record<Command["type"], readonly Entry["type"][]>> = {
  create: ["created"],
  join: ["joined"],
  "seat-bot": ["joined"],
  leave: ["left"],
  play: ["played"],
  ask: ["asked", "undone"],
  decline: ["declined"],
  end: ["ended"],
};

/**
 * Finds the last entry of a command that was carried out before; undefined where there is none. Its id is one command, whatever
 * seat its sender has by now. Fails where the id is that of another command, or of another sender.
 */
function findCommand(match: LiveMatch, request: CommandRequest): LiveResult<number> | undefined {
  const { command, key, invite } = request;
  const n = match.entries.findLastIndex((entry) => entry.command === command.id);
  if (n < 0 || (command.type === "create" && invite !== match.invite)) return undefined;
  const first = match.entries.find((entry) => entry.command === command.id);
  const isSame = first !== undefined && FIRST_ENTRIES[command.type].includes(first.type);
  if (isSame && keyOf(match, n) === (command.type === "create" ? invite : key)) return { ok: true, value: n };
  return failLive(
    "id-taken",
    "expected an id of its own for each command",
    "attendu : un identifiant propre à chaque commande",
  );
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

/** Refuses an entry for which a match, or the player, has had too many before. Whoever wants to leave or lose always can. */
function refuseLength(match: LiveMatch, one: Draft) {
  if (one.type === "ended" || one.type === "left") return undefined;
  const { progress, entries } = match;
  const isOwnChoice =
    one.type === "undone" && findSecretChoice(match, seatOf(match, one.player)) === one.index;
  const spent = idleOf(one, isOwnChoice);
  if (!spent && entries.length - progress.idleInAll >= MAX_ENTRIES)
    return failLive(
      "too-long",
      `a match has at most ${MAX_ENTRIES} entries`,
      `une partie a au plus ${MAX_ENTRIES} entrées`,
    );
  const isSpent =
    spent && ((progress.idle[spent.player] ?? 0) >= MAX_IDLE_ENTRIES || progress.idleInAll >= MAX_ENTRIES);
  return isSpent
    ? failLive(
        "too-long",
        `a player asks, chooses again and changes seats at most ${MAX_IDLE_ENTRIES} times in a match`,
        `un joueur demande, choisit à nouveau et change de place au plus ${MAX_IDLE_ENTRIES} fois par partie`,
      )
    : undefined;
}

/**
 * Decides what a command does in a match: the entries to append, which contain what chance plays next. Changes nothing.
 *
 * @param match - undefined where there is none
 */
export function decide(
  match: LiveMatch | undefined,
  request: Request,
  env: Environment,
): LiveResult<Decision> {
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
    const before = after;
    const drafted = { ...one, at, ...cause };
    // a match goes on from what is stored, not from what was meant
    const store = (entry: object): [text: string, match: LiveMatch] => {
      const text = JSON.stringify(entry);
      return [text, applyEntry(env.games, before, parseEntry(text))];
    };
    let [text, next] = store(drafted);
    const outcome = before && outcomeOf(before) ? undefined : outcomeOf(next);
    if (outcome) [text, next] = store({ ...drafted, outcome });
    after = next;
    texts.push(text);
    matches.push(next);
  };
  for (const one of result.value) append(one);
  while (after && isChanceToAct(after)) {
    const action = after.game.drawOutcome(after.position, env.random);
    append({ type: "played", actor: "chance", action: after.game.formatAction(action, after.position) });
  }
  const entries = after?.entries.slice(length) ?? [];
  return { ok: true, value: { entries, texts, matches, n: length + entries.length - 1 } };
}
