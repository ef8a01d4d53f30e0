import { Worker } from "node:worker_threads";
import { connectFour } from "@serpentarium/connect-four";
import { createRandom, createTable, type Game, randomAction, unwrap } from "@serpentarium/core";
import pantareiPlugin, { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { connectBotWorker, createBotWorkerPool, createMctsSearch, toPort } from "../src/index.ts";
import { SharedSearch } from "../src/search/shared-search.ts";
import { createTreeMemory, SharedTree } from "../src/search/shared-tree.ts";
import { ROOT } from "../src/search/tree.ts";
import { ticTacToeAt } from "./fixtures/positions.ts";
import { openServedWorker } from "./fixtures/served-worker.ts";

const OPTIONS = { solverNodes: 0 };
const NODES = 200_000;

/** A position after the set-up and some random actions, from which on chance does not act. */
function positionAfter(game: Game, seed: number, actions = 4) {
  const random = createRandom(seed);
  let position = game.start(createTable(game));
  for (let played = 0; played < actions || game.toAct(position) === "chance"; played++)
    position = game.apply(position, randomAction(game, position, random));
  return position;
}

const pantareiAt = (text: string) => unwrap(pantarei.parsePosition(text, createTable(pantarei)));

/** The first player can win with a pair. */
const WON = pantareiAt("move:1 n+d1+l2+d3+l3,d2+l1,d1,l3 light - 0");
const OPEN = pantareiAt("move:2 l1+d2+l1+d1+l2,d1,d3,l3,l2,d1,n,l2,l1,d2,d3,l3,d3,d2,l3 light - 0");

describe("searches that share a tree", () => {
  test("one alone finds exactly what a search with its own tree finds", () => {
    for (const game of [pantarei, ssserpent] as readonly Game[])
      for (const seed of [1, 2, 3]) {
        const position = positionAfter(game, seed);
        const own = createMctsSearch(game, position, seed, OPTIONS);
        const shared = new SharedSearch(game, position, 1, OPTIONS, createTreeMemory(NODES, 2));
        expect(shared.run(500)).toBe(own.run(500));
        expect(shared.explain()).toEqual(own.explain());
      }
  });

  test("several count each visit of all", () => {
    const memory = createTreeMemory(NODES, 2);
    const searches = [1, 2, 3].map(() => new SharedSearch(pantarei, OPEN, 1, OPTIONS, memory));
    for (let round = 0; round < 50; round++) for (const search of searches) search.run(7);
    const explanations = searches.map((search) => search.explain());
    for (const explanation of explanations) expect(explanation).toEqual(explanations[0]);
    const { iterations = 0, actions = [] } = explanations[0] ?? {};
    expect(iterations).toBe(3 * 50 * 7);
    // each action has a visit of its own from the expansion, which is the first iteration
    const visits = actions.reduce((sum, action) => sum + action.visits, 0);
    expect(visits).toBe(iterations - 1 + actions.length);
    for (const { shares } of actions) expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1, 6);
  });

  test("several play random games where nothing estimates a position", () => {
    const memory = createTreeMemory(NODES, 2);
    const position = connectFour.start(createTable(connectFour));
    const searches = [1, 2].map((seed) => new SharedSearch(connectFour, position, seed, OPTIONS, memory));
    for (let round = 0; round < 150; round++) for (const search of searches) search.run(10);
    const { iterations = 0, actions = [], shares = [] } = searches[0]?.explain() ?? {};
    expect([iterations, actions.length, actions[0]?.text]).toEqual([3000, 7, "d"]);
    expect(actions.reduce((sum, action) => sum + action.visits, 0)).toBe(iterations - 1);
    expect(shares[0]).toBeGreaterThan(0.5);
    const alone = new SharedSearch(
      ticTacToe,
      ticTacToeAt("place:1 x.o.xo..."),
      1,
      {},
      createTreeMemory(NODES, 2),
    );
    alone.run(1000);
    const { proven, actions: winning } = alone.explain();
    expect([proven, winning[0]?.text]).toEqual([true, "c1"]);
  });

  test("a proof by one settles all", () => {
    const memory = createTreeMemory(NODES, 2);
    const [one, other] = [1, 2].map(() => new SharedSearch(pantarei, WON, 1, OPTIONS, memory));
    one?.run(1000);
    expect(other?.isSettled).toBe(true);
    expect(other?.run(10)).toBe(0);
    const { proven, actions } = other?.explain() ?? {};
    expect([proven, actions?.[0]?.text]).toEqual([true, "2L2"]);
  });

  test("no node is proven before the others see its children", () => {
    const { publish } = SharedTree.prototype;
    const proven: boolean[] = [];
    vi.spyOn(SharedTree.prototype, "publish").mockImplementation(function (this: SharedTree<never>, id) {
      proven.push(this.isProven(id));
      publish.call(this, id);
    });
    const search = new SharedSearch(pantarei, WON, 1, OPTIONS, createTreeMemory(NODES, 2));
    search.run(1000);
    vi.restoreAllMocks();
    expect(search.isSettled).toBe(true);
    expect(new Set(proven)).toEqual(new Set([false]));
  });

  test("what the exact solver of one finds settles all", () => {
    const table = createTable(pantarei, { options: { goal: 3 } });
    const position = unwrap(pantarei.parsePosition("move:1 l3,d1,n,d2,l1,d3,l2 light - 0", table));
    const memory = createTreeMemory(NODES, 2);
    const [solving, other] = [100_000, 0].map(
      (solverNodes) => new SharedSearch(pantarei, position, 1, { solverNodes }, memory),
    );
    while (!solving?.isSettled) solving?.run(16);
    expect(other?.isSettled).toBe(true);
    expect(solving?.explain().proven).toBe(true);
  });

  test("a full tree keeps its nodes, and the estimates of its leaves", () => {
    const search = new SharedSearch(pantarei, OPEN, 1, OPTIONS, createTreeMemory(300, 2));
    search.run(2000);
    expect(search.nodeCount).toBeLessThanOrEqual(300);
    const { iterations, actions, proven } = search.explain();
    expect([iterations, proven]).toEqual([2000, false]);
    expect(actions[0]?.visits).toBeGreaterThan(100);
  });

  test("a search waits while another one expands the root, and has no action until then", () => {
    const memory = createTreeMemory(NODES, 2);
    new SharedTree(memory, 2).claim(ROOT);
    const search = new SharedSearch(pantarei, OPEN, 1, OPTIONS, memory);
    expect(search.run(16)).toBe(0);
    expect(search.explain()).toMatchObject({ iterations: 0, actions: [] });
  });

  test("more children than are reserved at once have nodes of their own", () => {
    const memory = createTreeMemory(20_000, 2);
    const [tree, other] = [new SharedTree(memory, 2), new SharedTree(memory, 2)];
    const places = Array.from({ length: 3000 }, (_, place) => place);
    const values = places.map(() => [0.5, 0.5]);
    tree.claim(ROOT);
    expect(tree.addChildren(ROOT, 0, places, values)).toBe(true);
    tree.publish(ROOT);
    const [first = 0] = tree.children(ROOT);
    other.claim(first);
    expect(other.addChildren(first, 1, [0, 1], values)).toBe(true);
    other.publish(first);
    expect(tree.children(ROOT)).toHaveLength(3000);
    expect(tree.children(ROOT).filter((child) => other.children(first).includes(child))).toEqual([]);
  });

  test("what is proven stays, whatever another thread has estimated", () => {
    const memory = createTreeMemory(NODES, 2);
    const tree = new SharedTree(memory, 2);
    tree.setProven(ROOT, [1, 0], 3);
    tree.bestValues.set([0.7, 0.3]);
    expect([tree.bestValue(ROOT), tree.bestShare(ROOT, 1)]).toEqual([[1, 0], 0]);
  });

  test("a position without room for its actions, or in which chance acts, ends no other search", () => {
    const memory = createTreeMemory(10, 2);
    const [one, other] = [1, 2].map((seed) => new SharedSearch(pantarei, OPEN, seed, OPTIONS, memory));
    expect([one?.run(16), other?.run(16)]).toEqual([16, 16]);
    expect(other?.explain().actions).toEqual([]);
  });

  test("the shortest search has an action", () => {
    for (const game of [connectFour, pantarei] as readonly Game[]) {
      const search = new SharedSearch(game, positionAfter(game, 1), 1, OPTIONS, createTreeMemory(NODES, 2));
      search.run(1);
      expect(search.explain().actions.length).toBeGreaterThan(0);
    }
  });

  test("a position in which chance acts is not searched further", () => {
    const start = pantarei.start(createTable(pantarei));
    const search = new SharedSearch(pantarei, start, 1, OPTIONS, createTreeMemory(NODES, 2));
    search.run(16);
    expect(search.nodeCount).toBe(1);
  });
});

