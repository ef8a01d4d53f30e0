import type { Result } from "@serpentarium/core";
import { REQUESTS } from "@serpentarium/core/match";
import { parsePlayerName } from "@serpentarium/core/record";
import * as v from "valibot";
import { clockSchema } from "./clock.ts";
import { failLive } from "./failure.ts";
import { TOKEN } from "./token.ts";

/** The maximum number of bytes of a command as JSON. */
export const MAX_COMMAND_LENGTH = 4096;

/** The maximal travel time that a command may claim, in milliseconds. */
const MAX_TRAVEL = 60_000;
const MAX_EVENT_NUMBER = 1e9;
/** The maximal length of the URL of an endpoint; those of push services are shorter. */
const MAX_ENDPOINT_LENGTH = 2000;

const token = v.pipe(v.string(), v.regex(TOKEN));
const player = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** The number of the last event known to the sender: the command is refused as `stale` if the match has changed since. */
const after = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_EVENT_NUMBER)));
const isRecord = (value: unknown) => v.is(v.record(v.string(), v.unknown()), value);
const request = v.picklist(REQUESTS);
const endpoint = v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH));

const schema = v.variant("type", [
  // the most frequent type is first, because they are tried in order
  v.strictObject({
    type: v.literal("play"),
    id: token,
    action: v.pipe(v.string(), v.maxLength(1000)),
    /** The travel time of the command as measured by the client, in milliseconds. */
    lag: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_TRAVEL))),
    after,
  }),
  /** Opens a match; `invite` is the secret that the players need to join. */
  v.strictObject({
    type: v.literal("create"),
    id: token,
    invite: token,
    game: v.pipe(v.string(), v.maxLength(100)),
    seats: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    // as sent: a copy would lose "__proto__", which parseTable has to reject
    options: v.exactOptional(v.custom<Record<string, unknown>>(isRecord)),
    plan: v.exactOptional(v.record(v.string(), v.unknown())),
    clock: v.exactOptional(v.unknown()),
  }),
  /** Takes the seat of a player, or a free one. */
  v.strictObject({
    type: v.literal("join"),
    id: token,
    invite: token,
    name: v.string(),
    player: v.exactOptional(player),
    after,
  }),
  /** Seats a bot as a player. */
  v.strictObject({ type: v.literal("seat-bot"), id: token, player, bot: v.string(), after }),
  /** Leaves the seat, which another person or a bot can then take. */
  v.strictObject({ type: v.literal("leave"), id: token, after }),
  /** Asks the other players to take back the own last action, to agree to a draw or to play again; or agrees to such a request. */
  v.strictObject({ type: v.literal("ask"), id: token, request, after }),
  v.strictObject({ type: v.literal("decline"), id: token, request, after }),
  v.strictObject({ type: v.literal("end"), id: token, reason: v.picklist(["resign", "abandon"]), after }),
  /**
   * Tells the player elsewhere of each turn: a browser, if there are its keys for Web Push, or a program. This and its opposite change
   * nothing in the match, and add no entry.
   */
  v.strictObject({
    type: v.literal("subscribe"),
    id: token,
    endpoint,
    keys: v.exactOptional(
      v.strictObject({
        p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
        auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(?:==)?$/)),
      }),
    ),
    after,
  }),
  v.strictObject({ type: v.literal("unsubscribe"), id: token, endpoint, after }),
  /** Adds the match to the calendar at a secret address, in which its title and the page that it opens are shown as they are sent. */
  v.strictObject({
    type: v.literal("add-to-calendar"),
    id: token,
    calendar: token,
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    url: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH), v.regex(/^https?:/), v.url())),
    after,
  }),
]);

/** A request of a person to a match. The sender chooses its id: a command that is sent twice is executed once. */
export type Command = v.InferOutput<typeof schema>;

/** A command that changes where a player is told of turns. */
export type EndpointCommand = Extract<
  Command,
  { readonly type: "subscribe" | "unsubscribe" | "add-to-calendar" }
>;
/** A command that changes the match. */
export type MatchCommand = Exclude<Command, EndpointCommand>;

export const isForEndpoint = (command: Command): command is EndpointCommand =>
  command.type === "subscribe" || command.type === "unsubscribe" || command.type === "add-to-calendar";

/** A command with its sender. */
export interface CommandRequest {
  readonly command: MatchCommand;
  /** The hash of the sender's secret; undefined without a secret. */
  readonly key?: string | undefined;
  /** With `create` and `join`: the hash of the secret of the invitation. */
  readonly invite?: string | undefined;
}

/** Whether all numbers are finite: JSON texts can contain infinite ones, such as 1e999, which would be stored as null. */
const isStorable = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isStorable)
    : typeof value !== "number" || Number.isFinite(value);

/** Parses an untrusted command. Fails with `bad-command`, `bad-name` or `bad-clock`. */
export function parseCommand(data: unknown): Result<Command> {
  try {
    const checked = v.safeParse(schema, data, { abortEarly: true });
    if (!checked.success) return notACommand(v.getDotPath(checked.issues[0]) ?? "type");
    const command = checked.output;
    if (!isStorable(command)) return notACommand("options");
    if (command.type === "join") {
      const name = parsePlayerName(command.name);
      return name.ok ? { ok: true, value: { ...command, name: name.value } } : name;
    }
    if (command.type === "create" && !v.is(clockSchema, command.clock ?? null))
      return failLive("bad-clock", { id: "failures.bad-clock.clock" });
    return { ok: true, value: command };
  } catch {
    return notACommand("type");
  }
}

const notACommand = (path: string) =>
  failLive("bad-command", {
    id: "failures.bad-command.command",
    data: { example: '{"type":"leave","id":"…"}', path },
  });
