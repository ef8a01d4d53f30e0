import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { readLongest, runArgs } from "../lab/lab-arguments.ts";
import type { Terminal } from "../terminal.ts";

const DEFAULT_TIMEOUT = "60";

export const ladder = (terminal: Terminal): Command => {
  const { translate } = terminal;
  const { options } = tableArgs(terminal);
  return createCommand(terminal, {
    name: "ladder",
    description: translate({
      en: "Rate bots and programs against each other, and show what more thinking is worth",
      fr: "Classer des robots et des programmes, et montrer ce que vaut une réflexion plus longue",
    }),
    examples: [
      "serpentarium ladder pantarei",
      "serpentarium ladder ssserpent greedy good mcts:2000 --games 200 --html ladder.html",
      "serpentarium ladder sssnake random easy good --seats 4",
      "serpentarium ladder pantarei mcts:2000 good --games 1000 --sprt 0,50",
      'serpentarium ladder ./my-game good "node my-bot.mjs"',
    ],
    args: {
      ...gameArg(terminal),
      players: {
        type: "positional",
        required: false,
        description: translate({
          en: "bots, and commands that read a prompt and print an action (default: random, the levels up to good, and searches with more iterations)",
          fr: "robots, et commandes qui lisent une question et écrivent un coup (par défaut : random, les niveaux jusqu’à good, et des recherches à plus d’itérations)",
        }),
      },
      seats: {
        type: "string",
        valueHint: "n",
        default: "2",
        description: translate({
          en: "number of seats; at three and more every two players at a table are compared by their places",
          fr: "nombre de places ; à partir de trois, les joueurs d’une table sont comparés deux à deux par leur classement",
        }),
      },
      games: {
        type: "string",
        valueHint: "n",
        default: "40",
        description: translate({
          en: "how many games are played at each table: by every two players, or by every group of more in either direction",
          fr: "combien de parties sont jouées à chaque table : par deux joueurs, ou par chaque groupe plus grand dans les deux sens",
        }),
      },
      sprt: {
        type: "string",
        valueHint: "elo0,elo1",
        description: translate({
          en: "test two bots: stop as soon as it is decided, with 5% of error, which of the two numbers of Elo points the first is stronger by",
          fr: "éprouver deux robots : s’arrêter dès qu’il est décidé, à 5 % d’erreur, duquel des deux nombres de points Elo le premier est plus fort",
        }),
      },
      timeout: {
        type: "string",
        valueHint: "s",
        description: translate({
          en: `the longest time of an answer of a command in seconds (default: ${DEFAULT_TIMEOUT})`,
          fr: `durée maximale d’une réponse d’une commande en secondes (par défaut : ${DEFAULT_TIMEOUT})`,
        }),
      },
      ...runArgs(terminal),
      options,
      ...pluginArg(terminal),
    },
    isVariadic: true,
    async run(args, { plugin, options: pairs, positionals }) {
      const timeout = requireInteger("--timeout", args.timeout ?? DEFAULT_TIMEOUT, 1, 86_400);
      const [
        { LADDER_PLAYERS, MAX_RANKED_SEATS },
        { readLadderPlayers },
        { playLadder },
        { runTest },
        { resolveSource },
        { readOptions },
      ] = await Promise.all([
        import("@serpentarium/lab/ladder"),
        import("../ladder/ladder-player.ts"),
        import("../ladder/play-ladder.ts"),
        import("../ladder/run-test.ts"),
        import("../plugins.ts"),
        import("../table-arguments.ts"),
      ]);
      const given = positionals.slice(1);
      const players = readLadderPlayers(given.length > 0 ? given : LADDER_PLAYERS, timeout);
      const source = await resolveSource(args.game, plugin);
      const input = {
        seats: requireInteger("--seats", args.seats, 2, MAX_RANKED_SEATS),
        options: readOptions(pairs),
        seed: args.seed,
        longest: readLongest(args),
        sampling: { every: 0 },
      };
      const isDone =
        args.sprt === undefined
          ? await playLadder(source, players, input, args, terminal)
          : await runTest(source, players, input, { ...args, sprt: args.sprt }, terminal);
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};
