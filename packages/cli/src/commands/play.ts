import { randomUUID } from "node:crypto";
import type { AnyPosition, Game, Message, Table } from "@serpentarium/core";
import { gameArg, pluginArg, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, usageError } from "../command-error.ts";
import type { GameMatch } from "../match.ts";
import type { TerminalMatch } from "../play/occupants.ts";
import type { Prompt } from "../play/prompt.ts";
import { readPlan, seriesArgs } from "../series-arguments.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { gameWords } from "../words.ts";

const loadModules = async () => ({
  ...(await import("../match.ts")),
  ...(await import("../play/play-series.ts")),
  ...(await import("../play/occupants.ts")),
  ...(await import("../play/read-network.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../record-reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../table-arguments.ts")),
  ...(await import("@serpentarium/core")),
  ...(await import("@serpentarium/core/match")),
});
type Modules = Awaited<ReturnType<typeof loadModules>>;

const openPrompt = async (terminal: Terminal): Promise<Prompt> =>
  terminal.isInteractive
    ? (await import("../play/menu-prompt.ts")).createMenuPrompt(terminal)
    : (await import("../play/prompt.ts")).createLinePrompt(terminal);

/** Asks for the game if the command line names none. @returns its id */
async function askForGame(plugins: readonly string[], prompt: Prompt, terminal: Terminal, modules: Modules) {
  const { words } = terminal;
  const sources = await modules.loadPlugins(plugins);
  const choices = await Promise.all(
    sources.map(async (source) => ({
      value: source.plugin.game.id,
      hint: (await gameWords(source, words.language)).text("title"),
    })),
  );
  const id = await prompt.choose(words.text("cli.play.which-game"), choices);
  if (id === undefined) throw usageError({ id: "cli.play.no-game" });
  return id;
}

/** The message with the file of a saved match or series. */
function describeSaved({ plan }: TerminalMatch, isOver: boolean, file: string): Message {
  const data = { what: plan.games > 1 ? "series" : "game", file };
  return { id: isOver ? "cli.play.saved.over" : "cli.play.saved.so-far", data };
}

/** Saves a match or series if a player has acted, a game has ended or a file is given, and prints the file name. */
async function saveSeries(
  match: TerminalMatch,
  file: string | undefined,
  terminal: Terminal,
  modules: Modules,
): Promise<void> {
  const { game, earlier, outcome, actions } = match;
  const hasSeatActed = actions.findLastIndex(({ actor }) => actor !== "chance") >= 0;
  const isWorthSaving = earlier.length > 0 || outcome !== null || hasSeatActed;
  if (!(isWorthSaving || file)) return;
  const record = modules.recordOf(game, match);
  const write = async (): Promise<string> => {
    if (!file) return modules.writeNewRecord(record);
    await modules.writeRecord(file, record);
    return file;
  };
  const name = await write().catch((cause: unknown) => {
    // print the record, because it is the only copy of the match
    terminal.print(JSON.stringify(record));
    throw cause;
  });
  const isOver = outcome !== null && !modules.hasNextMatch(match);
  terminal.print(terminal.words.format(describeSaved(match, isOver, name)));
}

/** Loads a recorded match or series to continue, with the game as configured for bots. */
async function resumeSeries(
  file: string,
  plugins: readonly string[],
  toPlayed: (game: Game) => Promise<Game>,
  terminal: Terminal,
  modules: Modules,
) {
  const record = await modules.readRecord(file, terminal.input);
  const { source, isOlder } = await modules.findReader(record, plugins);
  if (isOlder) {
    throw commandFailure({
      id: "cli.play.older-version",
      data: { game: record.game, version: record.version, file },
    });
  }
  await useWordsOf(source, terminal);
  const { game } = source.plugin;
  return { game: await toPlayed(game), ...modules.replayRecord(game, record) };
}

/** The start position. @throws CommandError usage error if it is invalid or the game is over in it */
function readStart(game: Game, table: Table, text: string, { readPosition }: Modules): AnyPosition {
  const position = readPosition(game, table, text);
  if (position.outcome) throw usageError({ id: "cli.play.position-over" });
  return position;
}

export const play = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "play",
    description: terminal.words.text("cli.play.description"),
    examples: [
      "serpentarium play pantarei",
      "serpentarium play pantarei --players person --options goal=5",
      "serpentarium play pantarei --players good,person",
      "serpentarium play sssnake --seats 3 --players person,mcts:1000,greedy",
      "serpentarium play pantarei --games 3 --first rotating",
      'serpentarium play pantarei --players person,good --position "move:2 l1,d2+l3,n+d1,d3 dark - 4"',
      "serpentarium play pantarei --resume pantarei.json",
    ],
    args: {
      game: { ...gameArg(terminal.words).game, required: false },
      players: {
        type: "string",
        default: "person,random",
        valueHint: "name,…",
        description: terminal.words.text("cli.play.arguments.players"),
      },
      network: {
        type: "string",
        valueHint: "file",
        description: terminal.words.text("cli.play.arguments.network"),
      },
      chance: {
        type: "string",
        default: "random",
        valueHint: "person|random",
        description: terminal.words.text("cli.play.arguments.chance"),
      },
      seed: {
        type: "string",
        valueHint: "text",
        description: terminal.words.text("cli.play.arguments.seed"),
      },
      position: {
        type: "string",
        valueHint: "text",
        description: terminal.words.text("cli.play.arguments.position"),
      },
      resume: {
        type: "string",
        valueHint: "file",
        description: terminal.words.text("cli.play.arguments.resume"),
      },
      record: {
        type: "string",
        valueHint: "file",
        description: terminal.words.text("cli.play.arguments.record"),
      },
      ...seriesArgs(terminal.words),
      ...tableArgs(terminal.words),
      ...pluginArg(terminal.words),
    },
    async run(args, { plugin, options }) {
      const modules = await loadModules();
      const plan = readPlan(args.games, args.first);
      if (args.position !== undefined && (plan.games > 1 || args.resume !== undefined))
        throw usageError({ id: "cli.play.position-alone" });
      const begin = async (prompt: Prompt): Promise<GameMatch> => {
        const toPlayed = async (game: Game): Promise<Game> =>
          args.network === undefined ? game : modules.readNetwork(args.network, game);
        if (args.resume) return resumeSeries(args.resume, plugin, toPlayed, terminal, modules);
        if (!(args.game || terminal.isInteractive))
          throw usageError({ id: "cli.usage.missing", data: { name: "<game>" } });
        const id = args.game ?? (await askForGame(plugin, prompt, terminal, modules));
        const source = await modules.resolveSource(id, plugin);
        await useWordsOf(source, terminal);
        const { game } = source.plugin;
        const table = modules.readTable(game, args.seats, options);
        const position =
          args.position === undefined ? {} : { position: readStart(game, table, args.position, modules) };
        return modules.startMatch(await toPlayed(game), { table, plan, ...position });
      };
      const prompt = await openPrompt(terminal);
      try {
        const begun = await begin(prompt);
        const occupants = modules.readOccupants(args.players, begun.table);
        const match = await modules.playSeries(
          { ...begun, occupants },
          {
            terminal,
            prompt,
            dealer: modules.readDealer(args.chance),
            random: modules.createRandom(args.seed ?? randomUUID()),
          },
        );
        await saveSeries(match, args.record, terminal, modules);
      } finally {
        prompt.close();
      }
      return EXIT.ok;
    },
  });
