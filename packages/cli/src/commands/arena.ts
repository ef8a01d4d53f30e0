import { readFile } from "node:fs/promises";
import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const DEFAULTS = { games: "10", turns: "60", timeout: "60", seed: "1" } as const;

const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw usageError(
      { id: "cli.files.unreadable", data: { file, code: cause.code } },
      {
        cause,
      },
    );
  });

export const arena = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "arena",
    description: words.text("cli.arena.description"),
    examples: [
      'serpentarium arena pantarei skimmer forgetful "node reader.mjs"',
      'serpentarium arena pantarei "node reader.mjs" --compare clearer.md --games 50',
      'serpentarium arena ./my-game "engine:./other-engine"',
    ],
    args: {
      ...gameArg(words),
      reader: {
        type: "positional",
        required: true,
        description: words.text("cli.arena.arguments.reader"),
      },
      rulebook: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.arena.arguments.rulebook"),
      },
      compare: {
        type: "string",
        valueHint: words.text("cli.value-hints.file"),
        description: words.text("cli.arena.arguments.compare"),
      },
      games: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.arena.arguments.games", { games: DEFAULTS.games }),
      },
      turns: {
        type: "string",
        valueHint: "n",
        description: words.text("cli.arena.arguments.turns", { turns: DEFAULTS.turns }),
      },
      timeout: {
        type: "string",
        valueHint: "s",
        description: words.text("cli.arena.arguments.timeout", { timeout: DEFAULTS.timeout }),
      },
      seed: {
        type: "string",
        description: words.text("cli.arena.arguments.seed", { seed: DEFAULTS.seed }),
      },
      json: { type: "boolean", description: words.text("cli.arguments.json") },
      ...tableArgs(words),
      ...pluginArg(words),
    },
    isVariadic: true,
    async run(args, { plugin, options, positionals }) {
      const games = requireInteger("--games", args.games ?? DEFAULTS.games, 1, 100_000);
      const turns = requireInteger("--turns", args.turns ?? DEFAULTS.turns, 1, 100_000);
      const timeout = requireInteger("--timeout", args.timeout ?? DEFAULTS.timeout, 1, 86_400);
      const [
        { resolveSource },
        { readTable },
        { readRulebook },
        { createReader },
        { playArena },
        { renderResults },
      ] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../rulebook.ts"),
        import("../arena/reader.ts"),
        import("../arena/play-arena.ts"),
        import("../arena/report.ts"),
      ]);
      const source = await resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
      const { game } = source.plugin;
      const rulebook =
        args.rulebook === undefined
          ? await readRulebook(source, terminal.words)
          : await readText(args.rulebook);
      const compared = args.compare === undefined ? undefined : await readText(args.compare);
      const table = readTable(game, args.seats, options);
      const setup = { game, table, games, turns, seed: args.seed ?? DEFAULTS.seed, words: terminal.words };
      const interrupt = createInterrupt(terminal.interrupt);
      const results = [];
      for (const specifier of positionals.slice(1)) {
        const reader = createReader(specifier, timeout);
        const one = await playArena(setup, reader, rulebook, interrupt.signal);
        const other =
          compared === undefined ? undefined : await playArena(setup, reader, compared, interrupt.signal);
        const result = { one, ...(other && { other }) };
        results.push(result);
        if (!args.json)
          for (const line of [...renderResults(game, result, terminal.words), ""]) terminal.print(line);
      }
      interrupt.release();
      if (args.json)
        terminal.print(
          JSON.stringify(
            { game: game.id, version: game.version, games, turns, seed: setup.seed, readers: results },
            undefined,
            2,
          ),
        );
      return EXIT.ok;
    },
  });
};
