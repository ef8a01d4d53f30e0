import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { hint, LEVELS, parseBot } from "@serpentarium/bots";
import {
  createTable,
  type Failure,
  fail,
  LANGUAGES,
  type Language,
  parseTable,
  type Result,
  type Seat,
  succeed,
  type Text,
} from "@serpentarium/core";
import { sectionsByClause } from "@serpentarium/core/variant";
import { explainFailure } from "../describe.ts";
import type { LoadedPlugin } from "../loaded-plugin.ts";
import { startMatch } from "../match.ts";
import { readRulebook } from "../rulebook.ts";
import { describeTurn, legalTexts, parseOwnAction, playOthers, playOwn, seenPosition } from "./play-match.ts";
import { newMatchId, type StoredMatch, type StoredMatches } from "./stored-matches.ts";

const DEFAULT_BOT = "easy";
/** How many actions a hint lists. */
const HINTS = 3;
const PROVEN: Text = { en: " (proven)", fr: " (prouvé)" };
const PLAYERS: Text = { en: "Players:", fr: "Joueurs :" };
const RULEBOOK: Text = { en: "rulebook", fr: "livret de règles" };

const LANGUAGE = { type: "string", enum: [...LANGUAGES], description: "The language of the answer" } as const;
const MATCH = { type: "string", description: "The id of the match, from new_match" } as const;
const GAME = { type: "string", description: "The id of the game, from list_games" } as const;
const ACTION = { type: "string", description: "An action in the notation of the game's rulebook" } as const;

/** The schema of the arguments of a tool; all but those named are optional. */
const argumentsOf = <T>(properties: Readonly<Record<string, object>>, required: readonly string[] = []) =>
  fromJsonSchema<T>({
    type: "object",
    properties: { ...properties, language: LANGUAGE },
    required: [...required],
    additionalProperties: false,
  });

interface LanguageArgument {
  readonly language?: Language;
}
interface MatchArguments extends LanguageArgument {
  readonly match: string;
}
interface ActionArguments extends MatchArguments {
  readonly action: string;
}
interface NewMatchArguments extends LanguageArgument {
  readonly game: string;
  readonly players?: number;
  readonly options?: object;
  readonly seats?: readonly number[];
  readonly bot?: string;
}
interface RuleArguments extends LanguageArgument {
  readonly game: string;
  readonly clause?: string;
}

const answer = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

/** The answer to a failed call: its code, the clause, and what was expected. */
const failed = ({ code, clause, message }: Failure, language: Language): CallToolResult => ({
  ...answer(`${[code, ...(clause ? [clause] : [])].join(" ")}: ${message[language]}`),
  isError: true,
});

/** The seats of the assistant, counted from 1 in the arguments; by default the first one. */
function readSeats(seats: readonly number[] | undefined, players: number): Result<readonly Seat[]> {
  const own = [...new Set(seats ?? [1])].map((seat) => seat - 1);
  if (own.length > 0 && own.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players))
    return succeed(own);
  return fail("bad-seats", `expected seats from 1 to ${players}`, `attendu des places de 1 à ${players}`);
}

/**
 * Creates a server of the Model Context Protocol: the games as tools, and their rulebooks as resources.
 *
 * @param language - the language of answers when a call names none
 */
