import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import connectFourPlugin, { connectFour } from "@serpentarium/connect-four";
import { type Game, unwrap } from "@serpentarium/core";
import { formatRecord } from "@serpentarium/core/record";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  type BotWorker,
  connectBots,
  consider,
  portOf,
  type Reply,
  type ServeOptions,
  serveBots,
  type WebEnd,
} from "../src/index.ts";
import { marks, startOf } from "./fixtures/positions.ts";

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A line whose inner end is served in this thread, as messages go. */
function line(options: ServeOptions = {}) {
  const { port1, port2 } = new MessageChannel();
  opened.push(() => port1.close());
  serveBots(portOf(port2), { plugins: [plugin, connectFourPlugin], ...options });
  return port1;
}

const begin = (options?: ServeOptions): BotWorker => connectBots(portOf(line(options)));

const question = { game: ticTacToe, position: marks("place:1 x.o.xo..."), seed: "monday" };
const long = { game: connectFour, position: startOf(connectFour), seed: 1 };
const SEARCH = { bot: "mcts", iterations: 300, endgame: 0 } as const;
const FOR_EVER = { bot: "mcts", iterations: 1e9, endgame: 0 } as const;

describe("thinking in a worker", () => {
  test("comes to the same as thinking here", async () => {
    const explanation = unwrap(await begin().think(long, SEARCH));
    expect(explanation).toEqual(await consider(long, SEARCH));
  });

  test.each([{ bot: "random" }, { bot: "greedy" }] as const)("$bot", async (bot) => {
    expect(unwrap(await begin().think(question, bot))).toEqual(await consider(question, bot));
  });

  test("tells what is thought so far", async () => {
    let now = 0;
    const clock = () => {
      now += 20;
      return now;
    };
    const told: number[] = [];
    const onProgress = ({ iterations }: { readonly iterations: number }) => told.push(iterations);
    await begin({ clock }).think(long, SEARCH, { onProgress });
    expect(told.length).toBeGreaterThan(2);
  });

  test("goes on from one turn to the next of the same match", async () => {
    const worker = begin();
    const first = unwrap(await worker.think(long, SEARCH, { match: "a" }));
    const [best] = first.actions;
    const position = connectFour.apply(long.position, best?.action ?? expect.fail());
    const second = unwrap(await worker.think({ ...long, position }, SEARCH, { match: "a" }));
    expect(second.iterations).toBe(300 + (best?.visits ?? 0));
    expect(unwrap(await worker.think({ ...long, position }, SEARCH, { match: "b" })).iterations).toBe(300);
    expect(unwrap(await worker.think({ ...long, position }, SEARCH)).iterations).toBe(300);
  });

  test("stops when it is told to, and answers the next question", async () => {
    const worker = begin();
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error("enough"));
    await expect(worker.think(long, FOR_EVER, { signal: controller.signal, onProgress })).rejects.toThrow(
      "enough",
    );
    expect((await worker.think(question, SEARCH)).ok).toBe(true);
  });

  test("does not even ask when it was told to stop before", async () => {
    await expect(
      begin().think(long, FOR_EVER, { signal: AbortSignal.abort(new Error("no")) }),
    ).rejects.toThrow("no");
  });

  test("answers several questions at a time", async () => {
    const worker = begin();
    const [one, other] = await Promise.all([worker.think(long, SEARCH), worker.think(question, SEARCH)]);
    expect(unwrap(one).iterations).toBe(300);
    expect(unwrap(other).actions[0]?.text).toBe("c1");
  });

  test("is over when the worker is closed", async () => {
    const worker = begin();
    const thinking = worker.think(long, FOR_EVER);
    worker.close();
    await expect(thinking).rejects.toThrow("closed");
    await expect(worker.think(question, SEARCH)).rejects.toThrow("closed");
  });

  test("tells the other end to stop when it is closed", async () => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port2.on("message", (message) => heard.push(message));
    const worker = connectBots(portOf(port1));
    const thinking = worker.think(long, FOR_EVER);
    worker.close();
    await expect(thinking).rejects.toThrow("closed");
    await expect
      .poll(() => heard)
      .toMatchObject([
        { type: "think", id: 1 },
        { type: "cancel", id: 1 },
      ]);
  });
});

