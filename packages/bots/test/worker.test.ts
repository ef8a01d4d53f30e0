import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import connectFourPlugin, { connectFour } from "@serpentarium/connect-four";
import { type Game, unwrap } from "@serpentarium/core";
import { createRecord } from "@serpentarium/core/record";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  type AnalysisProgress,
  type BotWorker,
  connectBotWorker,
  type MctsSpec,
  runBot,
  type ServeOptions,
  serveBots,
  toPort,
  type WebEndpoint,
  type WorkerResponse,
} from "../src/index.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A port whose other end is served in this thread. */
function servedPort(options: ServeOptions = {}) {
  const { port1, port2 } = new MessageChannel();
  closers.push(() => port1.close());
  serveBots(toPort(port2), { plugins: [plugin, connectFourPlugin], ...options });
  return port1;
}

const begin = (options?: ServeOptions): BotWorker => connectBotWorker(toPort(servedPort(options)));

const request = { game: ticTacToe, position: ticTacToeAt("place:1 x.o.xo..."), seed: "monday" };
const longRequest = { game: connectFour, position: startPosition(connectFour), seed: 1 };
const SEARCH = { bot: "mcts", iterations: 300, solverNodes: 0 } as const satisfies MctsSpec;
const FOR_EVER = { bot: "mcts", iterations: 1e9, solverNodes: 0 } as const satisfies MctsSpec;

describe("think in a worker", () => {
  test("gives the same result as in this thread", async () => {
    const explanation = unwrap(await begin().think(longRequest, SEARCH));
    expect(explanation).toEqual(await runBot(longRequest, SEARCH));
  });

  test.each([{ bot: "random" }, { bot: "greedy" }] as const)(
    "gives the same result as in this thread: $bot",
    async (bot) => {
      expect(unwrap(await begin().think(request, bot))).toEqual(await runBot(request, bot));
    },
  );

  test("reports its progress", async () => {
    let now = 0;
    const clock = () => {
      now += 20;
      return now;
    };
    const reported: number[] = [];
    const onProgress = ({ iterations }: { readonly iterations: number }) => reported.push(iterations);
    await begin({ clock }).think(longRequest, SEARCH, { onProgress });
    expect(reported.length).toBeGreaterThan(2);
  });

  test("continues the search from one turn of a match to the next", async () => {
    const worker = begin();
    const first = unwrap(await worker.think(longRequest, SEARCH, { match: "a" }));
    const [best] = first.actions;
    const position = connectFour.apply(longRequest.position, best?.action ?? expect.fail());
    const second = unwrap(await worker.think({ ...longRequest, position }, SEARCH, { match: "a" }));
    expect(second.iterations).toBe(300 + (best?.visits ?? 0));
    expect(unwrap(await worker.think({ ...longRequest, position }, SEARCH, { match: "b" })).iterations).toBe(
      300,
    );
    expect(unwrap(await worker.think({ ...longRequest, position }, SEARCH)).iterations).toBe(300);
  });

  test("is brief on request: the action to play alone, and no progress", async () => {
    let now = 0;
    const clock = () => {
      now += 20;
      return now;
    };
    const onProgress = () => expect.fail("progress");
    const brief = unwrap(await begin({ clock }).think(longRequest, SEARCH, { brief: true, onProgress }));
    const explanation = await runBot(longRequest, SEARCH);
    expect(brief).toEqual({ ...explanation, actions: explanation.actions.slice(0, 1) });
  });

  test("uses the version of the game that is played", async () => {
    const older = { ...ticTacToe, version: "0.0.1", formatAction: () => "an old word" };
    const worker = begin({ plugins: [{ game: older }, plugin] });
    const textOf = async (game: typeof older) =>
      unwrap(await worker.think({ ...request, game }, SEARCH)).actions[0]?.text;
    expect(await textOf(older)).toBe("an old word");
    expect(await textOf({ ...ticTacToe, formatAction: older.formatAction })).toBe("c1");
    const newer = await worker.think({ ...request, game: { ...ticTacToe, version: "9.0.0" } }, SEARCH);
    expect(newer.ok ? undefined : newer.error.code).toBe("unknown-game");
  });

  test("stops when it is aborted, and responds to the next request", async () => {
    const worker = begin();
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error("enough"));
    await expect(
      worker.think(longRequest, FOR_EVER, { signal: controller.signal, onProgress }),
    ).rejects.toThrow("enough");
    expect((await worker.think(request, SEARCH)).ok).toBe(true);
  });

  test("sends nothing when it is already aborted", async () => {
    await expect(
      begin().think(longRequest, FOR_EVER, { signal: AbortSignal.abort(new Error("no")) }),
    ).rejects.toThrow("no");
  });

  test("responds to several requests at a time", async () => {
    const worker = begin();
    const [one, other] = await Promise.all([
      worker.think(longRequest, SEARCH),
      worker.think(request, SEARCH),
    ]);
    expect(unwrap(one).iterations).toBe(300);
    expect(unwrap(other).actions[0]?.text).toBe("c1");
  });

  test("is rejected when the worker is closed", async () => {
    const worker = begin();
    const thinking = worker.think(longRequest, FOR_EVER);
    worker.close();
    await expect(thinking).rejects.toThrow("closed");
    await expect(worker.think(request, SEARCH)).rejects.toThrow("closed");
  });

  test("cancels pending requests when the worker is closed", async () => {
    const { port1, port2 } = new MessageChannel();
    const received: unknown[] = [];
    port2.on("message", (message) => received.push(message));
    const worker = connectBotWorker(toPort(port1));
    const thinking = worker.think(longRequest, FOR_EVER);
    worker.close();
    await expect(thinking).rejects.toThrow("closed");
    await expect
      .poll(() => received)
      .toMatchObject([
        { type: "think", id: 1 },
        { type: "cancel", id: 1 },
      ]);
  });
});

