import { gameArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { labArgs, readSetupInput } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import type { Terminal } from "../terminal.ts";

export const labSweep = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "lab sweep",
    description: translate({
      en: "Play a game with several values of an option in turn",
      fr: "Jouer un jeu avec une valeur d’une option après l’autre",
    }),
    examples: [
      "serpentarium lab sweep pantarei --option goal=5,6,7",
      "serpentarium lab sweep ssserpent --option moveLimit=100,200,null --bots greedy --json",
    ],
    args: {
      ...gameArg(terminal),
      option: {
        type: "string",
        valueHint: translate({ en: "name=value,value,…", fr: "nom=valeur,valeur,…" }),
        description: translate({
          en: "the option and the values to try",
          fr: "l’option, et les valeurs qu’elle prendra",
        }),
      },
      ...labArgs(terminal),
    },
    async run(args, { plugin, options }) {
      const modules = await loadModules();
      const { name, values } = modules.readOptionValues(args.option ?? "");
      const source = await modules.resolveSource(args.game, plugin);
      const common = modules.readOptions(options);
      const opened = values.map((value) =>
        modules.prepareSetup(source, { ...readSetupInput(args), options: { ...common, [name]: value } }),
      );
      const { runs, isComplete, reportInterruption } = await modules.runSetups(opened, args, terminal);
      await modules.printReport(modules.buildSweep(name, runs), modules.toSweepDocument, args, terminal);
      reportInterruption();
      return isComplete ? EXIT.ok : EXIT.failed;
    },
  });
};