describe("a line in a browser", () => {
  /** What a browser has: no `on`, and events whose data is the message. */
  function webEnd(port: MessagePort, ended: () => void): WebEnd {
    return {
      postMessage: (message) => port.postMessage(message),
      addEventListener: (type, listener) =>
        type === "message" ? port.on("message", (data) => listener({ data })) : errors.push(listener),
      start: () => port.start(),
      terminate: ended,
    };
  }
  const errors: ((event: { readonly data?: unknown }) => void)[] = [];

  test("goes both ways, and ends the worker when it is closed", async () => {
    const { port1, port2 } = new MessageChannel();
    let ended = 0;
    serveBots(portOf(webEnd(port2, () => {})), { plugins: [plugin] });
    const worker = connectBots(portOf(webEnd(port1, () => ended++)));
    expect(unwrap(await worker.think(question, SEARCH)).actions[0]?.text).toBe("c1");
    worker.close();
    expect(ended).toBe(1);
    port1.close();
  });

  test("a worker that breaks down rejects what it was asked", async () => {
    const { port1 } = new MessageChannel();
    errors.length = 0;
    const worker = connectBots(portOf(webEnd(port1, () => {})));
    const thinking = worker.think(question, SEARCH);
    for (const tell of errors) tell({});
    await expect(thinking).rejects.toEqual({});
    port1.close();
  });
});

