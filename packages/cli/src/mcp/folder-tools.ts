import { hint, LEVELS, parseBot } from "@serpentarium/bots";
import { fail, parseTable, type Result, type Seat, succeed, type Words } from "@serpentarium/core";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { startMatch } from "../match.ts";
import { parseTypedAction } from "../play/typed-action.ts";
import { describeTurn, legalTexts, playOthers, playOwn, seenPosition, type Turn } from "./play-match.ts";
import { newMatchId, type StoredMatch, type StoredMatches } from "./stored-matches.ts";
import {
  ACTION,
  type ActionArguments,
  type ArgumentsSchema,
  argumentsOf,
  explainAction,
  findSource,
  GAME,
  inWordsOf,
  type LanguageArgument,
  MATCH,
  type MatchArguments,
  movedOn,
  NUMBER,
  type PlayArguments,
  type Register,
  type ToolResult,
} from "./tools.ts";

const DEFAULT_BOT = "easy";
/** The maximal number of actions that a hint lists. */
const HINTS = 3;

interface NewMatchArguments extends LanguageArgument {
  readonly game: string;
  readonly players?: number;
  readonly options?: object;
  readonly seats?: readonly number[];
  readonly bot?: string;
}
/** The seats of the assistant, counted from 1 in the arguments; the first one by default. */
function readSeats(seats: readonly number[] | undefined, players: number): Result<readonly Seat[]> {
  const own = [...new Set(seats ?? [1])].map((seat) => seat - 1);
  if (own.length > 0 && own.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players))
    return succeed(own);
  return fail("bad-seats", { id: "cli.failures.bad-seats.own", data: { players } });
}

/** Registers the tools for matches in a folder, against bots. */
export function registerFolderTools(
  register: Register,
  sources: readonly LoadedPlugin[],
  matches: StoredMatches,
): void {
  /** A tool that reads a stored match. */
  const registerMatchTool = <T extends MatchArguments>(
    name: string,
    description: string,
    schema: ArgumentsSchema<T>,
    run: (stored: StoredMatch, args: T, words: Words, signal: AbortSignal) => Promise<ToolResult>,
  ): void =>
    register<T>(name, description, true, schema, async (args, { of }, signal) => {
      const stored = await matches.read(args.match, of);
      if (!stored.ok) return stored;
      const words = of(stored.value.match.game);
      return inWordsOf(words, await run(stored.value, args, words, signal));
    });

  register<NewMatchArguments>(
    "new_match",
    "Start a match. You play the seats named (by default the first one), a bot plays the others; chance is drawn",
    false,
    argumentsOf(
      {
        game: GAME,
        players: { type: "integer", description: "The number of players; by default the fewest" },
        options: { type: "object", description: "Options of the game that differ from their defaults" },
        seats: { type: "array", items: { type: "integer" }, description: "The seats that you play, from 1" },
        bot: {
          type: "string",
          description: `Who plays the other seats: ${LEVELS.map(({ id }) => id).join(", ")}, greedy or random; by default ${DEFAULT_BOT}`,
        },
      },
      ["game"],
    ),
    async (args, { of }, signal) => {
      const source = findSource(sources, args.game);
      if (!source.ok) return source;
      const { game } = source.value.plugin;
      const words = of(game);
      const table = parseTable(game, args.options ?? {}, args.players);
      if (!table.ok) return inWordsOf(words, table);
      const bot = parseBot(args.bot ?? DEFAULT_BOT);
      if (!bot.ok) return bot;
      const seats = readSeats(args.seats, table.value.seats);
      if (!seats.ok) return seats;
      const stored = {
        id: newMatchId(),
        match: startMatch(game, { table: table.value }),
        seats: seats.value,
        bot: bot.value,
      };
      const turn = await playOthers({ stored, told: [] }, words, signal);
      await matches.create(turn.stored);
      return succeed(describeTurn(turn, words));
    },
  );

  registerMatchTool<MatchArguments>(
    "show_match",
    "Show the board as text, the position in notation, whose turn it is, and the legal actions",
    argumentsOf({ match: MATCH }, ["match"]),
    async (stored, _, words) => succeed(describeTurn({ stored, told: [] }, words)),
  );

  register<PlayArguments>(
    "play",
    "Play an action for the seat to act. The bots and chance act after it",
    false,
    argumentsOf({ match: MATCH, action: ACTION, number: NUMBER }, ["match", "action"]),
    async ({ match, action, number }, { of }, signal) => {
      const turn = await matches.update<Turn>(match, of, async (stored) => {
        if (number !== undefined && number !== stored.match.actions.length) return movedOn();
        const words = of(stored.match.game);
        return inWordsOf(words, await playOwn(stored, action, words, signal));
      });
      if (!turn.ok) return turn;
      return succeed(describeTurn(turn.value, of(turn.value.stored.match.game)));
    },
  );

  registerMatchTool<ActionArguments>(
    "why_not",
    "Say whether an action is legal now; if not, the clause that forbids it. Plays nothing",
    argumentsOf({ match: MATCH, action: ACTION }, ["match", "action"]),
    async (stored, { action }, words) =>
      explainAction(stored.match.game, parseTypedAction(stored.match, action), words),
  );

  registerMatchTool<MatchArguments>(
    "legal_actions",
    "List all legal actions of the seat to act",
    argumentsOf({ match: MATCH }, ["match"]),
    async ({ match }) => succeed(legalTexts(match).join("\n")),
  );

  registerMatchTool<MatchArguments>(
    "hint",
    "Ask a strong bot, which knows only what the seat to act knows",
    argumentsOf({ match: MATCH }, ["match"]),
    async (stored, _, words, signal) => {
      const { game, position } = stored.match;
      const actor = game.toAct(position);
      if (typeof actor !== "number" || legalTexts(stored.match).length === 0)
        return fail("over", { id: "cli.failures.over.no-seat" });
      const { actions } = await hint(game, seenPosition(stored), { signal });
      const percent = new Intl.NumberFormat(words.language, { style: "percent" });
      const lines = actions.slice(0, HINTS).map(({ text, shares, proven }) =>
        words.text(proven ? "cli.mcp.hint-proven" : "cli.mcp.hint", {
          action: text,
          share: percent.format(shares[actor] ?? 0),
        }),
      );
      return succeed(lines.join("\n"));
    },
  );
}
