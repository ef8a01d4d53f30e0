import { randomUUID } from "node:crypto";
import type { AnyPosition, Game, Message, Table } from "@serpentarium/core";
import { gameArg, pluginArg, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, usageError } from "../command-error.ts";
import type { GameMatch } from "../match.ts";
import type { TerminalMatch } from "../play/occupants.ts";
import type { Prompt } from "../play/prompt.ts";
import { readPlan, seriesArgs } from "../series-arguments.ts";
import type { Terminal } from "../terminal.ts";

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

/** Asks for the game if the command line does not name one. @returns its id */
async function askForGame(plugins: readonly string[], prompt: Prompt, terminal: Terminal, modules: Modules) {
  const choices = (await modules.loadPlugins(plugins)).map(({ game }) => ({
    value: game.id,
    hint: terminal.translate(game.title),
  }));
  const id = await prompt.choose(terminal.translate({ en: "Which game?", fr: "Quel jeu ?" }), choices);
  if (id === undefined) throw usageError("no game chosen", "aucun jeu choisi");
  return id;
}

/** Says in which file a match or series was saved. */
function describeSaved(match: TerminalMatch, isOver: boolean, file: string): Message {
  const { en, fr } = match.plan.games > 1 ? { en: "series", fr: "série" } : { en: "game", fr: "partie" };
  if (isOver) return { en: `The ${en} is in ${file}.`, fr: `La ${fr} est dans ${file}.` };
  return {
    en: `The ${en} so far is in ${file}; continue it with --resume ${file}.`,
    fr: `La ${fr} en cours est dans ${file} ; --resume ${file} la reprend.`,
  };
}

/** Saves a match or series in which a player has acted or a game has ended, and prints the file name; always if a file is given. */
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
    // print the record, the only copy of the match
    terminal.print(JSON.stringify(record));
    throw cause;
  });
  const isOver = outcome !== null && !modules.hasNextMatch(match);
  terminal.print(terminal.translate(describeSaved(match, isOver, name)));
}

/** Loads a recorded match or series to continue, with the game as bots play it. */
async function resumeSeries(
  file: string,
  plugins: readonly string[],
  toPlayed: (game: Game) => Promise<Game>,
  terminal: Terminal,
  modules: Modules,
) {
  const record = await modules.readRecord(file, terminal.input);
  const { game, older } = await modules.findReader(record, plugins);
  if (older) {
    throw commandFailure(
      `played with ${record.game} ${record.version}, an older version: you can read it with "serpentarium replay ${file}", but not continue it`,
      `jouée avec ${record.game} ${record.version}, une version ancienne : elle peut se lire, avec « serpentarium replay ${file} », mais pas se reprendre`,
    );
  }
  return { game: await toPlayed(game), ...modules.replayRecord(game, record) };
}

/** The position to start from. @throws CommandError usage error for an invalid one, and for one that is over */
function readStart(game: Game, table: Table, text: string, { readPosition }: Modules): AnyPosition {
  const position = readPosition(game, table, text);
  if (position.outcome) throw usageError("--position: the game is over", "--position : la partie est finie");
  return position;
}

export const play = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "play",
    description: terminal.translate({
      en: "Play a game in the terminal, with others or against a program",
      fr: "Jouer au terminal, à plusieurs ou contre un robot",
    }),
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
      game: { ...gameArg(terminal).game, required: false },
      players: {
        type: "string",
        default: "person,random",
        valueHint: "name,…",
        description: terminal.translate({
          en: "players by seat; the last one takes all remaining seats: person, random, greedy, mcts:1000 (iterations), mcts:500ms, or a level: beginner, easy, good, strong",
          fr: "qui joue, place par place ; le dernier occupe toutes les suivantes : person, random, greedy, mcts:1000 (itérations), mcts:500ms, ou un niveau : beginner, easy, good, strong",
        }),
      },
      network: {
        type: "string",
        valueHint: "file",
        description: terminal.translate({
          en: "programs evaluate positions by a network of serpentarium train",
          fr: "les robots évaluent les positions par un réseau de serpentarium train",
        }),
      },
      chance: {
        type: "string",
        default: "random",
        valueHint: "person|random",
        description: terminal.translate({
          en: "who deals and rolls; with person you enter the results of real cards and dice",
          fr: "qui donne et lance : person pour saisir ce que montrent de vraies cartes et de vrais dés",
        }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        description: terminal.translate({
          en: "the same seed repeats the deal and the play of the programs",
          fr: "la même graine redonne la même distribution, et des programmes qui jouent pareil",
        }),
      },
      position: {
        type: "string",
        valueHint: "text",
        description: terminal.translate({
          en: "position to start from (default: the start of the game)",
          fr: "position de départ (par défaut, le début du jeu)",
        }),
      },
      resume: {
        type: "string",
        valueHint: "file",
        description: terminal.translate({
          en: "continue a recorded game",
          fr: "reprendre une partie enregistrée",
        }),
      },
      record: {
        type: "string",
        valueHint: "file",
        description: terminal.translate({
          en: "file for the game (default: <game>.json, or the next free number)",
          fr: "où garder la partie (par défaut <jeu>.json, ou le numéro libre suivant)",
        }),
      },
      ...seriesArgs(terminal),
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const modules = await loadModules();
      const plan = readPlan(args.games, args.first);
      if (args.position !== undefined && (plan.games > 1 || args.resume !== undefined))
        throw usageError(
          "--position starts a single game: expected no --games and no --resume",
          "--position commence une seule partie : sans --games ni --resume",
        );
      const begin = async (prompt: Prompt): Promise<GameMatch> => {
        const toPlayed = async (game: Game): Promise<Game> =>
          args.network === undefined ? game : modules.readNetwork(args.network, game);
        if (args.resume) return resumeSeries(args.resume, plugin, toPlayed, terminal, modules);
        if (!(args.game || terminal.isInteractive)) throw usageError("<game> is missing", "il manque <game>");
        const id = args.game ?? (await askForGame(plugin, prompt, terminal, modules));
        const { game } = await modules.resolvePlugin(id, plugin);
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
