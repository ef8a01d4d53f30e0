import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { connectFour } from "@serpentarium/connect-four";
import { redactPosition, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LEVELS, type Port, toPort } from "../src/index.ts";
import { type BotPool, type BotPoolOptions, createBotPool, type PositionToPlay } from "../src/node/index.ts";
import { rockPaperScissors } from "./fixtures/matrix.ts";
import faulty from "./fixtures/plugins/faulty.ts";
import oneWay from "./fixtures/plugins/one-way.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";

const pools: BotPool[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) pool.close();
});

/** Lets promises go on. */
const settle = (): Promise<void> => new Promise(setImmediate);

const fixture = (name: string): string => new URL(`./fixtures/plugins/${name}.ts`, import.meta.url).href;
const GAMES: BotPoolOptions["games"] = [
  { game: ticTacToe, url: import.meta.resolve("@serpentarium/tic-tac-toe") },
  { game: connectFour, url: import.meta.resolve("@serpentarium/connect-four") },
  { game: oneWay.game, url: fixture("one-way") },
  { game: faulty.game, url: fixture("faulty") },
];

function createPool(options: Partial<BotPoolOptions> = {}): BotPool {
  const pool = createBotPool({ games: GAMES, workers: 1, ...options });
  pools.push(pool);
  return pool;
}

// "c1" wins
const turn = { game: ticTacToe, position: ticTacToeAt("place:1 x.o.xo...") };

const WINNING = unwrap(ticTacToe.parseAction("c1", turn.position));

/** Asks the bot of the level "good". */
function ask(pool: BotPool, more: Partial<PositionToPlay> = {}): Promise<string> {
  const answer = pool.bots["good"]?.({ ...turn, ...more }) ?? expect.fail("no bot");
  // its failure is looked at later
  answer.catch(() => {});
  return answer;
}

interface Message {
  readonly type: string;
  readonly id: number;
  readonly position?: unknown;
}

/** A thread that thinks until the test says that it has found an action. */
class FakeThread implements Port {
  /** The types of the messages that it got. */
  readonly got: string[] = [];
  isClosed = false;
  /** The position that it was asked about last. */
  position: unknown;
  /** Stands for the end of the thread. */
  crash = (_error: unknown): void => {};
  readonly #unread: Message[] = [];
  #reply = (_message: unknown): void => {};

  get isThinking(): boolean {
    return this.#unread.some(({ type }) => type === "think");
  }

  listen(onMessage: (message: unknown) => void, onError: (error: unknown) => void): void {
    this.#reply = onMessage;
    this.crash = onError;
  }

  post(message: Message): void {
    this.got.push(message.type);
    this.position = message.position ?? this.position;
    this.#unread.push(message);
    if (!this.isThinking) this.answer();
  }

