import { gameArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { labArgs, readSetupInput } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

export const labSweep = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "lab sweep",
    description: words.text("cli.lab.sweep.description"),
    examples: [
      "serpentarium lab sweep pantarei --option goal=5,6,7",
      "serpentarium lab sweep ssserpent --option moveLimit=100,200,null --bots greedy --json",
    ],
    args: {
      ...gameArg(words),
      option: {
        type: "string",
        valueHint: words.text("cli.value-hints.option-values"),
        description: words.text("cli.lab.sweep.arguments.option"),
      },
      ...labArgs(words),
    },
    async run(args, { plugin, options }) {
      const modules = await loadModules();
      const { name, values } = modules.readOptionValues(args.option ?? "");
      const source = await modules.resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
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
