import { isDeepStrictEqual } from "node:util";
import type { Words } from "@serpentarium/core";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { withDiffExitCodes } from "../diff-exit-codes.ts";
import { labArgs, readSetupInput } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";

const optionsArg = (side: string, words: Words) =>
  ({
    type: "string",
    valueHint: words.text("cli.value-hints.options"),
    description: words.text("cli.lab.compare.options-of-side", { side }),
  }) as const;

export const labCompare = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "lab compare",
    description: words.text("cli.lab.compare.description"),
    examples: [
      "serpentarium lab compare pantarei pantarei-ring --games 2000",
      "serpentarium lab compare ./old ./new --bots greedy",
      "serpentarium lab compare pantarei --options-a goal=5 --options-b goal=7",
    ],
    args: {
      a: {
        type: "positional",
        required: true,
        description: words.text("cli.lab.compare.arguments.a"),
      },
      b: {
        type: "positional",
        required: false,
        description: words.text("cli.lab.compare.arguments.b"),
      },
      "options-a": optionsArg("A", words),
      "options-b": optionsArg("B", words),
      ...labArgs(words),
    },
    run: (args, { plugin, options }) =>
      withDiffExitCodes(async () => {
        const modules = await loadModules();
        const prepareSide = async (name: string, ownOptions: string | undefined) => {
          const source = await modules.resolveSource(name, plugin);
          await useWordsOf(source, terminal);
          const all = {
            ...modules.readOptions(options),
            ...modules.readOptions(ownOptions === undefined ? [] : [ownOptions]),
          };
          return modules.prepareSetup(source, { ...readSetupInput(args), options: all });
        };
        const a = await prepareSide(args.a, args["options-a"]);
        const b = await prepareSide(args.b ?? args.a, args["options-b"]);
        if (isDeepStrictEqual(a.setup, b.setup)) {
          throw usageError({ id: "cli.lab.compare.same-sides" });
        }
        const { runs, isComplete, reportInterruption } = await modules.runSetups([a, b], args, terminal);
        const [first, second] = runs;
        if (!first || !second) return EXIT.usageError;
        const comparison = modules.compareRuns(first, second);
        await modules.printReport(comparison, modules.toComparisonDocument, args, terminal);
        reportInterruption();
        if (!isComplete) return EXIT.usageError;
        return modules.hasSignificantDifferences(comparison) ? EXIT.failed : EXIT.ok;
      }),
  });
};
