import { MessageChannel } from "node:worker_threads";
import connectFourPlugin, { connectFour } from "@serpentarium/connect-four";
import { createTable, type Game, type GameTypes, unwrap } from "@serpentarium/core";
import { type BuiltInOccupant, contextFromSnapshot, type TurnEmittedEvent } from "@serpentarium/core/context";
import { actionsOf, recordOf } from "@serpentarium/core/match";
import { replay } from "@serpentarium/core/record";
import { createTurnMachine, toResumeOptions } from "@serpentarium/core/turn";
import { pantarei } from "@serpentarium/pantarei";
import { describe, expect, test } from "vitest";
import { createActor, type SnapshotFrom, waitFor } from "xstate";
import {
  type BotWorker,
  connectBotWorker,
  type Explanation,
  type MctsSpec,
  serveBots,
  toPort,
} from "../src/index.ts";
import {
  type BotOccupant,
  type BotOccupantOptions,
  createBotOccupant,
  createMctsOccupant,
} from "../src/turn/index.ts";
import { coinGame } from "./fixtures/coin.ts";
import { stonesGame } from "./fixtures/stones.ts";

/** Starts a match with a bot at some of the seats. */
function begin<T extends GameTypes>(
  game: Game<T>,
  bot: BotOccupant<T>,
  occupants: readonly ("mcts" | BuiltInOccupant)[],
  seed = "monday",
) {
  const machine = createTurnMachine(game, { mcts: bot });
  const table = createTable(game, { seats: 2 });
  const input = { table, occupants, seed, undoChance: true };
  const actor = createActor(machine, { input });
  const emitted: TurnEmittedEvent<T>[] = [];
  actor.on("*", (event) => void emitted.push(event));
  const play = (text: string) => actor.send({ type: "play", action: text });
  const until = (done: (context: SnapshotFrom<typeof machine>["context"]) => boolean) =>
    waitFor(actor, ({ context }) => done(context)).then(({ context }) => context);
  return { actor: actor.start(), emitted, play, until };
}

const QUICK = { iterations: 60 };

/** A bot worker that is served in this thread. */
function createLocalWorker(): BotWorker {
  const { port1, port2 } = new MessageChannel();
  serveBots(toPort(port2), { plugins: [connectFourPlugin] });
  return connectBotWorker(toPort(port1));
}

describe("a bot at a seat", () => {
  test("plays a whole match by the rules", async () => {
    const { until } = begin(pantarei, createMctsOccupant(QUICK), ["mcts", "random"]);
    const context = await until((now) => now.outcome !== null);
    expect(replay(pantarei, recordOf(pantarei, context)).ok).toBe(true);
  });

  test("plays the same again for the same seed", async () => {
    const match = async (seed: string) => {
      const { until } = begin(connectFour, createMctsOccupant(QUICK), ["mcts", "random"], seed);
      return actionsOf(await until((now) => now.outcome !== null));
    };
    expect(await match("a")).toEqual(await match("a"));
    expect(await match("a")).not.toEqual(await match("b"));
  });

  test("replies to a person", async () => {
    const { play, until } = begin(connectFour, createMctsOccupant(QUICK), ["person", "mcts"]);
    play("d");
    expect(actionsOf(await until(({ actions }) => actions.length === 2)).join()).toMatch(/^d,[a-g]$/);
  });

  test("reports what it thinks", async () => {
    const reported: Explanation<unknown>[] = [];
    const bot = createMctsOccupant<typeof connectFour extends Game<infer T> ? T : never>(QUICK, {
      onProgress: (explanation) => reported.push(explanation),
    });
    const { play, until } = begin(connectFour, bot, ["person", "mcts"]);
    play("d");
    const { actions } = await until(({ actions }) => actions.length === 2);
    expect(reported.at(-1)?.actions[0]?.text).toBe(actions.at(1)?.text);
  });

  test.each(["random", "greedy"] as const)("can be of another kind: %s", async (kind) => {
    const { play, until } = begin(connectFour, createBotOccupant({ bot: kind }), ["person", "mcts"]);
    play("d");
    expect((await until(({ actions }) => actions.length === 2)).actions).toHaveLength(2);
  });

  test("can be the dealer", async () => {
    const machine = createTurnMachine(pantarei, { mcts: createMctsOccupant(QUICK) });
    const actor = createActor(machine, { input: { table: createTable(pantarei), dealer: "mcts" } });
    const { context } = await waitFor(actor.start(), ({ context: now }) => now.actions.length === 1);
    expect(context.position.phase).toBe("colour");
  });

  test("deals by the odds, as the dealer of core does", async () => {
    const game = stonesGame(9, true);
    const machine = createTurnMachine(game, { mcts: createMctsOccupant(QUICK) });
    const deal = async (dealer: "mcts" | "random", seed: string) => {
      const input = { table: createTable(game, { seats: 2 }), dealer, seed };
      const actor = createActor(machine, { input }).start();
      const { context } = await waitFor(actor, (now) => now.context.actions.length === 1);
      return actionsOf(context);
    };
    for (const seed of ["a", "b", "c", "d", "e", "f"])
      expect(await deal("mcts", seed)).toEqual(await deal("random", seed));
  });

  test("plays by what it may see", async () => {
    const { until } = begin(coinGame(), createMctsOccupant({ iterations: 500 }), ["random", "mcts"]);
    expect((await until((now) => now.outcome !== null)).actions.at(-1)?.text).toBe("heads");
  });
});

