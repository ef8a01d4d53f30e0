import { isDeepStrictEqual } from "node:util";
import { type Command, createCommand } from "../command.ts";
import { EXIT, usageError } from "../command-error.ts";
import { withDiffExitCodes } from "../diff-exit-codes.ts";
import { labArgs, readSetupInput } from "../lab/lab-arguments.ts";
import { loadModules } from "../lab/load-modules.ts";
import type { Terminal } from "../terminal.ts";

const optionsArg = (side: string, { translate }: Terminal) =>
  ({
    type: "string",
    valueHint: translate({ en: "name=value …", fr: "nom=valeur …" }),
    description: translate({
      en: `options of ${side} only`,
      fr: `options de ${side} seul`,
    }),
  }) as const;

export const labCompare = (terminal: Terminal): Command => {
  const { translate } = terminal;
  return createCommand(terminal, {
    name: "lab compare",
    description: translate({
      en: "Compare two games: variants, versions, or one game with different options",
      fr: "Comparer deux jeux : variantes, versions, ou un jeu avec d’autres options",
    }),
    examples: [
      "serpentarium lab compare pantarei pantarei-ring --games 2000",
      "serpentarium lab compare ./old ./new --bots greedy",
      "serpentarium lab compare pantarei --options-a goal=5 --options-b goal=7",
    ],
    args: {
      a: {
        type: "positional",
        required: true,
        description: translate({
          en: "a game: id, package or path",
          fr: "un jeu : identifiant, paquet ou chemin",
        }),
      },
      b: {
        type: "positional",
        required: false,
        description: translate({
          en: "the other one (default: the same)",
          fr: "l’autre (par défaut, le même)",
        }),
      },
      "options-a": optionsArg("A", terminal),
      "options-b": optionsArg("B", terminal),
      ...labArgs(terminal),
    },
    run: (args, { plugin, options }) =>
      withDiffExitCodes(async () => {
        const modules = await loadModules();
        const prepareSide = async (name: string, ownOptions: string | undefined) => {
          const source = await modules.resolveSource(name, plugin);
          const all = {
            ...modules.readOptions(options),
            ...modules.readOptions(ownOptions === undefined ? [] : [ownOptions]),
          };
          return modules.prepareSetup(source, { ...readSetupInput(args), options: all });
        };
        const a = await prepareSide(args.a, args["options-a"]);
        const b = await prepareSide(args.b ?? args.a, args["options-b"]);
        if (isDeepStrictEqual(a.setup, b.setup)) {
          throw usageError("both sides are the same", "les deux côtés sont les mêmes");
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
