import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { readLongest, runArgs } from "../lab/lab-arguments.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const DEFAULT_TIMEOUT = "60";

export const ladder = (terminal: Terminal): Command => {
  const { words } = terminal;
  const { options } = tableArgs(words);
  return createCommand(terminal, {
    name: "ladder",
    description: words.text("cli.ladder.description"),
    examples: [
      "serpentarium ladder pantarei",
      "serpentarium ladder ssserpent greedy good mcts:2000 --games 200 --html ladder.html",
      "serpentarium ladder sssnake random easy good --seats 4",
      "serpentarium ladder pantarei mcts:2000 good --games 1000 --sprt 0,50",
      'serpentarium ladder ./my-game good "node my-bot.mjs"',
    ],
    args: {
      ...gameArg(words),
      players: {
        type: "positional",
        required: false,
        description: words.text("cli.ladder.arguments.players"),
      },
      seats: {
        type: "string",
        valueHint: "n",
        default: "2",
        description: words.text("cli.ladder.arguments.seats"),
      },
      games: {
        type: "string",
        valueHint: "n",
        default: "40",
        description: words.text("cli.ladder.arguments.games"),
      },
      sprt: {
        type: "string",
        valueHint: "elo0,elo1",
        description: words.text("cli.ladder.arguments.sprt"),
      },
      timeout: {
        type: "string",
        valueHint: "s",
        description: words.text("cli.ladder.arguments.timeout", { timeout: DEFAULT_TIMEOUT }),
      },
      ...runArgs(words),
      options,
      ...pluginArg(words),
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
      await useWordsOf(source, terminal);
      const input = {
        seats: requireInteger("--seats", args.seats, 2, MAX_RANKED_SEATS),
        options: readOptions(pairs),
        seed: args.seed,
        longest: readLongest(args),
        sampling: { events: 0, every: 0 },
      };
      const isDone =
        args.sprt === undefined
          ? await playLadder(source, players, input, args, terminal)
          : await runTest(source, players, input, { ...args, sprt: args.sprt }, terminal);
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};
