import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { type Failure, unwrap } from "@serpentarium/core";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import {
  buildReport,
  createLocalPool,
  type GameRange,
  openRunStore,
  playGame,
  playShard,
  type ResolvedSetup,
  type Run,
  runLab,
  type WorkerPool,
} from "../src/index.ts";
import { formatLine } from "../src/store/store-line.ts";
import { createFolder } from "./fixtures/folder.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { english, french } from "./fixtures/words.ts";

const PATH = "examples/tic-tac-toe";
const GAMES = 60;
const { file } = createFolder();
const resolved = createResolvedSetup(ticTacToe, PATH);
const other = createResolvedSetup(ticTacToe, PATH, { bots: ["greedy", "random"] });

/** Creates a pool that records the ranges it has played and aborts after a number of shards. */
function createRecordingPool(maxShards = Number.POSITIVE_INFINITY) {
  const localPool = createLocalPool();
  const controller = new AbortController();
  const played: GameRange[] = [];
  const pool: WorkerPool = {
    ...localPool,
    async play(shard, signal) {
      const result = await localPool.play(shard, signal);
      played.push(result);
      if (played.length >= maxShards) controller.abort();
      return result;
    },
  };
  return { pool, played, signal: controller.signal };
}

const dataOf = (runs: readonly Run[]): unknown => JSON.parse(JSON.stringify(runs.map(buildReport)));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const gamesIn = (ranges: readonly GameRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Plays the games that a file does not contain yet. */
async function resume(path: string, setups: readonly ResolvedSetup[], maxShards?: number) {
  const store = unwrap(await openRunStore(path, setups, GAMES));
  const { pool, played, signal } = createRecordingPool(maxShards);
  const runs = await runLab(setups, { games: GAMES, pool, store, signal });
  await store.close();
  return { runs, played };
}

async function failureOf(path: string, setups: readonly ResolvedSetup[]): Promise<Failure> {
  const store = await openRunStore(path, setups, GAMES);
  return store.ok ? expect.fail("the file was accepted") : store.error;
}

const whole = await runLab([resolved, other], { games: GAMES, pool: createLocalPool() });

test("resumes an interrupted run without playing a game twice, with the same result", async () => {
  const path = file("stopped.jsonl");
  const first = await resume(path, [resolved, other], 13);
  const second = await resume(path, [resolved, other], 31);
  const third = await resume(path, [resolved, other]);
  expect(first.runs.map(({ tally }) => tally.games)).toEqual([7, 6]);
  expect([first, second, third].map(({ played }) => gamesIn(played))).toEqual([13, 31, 2 * GAMES - 44]);
  expect(dataOf(third.runs)).toEqual(dataOf(whole));
  expect((await resume(path, [resolved, other])).played).toEqual([]);
});

test("reports the number of games played so far, those of an earlier run included", async () => {
  const path = file("progress.jsonl");
  await resume(path, [resolved], 3);
  const store = unwrap(await openRunStore(path, [resolved], 5));
  const reports: (readonly [done: number, total: number])[] = [];
  await runLab([resolved], {
    games: 5,
    pool: createLocalPool(),
    store,
    onProgress: (...report) => reports.push(report),
  });
  await store.close();
  expect(reports).toEqual([
    [3, 5],
    [4, 5],
    [5, 5],
  ]);
});

test("removes an incomplete last line and plays its games again", async () => {
  const path = file("torn.jsonl");
  await resume(path, [resolved], 9);
  await truncate(path, (await readFile(path)).length - 40);
  const { runs, played } = await resume(path, [resolved]);
  expect(gamesIn(played)).toBe(GAMES - 8);
  expect(dataOf(runs)).toEqual(dataOf(whole.slice(0, 1)));
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
});

test("starts again with a file whose first line is incomplete", async () => {
  const path = file("header.jsonl");
  await writeFile(path, '{"format":"serpentar');
  expect(gamesIn((await resume(path, [resolved])).played)).toBe(GAMES);
  expect((await resume(path, [resolved])).played).toEqual([]);
});

test("counts games once that are in the file twice", async () => {
  const path = file("twice.jsonl");
  await resume(path, [resolved], 5);
  const [, ...lines] = (await readFile(path, "utf8")).trimEnd().split("\n");
  await appendFile(path, `${lines.join("\n")}\n`);
  const { runs, played } = await resume(path, [resolved]);
  expect(gamesIn(played)).toBe(GAMES - 5);
  expect(dataOf(runs)).toEqual(dataOf(whole.slice(0, 1)));
});

test("reuses the finished games for a run with more or fewer games", async () => {
  const path = file("more.jsonl");
  const play = async (games: number): Promise<{ games: number; played: number }> => {
    const store = unwrap(await openRunStore(path, [resolved], games));
    const { pool, played } = createRecordingPool();
    const [run] = await runLab([resolved], { games, pool, store });
    await store.close();
    return { games: run?.tally.games ?? 0, played: gamesIn(played) };
  };
  expect(await play(20)).toEqual({ games: 20, played: 20 });
  expect(await play(30)).toEqual({ games: 30, played: 10 });
  expect(await play(12)).toEqual({ games: 12, played: 0 });
});

test("other-run: refuses the file of a run with other settings", async () => {
  const path = file("settings.jsonl");
  await resume(path, [resolved], 3);
  const before = await readFile(path, "utf8");
  const others = [[other], [resolved, other], [createResolvedSetup(ticTacToe, PATH, { seed: "2" })]];
  for (const setups of others) expect(await failureOf(path, setups)).toMatchObject({ code: "other-run" });
  expect(await readFile(path, "utf8")).toBe(before);
});

test("other-run: names the settings that differ", async () => {
  const path = file("named.jsonl");
  await resume(path, [resolved], 1);
  const { message } = await failureOf(path, [
    createResolvedSetup(ticTacToe, PATH, { seed: "2", bots: ["greedy"] }),
  ]);
  expect(english.format(message)).toContain(
    '(bots: ["random","random"] in the file and ["greedy","greedy"] now, seed: 1 in the file and 2 now)',
  );
  expect(french.format(message)).toContain("graine\u00a0: 1 dans le fichier et 2 maintenant)");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace('"game":"tic-tac-toe"', '"game":"chess"'));
  const otherGame = await failureOf(path, [resolved]);
  expect(english.format(otherGame.message)).toContain("(game: chess in the file and tic-tac-toe now);");
  await writeFile(path, `${text.replace(/"setups":\[\{/, '"setups":[7,{')}`);
  expect((await failureOf(path, [resolved])).message).toEqual({ id: "failures.other-run.settings" });
});

