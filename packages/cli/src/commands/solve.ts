import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

const MAX_STARTS = 1_000_000;
const MAX_PLIES = 10_000;
const MAX_ACTIONS = 100;
const MAX_NODES = 1_000_000_000;

export const solve = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "solve",
    description: translate({
      en: "Solve positions exactly: who wins with best play by all",
      fr: "Résoudre des positions : qui gagne si tous jouent au mieux",
    }),
    examples: [
      "serpentarium solve pantarei --options goal=4 --starts 100",
      'serpentarium solve pantarei --position "move:2 l1,d2+l3,n+d1,d3 dark - 4"',
    ],
    args: {
      ...gameArg(terminal),
      position: {
        type: "string",
        valueHint: "text",
        description: translate({
          en: "position to solve (default: the start of the game)",
          fr: "position à résoudre (par défaut, le début du jeu)",
        }),
      },
      starts: {
        type: "string",
        valueHint: "n",
        default: "1",
        description: translate({
          en: "how many starts to solve, each dealt anew",
          fr: "combien de débuts résoudre, chacun avec sa donne",
        }),
      },
      plies: {
        type: "string",
        valueHint: "n",
        default: "0",
        description: translate({
          en: "random actions before each of them, such as those of a set-up; finished games are drawn anew",
          fr: "coups au hasard avant chacun, par exemple ceux d’une mise en place ; une partie finie est tirée de nouveau",
        }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: translate({
          en: "the same seed gives the same starts",
          fr: "la même graine donne les mêmes débuts",
        }),
      },
      actions: {
        type: "string",
        valueHint: "n",
        default: "9",
        description: translate({
          en: "how many actions ahead to look for a forced win of one of two seats",
          fr: "sur combien de coups chercher un gain forcé d’une des deux places",
        }),
      },
      nodes: {
        type: "string",
        valueHint: "n",
        default: "1000000",
        description: translate({
          en: "how many positions each search may visit",
          fr: "combien de positions chaque recherche peut visiter",
        }),
      },
      json: { type: "boolean", description: translate({ en: "as JSON", fr: "en JSON" }) },
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run({ game: id, seats, position, seed, json, ...numbers }, { plugin, options }) {
      const starts = requireInteger("--starts", numbers.starts, 1, MAX_STARTS);
      const plies = requireInteger("--plies", numbers.plies, 0, MAX_PLIES);
      const actions = requireInteger("--actions", numbers.actions, 0, MAX_ACTIONS);
      const nodes = requireInteger("--nodes", numbers.nodes, 1, MAX_NODES);
      if (position !== undefined && (starts > 1 || plies > 0))
        throw usageError(
          "--position is one position: expected no --starts and no --plies",
          "--position est une seule position : sans --starts ni --plies",
        );
      const [{ resolvePlugin }, { readPosition, readTable }, { drawStarts, solveStarts }, { printSolved }] =
        await Promise.all([
          import("../plugins.ts"),
          import("../table-arguments.ts"),
          import("../solve/solve-starts.ts"),
          import("../solve/print-solved.ts"),
        ]);
      const { game } = await resolvePlugin(id, plugin);
      if (game.hidden)
        throw usageError(
          "a game with hidden information has no exact result of a position",
          "dans un jeu à information cachée, une position n’a pas de résultat exact",
        );
      const table = readTable(game, seats, options);
      const positions =
        position === undefined
          ? drawStarts(game, table, { starts, seed, plies })
          : [readPosition(game, table, position)];
      const solved = solveStarts(game, table, positions, { actions, nodes });
      if (json) terminal.print(JSON.stringify(solved));
      else printSolved(solved, terminal);
      return solved.results.every(({ shares }) => shares) ? EXIT.ok : EXIT.failed;
    },
  });
};