const SHARED = { bot: "mcts", iterations: 4000, milliseconds: 1e6, solverNodes: 0 } as const;
const request = { game: pantarei, position: OPEN, seed: 1 };

const openWorker = () => openServedWorker([pantareiPlugin]);

test("a pool in threads shares a tree where a search draws nothing at random and has a time limit", async () => {
  const script = new URL(import.meta.resolve("@serpentarium/bots/worker-node"));
  let opened = 0;
  const pool = createBotWorkerPool(() => {
    opened++;
    return connectBotWorker(toPort(new Worker(script)));
  }, 2);
  onTestFinished(() => pool.close());
  unwrap(await pool.load(import.meta.resolve("@serpentarium/pantarei")));
  const progress: number[] = [];
  const onProgress = ({ iterations }: { readonly iterations: number }) => progress.push(iterations);
  const { iterations, actions } = unwrap(await pool.think(request, SHARED, { onProgress }));
  expect(opened).toBe(2);
  expect(iterations).toBeGreaterThanOrEqual(4000);
  // without the expansion of the root, during which the other thread may have come there
  const visits = actions.reduce((sum, action) => sum + action.visits - 1, 0);
  expect(visits).toBeGreaterThanOrEqual(iterations - 4);
  expect(visits).toBeLessThan(iterations);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const won = unwrap(await pool.think({ ...request, position: WON }, SHARED));
  expect([won.proven, won.actions[0]?.text]).toEqual([true, "2L2"]);
  expect(unwrap(await pool.think(request, SHARED)).iterations).toBeGreaterThanOrEqual(4000);
});

