import { describe, expect, test, vi } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, sendParent, setup } from "xstate";
import { play as plainPlay, unwrap } from "../src/index.ts";
import { replay } from "../src/record/index.ts";
import { createTurnMachine, OCCUPANT, recordOf, type Turn } from "../src/turn/index.ts";
import { begin, machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const takeOne = fromCallback<EventObject, Turn<Pebbles>>(({ sendBack }) => {
  sendBack({ type: "play", action: "take1" });
});
const takeOneLater = fromPromise<string, Turn<Pebbles>>(() => Promise.resolve("take1"));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the dealer", () => {
  test("throws the dice by itself", () => {
    const { state, actions, play } = begin({ dealer: "dice" });
    expect(state()).toBe("take");
    expect(actions()).toMatch(/^die[123]$/);
    play("take1");
    expect(actions()).toMatch(/^die[123] take1 die[123]$/);
  });

  test("draws the same for the same seed, and something else for another", () => {
    const sequence = (seed: string) => {
      const { play, actions } = begin({ dealer: "dice", seed }, { pebbles: 100 });
      for (let i = 0; i < 20; i++) play("take1");
      return actions();
    };
    expect(sequence("a")).toBe(sequence("a"));
    expect(sequence("a")).not.toBe(sequence("b"));
  });

  test("draws what cannot be listed", () => {
    const { play, actions } = begin({ dealer: "dice" }, {}, { seats: 3 });
    play("stir");
    expect(actions()).toMatch(/^die. stir order[123]{3} die.$/);
  });

  test("has a seed of its own where none is given", () => {
    const seeds = [1, 2].map(() => {
      const actor = createActor(machine, { input: { table: tableOf() } }).start();
      return actor.getSnapshot().context.seating.seed;
    });
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe("a seat", () => {
  test("of a person spawns nothing", () => {
    const { actor, play } = begin();
    play("die2");
    expect(actor.getSnapshot().children).toEqual({});
  });

  test("that plays at random plays a whole match by the rules", () => {
    const { state, context } = begin(
      { dealer: "dice", occupants: ["random", "random", "random"] },
      {},
      { seats: 3 },
    );
    expect(state()).toBe("over");
    expect(replay(pebbles, recordOf(pebbles, context())).ok).toBe(true);
  });

  test("plays a long match without growing the stack", () => {
    const { context } = begin({ dealer: "dice", occupants: ["random", "random"] }, { pebbles: 5000 });
    expect(context().count).toBeGreaterThan(5000);
  });

  test("answers as a callback, on its turn only", () => {
    const logic = createTurnMachine(pebbles, { one: takeOne });
    const { play, actions } = begin({ occupants: ["person", "one"] }, {}, { logic });
    play("die3", "take2", "die2");
    expect(actions()).toBe("die3 take2 die2 take1");
  });

  test("answers as a promise", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const { play, actions, actor } = begin({ occupants: ["later"] }, {}, { logic });
    play("die3");
    await settled();
    expect(actions()).toBe("die3 take1");
    expect(actor.getSnapshot().children).toEqual({});
  });

  test("answers as a machine", () => {
    const thinker = setup({ types: { input: {} as Turn<Pebbles> } }).createMachine({
      initial: "thinking",
      states: {
        thinking: { entry: sendParent({ type: "play", action: "take1" }), always: "done" },
        done: { type: "final" },
      },
    });
    const logic = createTurnMachine(pebbles, { thinker });
    const { play, actions, told } = begin({ occupants: ["thinker"] }, {}, { logic });
    play("die3");
    expect(actions()).toBe("die3 take1");
    expect(told.map(({ type }) => type)).toEqual(["played", "played"]);
  });

  test("is asked with what it may know, as data that can be posted to a worker", () => {
    const asked: Turn<Pebbles>[] = [];
    const nosy = fromCallback<EventObject, Turn<Pebbles>>(({ input }) => void asked.push(input));
    const logic = createTurnMachine(pebbles, { nosy });
    const { play, context } = begin({ occupants: ["person", "nosy"] }, {}, { logic });
    play("die3", "take1", "die2");
    const [turn] = asked;
    expect(turn).toMatchObject({
      actor: 1,
      seed: "monday/3",
      position: { phase: "take", secrets: [-1, 10] },
    });
    expect(turn?.game).toBe(pebbles);
    expect(structuredClone(turn)).toEqual({ actor: 1, seed: "monday/3", position: turn?.position });
    expect(context().position.secrets).toEqual([3, 10]);
  });

  test("is stopped when the turn ends otherwise: its late answer does nothing", () => {
    const answers: (() => void)[] = [];
    const stopped = vi.fn();
    const slow = fromCallback<EventObject, Turn<Pebbles>>(({ sendBack }) => {
      answers.push(() => sendBack({ type: "play", action: "take1" }));
      return stopped;
    });
    const logic = createTurnMachine(pebbles, { slow });
    const { actor, play, actions, told } = begin(
      { occupants: ["person", "slow"], undoChance: true },
      {},
      { logic },
    );
    play("die3", "take2", "die3");
    expect(Object.keys(actor.getSnapshot().children)).toEqual([OCCUPANT]);
    actor.send({ type: "undo" });
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().children).toEqual({});
    actor.send({ type: "redo" });
    actor.send({ type: "end", reason: "resign", seat: 0 });
    expect(stopped).toHaveBeenCalledTimes(2);
    const before = told.length;
    for (const answer of answers) answer();
    expect(actions()).toBe("die3 take2 die3");
    expect(told).toHaveLength(before);
  });

  test("undo goes back to the person's own last choice", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const seating = { occupants: ["person", "later"], dealer: "dice", undoChance: true };
    const { actor, play, actions } = begin(seating, {}, { logic });
    const before = actions();
    play("take1");
    await settled();
    const after = actions();
    expect(after).toMatch(/^die. take1 die. take1 die.$/);
    actor.send({ type: "undo" });
    expect(actions()).toBe(before);
    actor.send({ type: "redo" });
    expect(actions()).toBe(after);
  });

  test("redo asks again the program that was interrupted", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const { actor, play, actions } = begin(
      { occupants: ["person", "later"], undoChance: true },
      {},
      { logic },
    );
    play("die3", "take1", "die1");
    actor.send({ type: "undo" });
    await settled();
    expect(actions()).toBe("die3 take1");
    actor.send({ type: "redo" });
    await settled();
    expect(actions()).toBe("die3 take1 die1 take1");
  });
});

