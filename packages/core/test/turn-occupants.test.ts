import { describe, expect, test, vi } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, sendParent, setup } from "xstate";
import { play as plainPlay, unwrap } from "../src/index.ts";
import { recordOf } from "../src/match/index.ts";
import { replay } from "../src/record/index.ts";
import { createTurnMachine, OCCUPANT_ACTOR_ID, type OccupantInput } from "../src/turn/index.ts";
import { begin, machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

const takeOne = fromCallback<EventObject, OccupantInput<Pebbles>>(({ sendBack }) => {
  sendBack({ type: "play", action: "take1" });
});
const takeOneLater = fromPromise<string, OccupantInput<Pebbles>>(() => Promise.resolve("take1"));
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the dealer", () => {
  test("throws the dice automatically", () => {
    const { state, actions, play } = begin({ dealer: "dice" });
    expect(state()).toBe("take");
    expect(actions()).toMatch(/^die[123]$/);
    play("take1");
    expect(actions()).toMatch(/^die[123] take1 die[123]$/);
  });

  test("draws the same outcomes for the same seed only", () => {
    const sequence = (seed: string) => {
      const { play, actions } = begin({ dealer: "dice", seed }, { pebbles: 100 });
      for (let i = 0; i < 20; i++) play("take1");
      return actions();
    };
    expect(sequence("a")).toBe(sequence("a"));
    expect(sequence("a")).not.toBe(sequence("b"));
  });

  test("draws outcomes that cannot be listed", () => {
    const { play, actions } = begin({ dealer: "dice" }, {}, { seats: 3 });
    play("stir");
    expect(actions()).toMatch(/^die. stir order[123]{3} die.$/);
  });

  test("has a random seed by default", () => {
    const seeds = [1, 2].map(() => {
      const actor = createActor(machine, { input: { table: tableOf() } }).start();
      return actor.getSnapshot().context.seating.seed;
    });
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe("an occupant", () => {
  test("that is a person spawns no actor", () => {
    const { actor, play } = begin();
    play("die2");
    expect(actor.getSnapshot().children).toEqual({});
  });

  test("that is random plays a whole match by the rules", () => {
    const { state, context } = begin(
      { dealer: "dice", occupants: ["random", "random", "random"] },
      {},
      { seats: 3 },
    );
    expect(state()).toBe("over");
    expect(replay(pebbles, recordOf(pebbles, context())).ok).toBe(true);
  });

  test("gets its own last action, unless the game hides information", () => {
    const { hidden: _, ...open } = pebbles;
    const inputs: OccupantInput<Pebbles>[] = [];
    const note = fromCallback<EventObject, OccupantInput<Pebbles>>(({ input, sendBack }) => {
      inputs.push(input);
      sendBack({ type: "play", action: "take1" });
    });
    for (const game of [open, pebbles]) {
      const occupants = ["note", "random"] as const;
      const input = { table: tableOf(), occupants, dealer: "dice", seed: "a" } as const;
      createActor(createTurnMachine(game, { note }), { input }).start();
      const [first, second] = inputs.splice(0);
      expect(first?.previous).toBeUndefined();
      expect(second?.previous?.from).toEqual(game === open ? first?.position : undefined);
    }
  });

  test("plays a long match without exhausting the stack", () => {
    const { context } = begin({ dealer: "dice", occupants: ["random", "random"] }, { pebbles: 5000 });
    expect(context().actions.length).toBeGreaterThan(5000);
  });

  test("can be a callback, which acts on its turn only", () => {
    const logic = createTurnMachine(pebbles, { one: takeOne });
    const { play, actions } = begin({ occupants: ["person", "one"] }, {}, { logic });
    play("die3", "take2", "die2");
    expect(actions()).toBe("die3 take2 die2 take1");
  });

  test("can be a promise", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const { play, actions, actor } = begin({ occupants: ["later"] }, {}, { logic });
    play("die3");
    await settle();
    expect(actions()).toBe("die3 take1");
    expect(actor.getSnapshot().children).toEqual({});
  });

  test("can be a machine", () => {
    const thinker = setup({ types: { input: {} as OccupantInput<Pebbles> } }).createMachine({
      initial: "thinking",
      states: {
        thinking: { entry: sendParent({ type: "play", action: "take1" }), always: "done" },
        done: { type: "final" },
      },
    });
    const logic = createTurnMachine(pebbles, { thinker });
    const { play, actions, emitted } = begin({ occupants: ["thinker"] }, {}, { logic });
    play("die3");
    expect(actions()).toBe("die3 take1");
    expect(emitted.map(({ type }) => type)).toEqual(["played", "played"]);
  });

  test("gets a redacted position, as data that can be posted to a worker", () => {
    const inputs: OccupantInput<Pebbles>[] = [];
    const observer = fromCallback<EventObject, OccupantInput<Pebbles>>(
      ({ input }) => void inputs.push(input),
    );
    const logic = createTurnMachine(pebbles, { observer });
    const { play, context } = begin({ occupants: ["person", "observer"] }, {}, { logic });
    play("die3", "take1", "die2");
    const [input] = inputs;
    expect(input).toMatchObject({
      actor: 1,
      seed: "monday/3",
      position: { phase: "take", secrets: [-1, 10] },
    });
    expect(input?.game).toBe(pebbles);
    expect(structuredClone(input)).toEqual({ actor: 1, seed: "monday/3", position: input?.position });
    expect(context().position.secrets).toEqual([3, 10]);
  });

  test("is stopped when its turn ends otherwise, and its late action is ignored", () => {
    const responses: (() => void)[] = [];
    const stopped = vi.fn();
    const slow = fromCallback<EventObject, OccupantInput<Pebbles>>(({ sendBack }) => {
      responses.push(() => sendBack({ type: "play", action: "take1" }));
      return stopped;
    });
    const logic = createTurnMachine(pebbles, { slow });
    const { actor, play, actions, emitted } = begin(
      { occupants: ["person", "slow"], undoChance: true },
      {},
      { logic },
    );
    play("die3", "take2", "die3");
    expect(Object.keys(actor.getSnapshot().children)).toEqual([OCCUPANT_ACTOR_ID]);
    actor.send({ type: "undo" });
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().children).toEqual({});
    actor.send({ type: "redo" });
    actor.send({ type: "end", reason: "resign", seat: 0 });
    expect(stopped).toHaveBeenCalledTimes(2);
    const before = emitted.length;
    for (const respond of responses) respond();
    expect(actions()).toBe("die3 take2 die3");
    expect(emitted).toHaveLength(before);
  });

  test("undo returns to the last turn of a person", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const seating = { occupants: ["person", "later"], dealer: "dice", undoChance: true };
    const { actor, play, actions } = begin(seating, {}, { logic });
    const before = actions();
    play("take1");
    await settle();
    const after = actions();
    expect(after).toMatch(/^die. take1 die. take1 die.$/);
    actor.send({ type: "undo" });
    expect(actions()).toBe(before);
    actor.send({ type: "redo" });
    expect(actions()).toBe(after);
  });

  test("redo starts the interrupted program again", async () => {
    const logic = createTurnMachine(pebbles, { later: takeOneLater });
    const { actor, play, actions } = begin(
      { occupants: ["person", "later"], undoChance: true },
      {},
      { logic },
    );
    play("die3", "take1", "die1");
    actor.send({ type: "undo" });
    await settle();
    expect(actions()).toBe("die3 take1");
    actor.send({ type: "redo" });
    await settle();
    expect(actions()).toBe("die3 take1 die1 take1");
  });
});

