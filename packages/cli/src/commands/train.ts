import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { readLongest, readWorkers, runArgs } from "../lab/lab-arguments.ts";
import type { Terminal } from "../terminal.ts";

const MAX_GAMES = 1_000_000;
const MAX_ITERATIONS = 1_000_000;
const MAX_HOURS = 10_000;
const MAX_MILLISECONDS = 1_000_000;

export const train = (terminal: Terminal): Command => {
  const { translate } = terminal;
  const { seed, workers, html, json, longest } = runArgs(terminal);
  return createCommand(terminal, {
    name: "train",
    description: translate({
      en: "Train a network that evaluates positions, by self-play, and measure it",
      fr: "Entraîner un réseau à évaluer des positions, en jouant contre lui-même, et le mesurer",
    }),
    examples: [
      "serpentarium train pantarei --out pantarei.network.json --hours 1",
      "serpentarium train connect-four --out connect-four.network.json --games 3000 --match 1000",
    ],
    args: {
      ...gameArg(terminal),
      out: {
        type: "string",
        valueHint: translate({ en: "file", fr: "fichier" }),
        description: translate({
          en: "write the network there as JSON, and its games to the same name with .games; an interrupted training resumes from them",
          fr: "y écrire le réseau en JSON, et ses parties sous le même nom avec .games ; un entraînement interrompu reprend à partir d’elles",
        }),
      },
      games: {
        type: "string",
        valueHint: "n",
        description: translate({
          en: "how many games of self-play (default: 2000, or as many as --hours allows)",
          fr: "combien de parties contre lui-même (par défaut : 2000, ou autant que --hours le permet)",
        }),
      },
      hours: {
        type: "string",
        valueHint: "h",
        description: translate({
          en: "end self-play after that time; the result then depends on the machine",
          fr: "finir de jouer contre lui-même après ce temps ; le résultat dépend alors de la machine",
        }),
      },
      generation: {
        type: "string",
        valueHint: "n",
        default: "500",
        description: translate({
          en: "games after which a new network is trained, which plays the next ones",
          fr: "parties après lesquelles un nouveau réseau est entraîné, qui joue les suivantes",
        }),
      },
      iterations: {
        type: "string",
        valueHint: "n",
        default: "100",
        description: translate({
          en: "iterations of the search for each action of self-play",
          fr: "itérations de la recherche pour chaque coup contre lui-même",
        }),
      },
      evaluate: {
        type: "boolean",
        description: translate({
          en: "the game’s own evaluation is an input of the network, which learns what to correct",
          fr: "l’évaluation du jeu est une entrée du réseau, qui apprend ce qu’il faut y corriger",
        }),
      },
      match: {
        type: "string",
        valueHint: "n",
        default: "200",
        description: translate({
          en: "games against the same search without the network, at equal time",
          fr: "parties contre la même recherche sans le réseau, à temps égal",
        }),
      },
      think: {
        type: "string",
        valueHint: "ms",
        default: "20",
        description: translate({
          en: "milliseconds for each action in these games",
          fr: "millisecondes par coup dans ces parties",
        }),
      },
      seed,
      workers,
      html,
      json,
      longest,
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run(args, { plugin, options }) {
      const { out } = args;
      if (out === undefined) throw usageError("--out is missing", "--out manque");
      const optional = (name: string, text: string | undefined, max: number): number | undefined =>
        text === undefined ? undefined : requireInteger(name, text, 1, max);
      const hours = optional("--hours", args.hours, MAX_HOURS);
      const games =
        optional("--games", args.games, MAX_GAMES) ?? (hours === undefined ? DEFAULT_GAMES : MAX_GAMES);
      const settings = {
        generation: requireInteger("--generation", args.generation, 1, MAX_GAMES),
        iterations: requireInteger("--iterations", args.iterations, 1, MAX_ITERATIONS),
        usesEvaluate: args.evaluate ?? false,
      };
      const match = {
        games: requireInteger("--match", args.match, 0, MAX_GAMES),
        budget: { milliseconds: requireInteger("--think", args.think, 1, MAX_MILLISECONDS) },
      };
      const workers = readWorkers(args);
      const [{ resolveSource }, { readOptions }, { prepareSetup }, { runTraining }] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../lab/prepare-setup.ts"),
        import("../train/run-training.ts"),
      ]);
      const { setup, game } = prepareSetup(await resolveSource(args.game, plugin), {
        seats: args.seats === undefined ? undefined : Number(args.seats),
        options: readOptions(options),
        seed: args.seed,
        longest: readLongest(args),
        sampling: { every: 0 },
      });
      const training = { setup, ...settings };
      const isDone = await runTraining(
        game,
        training,
        { games, hours, match, workers },
        { ...args, out },
        terminal,
      );
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};

const DEFAULT_GAMES = 2000;