describe("a port of a browser", () => {
  /** An endpoint as browsers have it: without `on`, and with events whose `data` is the message. */
  function webEnd(port: MessagePort, ended: () => void): WebEndpoint {
    return {
      postMessage: (message) => port.postMessage(message),
      addEventListener: (type, listener) =>
        type === "message" ? port.on("message", (data) => listener({ data })) : errors.push(listener),
      start: () => port.start(),
      terminate: ended,
    };
  }
  const errors: ((event: { readonly data?: unknown }) => void)[] = [];

  test("works in both directions, and terminates the worker on close", async () => {
    const { port1, port2 } = new MessageChannel();
    let ended = 0;
    serveBots(toPort(webEnd(port2, () => {})), { plugins: [plugin] });
    const worker = connectBotWorker(toPort(webEnd(port1, () => ended++)));
    expect(unwrap(await worker.think(request, SEARCH)).actions[0]?.text).toBe("c1");
    worker.close();
    expect(ended).toBe(1);
    port1.close();
  });

  test("rejects pending requests when the worker crashes", async () => {
    const { port1 } = new MessageChannel();
    errors.length = 0;
    const worker = connectBotWorker(toPort(webEnd(port1, () => {})));
    const thinking = worker.think(request, SEARCH);
    for (const listener of errors) listener({});
    await expect(thinking).rejects.toEqual({});
    port1.close();
  });
});

describe("analyse in a worker", () => {
  const actions = ["a3", "b2", "a1", "c1", "a2"];
  const outcome = { reason: "end.line", places: [1, 2] };
  const record = createRecord(ticTacToe, { table: startPosition(ticTacToe).table, actions, outcome });

  test("returns the analysis, and reports its progress", async () => {
    const reported: number[] = [];
    const onProgress = ({ done }: AnalysisProgress) => reported.push(done);
    const analysis = unwrap(await begin().analyse(ticTacToe, record, { iterations: 30_000, onProgress }));
    expect(analysis.actions[3]?.isTurningPoint).toBe(true);
    // two rounds before the last one
    expect(reported).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
  });

  test("refused: a record with an illegal action", async () => {
    const analysed = await begin().analyse(ticTacToe, { ...record, actions: ["a3", "a3"] });
    expect(analysed.ok ? undefined : analysed.error.code).toBe("refused");
  });
});