describe("a program that breaks the rules, or breaks down", () => {
  test("take.most: an illegal answer is refused once, and the turn waits for somebody else", () => {
    const greedy = fromCallback<EventObject, Turn<Pebbles>>(({ sendBack }) => {
      sendBack({ type: "play", action: { phase: "take", count: 9 } });
    });
    const logic = createTurnMachine(pebbles, { greedy });
    const { play, told, refusal, actions } = begin({ occupants: ["greedy"] }, {}, { logic });
    play("die2");
    expect(refusal()).toBe("refused take.most");
    expect(told).toHaveLength(2);
    play("take1");
    expect(actions()).toBe("die2 take1");
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("no idea"))],
    [
      "throws",
      () => {
        throw new Error("no idea");
      },
    ],
  ])("failed: one that %s leaves the match alive", async (_name, broken) => {
    const logic = createTurnMachine(pebbles, { broken: fromPromise<string, Turn<Pebbles>>(broken) });
    const { actor, play, told, actions } = begin({ occupants: ["broken"] }, {}, { logic });
    play("die2");
    await settled();
    expect(told.at(-1)).toEqual({ type: "failed", actor: 0, error: new Error("no idea") });
    expect(actor.getSnapshot().status).toBe("active");
    play("take1");
    expect(actions()).toBe("die2 take1");
  });

  test.each([
    ["another seat", { occupants: ["person", "broken"] }, ["die2", "take1", "die3"], 1],
    ["chance", { dealer: "broken" }, [], "chance"],
  ] as const)("failed: names %s, if that was to act", async (_name, seating, played, actor) => {
    const broken = fromPromise<string, Turn<Pebbles>>(() => Promise.reject(new Error("no idea")));
    const { play, told } = begin(seating, {}, { logic: createTurnMachine(pebbles, { broken }) });
    play(...played);
    await settled();
    expect(told.at(-1)).toMatchObject({ type: "failed", actor });
  });

  test("notation: an answer that is no action at all", async () => {
    const odd = fromPromise<unknown, Turn<Pebbles>>(() => Promise.resolve({ hello: "world" }));
    const { play, refusal } = begin(
      { occupants: ["odd"] },
      {},
      { logic: createTurnMachine(pebbles, { odd }) },
    );
    play("die2");
    await settled();
    expect(refusal()).toBe("notation");
  });

  test("whom the machine does not know cannot be seated, in types too", () => {
    const logic = createTurnMachine(pebbles, { one: takeOne });
    const table = tableOf();
    expect(() => {
      // @ts-expect-error: nobody is called "two"
      createActor(logic, { input: { table, occupants: ["person", "two"] } });
      // @ts-expect-error: nor is anybody who deals
      createActor(logic, { input: { table, dealer: "two" } });
    }).not.toThrow();
    expect(
      createActor(logic, { input: { table, occupants: ["one", "random"], dealer: "dice" } }),
    ).toBeDefined();
  });

  test("a name without an actor is a mistake of the program that makes the match", () => {
    const actor = createActor(machine, { input: { table: tableOf(), dealer: "nobody" } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(String(errors[0])).toContain("'nobody' not implemented");
  });
});

test("what a program answers is what the plain game allows", () => {
  const { context } = begin({ dealer: "dice", occupants: ["random", "random"] }, { opening: "choose" });
  const { table, actions } = context();
  let position = pebbles.start(table);
  for (const text of actions.trim().split("\n")) position = unwrap(plainPlay(pebbles, position, text));
  expect(position).toEqual(context().position);
});