describe("analysing in a worker", () => {
  const actions = ["a3", "b2", "a1", "c1", "a2"];
  const outcome = { winners: [0], reason: "end.line" };
  const record = formatRecord(ticTacToe, { table: startOf(ticTacToe).table, actions, outcome });

  test("gives the curve, and tells how far it is", async () => {
    const told: number[] = [];
    const onProgress = (done: number) => told.push(done);
    const analysis = unwrap(await begin().analyse(ticTacToe, record, { iterations: 30_000, onProgress }));
    expect(analysis.moments[3]?.turning).toBe(true);
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("bad-record", async () => {
    const analysed = await begin().analyse(ticTacToe, { ...record, actions: ["a3", "a3"] });
    expect(analysed.ok ? undefined : analysed.error.code).toBe("refused");
  });
});

describe("what is asked wrongly", () => {
  const codeOf = async (worker: BotWorker, changes: object): Promise<string | undefined> => {
    const asked = await worker.think({ ...question, ...changes } as typeof question, SEARCH);
    return asked.ok ? undefined : asked.error.code;
  };
  const { position } = question;

  test.each([
    ["unknown-game", { game: { id: "chess" } as unknown as Game }],
    ["bad-position", { position: null }],
    ["bad-position", { position: { phase: "place" } }],
    ["bad-position", { position: { ...position, marks: 511 } }],
    ["bad-position", { position: { ...position, marks: {}, toAct: 7 } }],
    ["bad-position", { position: { ...position, phase: "toString" } }],
    ["bad-seats", { position: { ...position, table: { seats: 1e9, options: {} } } }],
    ["bad-option", { position: { ...position, table: { seats: 2, options: { size: 4 } } } }],
    ["over", { position: marks("over:1!end.line x.o.xo..x") }],
  ])("%s", async (code, changes) => {
    expect(await codeOf(begin(), changes)).toBe(code);
  });

  test("a worker that knows its games takes in no other", async () => {
    const url = new URL("./fixtures/stones-plugin.ts", import.meta.url).href;
    const loaded = await begin({ load: false }).load(url);
    expect(loaded.ok ? undefined : loaded.error.code).toBe("unknown-game");
  });

  test.each([
    ["bad-plugin", new URL("./fixtures/toy.ts", import.meta.url).href],
    ["bad-plugin", "data:text/javascript,0"],
    ["bad-contract", "data:text/javascript,export default { contract: 99 }"],
    ["unknown-game", "nowhere:x"],
  ])("%s: what is to be loaded is no plugin, %s", async (code, url) => {
    const loaded = await begin().load(url);
    expect(loaded.ok ? undefined : loaded.error.code).toBe(code);
  });

  test("a game that breaks down fails the question, not the worker", async () => {
    const broken = { ...connectFour, apply: () => expect.fail("broken") };
    const phases = { drop: { ...connectFour.phases.drop, apply: () => expect.fail("broken") } };
    const worker = begin({ plugins: [{ game: { ...broken, phases } as unknown as Game }, plugin] });
    const answer = await worker.think(long, SEARCH);
    expect(answer.ok ? undefined : answer.error.message.en).toContain("broke down");
    expect((await worker.think(question, SEARCH)).ok).toBe(true);
  });
});

describe("hostile messages", () => {
  /** What follows every hostile message: a question that is right, under this number. */
  const SOUND = { type: "think", id: 7, game: "tic-tac-toe", position: question.position, seed: 1 };

  /** Puts something down a line, then a question that is right; gives back the answers to both. */
  function hostileLine() {
    const port = line();
    return (message: unknown): Promise<readonly Reply[]> =>
      new Promise((resolve) => {
        const heard: Reply[] = [];
        const listen = (reply: Reply) => {
          heard.push(reply);
          if (reply.type !== "thought") return;
          port.off("message", listen);
          resolve(heard);
        };
        port.on("message", listen);
        port.postMessage(message);
        port.postMessage({ ...SOUND, bot: { bot: "greedy" } });
      });
  }

  test("are answered with a failure, whatever they are", async () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
    });
    const ask = hostileLine();
    await fc.assert(
      fc.asyncProperty(anything, async (message) => {
        const [first, second] = await ask(message);
        expect(first).toMatchObject({ type: "failed", failure: { code: "bad-event" } });
        expect(second).toMatchObject({ type: "thought", id: 7 });
      }),
      { numRuns: 100 },
    );
  });

  test("are answered with a failure when they look like questions", async () => {
    const ask = hostileLine();
    const odd = fc.oneof(fc.anything(), fc.constantFrom(Number.NaN, -1, 1e300, 0.5, "__proto__", {}));
    const key = fc.constantFrom("type", "id", "game", "bot", "position", "seed", "more");
    await fc.assert(
      fc.asyncProperty(key, odd, async (name, value) => {
        fc.pre(name !== "seed" || !["string", "number"].includes(typeof value));
        fc.pre(name !== "id" || !Number.isSafeInteger(value) || Number(value) < 0);
        const [first] = await ask({ ...SOUND, id: 1, bot: SEARCH, [name]: value });
        expect(first?.type).toBe("failed");
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    { bot: "mcts", iterations: -1 },
    { bot: "mcts", iterations: Number.POSITIVE_INFINITY },
    { bot: "mcts", nodes: 0 },
    { bot: "mcts", sharpness: 2 },
    { bot: "mcts", cut: 1.5 },
    { bot: "mcts", worth: { scores: 0 } },
    { bot: "mcts", evaluate: 1 },
    { bot: "deep" },
    "mcts:5",
  ])("a bot that is none: %j", async (bot) => {
    expect((await hostileLine()({ ...SOUND, id: 1, bot }))[0]).toMatchObject({
      type: "failed",
      id: 1,
      failure: { code: "bad-event" },
    });
  });

  test("two questions of one number: the second is refused", async () => {
    const port = line();
    const heard: Reply[] = [];
    port.on("message", (reply: Reply) => heard.push(reply));
    const sound = {
      type: "think",
      id: 5,
      game: "connect-four",
      bot: FOR_EVER,
      position: long.position,
      seed: 1,
    };
    port.postMessage(sound);
    port.postMessage(sound);
    port.postMessage({ type: "cancel", id: 4 });
    port.postMessage({ type: "cancel", id: 5 });
    await expect
      .poll(() => heard.filter(({ type }) => type !== "thinking"))
      .toMatchObject([
        { type: "failed", id: 5, failure: { code: "bad-event" } },
        { type: "cancelled", id: 5 },
      ]);
  });

  test("answers that nobody asked for are not heard", async () => {
    const { port1, port2 } = new MessageChannel();
    opened.push(() => port1.close());
    const worker = connectBots(portOf(port1));
    const thinking = worker.think(question, SEARCH);
    for (const odd of [null, 5, "x", {}, { id: 99, type: "thought" }, { id: "1" }]) port2.postMessage(odd);
    port2.postMessage({ type: "failed", id: 1, failure: { code: "over", message: { en: "", fr: "" } } });
    expect((await thinking).ok).toBe(false);
  });
});

describe("a worker thread of Node", () => {
  function thread(): BotWorker {
    const script = new URL("../src/worker-node.ts", import.meta.url);
    const worker = connectBots(
      portOf(new Worker(script, { execArgv: ["--conditions=@serpentarium/source"] })),
    );
    opened.push(() => worker.close());
    return worker;
  }

  test("takes in a plugin by its address, and thinks of its game", async () => {
    const worker = thread();
    expect(unwrap(await worker.load(import.meta.resolve("@serpentarium/connect-four")))).toBe("connect-four");
    expect(unwrap(await worker.think(long, SEARCH))).toEqual(await consider(long, SEARCH));
  });

  test("is stopped by a message while it thinks", async () => {
    const worker = thread();
    await worker.load(import.meta.resolve("@serpentarium/connect-four"));
    const controller = new AbortController();
    const thinking = worker.think(long, FOR_EVER, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error("enough")),
    });
    await expect(thinking).rejects.toThrow("enough");
    expect((await worker.think(long, SEARCH)).ok).toBe(true);
  });

  test("that breaks down rejects what it was asked", async () => {
    const script = new URL(
      "data:text/javascript,import%20'node:fs';setTimeout(()=>{throw%20new%20Error('broken')},0)",
    );
    const worker = connectBots(portOf(new Worker(script)));
    await expect(worker.think(long, SEARCH)).rejects.toThrow("broken");
  });
});
