import type { Viewer } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { pluginArg } from "../arguments.ts";
import { type Command, createCommand } from "../command.ts";
import { EXIT } from "../command-error.ts";
import type { GameMatch } from "../match.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { defaultViewer, readViewer, viewerArg } from "../viewer-arguments.ts";

const loadModules = async () => ({
  ...(await import("../record-reader.ts")),
  ...(await import("../record-file.ts")),
  ...(await import("../describe.ts")),
  ...(await import("../score-table.ts")),
  ...(await import("@serpentarium/core")),
  ...(await import("@serpentarium/core/match")),
  ...(await import("@serpentarium/core/record")),
});
type Modules = Awaited<ReturnType<typeof loadModules>>;

/** Prints the numbered actions in notation with their narration, redacted for the viewer. */
function printActions(
  { game, start, first, actions }: GameMatch,
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  if (start !== null) {
    const text = game.formatPosition(modules.redactPosition(game, first, viewer));
    terminal.print(terminal.words.text("cli.replay.from-position", { position: text }));
  }
  const digits = String(actions.length).length;
  const played = [...actions];
  const texts = modules.redactActions(game, played, viewer);
  for (const [index, { from, action }] of played.entries()) {
    terminal.print(`${String(index + 1).padStart(digits)}. ${texts[index]}`);
    for (const text of modules.narrateWithClauses(game, from, action, terminal.words, viewer))
      terminal.print(`${" ".repeat(digits + 2)}${text}`);
  }
}

/** Prints the actions of a match, its final board, and the outcome. */
function printMatch(
  match: GameMatch,
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  const { game, position, outcome } = match;
  printActions(match, viewer, terminal, modules);
  const seen = modules.redactPosition(game, position, viewer);
  terminal.print(`\n${modules.renderBoard(game, seen, terminal.words)}\n`);
  terminal.print(
    terminal.words.format(
      outcome ? modules.describeOutcome(game, position, outcome) : { id: "cli.replay.goes-on" },
    ),
  );
}

/** The matches of a series, in order. */
function matchesOf(last: GameMatch, { createRecord, replayRecord }: Modules): readonly GameMatch[] {
  const { game, table, plan, earlier } = last;
  const before = earlier.map(({ outcome, ...match }, index) => ({
    ...replayRecord(game, { ...createRecord(game, { table, ...match }), outcome }),
    game,
    plan,
    earlier: earlier.slice(0, index),
  }));
  return [...before, last];
}

/** Prints every match of a series, and the score table. */
function printSeries(
  record: GameRecord,
  last: GameMatch,
  viewer: Viewer | undefined,
  terminal: Terminal,
  modules: Modules,
): void {
  const { playerAt, seatOf } = modules;
  for (const match of matchesOf(last, modules)) {
    terminal.print(`${terminal.words.format(modules.describeSeats(match))}\n`);
    // the player at the viewer's seat in the last match
    const seen = typeof viewer === "number" ? seatOf(match, playerAt(last, viewer)) : viewer;
    printMatch(match, seen ?? defaultViewer(match), terminal, modules);
    terminal.print();
  }
  terminal.print(modules.describeScore(last.game, record, terminal.words));
}

export const replay = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "replay",
    description: terminal.words.text("cli.replay.description"),
    examples: ["serpentarium replay pantarei.json", 'serpentarium replay "https://…/play/#game=pantarei&…"'],
    args: {
      record: {
        type: "positional",
        required: true,
        description: terminal.words.text("cli.replay.arguments.record"),
      },
      ...viewerArg(terminal.words),
      ...pluginArg(terminal.words),
    },
    async run({ record: source, viewer: seat }, { plugin }) {
      const modules = await loadModules();
      const record = await modules.readRecord(source, terminal.input);
      const reader = await modules.findReader(record, plugin);
      await useWordsOf(reader.source, terminal);
      modules.warnOlderVersion(reader, terminal);
      const { game } = reader.source.plugin;
      const match = { ...modules.replayRecord(game, record), game };
      const viewer = readViewer(seat, match.table);
      if (record.plan) printSeries(record, match, viewer, terminal, modules);
      else printMatch(match, viewer ?? defaultViewer(match), terminal, modules);
      return EXIT.ok;
    },
  });
