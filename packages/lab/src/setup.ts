import { type BotSpec, formatBot, parseBot } from "@serpentarium/bots";
import { fail, type Game, parseTable, type Result, succeed, type Table } from "@serpentarium/core";
import { parseWithSchema, SETUP_INPUT_SCHEMA } from "./setup-schema.ts";

/**
 * What is measured in only a part of the games, because it takes long: lead changes and applied clauses, and a random sample of turns that
 * are evaluated. Games are taken in rounds of as many as there are seats, so that each bot has each seat equally often.
 */
export interface Sampling {
  /** 10 counts lead changes and applied clauses in one of ten games, 1 in all, 0 in none. */
  readonly events: number;
  /** 10 samples turns of one of ten games, 0 of none. */
  readonly every: number;
  /** The number of turns per sampled game. */
  readonly turns: number;
  /** The bot that evaluates the legal actions of these turns, such as `mcts:100`. */
  readonly judge: string;
}

/** Everything that determines the games: any machine can play a game by its setup and number. Plain data. */
export interface Setup {
  /** The specifier from which the plugin is imported: the name of a package or the URL of a module. */
  readonly plugin: string;
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** The bot of each seat in the first game; from game to game all bots move on by one seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The maximal number of actions, after which an unfinished game is stopped. */
  readonly longest: number;
  readonly sampling: Sampling;
}

/** The requested settings of a setup; everything has a default. */
export interface SetupInput {
  readonly seats?: number | undefined;
  readonly options?: object | undefined;
  /** If there are fewer bots than seats, the last one plays all further seats. */
  readonly bots?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly longest?: number | undefined;
  readonly sampling?: { readonly [K in keyof Sampling]?: Sampling[K] | undefined } | undefined;
}

const DEFAULT_MAX_ACTIONS = 10_000;

/** The game's own evaluation if it has one, otherwise a search with rollouts. */
const defaultSampling = (game: Game): Sampling => ({
  events: 10,
  every: 10,
  turns: 4,
  judge: game.evaluate ? "greedy" : "mcts:100",
});

/** Parses a bot whose games are reproducible. Fails with `bad-option`, also for a bot with a time budget. */
export function parseRepeatableBot(text: string): Result<BotSpec> {
  const bot = parseBot(text);
  if (!bot.ok || !("milliseconds" in bot.value)) return bot;
  return fail("bad-option", { id: "failures.bad-option.not-repeatable", data: { bot: text } });
}

/** Parses a bot that can evaluate actions. Fails with `bad-option`, also for `random`. */
export function parseEvaluator(text: string): Result<BotSpec> {
  const bot = parseRepeatableBot(text);
  if (!bot.ok || bot.value.bot !== "random") return bot;
  return fail("bad-option", { id: "failures.bad-option.no-judge" });
}

/** The names of the bots in canonical form, one for each seat. Fails with `bad-option` or `bad-seats`. */
function botsBySeat(bots: readonly string[], { seats }: Table): Result<readonly string[]> {
  const parsed = bots.map(parseRepeatableBot);
  const failure = parsed.find((bot) => !bot.ok);
  if (failure && !failure.ok) return failure;
  if (bots.length < 1 || bots.length > seats)
    return fail("bad-seats", { id: "failures.bad-seats.bots", data: { max: seats } });
  const names = parsed.flatMap((bot) => (bot.ok ? formatBot(bot.value) : []));
  return succeed(Array.from({ length: seats }, (_, seat) => names[seat] ?? names.at(-1) ?? ""));
}

/** The maximum number of actions: the game's own limit at this table, otherwise the requested one. */
function maxActionsOf(game: Game, table: Table, requested = DEFAULT_MAX_ACTIONS): number {
  return game.maxActions(table) ?? requested;
}

/**
 * Creates a setup with defaults for missing settings.
 *
 * @param plugin - the specifier from which workers import the plugin
 * @returns the setup; fails with `bad-option` or `bad-seats`
 */
export function createSetup(game: Game, plugin: string, input: SetupInput = {}): Result<Setup> {
  const parsed = parseWithSchema(SETUP_INPUT_SCHEMA, input);
  if (!parsed.ok) return parsed;
  const { seats, options, bots: names = ["random"], seed = "1", longest, sampling = {} } = parsed.value;
  const table = parseTable(game, options, seats);
  if (!table.ok) return table;
  const bots = botsBySeat(names, table.value);
  if (!bots.ok) return bots;
  const defaults = defaultSampling(game);
  const {
    events = defaults.events,
    every = defaults.every,
    turns = defaults.turns,
    judge = defaults.judge,
  } = sampling;
  const evaluator = parseEvaluator(judge);
  if (!evaluator.ok) return evaluator;
  return succeed({
    plugin,
    game: game.id,
    version: game.version,
    ...table.value,
    bots: bots.value,
    seed,
    longest: maxActionsOf(game, table.value, longest),
    sampling: { events, every, turns, judge: formatBot(evaluator.value) },
  });
}
