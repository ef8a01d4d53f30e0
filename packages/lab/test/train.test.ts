import { appendFile, readFile, writeFile } from "node:fs/promises";
import { parseNetwork, withNetwork } from "@serpentarium/bots/network";
import {
  type AnyPosition,
  createRandom,
  type Game,
  type GamePlugin,
  type Outcome,
  unwrap,
} from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolvedSetup, SetupInput } from "../src/index.ts";
import { renderPlainText } from "../src/index.ts";
import {
  buildTrainingReport,
  createTrainingPool,
  fitNetwork,
  matchNetwork,
  openTrainingStore,
  playNetworkMatch,
  playTrainingGame,
  type TrainingGame,
  type TrainingPool,
  type TrainingSetup,
  toTrainingDocument,
  trainNetwork,
} from "../src/train/index.ts";
import { createFolder } from "./fixtures/folder.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { english, french } from "./fixtures/words.ts";

const { file } = createFolder();

const resolve = (plugin: GamePlugin, path: string, input: SetupInput = {}): ResolvedSetup =>
  createResolvedSetup(plugin, path, { ...input, sampling: { every: 0 } });

const trainingOf = ({ setup }: ResolvedSetup, changes: Partial<TrainingSetup> = {}): TrainingSetup => ({
  setup,
  iterations: 40,
  generation: 40,
  usesEvaluate: false,
  ...changes,
});

const resolved = resolve(ticTacToe, "examples/tic-tac-toe");
const training = trainingOf(resolved);

let pool: TrainingPool;
beforeAll(() => {
  pool = createTrainingPool({ workers: 2, execArgv: ["--conditions=@serpentarium/source"] });
});
afterAll(() => pool.close());

function createMemoryStore(games = new Map<number, TrainingGame>()) {
  return {
    games,
    async add(number: number, game: TrainingGame) {
      games.set(number, game);
    },
  };
}

describe("a training", () => {
  test("beats an evaluation at random", async () => {
    const options = { games: 600, pool };
    const trained = await trainNetwork({ ...training, generation: 300 }, options);
    const network = trained?.fitted.network;
    expect(trained).toMatchObject({ games: 600, fitted: { network: { game: "tic-tac-toe", seats: 2 } } });
    const { game } = resolved;
    const evaluate = (position: AnyPosition): number =>
      createRandom(game.formatPosition(position)).integer(1000) / 1000;
    const random = { ...resolved, game: { ...game, evaluate } };
    const match = playNetworkMatch(
      random,
      unwrap(parseNetwork(game, network)),
      { iterations: 2 },
      {
        from: 0,
        to: 100,
      },
    );
    expect(match.wins + match.draws / 2).toBeGreaterThan(60);
    expect(match.iterations[0] / match.decisions[0]).toBeCloseTo(2, 6);
  });

  test("gives the same bytes with any number of workers, and after interruptions", async () => {
    const expected = await trainNetwork(training, { games: 100, pool });
    const single = createTrainingPool({ workers: 1, execArgv: ["--conditions=@serpentarium/source"] });
    const path = file("resumed.games");
    let trained: Awaited<ReturnType<typeof trainNetwork>>;
    let interruptions = 0;
    while (!trained) {
      const store = unwrap(await openTrainingStore(path, training));
      const controller = new AbortController();
      const before = store.games.size;
      trained = await trainNetwork(training, {
        games: 100,
        pool: single,
        store,
        signal: controller.signal,
        onProgress: (done) => {
          if (done >= before + 35) controller.abort();
        },
      });
      await store.close();
      if (!trained) interruptions++;
    }
    await single.close();
    expect(interruptions).toBe(2);
    expect(JSON.stringify(trained)).toBe(JSON.stringify(expected));
  });

  test("ends at its deadline with the games played by then", async () => {
    const controller = new AbortController();
    const store = createMemoryStore();
    const trained = await trainNetwork(training, {
      games: 1000,
      pool,
      store,
      deadline: controller.signal,
      onProgress: (done) => {
        if (done >= 20) controller.abort();
      },
    });
    expect(trained?.games).toBe(store.games.size);
    const games = [...store.games].sort(([one], [other]) => one - other).map(([, game]) => game);
    expect(trained?.fitted).toEqual(fitNetwork(resolved, training, games));
  });

  test("works with three seats and hidden information", () => {
    const hands = resolve(hiddenHands, "examples/hidden-hands", { seats: 3 });
    const games = Array.from({ length: 12 }, (_, number) =>
      playTrainingGame(hands, trainingOf(hands, { iterations: 20 }), undefined, number),
    );
    const { network } = fitNetwork(hands, training, games);
    expect(network).toMatchObject({ seats: 3, outputs: [expect.any(Array), expect.any(Array)] });
    const { game, table } = hands;
    const { evaluate } = withNetwork(game, JSON.parse(JSON.stringify(network)));
    const start = game.start(table);
    expect([0, 1, 2].reduce((sum, seat) => sum + (evaluate?.(start, seat) ?? 0), 0)).toBeCloseTo(1, 12);
    expect(playTrainingGame(hands, trainingOf(hands, { iterations: 20 }), network, 0).actions).not.toEqual(
      [],
    );
  });
});

