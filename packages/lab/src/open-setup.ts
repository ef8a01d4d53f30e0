import { type Bot, type BotSpec, createBot } from "@serpentarium/bots";
import {
  fail,
  type Game,
  type GameTypes,
  type Plugin,
  parseTable,
  type Result,
  succeed,
  type Table,
} from "@serpentarium/core";
import { parseJudge, parsePlayer, type Setup } from "./setup.ts";
import { parseAs, SETUP } from "./setup-schema.ts";

/** A setup with all that it names: ready to play. */
export interface OpenSetup {
  readonly setup: Setup;
  readonly plugin: Plugin;
  readonly game: Game;
  readonly table: Table;
  /** In the order of the setup. */
  readonly bots: readonly Bot<GameTypes>[];
  readonly judge: BotSpec;
}

/** Gets ready to play. Fails with `bad-version` where the game is another one, with `bad-option` or with `bad-seats`. */
export function openSetup(plugin: Plugin, data: Setup): Result<OpenSetup> {
  const { game } = plugin;
  const parsed = parseAs(SETUP, data);
  if (!parsed.ok) return parsed;
  const { value: setup } = parsed;
  if (game.id !== setup.game || game.version !== setup.version) {
    const [wanted, there] = [`${setup.game} ${setup.version}`, `${game.id} ${game.version}`];
    return fail("bad-version", `expected ${wanted}, found ${there}`, `${wanted} attendu, ${there} trouvé`);
  }
  const table = parseTable(game, setup.options, setup.seats);
  if (!table.ok) return table;
  const judge = parseJudge(setup.sampling.judge);
  if (!judge.ok) return judge;
  const bots: Bot<GameTypes>[] = [];
  for (const name of setup.bots) {
    const bot = parsePlayer(name);
    if (!bot.ok) return bot;
    bots.push(createBot(game, bot.value));
  }
  return succeed({ setup, plugin, game, table: table.value, bots, judge: judge.value });
}
