import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Crew,
  createCrewHere,
  createThreads,
  type OpenSetup,
  reportOf,
  runLab,
  type ThreadOptions,
} from "../src/index.ts";
import { opened } from "./fixtures/opened.ts";

const crews: Crew[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const crew of crews.splice(0)) await crew.close();
});

function threads(workers: number, options: ThreadOptions = {}): Crew {
  const crew = createThreads({ workers, execArgv: ["--conditions=@serpentarium/source"], ...options });
  crews.push(crew);
  return crew;
}

/** What is found by a crew, as data. */
async function reportBy(crew: Crew, open: OpenSetup, games: number): Promise<unknown> {
  const runs = await runLab([open], { games, crew });
  return JSON.parse(JSON.stringify(runs.map(reportOf)));
}

test.each([
  ["a game of two", opened(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"] }), 60],
  ["three seats that hide their hands", opened(hiddenHands, "examples/hidden-hands", { seats: 3 }), 30],
  [
    "a game that judges its positions",
    opened(pantarei, "packages/pantarei", { bots: ["greedy", "random"], sampling: { judge: "greedy" } }),
    20,
  ],
])("%s: the same from 1, 2 and 3 workers as from this thread", async (_name, open, games) => {
  const alone = await reportBy(createCrewHere(), open, games);
  for (const workers of [1, 2, 3]) expect(await reportBy(threads(workers), open, games)).toEqual(alone);
});

test("a game that breaks down is named, and the run ends", async () => {
  const open = opened(ticTacToe, "examples/tic-tac-toe");
  const elsewhere = {
    ...open,
    setup: { ...open.setup, plugin: new URL("fixtures/faulty.ts", import.meta.url).href },
  };
  await expect(runLab([elsewhere], { games: 40, crew: threads(2) })).rejects.toThrow(
    /^game \d+ of seed 1 broke down: Error: the die is lost$/,
  );
});

test("a game that does not end within an action is given up, and its thread plays others", async () => {
  const open = opened(ticTacToe, "examples/tic-tac-toe");
  const endless = { ...open.setup, plugin: new URL("fixtures/endless.ts", import.meta.url).href };
  const crew = threads(1, { grace: 10 });
  const stop = new AbortController();
  const begun = join(mkdtempSync(join(tmpdir(), "endless-")), "begun");
  vi.stubEnv("ENDLESS", begun);
  const given = crew.play({ setup: endless, from: 5, to: 9 }, stop.signal);
  await expect.poll(() => existsSync(begun)).toBe(true);
  stop.abort();
  expect(await given).toEqual({ from: 5, to: 5, tally: { games: 0, measures: {} } });
  expect(await crew.play({ setup: open.setup, from: 0, to: 2 })).toMatchObject({ from: 0, to: 2 });
});

test("a plugin of another version is not played", async () => {
  const open = opened(ticTacToe, "examples/tic-tac-toe");
  const later = { ...open, setup: { ...open.setup, version: "9.0.0" } };
  await expect(runLab([later], { games: 4, crew: threads(1) })).rejects.toThrow(
    "expected tic-tac-toe 9.0.0, found tic-tac-toe 0.1.0",
  );
});
