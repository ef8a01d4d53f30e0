import type { Wishes } from "@serpentarium/lab";
import type { ArgsDef } from "citty";
import { pluginArg, tableArgs, wholeNumber } from "../arguments.ts";
import type { Terminal } from "../terminal.ts";

/** The most games of a run, and the most threads. */
const MAX_GAMES = 1_000_000_000;
const MAX_WORKERS = 1024;
const MAX_ACTIONS = 1_000_000;

/** The option that says where the queue is. */
export const queueArg = ({ say }: Pick<Terminal, "say">) =>
  ({
    queue: {
      type: "string",
      valueHint: "redis://host:port",
      description: say({
        en: "have it played by the workers on the queue of this Redis (serpentarium lab worker)",
        fr: "faire jouer par ceux qui travaillent à la file de ce Redis (serpentarium lab worker)",
      }),
    },
  }) as const satisfies ArgsDef;

/** The options that all commands of the lab take. */
export const labArgs = (terminal: Pick<Terminal, "say">) => {
  const { say } = terminal;
  return {
    games: {
      type: "string",
      valueHint: "n",
      default: "1000",
      description: say({ en: "how many games", fr: "combien de parties" }),
    },
    bots: {
      type: "string",
      valueHint: "random|greedy|mcts:n,…",
      default: "random",
      description: say({
        en: "who plays, seat by seat; the last one sits on all further seats. From game to game they move on by one seat",
        fr: "qui joue, place par place ; le dernier occupe toutes les suivantes. D’une partie à l’autre, ils avancent d’une place",
      }),
    },
    seed: {
      type: "string",
      valueHint: "text",
      default: "1",
      description: say({
        en: "the same seed gives the same result, whatever the number of workers",
        fr: "la même graine redonne le même résultat, quel que soit le nombre de fils",
      }),
    },
    workers: {
      type: "string",
      valueHint: "n",
      description: say({
        en: "how many threads play (default: as many as there are cores)",
        fr: "combien de fils jouent (par défaut, autant que de cœurs)",
      }),
    },
    ...queueArg(terminal),
    out: {
      type: "string",
      valueHint: say({ en: "file", fr: "fichier" }),
      description: say({
        en: "keep what is finished there; a run that was interrupted goes on from it",
        fr: "y garder ce qui est fini ; un essai interrompu reprend à partir de là",
      }),
    },
    html: {
      type: "string",
      valueHint: say({ en: "file", fr: "fichier" }),
      description: say({
        en: "write the report as a page with plots, too",
        fr: "écrire aussi le rapport comme page avec des graphiques",
      }),
    },
    json: { type: "boolean", description: say({ en: "as JSON", fr: "en JSON" }) },
    judge: {
      type: "string",
      valueHint: "greedy|mcts:n",
      description: say({
        en: "who weighs the actions of the turns that are looked at closely (default: greedy where the game judges its positions, otherwise mcts:100)",
        fr: "qui pèse les actions des tours regardés de près (par défaut greedy si le jeu juge ses positions, sinon mcts:100)",
      }),
    },
    every: {
      type: "string",
      valueHint: "n",
      description: say({
        en: "look closely at one game in n; 0 for none (default: 10)",
        fr: "regarder de près une partie sur n ; 0 pour aucune (par défaut : 10)",
      }),
    },
    turns: {
      type: "string",
      valueHint: "n",
      description: say({
        en: "how many turns of each of these games (default: 4)",
        fr: "combien de tours de chacune de ces parties (par défaut : 4)",
      }),
    },
    longest: {
      type: "string",
      valueHint: "n",
      description: say({
        en: "break off a game after so many actions, where its options set no limit (default: 10000)",
        fr: "interrompre une partie après tant d’actions, si ses options ne fixent pas de limite (par défaut : 10000)",
      }),
    },
    ...tableArgs(terminal),
    ...pluginArg(terminal),
  } as const satisfies ArgsDef;
};

/** What those options were given. */
export interface LabArguments {
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly workers?: string | undefined;
  readonly queue?: string | undefined;
  readonly out?: string | undefined;
  readonly html?: string | undefined;
  readonly json?: boolean | undefined;
  readonly judge?: string | undefined;
  readonly every?: string | undefined;
  readonly turns?: string | undefined;
  readonly longest?: string | undefined;
  readonly seats?: string | undefined;
}

const optional = (name: string, text: string | undefined, min: number, max: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(name, text, min, max);

/** What is to be played, without the options of the game. @throws CommandError wrong use */
export const readWishes = (args: LabArguments): Wishes => ({
  seats: args.seats === undefined ? undefined : Number(args.seats),
  bots: args.bots.split(",").map((bot) => bot.trim()),
  seed: args.seed,
  longest: optional("--longest", args.longest, 1, MAX_ACTIONS),
  sampling: {
    every: optional("--every", args.every, 0, MAX_GAMES),
    turns: optional("--turns", args.turns, 0, 1000),
    judge: args.judge,
  },
});

export const readGames = ({ games }: LabArguments): number => wholeNumber("--games", games, 1, MAX_GAMES);

/** How many threads; as many as there are cores when left out. @throws CommandError wrong use */
export const readWorkers = ({ workers }: Pick<LabArguments, "workers">): number | undefined =>
  optional("--workers", workers, 1, MAX_WORKERS);