export function createRulesServer(
  sources: readonly LoadedPlugin[],
  matches: StoredMatches,
  { version, language: defaultLanguage }: { readonly version: string; readonly language: Language },
): McpServer {
  const server = new McpServer(
    { name: "serpentarium", version },
    {
      instructions:
        "Board games whose rules run. Read the rulebook of a game (read_rules), start a match (new_match), and play. A refused action names the clause that forbids it: read that clause before you try again. Never tell a player what another seat hides.",
    },
  );
  const find = (id: string): Result<LoadedPlugin> => {
    const source = sources.find(({ plugin }) => plugin.game.id === id);
    const known = sources.map(({ plugin }) => plugin.game.id).join(", ");
    return source
      ? succeed(source)
      : fail("unknown-game", `expected one of ${known}`, `attendu un jeu parmi ${known}`);
  };

  /** Registers a tool that answers with a text, or with a failure. */
  const register = <T extends LanguageArgument>(
    name: string,
    description: string,
    isReading: boolean,
    schema: ReturnType<typeof argumentsOf<T>>,
    run: (args: T, language: Language) => Promise<Result<string>>,
  ): void => {
    server.registerTool(
      name,
      { description, inputSchema: schema, annotations: { readOnlyHint: isReading, openWorldHint: false } },
      async (args) => {
        const language = args.language ?? defaultLanguage;
        const result = await run(args, language);
        return result.ok ? answer(result.value) : failed(result.error, language);
      },
    );
  };

  /** A tool about a stored match. */
  const registerMatchTool = <T extends MatchArguments>(
    name: string,
    description: string,
    isReading: boolean,
    schema: ReturnType<typeof argumentsOf<T>>,
    run: (stored: StoredMatch, args: T, language: Language) => Promise<Result<string>>,
  ): void =>
    register<T>(name, description, isReading, schema, async (args, language) => {
      const stored = await matches.read(args.match);
      return stored.ok ? run(stored.value, args, language) : stored;
    });

  register<LanguageArgument>(
    "list_games",
    "List the games: id, title, what it is, numbers of players, options with their default values",
    true,
    argumentsOf({}),
    async (_, language) =>
      succeed(
        sources
          .map(({ plugin: { game } }) => {
            const { min, max } = game.seats;
            const players = min === max ? `${min}` : `${min}–${max}`;
            const options = JSON.stringify(createTable(game).options);
            return `${game.id}: ${game.title[language]}. ${game.summary ? `${game.summary[language]}. ` : ""}${PLAYERS[language]} ${players}. Options: ${options}`;
          })
          .join("\n"),
      ),
  );

  register<RuleArguments>(
    "read_rules",
    "Read the rulebook of a game, or the section of one clause",
    true,
    argumentsOf(
      { game: GAME, clause: { type: "string", description: "The id of a clause, such as move.pair" } },
      ["game"],
    ),
    async ({ game: id, clause }, language) => {
      const source = find(id);
      if (!source.ok) return source;
      const { game } = source.value.plugin;
      const rulebook = await readRulebook(source.value.path, game, language);
      if (clause === undefined) return succeed(rulebook);
      const section = sectionsByClause(rulebook).get(clause);
      const title = Object.hasOwn(game.clauses, clause) ? game.clauses[clause]?.title[language] : undefined;
      if (section !== undefined && title !== undefined)
        return succeed(`${clause}: ${title}\n\n${section.replace(/^#+ .*\n/, "").trim()}`);
      const known = Object.keys(game.clauses).join(", ");
      return fail("notation", `expected a clause among ${known}`, `attendu une clause parmi ${known}`);
    },
  );

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
    async (args, language) => {
      const source = find(args.game);
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
        match: startMatch(game, table.value),
        seats: seats.value,
        bot: bot.value,
      };
      const turn = await playOthers({ stored, told: [] }, language);
      await matches.write(turn.stored);
      return succeed(describeTurn(turn, language));
    },
  );

  registerMatchTool<MatchArguments>(
    "show_match",
    "Show the board as text, the position in notation, whose turn it is, and the legal actions",
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    async (stored, _, language) => succeed(describeTurn({ stored, told: [] }, language)),
  );

  registerMatchTool<ActionArguments>(
    "play",
    "Play an action for the seat to act. The bots and chance act after it",
    false,
    argumentsOf({ match: MATCH, action: ACTION }, ["match", "action"]),
    async (stored, { action }, language) => {
      const turn = await playOwn(stored, action, language);
      if (!turn.ok) return turn;
      await matches.write(turn.value.stored);
      return succeed(describeTurn(turn.value, language));
    },
  );

  registerMatchTool<ActionArguments>(
    "why_not",
    "Say whether an action is legal now; if not, the clause that forbids it. Plays nothing",
    true,
    argumentsOf({ match: MATCH, action: ACTION }, ["match", "action"]),
    async (stored, { action }, language) => {
      const parsed = parseOwnAction(stored, action);
      if (parsed.ok) return succeed(language === "fr" ? "permis" : "legal");
      const { code, clause } = parsed.error;
      if (code !== "refused") return parsed;
      return succeed(`${clause}: ${explainFailure(stored.match.game, parsed.error)[language]}`);
    },
  );

  registerMatchTool<MatchArguments>(
    "legal_actions",
    "List all legal actions of the seat to act",
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    async ({ match }) => succeed(legalTexts(match).join("\n")),
  );

  registerMatchTool<MatchArguments>(
    "hint",
    "Ask a strong bot, which knows only what the seat to act knows",
    true,
    argumentsOf({ match: MATCH }, ["match"]),
    async (stored, _, language) => {
      const { game, ply } = stored.match;
      const actor = game.toAct(ply.position);
      if (typeof actor !== "number" || legalTexts(stored.match).length === 0)
        return fail("over", "no seat is to act", "ce n’est le tour de personne");
      const { actions } = await hint(game, seenPosition(stored));
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

  for (const { path, plugin } of sources) {
    const { game } = plugin;
    for (const language of LANGUAGES) {
      const uri = `serpentarium://rulebook/${game.id}/${language}`;
      const title = `${game.title[language]}: ${RULEBOOK[language]}`;
      server.registerResource(
        `${game.id}-${language}`,
        uri,
        { title, mimeType: "text/markdown" },
        async () => ({
          contents: [{ uri, mimeType: "text/markdown", text: await readRulebook(path, game, language) }],
        }),
      );
    }
  }
  return server;
}