/** A game with a sample of each of its positions, in which everything promises the result. */
const createTrainingGame = (shares: readonly number[], actions: readonly string[] = []): TrainingGame => ({
  actions,
  shares,
  samples: [...actions.keys(), actions.length].map((ply) => ({ ply, shares })),
});

/** The game with an `evaluate` that always expects 80% for seat 1. */
const evaluated: ResolvedSetup = {
  ...resolved,
  game: { ...resolved.game, evaluate: (_, seat) => [0.8, 0.2][seat] ?? Number.NaN },
};

describe("fitting a network", () => {
  const games = (count: number): TrainingGame[] =>
    Array.from({ length: count }, () => createTrainingGame([1, 0], ["b2"]));

  test("measures the errors of the network and of evaluate for the seats of the game kept back", () => {
    const fitted = fitNetwork(evaluated, training, games(10));
    expect(fitted.samples).toBe(18);
    // each seat to act gets the share that evaluate expects for it
    expect(fitted.evaluateLoss).toBeCloseTo(-Math.log(0.8), 12);
    expect(fitted.loss).toBeLessThan(fitted.baseLoss);
  });

  test("measures no error without a game kept back, and none of a game without evaluate", () => {
    const without = fitNetwork(evaluated, training, games(9));
    expect(Object.keys(without)).toEqual(["network", "samples", "baseLoss"]);
    const ofNetwork = fitNetwork(resolved, training, games(10));
    expect(Object.keys(ofNetwork)).toEqual(["network", "samples", "loss", "baseLoss"]);
  });

  test("learns about the same whichever of the games come first", () => {
    const { game, table } = resolved;
    const [won, lost] = [createTrainingGame([1, 0]), createTrainingGame([0, 1])];
    const expectedAfter = (first: TrainingGame, second: TrainingGame): number | undefined => {
      const half = Array.from({ length: 100 });
      const { network } = fitNetwork(resolved, training, [
        ...half.map(() => first),
        ...half.map(() => second),
      ]);
      return withNetwork(game, network).evaluate?.(game.start(table), 0);
    };
    expect(expectedAfter(won, lost)).toBeCloseTo(expectedAfter(lost, won) ?? Number.NaN, 1);
  });
});

describe("in this thread", () => {
  const fitted = fitNetwork(resolved, training, [createTrainingGame([1, 0])]);
  const unexpected = () => Promise.reject(new Error("unexpected task"));
  const idle: TrainingPool = {
    size: 1,
    play: unexpected,
    fit: unexpected,
    match: unexpected,
    close: async () => {},
  };

  test.each([
    [6, [6]],
    [5, [4, 6]],
    [2, [2, 4, 6]],
  ])("a training that resumes after %i of 6 games trains networks from %j", async (stored, counts) => {
    const store = createMemoryStore(
      new Map(Array.from({ length: stored }, (_, i) => [i, createTrainingGame([1, 0])])),
    );
    const trained: number[] = [];
    await trainNetwork(
      { ...training, generation: 2 },
      {
        games: 6,
        pool: { ...idle, play: async () => createTrainingGame([0, 1]), fit: async () => fitted },
        store,
        onNetwork: (_, count) => trained.push(count),
      },
    );
    expect(trained).toEqual(counts);
    expect(store.games.size).toBe(6);
  });

  test("a match that is stopped counts the games finished so far", async () => {
    const controller = new AbortController();
    const match = await matchNetwork(training, fitted.network, {
      games: 9,
      budget: { iterations: 1 },
      pool: {
        ...idle,
        match: async () => ({ games: 1, wins: 1, draws: 0, decisions: [2, 3], iterations: [4, 5] }),
      },
      signal: controller.signal,
      onProgress: (done) => {
        if (done === 2) controller.abort();
      },
    });
    expect(match).toEqual({ games: 2, wins: 2, draws: 0, decisions: [4, 6], iterations: [8, 10] });
  });

  test.each([
    ["that seat 1 wins for the player who has it", [1, 2], { wins: 2, draws: 0 }],
    ["that both seats win as draws", [1, 1], { wins: 0, draws: 4 }],
    ["that nobody wins as draws", [2, 2], { wins: 0, draws: 4 }],
  ])("a match counts games %s", (_name, places, counts) => {
    const outcome: Outcome = { reason: "end.line", places };
    const apply: Game["apply"] = (position, action) => {
      const after = resolved.game.apply(position, action);
      return after.outcome ? { ...after, outcome } : after;
    };
    const decided = { ...resolved, game: { ...resolved.game, apply } };
    const match = playNetworkMatch(decided, fitted.network, { iterations: 1 }, { from: 0, to: 4 });
    expect(match).toMatchObject({ games: 4, ...counts });
  });

  test("a match counts games that were broken off as draws", () => {
    const short = { ...resolved, setup: { ...resolved.setup, longest: 3 } };
    const match = playNetworkMatch(short, fitted.network, { iterations: 1 }, { from: 0, to: 4 });
    expect(match).toMatchObject({ games: 4, wins: 0, draws: 4 });
  });
});

