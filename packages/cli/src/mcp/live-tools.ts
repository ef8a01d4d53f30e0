import { type Game, parseLegalAction } from "@serpentarium/core";
import { parsePlayerName } from "@serpentarium/core/record";
import { type CommandInput, createClient, createToken } from "@serpentarium/live/client";
import type { CallWords } from "./call-words.ts";
import { describeLiveMatch, isToAct, ownLegalTexts, ownSeat, type SeatMatch } from "./live-match.ts";
import { formatInvitation, type LiveSeat, type LiveSeats, parseInvitation } from "./live-seats.ts";
import { quote } from "./quote.ts";
import {
  ACTION,
  type ActionArguments,
  type ArgumentsSchema,
  argumentsOf,
  explainAction,
  failTool,
  GAME,
  inWordsOf,
  type LanguageArgument,
  MATCH,
  type MatchArguments,
  movedOn,
  NUMBER,
  type PlayArguments,
  quoteFailure,
  type Register,
  type ToolResult,
} from "./tools.ts";
import { ANSWER_LIMIT, noAnswer, watchLiveMatch } from "./watch-live-match.ts";

/** How long a call waits for other players, in milliseconds: clients time out after a minute. */
const WAIT_LIMIT = 30_000;
const DEFAULT_NAME = "Assistant";
const NAME = { type: "string", description: `Your name; by default ${DEFAULT_NAME}` } as const;

interface NewMatchArguments extends LanguageArgument {
  readonly game: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seat?: number;
  readonly bot?: string;
  readonly name?: string;
}
interface JoinArguments extends LanguageArgument {
  readonly link: string;
  readonly name?: string;
}

/** Adds the seat to an action of a simultaneous phase, if the assistant has omitted it. */
function withSeat(match: SeatMatch, action: string): string {
  const { game, position } = match;
  const prefix = `${ownSeat(match) + 1}:`;
  const isChoice = game.phases[position.phase]?.kind === "simultaneous";
  const isComplete = action.startsWith(prefix) || game.parseAction(action, position).ok;
  return isChoice && !isComplete ? prefix + action : action;
}

/** Sends a command to the server of a seat. Fails like the server, or with `no-answer`. */
async function send({ server, match, secret }: LiveSeat, command: CommandInput, signal: AbortSignal) {
  const client = createClient({ url: server, match, secret });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT)]);
  const sent = await client.send(command, limit).catch(() => undefined);
  signal.throwIfAborted();
  if (!sent) return noAnswer(server);
  return sent.ok ? sent : quoteFailure(sent.error);
}

