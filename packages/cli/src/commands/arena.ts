import { readFile } from "node:fs/promises";
import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import type { Terminal } from "../terminal.ts";

const DEFAULTS = { games: "10", turns: "60", timeout: "60", seed: "1" } as const;

const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw usageError(`${file} cannot be read (${cause.code})`, `impossible de lire ${file} (${cause.code})`, {
      cause,
    });
  });

export const arena = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "arena",
    description: translate({
      en: "Let programs play from the rulebook alone, and report which clauses they break",
      fr: "Faire jouer des programmes d’après les règles seules, et dire quelles clauses ils enfreignent",
    }),
    examples: [
      'serpentarium arena pantarei skimmer forgetful "node reader.mjs"',
      'serpentarium arena pantarei "node reader.mjs" --compare clearer.md --games 50',
      'serpentarium arena ./my-game "engine:./other-engine"',
    ],
    args: {
      ...gameArg(terminal),
      reader: {
        type: "positional",
        required: true,
        description: translate({
          en: "commands that read a prompt and print an action; engine:<command> speaks the engine protocol; forgetful and skimmer misread on purpose",
          fr: "commandes qui lisent une question et écrivent un coup ; engine:<commande> parle le protocole du moteur ; forgetful et skimmer lisent mal exprès",
        }),
      },
      rulebook: {
        type: "string",
        valueHint: translate({ en: "file", fr: "fichier" }),
        description: translate({
          en: "the rulebook that they read (default: the one of the game)",
          fr: "les règles à lire (par défaut, celles du jeu)",
        }),
      },
      compare: {
        type: "string",
        valueHint: translate({ en: "file", fr: "fichier" }),
        description: translate({
          en: "another rulebook, for the same games with the same seeds",
          fr: "d’autres règles, pour les mêmes parties avec les mêmes graines",
        }),
      },
      games: {
        type: "string",
        valueHint: "n",
        description: translate({
          en: `games of each player (default: ${DEFAULTS.games})`,
          fr: `parties de chaque joueur (par défaut : ${DEFAULTS.games})`,
        }),
      },
      turns: {
        type: "string",
        valueHint: "n",
        description: translate({
          en: `the most turns of a game (default: ${DEFAULTS.turns})`,
          fr: `nombre de tours maximal d’une partie (par défaut : ${DEFAULTS.turns})`,
        }),
      },
      timeout: {
        type: "string",
        valueHint: "s",
        description: translate({
          en: `the longest time of an answer in seconds (default: ${DEFAULTS.timeout})`,
          fr: `durée maximale d’une réponse en secondes (par défaut : ${DEFAULTS.timeout})`,
        }),
      },
      seed: {
        type: "string",
        description: translate({
          en: `the same seed, the same chance (default: ${DEFAULTS.seed})`,
          fr: `même graine, même hasard (par défaut : ${DEFAULTS.seed})`,
        }),
      },
      json: { type: "boolean", description: translate({ en: "as JSON", fr: "en JSON" }) },
      ...tableArgs(terminal),
      ...pluginArg(terminal),
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
      const { path, plugin: found } = await resolveSource(args.game, plugin);
      const { game } = found;
      const { language } = terminal;
      const rulebook =
        args.rulebook === undefined
          ? await readRulebook(path, game, language)
          : await readText(args.rulebook);
      const compared = args.compare === undefined ? undefined : await readText(args.compare);
      const table = readTable(game, args.seats, options);
      const setup = { game, table, games, turns, seed: args.seed ?? DEFAULTS.seed, language };
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
          for (const line of [...renderResults(game, result, language), ""]) terminal.print(line);
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
