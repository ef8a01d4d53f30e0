import type { SetupInput } from "@serpentarium/lab";
import type { ArgsDef } from "citty";
import { pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { usageError } from "../command-error.ts";
import type { Translator } from "../terminal.ts";

const MAX_GAMES = 1_000_000_000;
const MAX_WORKERS = 1024;
const MAX_ACTIONS = 1_000_000;

/** The option with the address of the queue. */
export const queueArg = ({ translate }: Translator) =>
  ({
    queue: {
      type: "string",
      valueHint: "redis://host:port",
      description: translate({
        en: "play on the workers of this Redis queue (serpentarium lab worker)",
        fr: "faire jouer par ceux qui travaillent à la file de ce Redis (serpentarium lab worker)",
      }),
    },
  }) as const satisfies ArgsDef;

/** The number of threads that play. */
export const workersArg = ({ translate }: Translator) =>
  ({
    workers: {
      type: "string",
      valueHint: "n",
      description: translate({
        en: "how many threads play (default: as many as there are cores)",
        fr: "combien de fils jouent (par défaut, autant que de cœurs)",
      }),
    },
  }) as const satisfies ArgsDef;

/** The options of the commands that play many games. */
export const runArgs = (translator: Translator) => {
  const { translate } = translator;
  return {
    seed: {
      type: "string",
      valueHint: "text",
      default: "1",
      description: translate({
        en: "the same seed gives the same result, whatever the number of workers",
        fr: "la même graine redonne le même résultat, quel que soit le nombre de fils",
      }),
    },
    ...workersArg(translator),
    out: {
      type: "string",
      valueHint: translate({ en: "file", fr: "fichier" }),
      description: translate({
        en: "save finished games there; an interrupted run resumes from it",
        fr: "y garder ce qui est fini ; un essai interrompu reprend à partir de là",
      }),
    },
    html: {
      type: "string",
      valueHint: translate({ en: "file", fr: "fichier" }),
      description: translate({
        en: "also write the report as an HTML page with plots",
        fr: "écrire aussi le rapport comme page avec des graphiques",
      }),
    },
    json: { type: "boolean", description: translate({ en: "as JSON", fr: "en JSON" }) },
    longest: {
      type: "string",
      valueHint: "n",
      description: translate({
        en: "stop a game after n actions, if its options set no limit (default: 10000)",
        fr: "interrompre une partie après tant d’actions, si ses options ne fixent pas de limite (par défaut : 10000)",
      }),
    },
  } as const satisfies ArgsDef;
};

/** The options of the lab commands that play. */
export const labArgs = (translator: Translator) => {
  const { translate } = translator;
  return {
    games: {
      type: "string",
      valueHint: "n",
      default: "1000",
      description: translate({ en: "how many games", fr: "combien de parties" }),
    },
    bots: {
      type: "string",
      valueHint: "random|greedy|mcts:n,…",
      default: "random",
      description: translate({
        en: "bots by seat; the last one takes all remaining seats. They move on by one seat from game to game",
        fr: "qui joue, place par place ; le dernier occupe toutes les suivantes. D’une partie à l’autre, ils avancent d’une place",
      }),
    },
    ...queueArg(translator),
    ...runArgs(translator),
    judge: {
      type: "string",
      valueHint: "greedy|mcts:n",
      description: translate({
        en: "bot that evaluates the actions of the sampled turns (default: greedy if the game evaluates its positions, otherwise mcts:100)",
        fr: "qui pèse les actions des tours regardés de près (par défaut greedy si le jeu juge ses positions, sinon mcts:100)",
      }),
    },
    every: {
      type: "string",
      valueHint: "n",
      description: translate({
        en: "sample one game in n; 0 for none (default: 10)",
        fr: "regarder de près une partie sur n ; 0 pour aucune (par défaut : 10)",
      }),
    },
    turns: {
      type: "string",
      valueHint: "n",
      description: translate({
        en: "how many turns of each sampled game (default: 4)",
        fr: "combien de tours de chacune de ces parties (par défaut : 4)",
      }),
    },
    ...tableArgs(translator),
    ...pluginArg(translator),
  } as const satisfies ArgsDef;
};

/** The values of the options of the commands that play many games. */
export interface RunArguments {
  readonly games: string;
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  readonly out?: string | undefined;
  readonly html?: string | undefined;
  readonly json?: boolean | undefined;
}

/** The values of {@link labArgs}. */
export interface LabArguments extends RunArguments {
  readonly bots: string;
  readonly seed: string;
  readonly judge?: string | undefined;
  readonly every?: string | undefined;
  readonly turns?: string | undefined;
  readonly longest?: string | undefined;
  readonly seats?: string | undefined;
}

const optionalInteger = (
  name: string,
  text: string | undefined,
  min: number,
  max: number,
): number | undefined => (text === undefined ? undefined : requireInteger(name, text, min, max));

/** The number of actions after which a game is broken off. @throws CommandError usage error */
export const readLongest = ({ longest }: Pick<LabArguments, "longest">): number | undefined =>
  optionalInteger("--longest", longest, 1, MAX_ACTIONS);

/** The requested setup, without the options of the game. @throws CommandError usage error */
export const readSetupInput = (args: LabArguments): SetupInput => ({
  seats: args.seats === undefined ? undefined : Number(args.seats),
  bots: args.bots.split(",").map((bot) => bot.trim()),
  seed: args.seed,
  longest: readLongest(args),
  sampling: {
    every: optionalInteger("--every", args.every, 0, MAX_GAMES),
    turns: optionalInteger("--turns", args.turns, 0, 1000),
    judge: args.judge,
  },
});

export const readGames = ({ games }: RunArguments): number => requireInteger("--games", games, 1, MAX_GAMES);

/** The number of threads; undefined means one per core. With a queue, its workers have them. @throws CommandError usage error */
export function readWorkers({ workers, queue }: Pick<RunArguments, "workers" | "queue">): number | undefined {
  if (workers !== undefined && queue !== undefined)
    throw usageError(
      "--workers: with --queue, give it to each worker instead",
      "--workers : avec --queue, chaque travailleur a les siens",
    );
  return optionalInteger("--workers", workers, 1, MAX_WORKERS);
}