/** Registers the tools for matches on a live server, with people and bots there. */
export function registerLiveTools(register: Register, games: readonly Game[], seats: LiveSeats): void {
  const { server } = seats;
  const isSettled = (match: SeatMatch): boolean => isToAct(match) || match.outcome !== null;

  /** Describes the match of a seat, after waiting at most the given milliseconds until the assistant has to act. */
  async function describeSeat(
    seat: LiveSeat,
    { of }: CallWords,
    signal: AbortSignal,
    waits = 0,
  ): Promise<ToolResult> {
    const isEnough = waits > 0 ? isSettled : undefined;
    const match = await watchLiveMatch(games, seat, signal, isEnough, Math.max(waits, ANSWER_LIMIT));
    if (!match.ok) return match;
    return { ok: true, value: describeLiveMatch(match.value, seat.match, of(match.value.game)) };
  }

  /** Stores a seat, then takes it. */
  async function join(seat: LiveSeat, signal: AbortSignal, name: string) {
    await seats.write(seat);
    const { invite, player } = seat;
    return send(seat, { type: "join", invite, name, player }, signal);
  }

  /** A tool about a match in which the assistant has a seat. */
  const registerSeatTool = <T extends MatchArguments>(
    name: string,
    description: string,
    isReading: boolean,
    schema: ArgumentsSchema<T>,
    run: (seat: LiveSeat, args: T, words: CallWords, signal: AbortSignal) => Promise<ToolResult>,
  ): void =>
    register<T>(name, description, isReading, schema, async (args, words, signal) => {
      const seat = await seats.read(args.match);
      const text = quote(args.match);
      if (seat) return run(seat, args, words, signal);
      return failTool("unknown-match", { id: "cli.failures.unknown-match", data: { server, given: text } });
    });

  register<NewMatchArguments>(
    "new_match",
    "Start a match on the server. You get one seat and a link with which people join the others, or a bot plays them",
    false,
    argumentsOf(
      {
        game: GAME,
        players: { type: "integer", description: "The number of players; by default the fewest" },
        options: { type: "object", description: "Options of the game that differ from their defaults" },
        seat: { type: "integer", description: "Your seat, from 1; by default the first" },
        bot: {
          type: "string",
          description: "The bot of the server that plays all other seats; by default people",
        },
        name: NAME,
      },
      ["game"],
    ),
    async ({ game, players, options, seat: own = 1, bot, name: typed = DEFAULT_NAME }, words, signal) => {
      const name = parsePlayerName(typed);
      if (!name.ok) return name;
      const [match, invite, secret] = [createToken(), createToken(), createToken()];
      const seat: LiveSeat = { server, match, invite, secret, player: own - 1 };
      const table = { ...(players !== undefined && { seats: players }), ...(options && { options }) };
      const created = await send(seat, { type: "create", game, invite, ...table }, signal);
      if (!created.ok) return created;
      const joined = await join(seat, signal, name.value);
      if (!joined.ok) return joined;
      const opened = await watchLiveMatch(games, seat, signal);
      if (!opened.ok) return opened;
      for (const [player, occupant] of opened.value.occupants.entries()) {
        if (bot === undefined || occupant !== undefined) continue;
        const seated = await send(seat, { type: "seat-bot", player, bot }, signal);
        if (!seated.ok) return seated;
      }
      const described = await describeSeat(seat, words, signal, bot === undefined ? 0 : WAIT_LIMIT);
      if (!described.ok || bot !== undefined) return described;
      const link = formatInvitation(seat, game);
      const text = words.own.text("cli.mcp.invitation", { link });
      return { ok: true, value: `${described.value}\n\n${text}` };
    },
  );

  register<JoinArguments>(
    "join_match",
    "Take a free seat in a match on the server, with the link of its invitation",
    false,
    argumentsOf({ link: { type: "string", description: "The link of the invitation" }, name: NAME }, [
      "link",
    ]),
    async ({ link, name: typed = DEFAULT_NAME }, words, signal) => {
      const name = parsePlayerName(typed);
      if (!name.ok) return name;
      const invitation = parseInvitation(link);
      if (!invitation) return failTool("bad-secret", { id: "cli.failures.bad-secret" });
      // in sequence: two concurrent calls would take two seats, but keep only one secret
      return seats.inTurn(invitation.match, async () => {
        const known = await seats.read(invitation.match);
        const described = known && (await describeSeat(known, words, signal));
        // a seat that was stored but not taken has a secret unknown to the server
        if (described && (described.ok || described.error.code !== "bad-secret")) return described;
        const match = await watchLiveMatch(games, { server, match: invitation.match, player: 0 }, signal);
        if (!match.ok) return match;
        const player = match.value.occupants.indexOf(undefined);
        if (player < 0) return failTool("seat-taken", { id: "cli.failures.seat-taken" });
        const seat = { server, ...invitation, secret: createToken(), player };
        const joined = await join(seat, signal, name.value);
        return joined.ok ? describeSeat(seat, words, signal) : joined;
      });
    },
  );

  registerSeatTool<MatchArguments>(
    "show_match",
    "Show the board as text, what happened since your last action, whose turn it is, and your legal actions",
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    (seat, _, words, signal) => describeSeat(seat, words, signal),
  );

  registerSeatTool<MatchArguments>(
    "wait",
    `Wait up to ${WAIT_LIMIT / 1000} seconds until it is your turn or the match is over, then show the match`,
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    (seat, _, words, signal) => describeSeat(seat, words, signal, WAIT_LIMIT),
  );

  registerSeatTool<PlayArguments>(
    "play",
    "Play an action of your seat",
    false,
    argumentsOf({ match: MATCH, action: ACTION, number: NUMBER }, ["match", "action"]),
    (seat, { action, number }, words, signal) =>
      seats.inTurn(seat.match, async () => {
        const match = await watchLiveMatch(games, seat, signal);
        if (!match.ok) return match;
        if (number !== undefined && number !== match.value.number) return movedOn();
        const { game, position, hasBegun } = match.value;
        const text = withSeat(match.value, action);
        const tried = parseLegalAction(game, position, text, ownSeat(match.value));
        if (hasBegun && !tried.ok) return inWordsOf(words.of(game), tried);
        const command = { type: "play", action: text, after: match.value.n } as const;
        const played = await send(seat, command, signal);
        return played.ok ? describeSeat(seat, words, signal) : played;
      }),
  );

  registerSeatTool<ActionArguments>(
    "why_not",
    "Say whether an action is legal now; if not, the clause that forbids it. Plays nothing",
    true,
    argumentsOf({ match: MATCH, action: ACTION }, ["match", "action"]),
    async (seat, { action }, words, signal) => {
      const match = await watchLiveMatch(games, seat, signal);
      if (!match.ok) return match;
      const { game, position } = match.value;
      const text = withSeat(match.value, action);
      const tried = parseLegalAction(game, position, text, ownSeat(match.value));
      return explainAction(game, tried, words.of(game));
    },
  );

  registerSeatTool<MatchArguments>(
    "legal_actions",
    "List all legal actions of your seat",
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    async (seat, _, _language, signal) => {
      const match = await watchLiveMatch(games, seat, signal);
      return match.ok ? { ok: true, value: ownLegalTexts(match.value).join("\n") } : match;
    },
  );
}
