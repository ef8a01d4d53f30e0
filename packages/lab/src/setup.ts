import { type BotSpec, formatBot, parseBot } from "@serpentarium/bots";
import { fail, type Game, parseTable, type Result, succeed, type Table } from "@serpentarium/core";
import { parseAs, WISHES } from "./setup-schema.ts";

/** Which turns are looked at more closely: of every so-many-th game so many, drawn by lot. */
export interface Sampling {
  /** Of which games: 10 for every tenth, 0 for none. */
  readonly every: number;
  /** How many turns of each. */
  readonly turns: number;
  /** The bot that weighs what could be played there, such as `mcts:100`. */
  readonly judge: string;
}

/** All that decides what is played: from it and the number of a game that game can be played anywhere. Plain data. */
export interface Setup {
  /** Where the plugin is imported from: the name of its package, or the address of its module. */
  readonly plugin: string;
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** Who plays: one for each seat of the first game; from game to game they all move on by one seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** After how many actions a game is broken off that has not ended. */
  readonly longest: number;
  readonly sampling: Sampling;
}

/** What one can ask for; what is left out has a default. */
export interface Wishes {
  readonly seats?: number | undefined;
  readonly options?: object | undefined;
  /** The last one sits on all further seats. */
  readonly bots?: readonly string[] | undefined;
  readonly seed?: string | undefined;
  readonly longest?: number | undefined;
  readonly sampling?: { readonly [K in keyof Sampling]?: Sampling[K] | undefined } | undefined;
}

const LONGEST = 10_000;

/** A game that judges its own positions is asked at once; of any other, playouts say what a position is worth. */
const samplingFor = (game: Game): Sampling => ({
  every: 10,
  turns: 4,
  judge: game.evaluate ? "greedy" : "mcts:100",
});

/** A bot that always plays the same from the same seed. Fails with `bad-option`. */
export function parsePlayer(text: string): Result<BotSpec> {
  const bot = parseBot(text);
  if (!bot.ok || !("milliseconds" in bot.value)) return bot;
  return fail(
    "bad-option",
    `${text}: what a bot plays in so much time cannot be repeated; give iterations, such as mcts:1000`,
    `${text} : ce qu’un robot joue en tant de temps ne peut se répéter ; donner des itérations, par exemple mcts:1000`,
  );
}

/** A bot that can weigh actions against each other. Fails with `bad-option`. */
export function parseJudge(text: string): Result<BotSpec> {
  const bot = parsePlayer(text);
  if (!bot.ok || bot.value.bot !== "random") return bot;
  return fail(
    "bad-option",
    "random cannot judge; take greedy, or a search such as mcts:100",
    "random ne peut juger ; prendre greedy, ou une recherche comme mcts:100",
  );
}

/** Bots as they are written, one for each seat. */
function seatBots(bots: readonly string[], { seats }: Table): Result<readonly string[]> {
  const parsed = bots.map(parsePlayer);
  const wrong = parsed.find((bot) => !bot.ok);
  if (wrong && !wrong.ok) return wrong;
  if (bots.length < 1 || bots.length > seats) {
    return fail(
      "bad-seats",
      `expected 1 to ${seats} bots, one for each seat`,
      `de 1 à ${seats} robots attendus, un par place`,
    );
  }
  const names = parsed.flatMap((bot) => (bot.ok ? formatBot(bot.value) : []));
  return succeed(Array.from({ length: seats }, (_, seat) => names[seat] ?? names.at(-1) ?? ""));
}

/** The most actions of a game: what its options allow, or what is asked for. */
function longestOf(game: Game, table: Table, asked = LONGEST): number {
  return game.longest(table) ?? asked;
}

/**
 * A setup from what somebody asks for, for a game whose plugin can be imported from somewhere. Fails with `bad-option` or
 * `bad-seats`.
 */
export function createSetup(game: Game, plugin: string, wishes: Wishes = {}): Result<Setup> {
  const asked = parseAs(WISHES, wishes);
  if (!asked.ok) return asked;
  const { seats, options, bots: names = ["random"], seed = "1", longest, sampling = {} } = asked.value;
  const table = parseTable(game, options, seats);
  if (!table.ok) return table;
  const bots = seatBots(names, table.value);
  if (!bots.ok) return bots;
  const usual = samplingFor(game);
  const { every = usual.every, turns = usual.turns, judge: judgeName = usual.judge } = sampling;
  const judge = parseJudge(judgeName);
  if (!judge.ok) return judge;
  return succeed({
    plugin,
    game: game.id,
    version: game.version,
    ...table.value,
    bots: bots.value,
    seed,
    longest: longestOf(game, table.value, longest),
    sampling: { every, turns, judge: formatBot(judge.value) },
  });
}
