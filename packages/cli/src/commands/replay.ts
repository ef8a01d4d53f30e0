import type { AnyPosition, Game, GameTypes } from "@serpentarium/core";
import type { GameRecord, Replay, ReplayedMatch } from "@serpentarium/core/record";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";

const loadModules = async () => ({
  ...(await import("../record-reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../describe.ts")),
  ...(await import("../match.ts")),
  ...(await import("../series.ts")),
  ...(await import("../score-table.ts")),
});
type Modules = Awaited<ReturnType<typeof loadModules>>;

/** Prints the numbered actions in notation, with their narration. */
function printActions(
  game: Game,
  { start, actions, positions }: ReplayedMatch<GameTypes>,
  terminal: Terminal,
  modules: Modules,
): void {
  if (start !== undefined) {
    terminal.print(
      terminal.translate({ en: `From the position ${start}`, fr: `Depuis la position ${start}` }),
    );
  }
  const digits = String(actions.length).length;
  for (const [index, action] of actions.entries()) {
    const position = positions[index] as AnyPosition;
    const number = String(index + 1).padStart(digits);
    terminal.print(`${number}. ${game.formatAction(action, position)}`);
    for (const text of modules.narrateWithClauses(game, position, action)) {
      terminal.print(`${" ".repeat(digits + 2)}${terminal.translate(text)}`);
    }
  }
}

/** Prints the actions of a match, its final board, and the outcome. */
function printMatch(
  game: Game,
  replayed: ReplayedMatch<GameTypes>,
  terminal: Terminal,
  modules: Modules,
): void {
  const { position } = replayed;
  printActions(game, replayed, terminal, modules);
  terminal.print(`\n${modules.renderBoard(game, position, terminal.language)}\n`);
  const outcome = modules.outcomeOf(modules.matchFromReplay(game, replayed));
  terminal.print(
    terminal.translate(
      outcome
        ? modules.describeOutcome(game, position, outcome)
        : { en: "The game goes on.", fr: "La partie continue." },
    ),
  );
}

/** Prints every match of a series, and the score table. */
function printSeries(
  record: GameRecord,
  { game, replayed }: { readonly game: Game; readonly replayed: Replay<GameTypes> },
  terminal: Terminal,
  modules: Modules,
): void {
  const { plan, earlier, match } = modules.seriesFromReplay(game, replayed);
  const matches = [...earlier, match];
  for (const [index, replayedMatch] of [...replayed.earlier, replayed].entries()) {
    const series = { plan, earlier: matches.slice(0, index), match: matches[index] ?? match };
    terminal.print(`${terminal.translate(modules.describeSeats(series))}\n`);
    printMatch(game, replayedMatch, terminal, modules);
    terminal.print();
  }
  terminal.print(terminal.translate(modules.describeScore(game, record)));
}

export const replay = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "replay",
    description: terminal.translate({
      en: "Replay a recorded game or series: what happened, the last board, the outcome and the points",
      fr: "Rejouer une partie ou une série enregistrée : le récit, le dernier plateau, le résultat et les points",
    }),
    examples: ["serpentarium replay pantarei.json", 'serpentarium replay "https://…/play/#game=pantarei&…"'],
    args: {
      record: {
        type: "positional",
        required: true,
        description: terminal.translate({
          en: "file of a record, link to one, or - for standard input",
          fr: "fichier d’une partie, lien vers elle, ou - pour l’entrée standard",
        }),
      },
      ...pluginArg(terminal),
    },
    async run({ record: source }, { plugin }) {
      const modules = await loadModules();
      const record = await modules.readRecord(source, terminal.input);
      const reader = await modules.findReader(record, plugin);
      modules.warnOlderVersion(reader, terminal);
      const { game } = reader;
      const replayed = modules.replayRecord(game, record);
      if (record.plan) printSeries(record, { game, replayed }, terminal, modules);
      else printMatch(game, replayed, terminal, modules);
      return EXIT.ok;
    },
  });