describe("a turn that ends otherwise", () => {
  const FOR_EVER = { iterations: 1e9, solverNodes: 0 } satisfies Omit<MctsSpec, "bot">;

  /** Resolves when no more progress is reported for a while, which never happens while a bot thinks. */
  async function silence(progress: { readonly count: number }): Promise<void> {
    let before = -1;
    while (progress.count !== before) {
      before = progress.count;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** A match in which seat 1 thinks for ever, with a count of its progress reports. */
  async function thinking(where: object) {
    const progress = { count: 0 };
    const options = {
      ...where,
      onProgress: () => progress.count++,
      timeSlice: 1,
    } satisfies BotOccupantOptions<unknown>;
    const begun = begin(connectFour, createMctsOccupant(FOR_EVER, options), ["person", "mcts"]);
    begun.play("d");
    await expect.poll(() => progress.count).toBeGreaterThan(0);
    return { ...begun, progress };
  }

  describe.each([
    ["here", () => ({})],
    ["in a worker", () => ({ worker: createLocalWorker() })],
  ])("stops the bot that thinks %s", (_where, where) => {
    test.each([
      ["undo", { type: "undo" }, []],
      ["a resignation", { type: "end", reason: "resign", seat: 0 }, ["d"]],
      ["an action played for it", { type: "play", action: "c" }, ["d", "c"]],
    ] as const)("%s", async (_why, event, actions) => {
      const { actor, progress } = await thinking(where());
      actor.send(event);
      await silence(progress);
      expect(actionsOf(actor.getSnapshot().context)).toEqual(actions);
      expect(actor.getSnapshot().children).toEqual({});
    });
  });

  test("gives the bot the win after a resignation while it thinks", async () => {
    const { actor, until } = await thinking({});
    actor.send({ type: "end", reason: "resign", seat: 0 });
    expect((await until(({ ended }) => ended?.reason === "resign")).outcome?.places).toEqual([2, 1]);
  });

  test("continues in the same way after the match is restored while the bot thinks", async () => {
    const { actor } = await thinking({});
    const stored: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();
    const machine = createTurnMachine(connectFour, { mcts: createMctsOccupant(QUICK) });
    const thinkingOn = unwrap(contextFromSnapshot(connectFour, stored, ["mcts"]));
    const restored = createActor(machine, toResumeOptions(connectFour, machine, thinkingOn));
    const { context } = await waitFor(restored.start(), ({ context: now }) => now.actions.length === 2);
    const { play, until } = begin(connectFour, createMctsOccupant(QUICK), ["person", "mcts"]);
    play("d");
    expect(actionsOf(context)).toEqual(actionsOf(await until(({ actions }) => actions.length === 2)));
  });
});

describe("in a worker", () => {
  test("plays the same as in this thread", async () => {
    const first = async (options: object) => {
      const { play, until } = begin(connectFour, createMctsOccupant(QUICK, options), ["person", "mcts"]);
      play("d");
      return actionsOf(await until(({ actions }) => actions.length === 2));
    };
    const worker = createLocalWorker();
    expect(await first({ worker })).toEqual(await first({}));
    worker.close();
  });

  test("failed: a worker that does not know the game", async () => {
    const worker = createLocalWorker();
    const { emitted, until } = begin(pantarei, createMctsOccupant(QUICK, { worker }), ["mcts", "mcts"]);
    await until(({ position }) => position.phase === "colour");
    await expect
      .poll(() => emitted.at(-1))
      .toMatchObject({ type: "failed", actor: 0, error: { code: "unknown-game" } });
    worker.close();
  });
});

describe("resume", () => {
  test.each([
    ["here", () => ({})],
    ["in a worker", () => ({ worker: createLocalWorker() })],
  ])("continues the search from one turn to the next: %s", async (_where, where) => {
    const reported: Explanation<unknown>[] = [];
    const options = {
      ...where(),
      resume: true,
      onProgress: (explanation: Explanation<unknown>) => reported.push(explanation),
    };
    const { play, until } = begin(
      connectFour,
      createMctsOccupant({ iterations: 400, solverNodes: 0 }, options),
      ["person", "mcts"],
    );
    play("d");
    await until(({ actions }) => actions.length === 2);
    play("c");
    await until(({ actions }) => actions.length === 4);
    const [first, second] = reported.filter(({ iterations }) => iterations >= 400);
    expect(first?.iterations).toBe(400);
    expect(second?.iterations).toBeGreaterThan(400);
  });

  test("is off by default: every turn is searched anew", async () => {
    const reported: Explanation<GameTypes["action"]>[] = [];
    const bot = createMctsOccupant<GameTypes>(
      { iterations: 400, solverNodes: 0 },
      { onProgress: (explanation) => reported.push(explanation) },
    );
    const { play, until } = begin<GameTypes>(connectFour, bot, ["person", "mcts"]);
    play("d");
    await until(({ actions }) => actions.length === 2);
    play("c");
    await until(({ actions }) => actions.length === 4);
    expect(reported.map(({ iterations }) => iterations).filter((iterations) => iterations >= 400)).toEqual([
      400, 400,
    ]);
  });

  test("does not mix up matches", async () => {
    const reported: Explanation<unknown>[] = [];
    const bot = createMctsOccupant<GameTypes>(
      { iterations: 100, solverNodes: 0 },
      { resume: true, onProgress: (explanation) => reported.push(explanation) },
    );
    for (const seed of ["a", "b"]) {
      const { play, until } = begin<GameTypes>(connectFour, bot, ["person", "mcts"], seed);
      play("d");
      await until(({ actions }) => actions.length === 2);
    }
    // how often progress is reported depends on the load of the machine
    const ends = reported.map(({ iterations }) => iterations).filter((iterations) => iterations >= 100);
    expect(ends).toEqual([100, 100]);
  });
});
