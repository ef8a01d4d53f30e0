import { appendFile, readFile, writeFile } from "node:fs/promises";
import { parseNetwork, withNetwork } from "@serpentarium/bots/network";
import { type AnyPosition, createRandom, type Plugin, unwrap } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolvedSetup, SetupInput } from "../src/index.ts";
import { renderText } from "../src/index.ts";
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

const { file } = createFolder();

const resolve = (plugin: Plugin, path: string, input: SetupInput = {}): ResolvedSetup =>
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

/** Games in memory, as a store. */
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

test("a report says how strong the network is", async () => {
  const games = Array.from({ length: 20 }, (_, number) =>
    playTrainingGame(resolved, training, undefined, number),
  );
  const fitted = fitNetwork(resolved, training, games);
  const budget = { iterations: 5 };
  const match = await matchNetwork(training, fitted.network, { games: 6, budget, pool });
  const report = buildTrainingReport(resolved.game, training, { fitted, games: 20 }, match, budget);
  expect(report).toMatchObject({
    format: "serpentarium-training-report/1",
    subject: { id: "tic-tac-toe", seats: 2, seed: "1" },
    games: 20,
    opponent: "rollouts",
    match: { games: 6, even: 0.5, budget },
  });
  expect(report.size).toBeLessThan(100_000);
  expect(report.match.low).toBeLessThan(report.match.score);
  const text = renderText(toTrainingDocument(report, "en"));
  expect(text).toContain("5 iterations for each action: 5 iterations with the network, 5 without.");
  expect(renderText(toTrainingDocument(report, "fr"))).toContain("5 itérations pour chaque coup\u00a0:");
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
    ["a changed line", (text: string) => text.replace('"ply":0', '"ply":1'), "line 2"],
    ["other data", () => "hello\n", "expected the games of a training"],
    ["a text without a line", () => "hello", "expected the games of a training"],
  ])("is refused where it has %s", async (name, change, says) => {
    const path = await written(`${name}.games`);
    await writeFile(path, change(await readFile(path, "utf8")));
    const opened = await openTrainingStore(path, training);
    expect(opened).toMatchObject({ ok: false, error: { code: "bad-run" } });
    expect(opened.ok ? "" : opened.error.message.en).toContain(says);
  });
});
