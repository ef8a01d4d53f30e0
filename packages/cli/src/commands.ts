import type { Command } from "./command.ts";
import type { Terminal } from "./terminal.ts";

export const COMMANDS: Readonly<Record<string, (terminal: Terminal) => Promise<Command>>> = {
  play: async (terminal) => (await import("./commands/play.ts")).play(terminal),
  replay: async (terminal) => (await import("./commands/replay.ts")).replay(terminal),
  svg: async (terminal) => (await import("./commands/svg.ts")).svg(terminal),
  print: async (terminal) => (await import("./commands/print.ts")).print(terminal),
  perft: async (terminal) => (await import("./commands/perft.ts")).perft(terminal),
  check: async (terminal) => (await import("./commands/check.ts")).check(terminal),
  diff: async (terminal) => (await import("./commands/diff.ts")).diff(terminal),
  words: async (terminal) => (await import("./commands/words.ts")).words(terminal),
  rulebook: async (terminal) => (await import("./commands/rulebook.ts")).rulebook(terminal),
  lab: async (terminal) => (await import("./commands/lab.ts")).lab(terminal),
  arena: async (terminal) => (await import("./commands/arena.ts")).arena(terminal),
  ladder: async (terminal) => (await import("./commands/ladder.ts")).ladder(terminal),
  openings: async (terminal) => (await import("./commands/openings.ts")).openings(terminal),
  puzzles: async (terminal) => (await import("./commands/puzzles.ts")).puzzles(terminal),
  solve: async (terminal) => (await import("./commands/solve.ts")).solve(terminal),
  train: async (terminal) => (await import("./commands/train.ts")).train(terminal),
  list: async (terminal) => (await import("./commands/list.ts")).list(terminal),
  serve: async (terminal) => (await import("./commands/serve.ts")).serve(terminal),
  mcp: async (terminal) => (await import("./commands/mcp.ts")).mcp(terminal),
  engine: async (terminal) => (await import("./commands/engine.ts")).engine(terminal),
};

/** Loads all commands. */
export const loadCommands = (terminal: Terminal): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load(terminal)));