test("bad-run: names the format of a run of another version", async () => {
  const path = file("format.jsonl");
  await resume(path, [resolved], 1);
  const text = (await readFile(path, "utf8")).replace("serpentarium-lab/2", "serpentarium-lab/1");
  await writeFile(path, text);
  expect(await failureOf(path, [resolved])).toMatchObject({
    code: "bad-run",
    message: {
      id: "failures.bad-run.format",
      data: { found: "serpentarium-lab/1", expected: "serpentarium-lab/2" },
    },
  });
  expect(await readFile(path, "utf8")).toBe(text);
});

test("bad-run: refuses changed lines and other files", async () => {
  const path = file("changed.jsonl");
  await resume(path, [resolved], 3);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace('"to":2,', '"to":3,'));
  expect(await failureOf(path, [resolved])).toMatchObject({
    code: "bad-run",
    message: { id: "failures.bad-run.line", data: { line: 3 } },
  });
  const texts = [
    "a,b\n1,2\n",
    '{"format":"serpentarium/1"}\n',
    "null\n",
    "no end of line",
    '{"format":"serpent"}',
  ];
  for (const foreign of texts) {
    await writeFile(path, foreign);
    expect(await failureOf(path, [resolved])).toMatchObject({ code: "bad-run" });
    expect(await readFile(path, "utf8")).toBe(foreign);
  }
});

test("bad-run: refuses a line with a valid checksum that is no result of the run", async () => {
  const path = file("forged.jsonl");
  await resume(path, [resolved], 3);
  const [header = "", first = ""] = (await readFile(path, "utf8")).split("\n");
  const { line } = JSON.parse(first) as { readonly line: { readonly piece: object } };
  const forged = [
    null,
    [],
    { run: 0 },
    { ...line, run: "length" },
    { ...line, run: 1 },
    { ...line, piece: { ...line.piece, to: 5 } },
    { ...line, piece: { ...line.piece, tally: {} } },
  ];
  for (const one of forged) {
    await writeFile(path, `${header}\n${formatLine(one as never)}\n`);
    expect(await failureOf(path, [resolved]), JSON.stringify(one)).toMatchObject({ code: "bad-run" });
  }
  await writeFile(path, `${header}\n${formatLine(line as never)}\n`);
  expect((await openRunStore(path, [resolved], 3)).ok).toBe(true);
});

test("a stopped shard returns the finished games, without the unfinished one", () => {
  const actionCounts = [10, 11, 12, 13].map((number) => {
    let count = 0;
    playGame(resolved, number, [{ step: () => count++ }]);
    return count;
  });
  const [threeGames, almostFour] = [sum(actionCounts.slice(0, 3)), sum(actionCounts) - 1];
  for (const maxActions of [threeGames, threeGames + 1, almostFour]) {
    let actions = 0;
    const result = playShard(resolved, { from: 10, to: 20 }, () => actions++ >= maxActions);
    expect(result).toMatchObject({ from: 10, to: 13, tally: { games: 3 } });
    expect(result).toEqual(playShard(resolved, { from: 10, to: 13 }));
  }
});
