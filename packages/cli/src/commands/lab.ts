import { gameArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { labArgs, readSetupInput } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { labCompare } from "./lab-compare.ts";
import { labSweep } from "./lab-sweep.ts";
import { labWorker } from "./lab-worker.ts";

export const lab = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "lab",
    description: words.text("cli.lab.description"),
    examples: [
      "serpentarium lab pantarei --games 2000 --bots greedy,random --html pantarei.html",
      "serpentarium lab ssserpent --games 100000 --out ssserpent.jsonl",
      "serpentarium lab compare pantarei pantarei-ring",
      "serpentarium lab sweep pantarei --option goal=5,6,7",
      "serpentarium lab worker --queue redis://localhost:6379",
    ],
    args: {
      ...gameArg(words),
      ...labArgs(words),
    },
    async run(args, { plugin, options }) {
      const modules = await loadModules();
      const source = await modules.resolveSource(args.game, plugin);
      await useWordsOf(source, terminal);
      const opened = modules.prepareSetup(source, {
        ...readSetupInput(args),
        options: modules.readOptions(options),
      });
      const { runs, isComplete, reportInterruption } = await modules.runSetups([opened], args, terminal);
      for (const run of runs)
        await modules.printReport(modules.buildReport(run), modules.toReportDocument, args, terminal);
      reportInterruption();
      return isComplete ? EXIT.ok : EXIT.failed;
    },
    commands: { compare: labCompare(terminal), sweep: labSweep(terminal), worker: labWorker(terminal) },
  });
};
