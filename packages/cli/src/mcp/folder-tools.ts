import { hint, LEVELS, parseBot } from "@serpentarium/bots";
import {
  fail,
  type Language,
  type Message,
  parseTable,
  type Result,
  type Seat,
  succeed,
} from "@serpentarium/core";
import { explainFailure } from "../describe.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import { startMatch } from "../match.ts";
import { parseTypedAction } from "../play/typed-action.ts";
import { describeTurn, legalTexts, playOthers, playOwn, seenPosition, type Turn } from "./play-match.ts";
import { newMatchId, type StoredMatch, type StoredMatches } from "./stored-matches.ts";
import {
  ACTION,
  type ActionArguments,
  argumentsOf,
  findSource,
  GAME,
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
/** How many actions a hint lists. */
const HINTS = 3;
const PROVEN: Message = { en: " (proven)", fr: " (prouvé)" };

interface NewMatchArguments extends LanguageArgument {
  readonly game: string;
  readonly players?: number;
  readonly options?: object;
  readonly seats?: readonly number[];
  readonly bot?: string;
}
/** The seats of the assistant, counted from 1 in the arguments; by default the first one. */
function readSeats(seats: readonly number[] | undefined, players: number): Result<readonly Seat[]> {
  const own = [...new Set(seats ?? [1])].map((seat) => seat - 1);
  if (own.length > 0 && own.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players))
    return succeed(own);
  return fail("bad-seats", {
    en: `expected seats from 1 to ${players}`,
    fr: `attendu des places de 1 à ${players}`,
  });
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
    schema: ReturnType<typeof argumentsOf<T>>,
    run: (stored: StoredMatch, args: T, language: Language, signal: AbortSignal) => Promise<ToolResult>,
  ): void =>
    register<T>(name, description, true, schema, async (args, language, signal) => {
      const stored = await matches.read(args.match);
      return stored.ok ? run(stored.value, args, language, signal) : stored;
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
    async (args, language, signal) => {
      const source = findSource(sources, args.game);
      if (!source.ok) return source;
      const { game } = source.value.plugin;
      const table = parseTable(game, args.options ?? {}, args.players);
      if (!table.ok) return table;
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
      const turn = await playOthers({ stored, told: [] }, language, signal);
      await matches.create(turn.stored);
      return succeed(describeTurn(turn, language));
    },
  );

  registerMatchTool<MatchArguments>(
    "show_match",
    "Show the board as text, the position in notation, whose turn it is, and the legal actions",
    argumentsOf({ match: MATCH }, ["match"]),
    async (stored, _, language) => succeed(describeTurn({ stored, told: [] }, language)),
  );

  register<PlayArguments>(
    "play",
    "Play an action for the seat to act. The bots and chance act after it",
    false,
    argumentsOf({ match: MATCH, action: ACTION, number: NUMBER }, ["match", "action"]),
    async ({ match, action, number }, language, signal) => {
      const turn = await matches.update<Turn>(match, async (stored) =>
        number === undefined || number === stored.match.actions.length
          ? playOwn(stored, action, language, signal)
          : movedOn(),
      );
      return turn.ok ? succeed(describeTurn(turn.value, language)) : turn;
    },
  );

  registerMatchTool<ActionArguments>(
    "why_not",
    "Say whether an action is legal now; if not, the clause that forbids it. Plays nothing",
    argumentsOf({ match: MATCH, action: ACTION }, ["match", "action"]),
    async (stored, { action }, language) => {
      const parsed = parseTypedAction(stored.match, action);
      if (parsed.ok) return succeed(language === "fr" ? "permis" : "legal");
      const { code, clause } = parsed.error;
      if (code !== "refused") return parsed;
      return succeed(`${clause}: ${explainFailure(stored.match.game, parsed.error)[language]}`);
    },
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
    async (stored, _, language, signal) => {
      const { game, position } = stored.match;
      const actor = game.toAct(position);
      if (typeof actor !== "number" || legalTexts(stored.match).length === 0)
        return fail("over", { en: "no seat is to act", fr: "ce n’est le tour de personne" });
      const { actions } = await hint(game, seenPosition(stored), { signal });
      const percent = new Intl.NumberFormat(language, { style: "percent" });
      const lines = actions
        .slice(0, HINTS)
        .map(
          ({ text, shares, proven }) =>
            `${text}: ${percent.format(shares[actor] ?? 0)}${proven ? PROVEN[language] : ""}`,
        );
      return succeed(lines.join("\n"));
    },
  );
}
