import type { AnyPosition, Game, GameTypes } from "@serpentarium/core";
import type { GameRecord, Replay, ReplayedMatch } from "@serpentarium/core/record";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

const load = async () => ({
  ...(await import("../reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../words.ts")),
  ...(await import("../match.ts")),
  ...(await import("../series.ts")),
  ...(await import("../score-table.ts")),
});
type Tools = Awaited<ReturnType<typeof load>>;

/** Every action, numbered, in notation and in words. */
function tellAll(
  game: Game,
  { start, actions, positions }: ReplayedMatch<GameTypes>,
  terminal: Terminal,
  tools: Tools,
): void {
  if (start !== undefined) {
    terminal.print(terminal.say({ en: `From the position ${start}`, fr: `Depuis la position ${start}` }));
  }
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

/** What happened in a match, its last board, and how it ended. */
function showMatch(game: Game, opened: ReplayedMatch<GameTypes>, terminal: Terminal, tools: Tools): void {
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
}

/** One match after the other, and the points. */
function showSeries(
  record: GameRecord,
  { game, opened }: { readonly game: Game; readonly opened: Replay<GameTypes> },
  terminal: Terminal,
  tools: Tools,
): void {
  const { plan, earlier, match } = tools.seriesFrom(game, opened);
  const matches = [...earlier, match];
  for (const [index, replayed] of [...opened.earlier, opened].entries()) {
    const series = { plan, earlier: matches.slice(0, index), match: matches[index] ?? match };
    terminal.print(`${terminal.say(tools.describeSeats(series))}\n`);
    showMatch(game, replayed, terminal, tools);
    terminal.print();
  }
  terminal.print(terminal.say(tools.describeScore(game, record)));
}

export const replay = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "replay",
    description: terminal.say({
      en: "Replay a recorded game or series: what happened, the last board, the outcome and the points",
      fr: "Rejouer une partie ou une série enregistrée : le récit, le dernier plateau, le résultat et les points",
    }),
    examples: ["serpentarium replay pantarei.json", 'serpentarium replay "https://…/play/#game=pantarei&…"'],
    args: {
      record: {
        type: "positional",
        required: true,
        description: terminal.say({
          en: "file of a record, link to one, or - for standard input",
          fr: "fichier d’une partie, lien vers elle, ou - pour l’entrée standard",
        }),
      },
      ...pluginArg(terminal),
    },
    async run({ record: source }, { plugin }) {
      const tools = await load();
      const record = await tools.readRecord(source, terminal.input);
      const reader = await tools.findReader(record, plugin);
      tools.noteOlder(reader, terminal);
      const { game } = reader;
      const opened = tools.openRecord(game, record);
      if (record.plan) showSeries(record, { game, opened }, terminal, tools);
      else showMatch(game, opened, terminal, tools);
      return EXIT.ok;
    },
  });