describe("invalid requests", () => {
  const codeOf = async (worker: BotWorker, changes: object): Promise<string | undefined> => {
    const result = await worker.think({ ...request, ...changes } as typeof request, SEARCH);
    return result.ok ? undefined : result.error.code;
  };
  const { position } = request;

  test.each([
    ["unknown-game", { game: { id: "chess" } as unknown as Game }],
    ["bad-position", { position: null }],
    ["bad-position", { position: { phase: "place" } }],
    ["bad-position", { position: { ...position, marks: 511 } }],
    ["bad-position", { position: { ...position, marks: {}, toAct: 7 } }],
    ["bad-position", { position: { ...position, phase: "toString" } }],
    ["bad-seats", { position: { ...position, table: { seats: 1e9, options: {} } } }],
    ["bad-option", { position: { ...position, table: { seats: 2, options: { size: 4 } } } }],
    ["over", { position: ticTacToeAt("over:1!end.line x.o.xo..x") }],
    ["bad-position", { previous: { from: position, position: { phase: "place" } } }],
    [undefined, { previous: { from: position, position } }],
  ])("%s", async (code, changes) => {
    expect(await codeOf(begin(), changes)).toBe(code);
  });

  test("a worker with `load: false` loads no plugin", async () => {
    const url = new URL("./fixtures/stones-plugin.ts", import.meta.url).href;
    const loaded = await begin({ load: false }).load(url);
    expect(loaded.ok ? undefined : loaded.error.code).toBe("unknown-game");
  });

  test.each([
    ["bad-plugin", new URL("./fixtures/toy.ts", import.meta.url).href],
    ["bad-plugin", "data:text/javascript,0"],
    ["bad-contract", "data:text/javascript,export default { contract: 99 }"],
    ["unknown-game", "nowhere:x"],
  ])("%s: a module that is not a plugin, %s", async (code, url) => {
    const loaded = await begin().load(url);
    expect(loaded.ok ? undefined : loaded.error.code).toBe(code);
  });

  test("bad-plugin: a game that crashes fails the request, not the worker", async () => {
    const broken = { ...connectFour, apply: () => expect.fail("broken") };
    const phases = { drop: { ...connectFour.phases.drop, apply: () => expect.fail("broken") } };
    const worker = begin({ plugins: [{ game: { ...broken, phases } as unknown as Game }, plugin] });
    const answer = await worker.think(longRequest, SEARCH);
    expect(answer).toMatchObject({
      error: { code: "bad-plugin", message: { id: "failures.bad-plugin.crashed" } },
    });
    expect((await worker.think(request, SEARCH)).ok).toBe(true);
  });
});

