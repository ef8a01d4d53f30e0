import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type ActorRefFrom, createActor, type SnapshotFrom } from "xstate";
import { createRandom, defineGame, play, playout, unwrap } from "../src/index.ts";
import { ActionHistory, recordOf } from "../src/match/index.ts";
import { outcomeRecordOf } from "../src/record/index.ts";
import { createTurnMachine, type TurnMachine } from "../src/turn/index.ts";
import { begin, machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, type Position, pebbles } from "./fixtures/pebbles.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

describe("the states", () => {
  test("are the phases and over", () => {
    expect(Object.keys(machine.states)).toEqual(["choose", "throw", "take", "stir", "over"]);
  });

  test("have transitions of play to the next phases, with readable guards", () => {
    for (const [name, { next }] of Object.entries(pebbles.phases)) {
      const transitions = machine.states[name]?.on["play"] ?? [];
      expect(transitions.map(({ target }) => target?.map(({ key }) => key).join())).toEqual(next);
      expect(transitions.map(({ guard }) => guard)).toEqual(next.map((state) => `leads to ${state}`));
      expect(transitions.flatMap(({ actions }) => actions)).toEqual(next.map(() => "advance"));
    }
  });

  test("begin with the phase of the first position", () => {
    expect(begin().state()).toBe("throw");
    expect(begin({}, { opening: "choose" }).state()).toBe("choose");
    const position = unwrap(pebbles.parsePosition("take=3 2 21 1 s 4,6", tableOf()));
    const actor = createActor(machine, { input: { table: tableOf(), position } });
    expect(actor.start().getSnapshot().value).toBe("take");
  });

  test("are typed by the game", () => {
    type Actor = ActorRefFrom<TurnMachine<Pebbles>>;
    expectTypeOf<ReturnType<Actor["getSnapshot"]>["value"]>().toEqualTypeOf<Position["phase"]>();
    expectTypeOf<SnapshotFrom<typeof machine>["context"]["position"]>().toEqualTypeOf<Position>();
    const actor: Actor = createActor(machine, { input: { table: tableOf() } });
    actor.on("played", ({ action }) => expectTypeOf(action).toEqualTypeOf<Pebbles["action"]>());
    // @ts-expect-error a match needs its table
    expect(createActor(machine).getSnapshot().status).toBe("error");
    // @ts-expect-error no such event
    actor.send({ type: "pass" });
  });
});

