import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
import { type Failure, unwrap } from "@serpentarium/core";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import {
  type Crew,
  createCrewHere,
  type OpenSetup,
  openStore,
  playGame,
  playShard,
  type Range,
  type Run,
  reportOf,
  runLab,
} from "../src/index.ts";
import { formatLine } from "../src/store/line.ts";
import { createFolder } from "./fixtures/folder.ts";
import { opened } from "./fixtures/opened.ts";

const PATH = "examples/tic-tac-toe";
const GAMES = 60;
const { file } = createFolder();
const open = opened(ticTacToe, PATH);
const other = opened(ticTacToe, PATH, { bots: ["greedy", "random"] });

/** A crew that keeps what it was given, and stops everything when it has played so many shards. */
function createCounting(shards = Number.POSITIVE_INFINITY) {
  const here = createCrewHere();
  const controller = new AbortController();
  const played: Range[] = [];
  const crew: Crew = {
    ...here,
    async play(shard, signal) {
      const piece = await here.play(shard, signal);
      played.push(piece);
      if (played.length >= shards) controller.abort();
      return piece;
    },
  };
  return { crew, played, signal: controller.signal };
}

const dataOf = (runs: readonly Run[]): unknown => JSON.parse(JSON.stringify(runs.map(reportOf)));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const gamesIn = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Plays what a file has not got yet. */
async function goOn(path: string, setups: readonly OpenSetup[], shards?: number) {
  const store = unwrap(await openStore(path, setups, GAMES));
  const { crew, played, signal } = createCounting(shards);
  const runs = await runLab(setups, { games: GAMES, crew, store, signal });
  await store.close();
  return { runs, played };
}

async function failureOf(path: string, setups: readonly OpenSetup[]): Promise<Failure> {
  const store = await openStore(path, setups, GAMES);
  return store.ok ? expect.fail("the file was taken") : store.error;
}

const whole = await runLab([open, other], { games: GAMES, crew: createCrewHere() });

test("a run that is stopped in the middle goes on, plays nothing twice, and comes to the same", async () => {
  const path = file("stopped.jsonl");
  const first = await goOn(path, [open, other], 13);
  const second = await goOn(path, [open, other], 31);
  const third = await goOn(path, [open, other]);
  expect(first.runs.map(({ tally }) => tally.games)).toEqual([7, 6]);
  expect([first, second, third].map(({ played }) => gamesIn(played))).toEqual([13, 31, 2 * GAMES - 44]);
  expect(dataOf(third.runs)).toEqual(dataOf(whole));
  expect((await goOn(path, [open, other])).played).toEqual([]);
});

test("a last line that breaks off is cut away: its games are played again", async () => {
  const path = file("torn.jsonl");
  await goOn(path, [open], 9);
  await truncate(path, (await readFile(path)).length - 40);
  const { runs, played } = await goOn(path, [open]);
  expect(gamesIn(played)).toBe(GAMES - 8);
  expect(dataOf(runs)).toEqual(dataOf(whole.slice(0, 1)));
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
});

test("a file that broke off in its first line begins anew", async () => {
  const path = file("header.jsonl");
  await writeFile(path, '{"format":"serpentar');
  expect(gamesIn((await goOn(path, [open])).played)).toBe(GAMES);
  expect((await goOn(path, [open])).played).toEqual([]);
});

test("games that two runs have both finished count once", async () => {
  const path = file("twice.jsonl");
  await goOn(path, [open], 5);
  const [, ...lines] = (await readFile(path, "utf8")).trimEnd().split("\n");
  await appendFile(path, `${lines.join("\n")}\n`);
  const { runs, played } = await goOn(path, [open]);
  expect(gamesIn(played)).toBe(GAMES - 5);
  expect(dataOf(runs)).toEqual(dataOf(whole.slice(0, 1)));
});

test("more games, or fewer, take over what fits", async () => {
  const path = file("more.jsonl");
  const play = async (games: number): Promise<{ games: number; played: number }> => {
    const store = unwrap(await openStore(path, [open], games));
    const { crew, played } = createCounting();
    const [run] = await runLab([open], { games, crew, store });
    await store.close();
    return { games: run?.tally.games ?? 0, played: gamesIn(played) };
  };
  expect(await play(20)).toEqual({ games: 20, played: 20 });
  expect(await play(30)).toEqual({ games: 30, played: 10 });
  expect(await play(12)).toEqual({ games: 12, played: 0 });
});

test("other settings are refused, whatever is other: other-run", async () => {
  const path = file("settings.jsonl");
  await goOn(path, [open], 3);
  const before = await readFile(path, "utf8");
  const others = [[other], [open, other], [opened(ticTacToe, PATH, { seed: "2" })]];
  for (const setups of others) expect(await failureOf(path, setups)).toMatchObject({ code: "other-run" });
  expect(await readFile(path, "utf8")).toBe(before);
});

test("other settings are named, as they are in the file and as they are wanted", async () => {
  const path = file("named.jsonl");
  await goOn(path, [open], 1);
  const { message } = await failureOf(path, [opened(ticTacToe, PATH, { seed: "2", bots: ["greedy"] })]);
  expect(message.en).toContain(
    '(bots: ["random","random"] there, ["greedy","greedy"] here; seed: 1 there, 2 here)',
  );
  expect(message.fr).toContain("graine\u00a0: 1 là, 2 ici)");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace('"game":"tic-tac-toe"', '"game":"chess"'));
  expect((await failureOf(path, [open])).message.en).toContain("(game: chess there, tic-tac-toe here);");
  await writeFile(path, `${text.replace(/"setups":\[\{/, '"setups":[7,{')}`);
  expect((await failureOf(path, [open])).message.en).toMatch(/^this file holds a run with other settings; /);
});

test("a line that was changed, and a file of something else, are refused: bad-run", async () => {
  const path = file("changed.jsonl");
  await goOn(path, [open], 3);
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace('"to":2,', '"to":3,'));
  expect(await failureOf(path, [open])).toMatchObject({
    code: "bad-run",
    message: { en: "line 3 is not as it was written" },
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
    expect(await failureOf(path, [open])).toMatchObject({ code: "bad-run" });
    expect(await readFile(path, "utf8")).toBe(foreign);
  }
});

test("a line whose sum is right, and which is no piece of the run, is refused: bad-run", async () => {
  const path = file("forged.jsonl");
  await goOn(path, [open], 3);
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
    expect(await failureOf(path, [open]), JSON.stringify(one)).toMatchObject({ code: "bad-run" });
  }
  await writeFile(path, `${header}\n${formatLine(line as never)}\n`);
  expect((await openStore(path, [open], 3)).ok).toBe(true);
});

test("a shard that is stopped gives back the games that are finished, and nothing of the one in hand", () => {
  const actions = [10, 11, 12, 13].map((number) => {
    let count = 0;
    playGame(open, number, [{ step: () => count++ }]);
    return count;
  });
  const [threeGames, almostFour] = [sum(actions.slice(0, 3)), sum(actions) - 1];
  for (const most of [threeGames, threeGames + 1, almostFour]) {
    let asked = 0;
    const piece = playShard(open, { from: 10, to: 20 }, () => asked++ >= most);
    expect(piece).toMatchObject({ from: 10, to: 13, tally: { games: 3 } });
    expect(piece).toEqual(playShard(open, { from: 10, to: 13 }));
  }
});
