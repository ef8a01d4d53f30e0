import { randomUUID } from "node:crypto";
import type { Text } from "@serpentarium/core";
import { pluginArg, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, failed, wrongUse } from "../command-error.ts";
import type { Prompt } from "../play/prompt.ts";
import type { Series } from "../series.ts";
import { readPlan, seriesArgs } from "../series-arguments.ts";
import type { Terminal } from "../terminal.ts";

const load = async () => ({
  ...(await import("../match.ts")),
  ...(await import("../play/play-series.ts")),
  ...(await import("../play/seating.ts")),
  ...(await import("../plugins.ts")),
  ...(await import("../reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../series.ts")),
  ...(await import("../table.ts")),
  ...(await import("@serpentarium/core")),
  ...(await import("@serpentarium/core/record")),
});
type Tools = Awaited<ReturnType<typeof load>>;

const openPrompt = async (terminal: Terminal): Promise<Prompt> =>
  terminal.isInteractive
    ? (await import("../play/menu-prompt.ts")).createMenuPrompt(terminal)
    : (await import("../play/prompt.ts")).createLinePrompt(terminal);

/** Which game, when the call does not say: asked for at a terminal. */
async function askForGame(plugins: readonly string[], prompt: Prompt, terminal: Terminal, tools: Tools) {
  const choices = (await tools.loadPlugins(plugins)).map(({ game }) => ({
    value: game.id,
    hint: terminal.say(game.title),
  }));
  const id = await prompt.choose(terminal.say({ en: "Which game?", fr: "Quel jeu ?" }), choices);
  if (id === undefined) throw wrongUse("no game to play", "aucun jeu choisi");
  return id;
}

/** Where a series is, or a game that stands alone. */
function describeKept({ plan: { games } }: Series, isOver: boolean, file: string): Text {
  const { en, fr } = games > 1 ? { en: "series", fr: "série" } : { en: "game", fr: "partie" };
  if (isOver) return { en: `The ${en} is in ${file}.`, fr: `La ${fr} est dans ${file}.` };
  return {
    en: `The ${en} so far is in ${file}; --resume ${file} goes on with it.`,
    fr: `La ${fr} en cours est dans ${file} ; --resume ${file} la reprend.`,
  };
}

/** Keeps what is over, or in which a player has acted, and says where. */
async function keep(
  series: Series,
  file: string | undefined,
  terminal: Terminal,
  tools: Tools,
): Promise<void> {
  const { earlier, match } = series;
  const isWorthKeeping =
    earlier.length > 0 || tools.outcomeOf(match) !== undefined || tools.hasBeenPlayed(match);
  if (!(isWorthKeeping || file)) return;
  const record = tools.recordOf(series);
  const write = async (): Promise<string> => {
    if (!file) return tools.writeNewRecord(record);
    await tools.writeRecord(file, record);
    return file;
  };
  const name = await write().catch((cause: unknown) => {
    // the only copy of what was played
    terminal.print(JSON.stringify(record));
    throw cause;
  });
  terminal.print(terminal.say(describeKept(series, tools.isSeriesOver(series), name)));
}

/** A recorded match or series, to go on with. */
async function resume(file: string, plugins: readonly string[], terminal: Terminal, tools: Tools) {
  const record = await tools.readRecord(file, terminal.input);
  const { game, older } = await tools.findReader(record, plugins);
  if (older) {
    throw failed(
      `played with ${record.game} ${record.version}, an older version: it can be read, with "serpentarium replay ${file}", and not gone on with`,
      `jouée avec ${record.game} ${record.version}, une version ancienne : elle peut se lire, avec « serpentarium replay ${file} », mais pas se reprendre`,
    );
  }
  return tools.seriesFrom(game, tools.openRecord(game, record));
}

export const play = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "play",
    description: terminal.say({
      en: "Play a game in the terminal, with others or against a program",
      fr: "Jouer au terminal, à plusieurs ou contre un programme",
    }),
    examples: [
      "serpentarium play pantarei",
      "serpentarium play pantarei --players person --options goal=5",
      "serpentarium play pantarei --players good,person",
      "serpentarium play sssnake --seats 3 --players person,mcts:1000,greedy",
      "serpentarium play pantarei --games 3 --first rotating",
      "serpentarium play pantarei --resume pantarei.json",
    ],
    args: {
      game: {
        type: "positional",
        required: false,
        description: terminal.say({
          en: "id of the game, or its package or path",
          fr: "identifiant du jeu, ou son paquet ou chemin",
        }),
      },
      players: {
        type: "string",
        default: "person,random",
        valueHint: "name,…",
        description: terminal.say({
          en: "who plays, seat by seat; the last one sits on all further seats: person, random, greedy, mcts:1000 (iterations), mcts:500ms, or a level: beginner, easy, good, strong",
          fr: "qui joue, place par place ; le dernier occupe toutes les suivantes : person, random, greedy, mcts:1000 (itérations), mcts:500ms, ou un niveau : beginner, easy, good, strong",
        }),
      },
      chance: {
        type: "string",
        default: "random",
        valueHint: "person|random",
        description: terminal.say({
          en: "who deals and throws: person to enter what real cards and dice show",
          fr: "qui donne et lance : person pour saisir ce que montrent de vraies cartes et de vrais dés",
        }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        description: terminal.say({
          en: "the same seed gives the same deal, and programs that play the same",
          fr: "la même graine redonne la même distribution, et des programmes qui jouent pareil",
        }),
      },
      resume: {
        type: "string",
        valueHint: "file",
        description: terminal.say({
          en: "go on with a recorded game",
          fr: "reprendre une partie enregistrée",
        }),
      },
      record: {
        type: "string",
        valueHint: "file",
        description: terminal.say({
          en: "where to keep the game (default: <game>.json, or the next free number)",
          fr: "où garder la partie (par défaut <jeu>.json, ou le numéro libre suivant)",
        }),
      },
      ...seriesArgs(terminal),
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const tools = await load();
      const plan = readPlan(args.games, args.first);
      const begin = async (prompt: Prompt): Promise<Series> => {
        if (args.resume) return resume(args.resume, plugin, terminal, tools);
        if (!(args.game || terminal.isInteractive)) throw wrongUse("<game> is missing", "il manque <game>");
        const id = args.game ?? (await askForGame(plugin, prompt, terminal, tools));
        const { game } = await tools.choosePlugin(id, plugin);
        return tools.startSeries(game, tools.readTable(game, args.seats, options), plan);
      };
      const prompt = await openPrompt(terminal);
      try {
        const start = await begin(prompt);
        const seating = tools.readSeating(args.players, args.chance, start.match);
        const session = { terminal, prompt, seating, random: tools.createRandom(args.seed ?? randomUUID()) };
        const series = await tools.playSeries(start, session);
        await keep(series, args.record, terminal, tools);
      } finally {
        prompt.close();
      }
      return EXIT.ok;
    },
  });
