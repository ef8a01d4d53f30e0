import { isDeepStrictEqual } from "node:util";
import { type Command, createCommand } from "../command.ts";
import { EXIT, wrongUse } from "../command-error.ts";
import { labArgs, readWishes } from "../lab/lab-arguments.ts";
import { loadTools } from "../lab/tools.ts";
import { orError } from "../or-error.ts";
import type { Terminal } from "../terminal.ts";

const optionsArg = (side: string, { say }: Terminal) =>
  ({
    type: "string",
    valueHint: say({ en: "name=value …", fr: "nom=valeur …" }),
    description: say({
      en: `options of ${side} alone`,
      fr: `options de ${side} seul`,
    }),
  }) as const;

export const labCompare = (terminal: Terminal): Command => {
  const { say } = terminal;
  return createCommand(terminal, {
    name: "lab compare",
    description: say({
      en: "Hold two games against each other: variants, versions, or one game with other options",
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
        description: say({ en: "a game: id, package or path", fr: "un jeu : identifiant, paquet ou chemin" }),
      },
      b: {
        type: "positional",
        required: false,
        description: say({ en: "the other one (default: the same)", fr: "l’autre (par défaut, le même)" }),
      },
      "options-a": optionsArg("A", terminal),
      "options-b": optionsArg("B", terminal),
      ...labArgs(terminal),
    },
    run: (args, { plugin, options }) =>
      orError(async () => {
        const tools = await loadTools();
        const prepare = async (name: string, own: string | undefined) => {
          const source = await tools.chooseSource(name, plugin);
          const all = { ...tools.readOptions(options), ...tools.readOptions(own === undefined ? [] : [own]) };
          return tools.prepare(source, { ...readWishes(args), options: all });
        };
        const a = await prepare(args.a, args["options-a"]);
        const b = await prepare(args.b ?? args.a, args["options-b"]);
        if (isDeepStrictEqual(a.setup, b.setup)) {
          throw wrongUse("both sides are the same", "les deux côtés sont les mêmes");
        }
        const { runs, isWhole, tellInterrupted } = await tools.playAll([a, b], args, terminal);
        const [first, second] = runs;
        if (!first || !second) return EXIT.wrongUse;
        const comparison = tools.compareRuns(first, second);
        await tools.present(comparison, tools.paperOfComparison, args, terminal);
        tellInterrupted();
        if (!isWhole) return EXIT.wrongUse;
        return tools.differ(comparison) ? EXIT.failed : EXIT.ok;
      }),
  });
};