test("the memory of a tree is used again, unless a worker may still write to it", async () => {
  const used: unknown[] = [];
  const pool = createBotWorkerPool(() => {
    const worker = openWorker();
    return {
      ...worker,
      think(asked, bot, options) {
        used.push(options?.memory);
        return worker.think(asked, bot, options);
      },
    };
  }, 2);
  const think = async (position = OPEN, signal?: AbortSignal) =>
    unwrap(await pool.think({ ...request, position }, SHARED, { signal }));
  const first = await think();
  const { actions } = await think();
  expect(actions).toHaveLength(first.actions.length);
  expect((await think(WON)).proven).toBe(true);
  await think();
  const controller = new AbortController();
  const aborted = think(OPEN, controller.signal);
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  await expect(aborted).rejects.toThrow();
  expect((await think()).iterations).toBe(4000);
  const names = used.map((memory) => used.indexOf(memory));
  // two workers each time
  expect(names).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10]);
});

test("a worker searches alone with memory that did not arrive as shared", async () => {
  const bot = { ...SHARED, iterations: 300 };
  const memory = {} as SharedArrayBuffer;
  const alone = await openWorker().think(request, bot);
  expect(await openWorker().think(request, bot, { memory })).toEqual(alone);
});

test("without room for the memory, the workers of a pool search as without it", async () => {
  class Full {
    constructor() {
      throw new RangeError("Array buffer allocation failed");
    }
  }
  vi.stubGlobal("SharedArrayBuffer", Full);
  let opened = 0;
  const pool = createBotWorkerPool(() => {
    opened++;
    return openWorker();
  }, 2);
  const { iterations } = unwrap(await pool.think(request, SHARED));
  vi.unstubAllGlobals();
  expect([iterations, opened]).toEqual([4000, 1]);
});
