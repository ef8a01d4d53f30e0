import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { labArgs, readWishes } from "../lab/lab-arguments.ts";
import { loadTools } from "../lab/tools.ts";
import type { Terminal } from "../terminal.ts";

export const labSweep = (terminal: Terminal): Command => {
  const { say } = terminal;
  return createCommand(terminal, {
    name: "lab sweep",
    description: say({
      en: "Play a game with one value of an option after another",
      fr: "Jouer un jeu avec une valeur d’une option après l’autre",
    }),
    examples: [
      "serpentarium lab sweep pantarei --option goal=5,6,7",
      "serpentarium lab sweep ssserpent --option moveLimit=100,200,null --bots greedy --json",
    ],
    args: {
      game: {
        type: "positional",
        required: true,
        description: say({
          en: "id of the game, or its package or path",
          fr: "identifiant du jeu, ou son paquet ou chemin",
        }),
      },
      option: {
        type: "string",
        valueHint: say({ en: "name=value,value,…", fr: "nom=valeur,valeur,…" }),
        description: say({
          en: "the option, and the values that it is to have",
          fr: "l’option, et les valeurs qu’elle prendra",
        }),
      },
      ...labArgs(terminal),
    },
    async run(args, { plugin, options }) {
      const tools = await loadTools();
      const { name, values } = tools.readOptionValues(args.option ?? "");
      const source = await tools.chooseSource(args.game, plugin);
      const common = tools.readOptions(options);
      const opened = values.map((value) =>
        tools.prepare(source, { ...readWishes(args), options: { ...common, [name]: value } }),
      );
      const { runs, isWhole, tellInterrupted } = await tools.playAll(opened, args, terminal);
      await tools.present(tools.sweepOf(name, runs), tools.paperOfSweep, args, terminal);
      tellInterrupted();
      return isWhole ? EXIT.ok : EXIT.failed;
    },
  });
};