describe("hostile messages", () => {
  /** The fields of a valid request, which follows every hostile message. */
  const VALID_REQUEST = { type: "think", id: 7, game: "tic-tac-toe", position: request.position, seed: 1 };

  /** Sends a message and then a valid request, and returns the responses to both. */
  function sendHostile() {
    const port = servedPort();
    return (message: unknown): Promise<readonly WorkerResponse[]> =>
      new Promise((resolve) => {
        const received: WorkerResponse[] = [];
        const listen = (reply: WorkerResponse) => {
          received.push(reply);
          if (reply.type !== "thought") return;
          port.off("message", listen);
          resolve(received);
        };
        port.on("message", listen);
        port.postMessage(message);
        port.postMessage({ ...VALID_REQUEST, bot: { bot: "greedy" } });
      });
  }

  test("are answered with a failure, whatever they contain", async () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
    });
    const ask = sendHostile();
    await fc.assert(
      fc.asyncProperty(anything, async (message) => {
        const [first, second] = await ask(message);
        expect(first).toMatchObject({ type: "failed", id: -1, failure: { code: "bad-event" } });
        expect(second).toMatchObject({ type: "thought", id: 7 });
      }),
      { numRuns: 100 },
    );
  });

  test("are answered with a failure when they look like requests", async () => {
    const ask = sendHostile();
    const odd = fc.oneof(fc.anything(), fc.constantFrom(Number.NaN, -1, 1e300, 0.5, "__proto__", {}));
    const key = fc.constantFrom("type", "id", "game", "bot", "position", "seed", "more");
    await fc.assert(
      fc.asyncProperty(key, odd, async (name, value) => {
        fc.pre(name !== "seed" || !["string", "number"].includes(typeof value));
        fc.pre(name !== "id" || !Number.isSafeInteger(value) || Number(value) < 0);
        const [first] = await ask({ ...VALID_REQUEST, id: 1, bot: SEARCH, [name]: value });
        expect(first?.type).toBe("failed");
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    { bot: "mcts", iterations: -1 },
    { bot: "mcts", iterations: Number.POSITIVE_INFINITY },
    { bot: "mcts", maxNodes: 0 },
    { bot: "mcts", minimaxWeight: 2 },
    { bot: "mcts", priorTemperature: 0 },
    { bot: "mcts", rolloutLimit: 1.5 },
    { bot: "mcts", aim: { score: 0 } },
    { bot: "mcts", evaluate: 1 },
    { bot: "deep" },
    "mcts:5",
  ])("bad-event: a bot that is invalid, %j", async (bot) => {
    expect((await sendHostile()({ ...VALID_REQUEST, id: 1, bot }))[0]).toMatchObject({
      type: "failed",
      id: 1,
      failure: { code: "bad-event" },
    });
  });

  test("bad-event: a second request with the same id", async () => {
    const port = servedPort();
    const received: WorkerResponse[] = [];
    port.on("message", (reply: WorkerResponse) => received.push(reply));
    const valid = {
      type: "think",
      id: 5,
      game: "connect-four",
      bot: FOR_EVER,
      position: longRequest.position,
      seed: 1,
    };
    port.postMessage(valid);
    port.postMessage(valid);
    port.postMessage({ type: "cancel", id: 4 });
    port.postMessage({ type: "cancel", id: 5 });
    await expect
      .poll(() => received.filter(({ type }) => type !== "thinking"))
      .toMatchObject([
        { type: "failed", id: 5, failure: { code: "bad-event" } },
        { type: "cancelled", id: 5 },
      ]);
  });

  test("responses without a request are ignored", async () => {
    const { port1, port2 } = new MessageChannel();
    closers.push(() => port1.close());
    const worker = connectBotWorker(toPort(port1));
    const thinking = worker.think(request, SEARCH);
    for (const odd of [null, 5, "x", {}, { id: 99, type: "thought" }, { id: "1" }]) port2.postMessage(odd);
    port2.postMessage({ type: "failed", id: 1, failure: { code: "over", message: "" } });
    expect((await thinking).ok).toBe(false);
  });
});

describe("a Node worker thread", () => {
  function thread(): BotWorker {
    const script = new URL("../src/worker-node.ts", import.meta.url);
    const worker = connectBotWorker(
      toPort(new Worker(script, { execArgv: ["--conditions=@serpentarium/source"] })),
    );
    closers.push(() => worker.close());
    return worker;
  }

  test("loads a plugin by its URL, and thinks about its game", async () => {
    const worker = thread();
    expect(unwrap(await worker.load(import.meta.resolve("@serpentarium/connect-four")))).toBe("connect-four");
    expect(unwrap(await worker.think(longRequest, SEARCH))).toEqual(await runBot(longRequest, SEARCH));
  });

  test("stops thinking when it is cancelled", async () => {
    const worker = thread();
    await worker.load(import.meta.resolve("@serpentarium/connect-four"));
    const controller = new AbortController();
    const thinking = worker.think(longRequest, FOR_EVER, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error("enough")),
    });
    await expect(thinking).rejects.toThrow("enough");
    expect((await worker.think(longRequest, SEARCH)).ok).toBe(true);
  });

  test("rejects pending requests when it crashes", async () => {
    const script = new URL(
      "data:text/javascript,import%20'node:fs';setTimeout(()=>{throw%20new%20Error('broken')},0)",
    );
    const worker = connectBotWorker(toPort(new Worker(script)));
    await expect(worker.think(longRequest, SEARCH)).rejects.toThrow("broken");
  });
});
