import { type Bot, type BotSpec, createBot } from "@serpentarium/bots";
import {
  fail,
  type Game,
  type GamePlugin,
  type GameTypes,
  parseTable,
  type Result,
  succeed,
  type Table,
} from "@serpentarium/core";
import { withoutFreezing } from "@serpentarium/core/internal";
import { parseEvaluator, parseRepeatableBot, type Setup } from "./setup.ts";
import { parseWithSchema, SETUP_SCHEMA } from "./setup-schema.ts";

/** A setup with the game, table and bots that it names, ready to play. */
export interface ResolvedSetup {
  readonly setup: Setup;
  readonly plugin: GamePlugin;
  readonly game: Game;
  readonly table: Table;
  /** In the order of the setup. */
  readonly bots: readonly Bot<GameTypes>[];
  readonly evaluator: BotSpec;
}

/**
 * Resolves a setup: checks it and creates its table and bots.
 *
 * Fails with `bad-version` if the plugin is another game or version, with `bad-option` or with `bad-seats`.
 */
export function resolveSetup(plugin: GamePlugin, data: Setup): Result<ResolvedSetup> {
  const game = withoutFreezing(plugin.game);
  const parsed = parseWithSchema(SETUP_SCHEMA, data);
  if (!parsed.ok) return parsed;
  const { value: setup } = parsed;
  if (game.id !== setup.game || game.version !== setup.version) {
    const [expected, found] = [`${setup.game} ${setup.version}`, `${game.id} ${game.version}`];
    return fail("bad-version", { id: "failures.bad-version.setup", data: { expected, found } });
  }
  const table = parseTable(game, setup.options, setup.seats);
  if (!table.ok) return table;
  const evaluator = parseEvaluator(setup.sampling.judge);
  if (!evaluator.ok) return evaluator;
  const bots: Bot<GameTypes>[] = [];
  for (const name of setup.bots) {
    const bot = parseRepeatableBot(name);
    if (!bot.ok) return bot;
    bots.push(createBot(game, bot.value));
  }
  return succeed({ setup, plugin, game, table: table.value, bots, evaluator: evaluator.value });
}
