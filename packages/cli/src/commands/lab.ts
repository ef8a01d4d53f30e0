import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import { labArgs, readWishes } from "../lab/lab-arguments.ts";
import { loadTools } from "../lab/tools.ts";
import type { Terminal } from "../terminal.ts";
import { labCompare } from "./lab-compare.ts";
import { labSweep } from "./lab-sweep.ts";
import { labWorker } from "./lab-worker.ts";

export const lab = (terminal: Terminal): Command => {
  const { say } = terminal;
  return createCommand(terminal, {
    name: "lab",
    description: say({
      en: "Play many games between programs, and report how a game is balanced",
      fr: "Faire jouer de nombreuses parties à des programmes, et rendre compte de l’équilibre d’un jeu",
    }),
    examples: [
      "serpentarium lab pantarei --games 2000 --bots greedy,random --html pantarei.html",
      "serpentarium lab ssserpent --games 100000 --out ssserpent.jsonl",
      "serpentarium lab compare pantarei pantarei-ring",
      "serpentarium lab sweep pantarei --option goal=5,6,7",
      "serpentarium lab worker --queue redis://localhost:6379",
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
      ...labArgs(terminal),
    },
    async run(args, { plugin, options }) {
      const tools = await loadTools();
      const source = await tools.chooseSource(args.game, plugin);
      const opened = tools.prepare(source, { ...readWishes(args), options: tools.readOptions(options) });
      const { runs, isWhole, tellInterrupted } = await tools.playAll([opened], args, terminal);
      for (const run of runs) await tools.present(tools.reportOf(run), tools.paperOfReport, args, terminal);
      tellInterrupted();
      return isWhole ? EXIT.ok : EXIT.failed;
    },
    commands: { compare: labCompare(terminal), sweep: labSweep(terminal), worker: labWorker(terminal) },
  });
};