  /** Ends the thinking, and reads what has arrived meanwhile. */
  answer(): void {
    const explanation = { actions: [{ action: WINNING }] };
    for (const { type, id } of this.#unread.splice(0)) {
      if (type === "load") queueMicrotask(() => this.#reply({ type: "loaded", id, game: "tic-tac-toe" }));
      if (type === "think") this.#reply({ type: "thought", id, explanation });
    }
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A pool of fake threads, in the order in which they were opened. */
function createFakePool(options: Partial<BotPoolOptions> = {}) {
  const threads: FakeThread[] = [];
  const open = (): Port => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  };
  return { pool: createPool({ ...options, open }), threads };
}

/** What has become of a promise. */
async function stateOf(promise: Promise<string>): Promise<string> {
  await settle();
  const waiting = Promise.resolve("waits");
  return Promise.race([promise, waiting]).catch((error) => error.code ?? error.message);
}

describe("positions that wait", () => {
  /** The names of positions in the order in which the first thread has thought about them; the first letter is that of the payer. */
  async function orderOf(workers: number, ...names: readonly string[]): Promise<readonly string[]> {
    const { pool, threads } = createFakePool({ workers });
    const played: string[] = [];
    for (const name of names)
      ask(pool, { payer: name.charAt(0) }).then(
        () => played.push(name),
        () => {},
      );
    for (let i = 0; i <= names.length; i++) {
      await settle();
      threads[0]?.answer();
    }
    return played;
  }

  test("payers take turns, however many positions each of them has", async () => {
    const order = await orderOf(1, "a1", "a2", "a3", "a4", "b1", "b2", "c1");
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  test("whoever has the fewest threads is next", async () => {
    // the second thread goes on to think about a2
    expect(await orderOf(2, "a1", "a2", "a3", "b1", "b2", "b3")).toEqual(["a1", "b1", "b2", "b3", "a3"]);
  });

  test("no more wait than there is room for, in all and of each payer", async () => {
    const { pool } = createFakePool({ queue: 5, queuePerPayer: 3 });
    const states = async (asked: readonly Promise<string>[]) => Promise.all(asked.map(stateOf));
    const first = Array.from({ length: 5 }, () => ask(pool, { payer: "a" }));
    expect(await states(first)).toEqual(["waits", "waits", "waits", "waits", "busy"]);
    const others = ["b", "c", "d"].map((payer) => ask(pool, { payer }));
    expect(await states(others)).toEqual(["waits", "waits", "busy"]);
  });

  test("one that is aborted makes room, and is not thought about", async () => {
    const { pool, threads } = createFakePool({ queuePerPayer: 1 });
    const controller = new AbortController();
    const first = ask(pool);
    const second = ask(pool, { signal: controller.signal });
    controller.abort(new Error("taken back"));
    expect(await stateOf(second)).toBe("taken back");
    const third = ask(pool);
    await settle();
    threads[0]?.answer();
    expect(await stateOf(first)).toBe("c1");
    threads[0]?.answer();
    expect(await stateOf(third)).toBe("c1");
    expect(threads[0]?.got).toEqual(["load", "think", "load", "think"]);
  });

  test("threads are opened when they are needed, and no more than allowed", async () => {
    const { pool, threads } = createFakePool({ workers: 2 });
    expect(await pool.bots["random"]?.(turn)).toMatch(/^[abc][123]$/);
    expect(threads).toHaveLength(0);
    for (let i = 0; i < 2; i++) {
      const answer = ask(pool);
      await settle();
      threads[0]?.answer();
      expect(await stateOf(answer)).toBe("c1");
    }
    expect(threads).toHaveLength(1);
    for (let i = 0; i < 4; i++) ask(pool);
    await settle();
    expect(threads.map(({ isThinking }) => isThinking)).toEqual([true, true]);
  });
});

describe("thinking", () => {
  test("ends at once when it is aborted; the thread goes on when it answers", async () => {
    const { pool, threads } = createFakePool();
    const controller = new AbortController();
    const aborted = ask(pool, { signal: controller.signal });
    const next = ask(pool);
    await settle();
    controller.abort(new Error("nobody watches"));
    expect(await stateOf(aborted)).toBe("nobody watches");
    expect(threads[0]?.got).toEqual(["load", "think", "cancel", "load"]);
    threads[0]?.answer();
    await settle();
    expect(threads[0]?.got.slice(4)).toEqual(["load", "think"]);
    threads[0]?.answer();
    expect(await stateOf(next)).toBe("c1");
  });

  test("is refused where it was aborted before", async () => {
    const { pool, threads } = createFakePool();
    const signal = AbortSignal.abort(new Error("too late"));
    for (const bot of Object.values(pool.bots))
      await expect(bot({ ...turn, signal })).rejects.toThrow("too late");
    expect(threads).toHaveLength(0);
  });

  test("goes on in another thread after a crash, also of one that does nothing", async () => {
    const { pool, threads } = createFakePool();
    const first = ask(pool);
    const second = ask(pool);
    await settle();
    threads[0]?.crash(new Error("out of memory"));
    await expect(first).rejects.toMatchObject({
      code: "bad-plugin",
      message: `tic-tac-toe ${ticTacToe.version}: out of memory`,
    });
    await settle();
    threads[1]?.answer();
    expect(await stateOf(second)).toBe("c1");
    threads[1]?.crash(new Error("later"));
    const third = ask(pool);
    await settle();
    threads[2]?.answer();
    expect(await stateOf(third)).toBe("c1");
    expect(threads).toHaveLength(3);
  });

  test.each(["thinks", "is aborted"])(
    "a thread that does not answer when it %s is replaced",
    async (when) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const { pool, threads } = createFakePool({ timeout: 10_000 });
      const controller = new AbortController();
      const first = ask(pool, { signal: controller.signal });
      const second = ask(pool);
      await settle();
      if (when === "is aborted") controller.abort();
      vi.advanceTimersByTime(9999);
      await settle();
      expect(threads[0]?.isClosed).toBe(false);
      vi.advanceTimersByTime(1);
      await settle();
      expect(threads[0]?.isClosed).toBe(true);
      if (when === "thinks") await expect(first).rejects.toThrow("no action after 10 s");
      threads[1]?.answer();
      expect(await stateOf(second)).toBe("c1");
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test("is for the seat of the bot, where several choose at the same time", async () => {
    const game = rockPaperScissors();
    const { pool, threads } = createFakePool({ games: [{ game, url: "data:," }] });
    for (const seat of [0, 1]) {
      const position = redactPosition(game, startPosition(game, 2), seat);
      expect(await pool.bots["random"]?.({ game, position, seat })).toMatch(`${seat + 1}:`);
      ask(pool, { game, position, seat });
      await settle();
      expect(game.toAct(threads[0]?.position as typeof position)).toBe(seat);
      threads[0]?.answer();
      await settle();
    }
  });

  test("is not possible in a game without a module", async () => {
    const { pool, threads } = createFakePool();
    const game = { ...ticTacToe, version: "9.0.0" };
    await expect(ask(pool, { game })).rejects.toThrow(/^tic-tac-toe 9\.0\.0: /);
    expect(threads).toHaveLength(0);
  });

  test("ends when the bots are closed", async () => {
    const { pool, threads } = createFakePool();
    const asked = [ask(pool), ask(pool)];
    await settle();
    pool.close();
    for (const answer of asked) await expect(answer).rejects.toThrow("closed");
    await expect(ask(pool)).rejects.toThrow("closed");
    await settle();
    expect(threads.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});

describe("in threads of Node", () => {
  /** Fails wherever a search would need it. */
  const noSearch = { ...connectFour, apply: () => expect.fail("it thinks here") };

  test("every bot but random thinks there alone", async () => {
    const { bots } = createPool();
    expect(Object.keys(bots)).toEqual(["random", "greedy", ...LEVELS.map(({ id }) => id)]);
    const position = startPosition(connectFour);
    for (const [name, bot] of Object.entries(bots)) {
      const signal = AbortSignal.abort();
      expect(await bot({ game: noSearch, position }), name).toMatch(/^[a-g]$/);
      await expect(bot({ game: noSearch, position, signal })).rejects.toThrow();
    }
  });

  test("a bot thinks with the version of the game that is played", async () => {
    const { bots } = createPool();
    for (let i = 0; i < 2; i++) {
      expect(await bots["greedy"]?.({ ...turn, game: oneWay.game })).toBe("b3");
      expect(await bots["greedy"]?.(turn)).toBe("c1");
    }
  });

  test("a game that fails is told as its fault, and the thread goes on", async () => {
    const pool = createPool();
    await expect(
      ask(pool, { game: faulty.game, position: ticTacToeAt("place:2 x........") }),
    ).rejects.toMatchObject({
      code: "bad-plugin",
      message: expect.stringMatching(/^tic-tac-toe 0\.0\.2: .*no idea/),
    });
    expect(await ask(pool)).toBe("c1");
  });

  test("a game that never returns ends its thread", async () => {
    const script = new URL("../src/worker-node.ts", import.meta.url);
    const ends: Promise<unknown>[] = [];
    const open = (): Port => {
      const thread = new Worker(script);
      ends.push(new Promise((resolve) => thread.once("exit", resolve)));
      return toPort(thread);
    };
    const pool = createPool({ open, timeout: 500 });
    await expect(ask(pool, { game: faulty.game })).rejects.toThrow("no action after 0.5 s");
    await Promise.all(ends);
    expect(ends).toHaveLength(1);
  });

  test("a program ends that does not close its bots", async () => {
    const script = new URL("./fixtures/play-once.ts", import.meta.url).pathname;
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--conditions=@serpentarium/source",
      script,
    ]);
    expect(stdout).toBe("c1\n");
  });
});
