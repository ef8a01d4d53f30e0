import type { AnyPosition, Game, GameTypes, Viewer } from "@serpentarium/core";
import type { GameRecord, Replay, ReplayedMatch } from "@serpentarium/core/record";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import { defaultViewer, readViewer, viewerArg } from "../viewer-arguments.ts";

const loadModules = async () => ({
  ...(await import("../record-reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../describe.ts")),
  ...(await import("../match.ts")),
  ...(await import("../series.ts")),
  ...(await import("../score-table.ts")),
  ...(await import("@serpentarium/core")),
  ...(await import("@serpentarium/core/record")),
  ...(await import("@serpentarium/core/series")),
});
type Modules = Awaited<ReturnType<typeof loadModules>>;

/** Prints the numbered actions in notation, with their narration, as far as the viewer may know them. */
function printActions(
  game: Game,
  { start, actions, positions }: ReplayedMatch<GameTypes>,
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  const redactedAt = (index: number): AnyPosition =>
    modules.redactPosition(game, positions[index] as AnyPosition, viewer);
  if (start !== undefined) {
    const text = game.formatPosition(redactedAt(0));
    terminal.print(terminal.translate({ en: `From the position ${text}`, fr: `Depuis la position ${text}` }));
  }
  const digits = String(actions.length).length;
  const redactedActions = modules.redactActions(game, positions, actions, viewer);
  for (const [index, action] of actions.entries()) {
    const number = String(index + 1).padStart(digits);
    terminal.print(`${number}. ${game.formatAction(redactedActions[index] ?? action, redactedAt(index))}`);
    for (const text of modules.narrateWithClauses(game, positions[index] as AnyPosition, action, viewer)) {
      terminal.print(`${" ".repeat(digits + 2)}${terminal.translate(text)}`);
    }
  }
}

/** Prints the actions of a match, its final board, and the outcome. */
function printMatch(
  game: Game,
  replayed: ReplayedMatch<GameTypes>,
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  const { position } = replayed;
  printActions(game, replayed, viewer, terminal, modules);
  const seen = modules.redactPosition(game, position, viewer);
  terminal.print(`\n${modules.renderBoard(game, seen, terminal.language)}\n`);
  const outcome = modules.outcomeOf(modules.matchFromReplay(game, replayed));
  terminal.print(
    terminal.translate(
      outcome
        ? modules.describeOutcome(game, position, outcome)
        : { en: "The game goes on.", fr: "La partie continue." },
    ),
  );
}

/** The viewer of a match of a series: the same player as in the last match. */
function viewerInMatch(
  { plan, table, earlier }: Replay<GameTypes>,
  match: number,
  viewer: Viewer | undefined,
  { playerAtSeat, seatOfPlayer }: Modules,
): Viewer | undefined {
  if (typeof viewer !== "number") return viewer;
  return seatOfPlayer(plan, table.seats, match, playerAtSeat(plan, table.seats, earlier.length, viewer));
}

/** Prints every match of a series, and the score table. */
function printSeries(
  record: GameRecord,
  { game, replayed }: { readonly game: Game; readonly replayed: Replay<GameTypes> },
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  const { plan, earlier, match } = modules.seriesFromReplay(game, replayed);
  const matches = [...earlier, match];
  for (const [index, replayedMatch] of [...replayed.earlier, replayed].entries()) {
    const series = { plan, earlier: matches.slice(0, index), match: matches[index] ?? match };
    terminal.print(`${terminal.translate(modules.describeSeats(series))}\n`);
    const viewerHere = viewerInMatch(replayed, index, viewer, modules) ?? defaultViewer(replayedMatch);
    printMatch(game, replayedMatch, viewerHere, terminal, modules);
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
      ...viewerArg(terminal),
      ...pluginArg(terminal),
    },
    async run({ record: source, viewer: seat }, { plugin }) {
      const modules = await loadModules();
      const record = await modules.readRecord(source, terminal.input);
      const reader = await modules.findReader(record, plugin);
      modules.warnOlderVersion(reader, terminal);
      const { game } = reader;
      const replayed = modules.replayRecord(game, record);
      const viewer = readViewer(seat, replayed.table);
      if (record.plan) printSeries(record, { game, replayed }, viewer, terminal, modules);
      else printMatch(game, replayed, viewer ?? defaultViewer(replayed), terminal, modules);
      return EXIT.ok;
    },
  });
