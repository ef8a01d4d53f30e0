import type { AnyPosition, Game, GameTypes, Replay } from "@serpentarium/core";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT, failed } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

const load = async () => ({
  ...(await import("../plugins.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../words.ts")),
  ...(await import("../match.ts")),
});
type Tools = Awaited<ReturnType<typeof load>>;

/** Every action, numbered, in notation and in words. */
function tellAll(
  game: Game,
  { actions, positions }: Replay<GameTypes>,
  terminal: Terminal,
  tools: Tools,
): void {
  const digits = String(actions.length).length;
  for (const [index, action] of actions.entries()) {
    const position = positions[index] as AnyPosition;
    const number = String(index + 1).padStart(digits);
    terminal.print(`${number}. ${game.formatAction(action, position)}`);
    for (const step of tools.tellWithClauses(game, position, action)) {
      terminal.print(`${" ".repeat(digits + 2)}${terminal.say(step)}`);
    }
  }
}

export const replay = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "replay",
    description: terminal.say({
      en: "Replay a recorded game: what happened, the last board and the outcome",
      fr: "Rejouer une partie enregistrée : le récit, le dernier plateau et le résultat",
    }),
    examples: ["serpentarium replay pantarei.json", 'serpentarium replay "https://…/play/#game=pantarei&…"'],
    args: {
      record: {
        type: "positional",
        required: true,
        description: terminal.say({
          en: "file of a record, link to one, or - for standard input",
          fr: "fichier d'une partie, lien vers elle, ou - pour l'entrée standard",
        }),
      },
      ...pluginArg(terminal),
    },
    async run({ record: source }, { plugin }) {
      const tools = await load();
      const record = await tools.readRecord(source, terminal.input);
      const { game } = await tools.findPlugin(record.game, plugin, failed);
      const opened = tools.openRecord(game, record);
      const { position } = opened;
      tellAll(game, opened, terminal, tools);
      terminal.print(`\n${tools.drawText(game, position, terminal.language)}\n`);
      const outcome = tools.outcomeOf(tools.fromReplay(game, opened));
      terminal.print(
        terminal.say(
          outcome
            ? tools.describeOutcome(game, position, outcome)
            : { en: "The game goes on.", fr: "La partie continue." },
        ),
      );
      return EXIT.ok;
    },
  });