describe("play", () => {
  test("moves from phase to phase and emits what happened", () => {
    const { play, state, position, actions, emitted } = begin();
    play("die2", "take2", "die3");
    expect(state()).toBe("take");
    expect(position()).toBe("take=3 10 12 1 - 2,0");
    expect(actions()).toBe("die2 take2 die3");
    expect(emitted.map(({ type }) => type)).toEqual(["played", "played", "played"]);
    expect(emitted[1]).toMatchObject({
      action: { phase: "take", count: 2 },
      text: "take2",
      from: { phase: "take", pebbles: 12 },
      position: { phase: "throw", pebbles: 10 },
    });
  });

  test("accepts actions as objects, and records their notation", () => {
    const { actor, actions } = begin();
    actor.send({ type: "play", action: { phase: "throw", most: 1 } });
    actor.send({ type: "play", action: { phase: "take", count: 1 } });
    expect(actions()).toBe("die1 take1");
  });

  test("leads to over, where play is refused", () => {
    const { play, state, context, refusal } = begin({}, { pebbles: 1 });
    play("die1", "take1");
    expect(state()).toBe("over");
    expect(context().outcome).toEqual({ reason: "end.last", places: [1, 2], scores: [1, 0] });
    play("die1");
    expect(refusal()).toBe("over");
  });

  test("agrees with the plain game and the record after every action", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(2, 3),
        fc.constantFrom("throw", "choose"),
        (seed, seats, opening) => {
          const { actor, state, context } = begin({}, { opening }, { seats });
          let plain = pebbles.start(context().table);
          playout(pebbles, plain, createRandom(seed), (_position, action) => {
            actor.send({ type: "play", action });
            plain = unwrap(play(pebbles, plain, action)).position;
            expect(context().position).toEqual(plain);
            expect(state()).toBe(plain.phase);
          });
          expect(recordOf(pebbles, context())?.outcome).toEqual(
            plain.phase === "over" && outcomeRecordOf(plain.outcome),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("a refused event", () => {
  test("emits what was refused elsewhere, such as a click, and changes nothing", () => {
    const { actor, context, emitted } = begin();
    const before = context();
    const failure = { code: "refused", clause: "take.most", message: "no" } as const;
    actor.send({ type: "refuse", failure });
    expect(emitted).toEqual([{ type: "refused", failure }]);
    expect(context()).toBe(before);
  });

  test("take.most: names its clause and changes nothing", () => {
    const { actor, play, context, emitted } = begin();
    play("die1");
    const before = actor.getSnapshot();
    play("take2");
    expect(emitted.at(-1)).toEqual({
      type: "refused",
      failure: {
        code: "refused",
        clause: "take.most",
        message: { id: "clauses.take.most.refusal", data: { most: 1, count: 2 } },
        data: { most: 1, count: 2 },
        spaces: ["p2"],
      },
    });
    expect(context()).toBe(before.context);
    expect(actor.getSnapshot()).toBe(before);
  });

  const cyclic: Record<string, unknown> = { phase: "throw" };
  cyclic["most"] = cyclic;
  const thrower = {
    get phase(): string {
      throw new Error("caught in a trap");
    },
  };
  test.each([
    ["no action", undefined],
    ["null", null],
    ["a number", 7],
    ["a list", ["die1"]],
    ["a function", () => "die1"],
    ["an empty text", ""],
    ["a text of another phase", "take1"],
    ["an action of another phase", { phase: "take", count: 1 }],
    ["an action of an unknown phase", { phase: "__proto__" }],
    ["invalid fields", { phase: "throw", most: "1; drop" }],
    ["no fields", { phase: "throw" }],
    ["a huge number", { phase: "throw", most: 1e308 }],
    ["a cycle", cyclic],
    ["a getter that throws", thrower],
    ["a symbol", { phase: "throw", most: Symbol("1") }],
    ["a megabyte", "die1".repeat(250_000)],
  ])("notation: %s", (_name, action) => {
    const { actor, context, refusal } = begin();
    const before = context();
    actor.send({ type: "play", action: action as string });
    expect(refusal()).toBe("notation");
    expect(context()).toBe(before);
    actor.send({ type: "play", action: "die1" });
    expect(actor.getSnapshot().status).toBe("active");
    expect(context().actions.length).toBe(1);
  });

  test("an event of an unknown type is ignored", () => {
    const { actor, context, emitted } = begin();
    const before = context();
    for (const type of ["", "PLAY", "__proto__", "play.more", "constructor"]) {
      actor.send({ type, action: "die1" } as never);
    }
    actor.send({ type: "begin" } as never);
    expect(context()).toEqual(before);
    expect(emitted).toEqual([]);
  });

  test("can() does not affect the next event", () => {
    const { actor, actions } = begin();
    expect(actor.getSnapshot().can({ type: "play", action: "die2" })).toBe(true);
    actor.send({ type: "play", action: "die3" });
    expect(actions()).toBe("die3");
  });

  test("an event object can be changed and sent again", () => {
    const { actor, context } = begin();
    const event = { type: "play" as const, action: "die9" };
    actor.send(event);
    event.action = "die1";
    actor.send(event);
    expect(context().actions.length).toBe(1);
  });
});

describe("undo and redo", () => {
  test("go back and forth between people", () => {
    const { actor, play, position, emitted, actions, state } = begin({ undoChance: true });
    play("die2", "take1");
    actor.send({ type: "undo" });
    expect(position()).toBe("take=2 12 12 0 - 0,0");
    expect(emitted.at(-1)).toMatchObject({ type: "undone", actions: ["take1"], position: { phase: "take" } });
    actor.send({ type: "undo" });
    expect(state()).toBe("throw");
    actor.send({ type: "redo" });
    actor.send({ type: "redo" });
    expect(actions()).toBe("die2 take1");
    expect(emitted.at(-1)).toMatchObject({ type: "played", text: "take1" });
  });

  test("undo inverts every play, also from over, and redo inverts undo", () => {
    const { actor, context } = begin({ undoChance: true }, { opening: "choose" }, { seats: 3 });
    const visited = [context()];
    playout(pebbles, context().position, createRandom(5), (_position, action) => {
      actor.send({ type: "play", action });
      visited.push(context());
    });
    expect(context().position.phase).toBe("over");
    for (const earlier of visited.slice(0, -1).reverse()) {
      actor.send({ type: "undo" });
      expect({ ...context(), undone: new ActionHistory() }).toEqual(earlier);
      expect(actor.getSnapshot().value).toBe(earlier.position.phase);
    }
    for (const later of visited.slice(1)) {
      actor.send({ type: "redo" });
      expect({ ...context(), undone: new ActionHistory() }).toEqual(later);
    }
  });

  test("another action clears what was undone", () => {
    const { actor, play, refusal, context } = begin();
    play("die2", "take1");
    actor.send({ type: "undo" });
    play("take2");
    expect(context().undone).toHaveLength(0);
    actor.send({ type: "redo" });
    expect(refusal()).toBe("nothing-to-redo");
  });

  test("nothing-to-undo, nothing-to-redo: at the beginning", () => {
    const { actor, refusal } = begin();
    actor.send({ type: "undo" });
    expect(refusal()).toBe("nothing-to-undo");
    actor.send({ type: "redo" });
    expect(refusal()).toBe("nothing-to-redo");
  });

  test("nothing-to-undo: actions of chance are kept", () => {
    const { actor, play, refusal, actions, state } = begin();
    play("die2", "take1", "die3");
    actor.send({ type: "undo" });
    expect(refusal()).toBe("nothing-to-undo");
    play("take3");
    actor.send({ type: "undo" });
    expect(actions()).toBe("die2 take1 die3");
    expect(state()).toBe("take");
  });

  test("undoChance: undo passes the dice and returns to the last turn of a person", () => {
    const { actor, play, actions, refusal } = begin({ dealer: "dice", undoChance: true });
    const [first] = actions().split(" ");
    play("take1");
    const [, , second] = actions().split(" ");
    actor.send({ type: "undo" });
    expect(actions()).toBe(first);
    actor.send({ type: "redo" });
    expect(actions()).toBe(`${first} take1 ${second}`);
    actor.send({ type: "undo" });
    actor.send({ type: "undo" });
    expect(refusal()).toBe("nothing-to-undo");
  });

  test("undo stops at the start position", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 8 21 1 s 1,3", table));
    const actor = createActor(machine, {
      input: { table, position, dealer: "person", undoChance: true },
    }).start();
    actor.send({ type: "play", action: "take3" });
    actor.send({ type: "play", action: "die1" });
    expect(recordOf(pebbles, actor.getSnapshot().context)).toMatchObject({
      start: "take=3 8 21 1 s 1,3",
      actions: ["take3", "die1"],
    });
    for (const _ of "123") actor.send({ type: "undo" });
    expect(actor.getSnapshot().context.position).toEqual(position);
  });
});

describe("end", () => {
  test("leads to over, and all other seats win", () => {
    const { actor, play, state, context, emitted, refusal } = begin({}, {}, { seats: 3 });
    play("die2");
    actor.send({ type: "end", reason: "resign", seat: 1 });
    expect(state()).toBe("over");
    expect(context().outcome).toEqual({ reason: "resign", places: [1, 2, 1] });
    expect(recordOf(pebbles, context())).toMatchObject({ actions: ["die2"], outcome: { reason: "resign" } });
    expect(emitted.at(-1)).toEqual({ type: "ended", reason: "resign", seat: 1 });
    play("take1");
    expect(refusal()).toBe("over");
    actor.send({ type: "end", reason: "resign", seat: 0 });
    expect(refusal()).toBe("over");
  });

  test("can be undone", () => {
    const { actor, play, state, actions, context } = begin();
    play("die2");
    actor.send({ type: "end", reason: "resign", seat: 1 });
    actor.send({ type: "undo" });
    expect(state()).toBe("take");
    expect(actions()).toBe("die2");
    expect(context().outcome).toBeNull();
  });

  test.each([-1, 2, 0.5, Number.NaN, "0", null, undefined])("bad-seats: seat %s", (seat) => {
    const { actor, refusal, state } = begin();
    actor.send({ type: "end", reason: "resign", seat: seat as number });
    expect(refusal()).toBe("bad-seats");
    expect(state()).toBe("throw");
  });

  test("draw: all seats win, and the event needs no seat", () => {
    const { actor, context, emitted, state } = begin({}, {}, { seats: 3 });
    actor.send({ type: "end", reason: "draw" });
    expect(state()).toBe("over");
    expect(context().outcome).toEqual({ reason: "draw", places: [1, 1, 1] });
    expect(emitted.at(-1)).toEqual({ type: "ended", reason: "draw" });
  });

  test.each(["boredom", "constructor", "", undefined, null, {}])("bad-event: reason %j", (reason) => {
    const { actor, refusal, state } = begin();
    actor.send({ type: "end", reason: reason as "time", seat: 0 });
    expect(refusal()).toBe("bad-event");
    expect(state()).toBe("throw");
  });

  test("bad-seats names the valid seats", () => {
    const { actor, emitted } = begin({}, {}, { seats: 3 });
    actor.send({ type: "end", reason: "resign", seat: 3 });
    expect(emitted.at(-1)).toMatchObject({
      failure: {
        message: { id: "failures.bad-seats.seat", data: { max: 2 } },
      },
    });
  });
});

test("bad-phase: a phase that leads to one not in its next stops the machine", () => {
  const { throw: throwing, stir } = pebbles.phases;
  const inconsistent = defineGame({
    ...pebbles.definition,
    phases: {
      ...pebbles.phases,
      throw: { ...throwing, next: ["stir"] },
      stir: { ...stir, next: ["throw", "take"] },
    },
  });
  const actor = createActor(createTurnMachine(inconsistent), {
    input: { table: tableOf(), dealer: "person" },
  });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start().send({ type: "play", action: "die1" });
  expect(errors).toMatchObject([{ name: "SerpentariumError", code: "bad-phase" }]);
});