describe("a program that acts illegally or fails", () => {
  test("take.most: an illegal action is refused once, and the turn waits for a play event", () => {
    const greedy = fromCallback<EventObject, OccupantInput<Pebbles>>(({ sendBack }) => {
      sendBack({ type: "play", action: { phase: "take", count: 9 } });
    });
    const logic = createTurnMachine(pebbles, { greedy });
    const { play, emitted, refusal, actions } = begin({ occupants: ["greedy"] }, {}, { logic });
    play("die2");
    expect(refusal()).toBe("refused take.most");
    expect(emitted).toHaveLength(2);
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
  ])("failed: a program that %s does not stop the match", async (_name, broken) => {
    const logic = createTurnMachine(pebbles, { broken: fromPromise<string, OccupantInput<Pebbles>>(broken) });
    const { actor, play, emitted, actions } = begin({ occupants: ["broken"] }, {}, { logic });
    play("die2");
    await settle();
    expect(emitted.at(-1)).toEqual({ type: "failed", actor: 0, error: new Error("no idea") });
    expect(actor.getSnapshot().status).toBe("active");
    play("take1");
    expect(actions()).toBe("die2 take1");
  });

  test.each([
    ["another seat", { occupants: ["person", "broken"] }, ["die2", "take1", "die3"], 1],
    ["chance", { dealer: "broken" }, [], "chance"],
  ] as const)("failed: names %s as the actor", async (_name, seating, played, actor) => {
    const broken = fromPromise<string, OccupantInput<Pebbles>>(() => Promise.reject(new Error("no idea")));
    const { play, emitted } = begin(seating, {}, { logic: createTurnMachine(pebbles, { broken }) });
    play(...played);
    await settle();
    expect(emitted.at(-1)).toMatchObject({ type: "failed", actor });
  });

  test("notation: an output that is not an action", async () => {
    const odd = fromPromise<unknown, OccupantInput<Pebbles>>(() => Promise.resolve({ hello: "world" }));
    const { play, refusal } = begin(
      { occupants: ["odd"] },
      {},
      { logic: createTurnMachine(pebbles, { odd }) },
    );
    play("die2");
    await settle();
    expect(refusal()).toBe("notation");
  });

  test("an unknown occupant is a type error", () => {
    const logic = createTurnMachine(pebbles, { one: takeOne });
    const table = tableOf();
    expect(() => {
      // @ts-expect-error: there is no occupant "two"
      createActor(logic, { input: { table, occupants: ["person", "two"] } });
      // @ts-expect-error: there is no dealer "two"
      createActor(logic, { input: { table, dealer: "two" } });
    }).not.toThrow();
    expect(
      createActor(logic, { input: { table, occupants: ["one", "random"], dealer: "dice" } }),
    ).toBeDefined();
  });

  test("an occupant without an actor is an error of the machine", () => {
    const actor = createActor(machine, { input: { table: tableOf(), dealer: "nobody" } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(String(errors[0])).toContain("'nobody' not implemented");
  });
});

test("the actions of programs are legal in the plain game", () => {
  const { context } = begin({ dealer: "dice", occupants: ["random", "random"] }, { opening: "choose" });
  const { table, actions } = context();
  let position = pebbles.start(table);
  for (const { text } of actions) position = unwrap(plainPlay(pebbles, position, text)).position;
  expect(position).toEqual(context().position);
});
