import { gameArg, pluginArg, requireInteger, tableArgs } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

const MAX_GAMES = 1_000_000;
const MAX_DEPTH = 1000;
const MAX_NODES = 100_000_000;

export const openings = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "openings",
    description: translate({
      en: "Count what bots play at the start, and how these games end",
      fr: "Compter ce que des robots jouent au début, et comment ces parties finissent",
    }),
    examples: [
      "serpentarium openings connect-four",
      "serpentarium openings connect-four --bots good --games 2000 --depth 8 --out openings.json",
    ],
    args: {
      ...gameArg(terminal),
      games: {
        type: "string",
        valueHint: "n",
        default: "1000",
        description: translate({ en: "how many games", fr: "combien de parties" }),
      },
      bots: {
        type: "string",
        valueHint: "good|mcts:n,…",
        default: "good",
        description: translate({
          en: "bots by seat; the last one takes all remaining seats",
          fr: "qui joue, place par place ; le dernier occupe toutes les suivantes",
        }),
      },
      depth: {
        type: "string",
        valueHint: "n",
        default: "8",
        description: translate({
          en: "how many actions from the start are counted",
          fr: "combien de coups sont comptés depuis le début",
        }),
      },
      least: {
        type: "string",
        valueHint: "n",
        default: "5",
        description: translate({
          en: "leave out positions and actions of fewer games",
          fr: "laisser de côté positions et coups de moins de parties",
        }),
      },
      nodes: {
        type: "string",
        valueHint: "n",
        default: "2000",
        description: translate({
          en: "positions that the exact solver may visit for each action; 0 solves nothing",
          fr: "positions que la résolution exacte peut visiter pour chaque coup ; 0 ne résout rien",
        }),
      },
      seed: {
        type: "string",
        valueHint: "text",
        default: "1",
        description: translate({
          en: "the same seed gives the same openings",
          fr: "la même graine donne les mêmes ouvertures",
        }),
      },
      out: {
        type: "string",
        valueHint: translate({ en: "file", fr: "fichier" }),
        description: translate({
          en: "write all openings there as JSON",
          fr: "y écrire toutes les ouvertures en JSON",
        }),
      },
      json: { type: "boolean", description: translate({ en: "as JSON", fr: "en JSON" }) },
      ...tableArgs(terminal),
      ...pluginArg(terminal),
    },
    async run({ game, seats, bots, seed, out, json, ...numbers }, { plugin, options }) {
      const games = requireInteger("--games", numbers.games, 1, MAX_GAMES);
      const depth = requireInteger("--depth", numbers.depth, 1, MAX_DEPTH);
      const least = requireInteger("--least", numbers.least, 1, MAX_GAMES);
      const nodes = requireInteger("--nodes", numbers.nodes, 0, MAX_NODES);
      const [{ resolveSource }, { readOptions }, { prepareSetup }, { printOpenings }] = await Promise.all([
        import("../plugins.ts"),
        import("../table-arguments.ts"),
        import("../lab/prepare-setup.ts"),
        import("../openings/print-openings.ts"),
      ]);
      const setup = prepareSetup(await resolveSource(game, plugin), {
        seats: seats === undefined ? undefined : Number(seats),
        options: readOptions(options),
        bots: bots.split(",").map((bot) => bot.trim()),
        seed,
        sampling: { every: 0 },
      });
      const isDone = await printOpenings(setup, { games, depth, least, nodes }, { out, json }, terminal);
      return isDone ? EXIT.ok : EXIT.failed;
    },
  });
};