test("a report says how strong the network is", async () => {
  const games = Array.from({ length: 20 }, (_, number) =>
    playTrainingGame(resolved, training, undefined, number),
  );
  const fitted = fitNetwork(resolved, training, games);
  const budget = { iterations: 5 };
  const match = await matchNetwork(training, fitted.network, { games: 6, budget, pool });
  const report = buildTrainingReport(resolved.game, training, { fitted, games: 20 }, match, budget);
  expect(report).toMatchObject({
    format: "serpentarium-training-report/2",
    subject: { id: "tic-tac-toe", seats: 2, seed: "1" },
    games: 20,
    opponent: "rollouts",
    loss: Number(fitted.loss?.toPrecision(6)),
    match: { games: 6, even: 0.5, budget },
  });
  expect(report).not.toHaveProperty("evaluateLoss");
  const better = { ...fitted, evaluateLoss: 0.25 };
  expect(buildTrainingReport(resolved.game, training, { fitted: better, games: 20 }, match, budget)).toEqual({
    ...report,
    evaluateLoss: 0.25,
  });
  expect(report.size).toBeLessThan(100_000);
  expect(report.match.low).toBeLessThan(report.match.score);
  const text = renderPlainText(toTrainingDocument(report, english));
  expect(text).toContain("5 iterations for each action: 5 iterations with the network, 5 without.");
  expect(renderPlainText(toTrainingDocument(report, french))).toContain(
    "5 itérations pour chaque coup\u00a0:",
  );
});

describe("the file of a training", () => {
  const game = playTrainingGame(resolved, training, undefined, 0);

  async function written(name: string): Promise<string> {
    const path = file(name);
    const store = unwrap(await openTrainingStore(path, training));
    await store.add(0, game);
    await store.add(1, game);
    await store.close();
    return path;
  }

  test("keeps games, and loses an incomplete last line", async () => {
    const path = await written("whole.games");
    await appendFile(path, '{"sum":"');
    const store = unwrap(await openTrainingStore(path, training));
    await store.close();
    expect([...store.games]).toEqual([
      [0, game],
      [1, game],
    ]);
    expect(await readFile(path, "utf8")).toMatch(/\}\n$/);
  });

  test("is refused with other settings", async () => {
    const path = await written("other.games");
    const opened = await openTrainingStore(path, { ...training, iterations: 41 });
    expect(opened).toMatchObject({ ok: false, error: { code: "other-run" } });
  });

  test.each([
    [
      "a changed line",
      (text: string) => text.replace('"ply":0', '"ply":1'),
      { id: "failures.bad-run.line", data: { line: 2 } },
    ],
    ["other data", () => "hello\n", { id: "failures.bad-run.training" }],
    ["a text without a line", () => "hello", { id: "failures.bad-run.training" }],
  ])("is refused where it has %s", async (name, change, message) => {
    const path = await written(`${name}.games`);
    await writeFile(path, change(await readFile(path, "utf8")));
    const opened = await openTrainingStore(path, training);
    expect(opened).toMatchObject({ ok: false, error: { code: "bad-run", message } });
  });
});
