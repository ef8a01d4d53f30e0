import { describe, expect, test } from "vitest";
import { createActor, type EventObject, fromCallback, fromPromise, sendParent, setup } from "xstate";
import { contextFromRecord, contextFromSnapshot, type TurnContext } from "../src/context/index.ts";
import { unwrap } from "../src/index.ts";
import { recordOf } from "../src/match/index.ts";
import { formatLink, parseLink } from "../src/record/index.ts";
import { createTurnMachine, type OccupantInput, toResumeOptions } from "../src/turn/index.ts";
import { begin, machine, observe, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

/** Returns the persisted snapshot after JSON, as when a page is reloaded. */
const stored = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
const restore = (data: unknown) => contextFromSnapshot(pebbles, data, ["bot"]);
const actorOf = (context: TurnContext<Pebbles>, logic = machine) =>
  createActor(logic, toResumeOptions(pebbles, logic, context));
const resume = (data: unknown, logic = machine) => observe(actorOf(unwrap(restore(data)), logic));
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("a snapshot", () => {
  test("resumes after JSON, with undo and redo", () => {
    const first = begin({ undoChance: true });
    first.play("die2", "take1", "die3");
    first.actor.send({ type: "undo" });
    const second = resume(stored(first.actor));
    expect(second.context()).toEqual(first.context());
    expect(second.state()).toBe("throw");
    second.actor.send({ type: "redo" });
    expect(second.actions()).toBe("die2 take1 die3");
    second.actor.send({ type: "undo" });
    second.actor.send({ type: "undo" });
    second.play("take2");
    expect(second.actions()).toBe("die2 take2");
  });

  test("is plain data", () => {
    const { actor } = begin({ dealer: "dice" });
    expect(structuredClone(actor.getPersistedSnapshot())).toEqual(actor.getPersistedSnapshot());
    expect(stored(actor)).not.toHaveProperty("machine");
  });

  test("resumes when the match is over, by the rules or by resignation", () => {
    const won = begin({}, { pebbles: 1 });
    won.play("die1", "take1");
    expect(resume(stored(won.actor)).context().outcome?.reason).toBe("end.last");
    const resigned = begin();
    resigned.actor.send({ type: "end", reason: "resign", seat: 1 });
    const again = resume(stored(resigned.actor));
    expect(again.state()).toBe("over");
    expect(again.context().outcome).toEqual({ reason: "resign", places: [1, 2] });
    again.actor.send({ type: "undo" });
    expect(again.state()).toBe("throw");
  });

  test("resumes a match with a start position", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 8 21 1 s 1,3", table));
    const first = observe(
      createActor(machine, { input: { table, position, dealer: "person", undoChance: true } }),
    );
    first.play("take3");
    const second = resume(stored(first.actor));
    expect(second.position()).toBe("throw 5 21 0 s 4,3");
    second.actor.send({ type: "undo" });
    expect(second.position()).toBe("take=3 8 21 1 s 1,3");
  });

  test("draws the same dice as the uninterrupted match", () => {
    const first = begin({ dealer: "dice" }, { pebbles: 50 });
    first.play("take1", "take1");
    const second = resume(stored(first.actor));
    for (const { play } of [first, second]) play("take1", "take1", "take1");
    expect(second.actions()).toBe(first.actions());
  });

  test.each([
    ["a callback", fromCallback<EventObject, OccupantInput<Pebbles>>(() => undefined)],
    ["a promise", fromPromise<string, OccupantInput<Pebbles>>(() => new Promise(() => undefined))],
    ["a machine", setup({}).createMachine({})],
  ])("starts %s again that was interrupted", async (_name, slow) => {
    const first = begin({ occupants: ["bot"] }, {}, { logic: createTurnMachine(pebbles, { bot: slow }) });
    first.play("die2");
    const data = stored(first.actor);
    first.actor.stop();
    const quick = [
      fromCallback<EventObject, OccupantInput<Pebbles>>(({ sendBack }) =>
        sendBack({ type: "play", action: "take2" }),
      ),
      fromPromise<string, OccupantInput<Pebbles>>(({ input }) =>
        Promise.resolve(`take${input.position.phase === "take" && 2}`),
      ),
      setup({}).createMachine({ entry: sendParent({ type: "play", action: "take2" }) }),
    ];
    for (const bot of quick) {
      const second = resume(data, createTurnMachine(pebbles, { bot }));
      await settle();
      expect(second.actions()).toBe("die2 take2");
    }
  });

  test("resumes a match that stopped before the dealer acted", () => {
    const data = stored(createActor(machine, { input: { table: tableOf(), seed: "monday" } }));
    expect(data.value).toBe("throw");
    expect(resume(data).state()).toBe("take");
  });
});

describe("an invalid snapshot is rejected", () => {
  const match = begin({ undoChance: true });
  match.play("die2", "take1", "die3");
  match.actor.send({ type: "undo" });
  const good = stored(match.actor);
  const tampered = (changes: object, value: unknown = good.value) => ({
    ...good,
    value,
    context: { ...good.context, ...changes },
  });
  const code = (data: unknown) => {
    const result = restore(data);
    return result.ok ? "accepted" : result.error.code;
  };

  test("(the snapshot changed below is valid)", () => {
    expect(code(tampered({}))).toBe("accepted");
    const { context } = good;
    expect(code({ ...good, context: Object.fromEntries(Object.entries(context).reverse()) })).toBe(
      "accepted",
    );
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "snapshot"],
    ["a list", []],
    ["no context", { value: "throw" }],
    ["a prototype", JSON.parse('{"__proto__":{"value":"throw"}}')],
    ["a megabyte of text", "x".repeat(1e6)],
    ["a megabyte of lists", JSON.parse("[".repeat(5000) + "]".repeat(5000))],
    ["another state", tampered({}, "over")],
    ["an unknown state", tampered({}, "constructor")],
    ["a nested state", tampered({}, { throw: {} })],
    ["another position", tampered({ position: { ...good.context.position, pebbles: 1 } })],
    ["another key in the position", tampered({ position: { ...good.context.position, extra: 1 } })],
    ["no position", tampered({ position: null })],
    ["fewer actions", tampered({ actions: ["die2"], undone: [] })],
    ["actions in one text", tampered({ actions: "die2\ntake1\n" })],
    ["actions of which one is no text", tampered({ actions: ["die2", 1] })],
    ["a seat that cannot resign", tampered({ ended: { reason: "resign", seat: 2 } }, "over")],
    ["an ending for an unknown reason", tampered({ ended: { reason: "boredom", seat: 0 } }, "over")],
    ["an ending with another key", tampered({ ended: { reason: "draw", seat: 0 } }, "over")],
    ["another key in the context", tampered({ admin: true })],
    ["an unknown dealer", tampered({ seating: { ...good.context.seating, dealer: "shark" } })],
    ["an occupant from a prototype", tampered({ occupants: ["toString", "person"] })],
    ["too many occupants", tampered({ occupants: ["person", "person", "person"] })],
  ])("bad-snapshot: %s", (_name, data) => {
    expect(code(data)).toBe("bad-snapshot");
  });

  test.each([
    ["refused", tampered({ actions: ["die2", "take3"] })],
    ["notation", tampered({ actions: ["die2", "fly"] })],
    ["notation", tampered({ undone: ["fly"] })],
    ["notation", tampered({ actions: Array(1e6).fill("") })],
    ["bad-seats", tampered({ table: { ...good.context.table, seats: 9 } })],
    ["bad-option", tampered({ table: { seats: 2, options: { pebbles: 0 } } })],
    ["bad-option", tampered({ table: { seats: 2, options: JSON.parse('{"__proto__":1}') } })],
    ["bad-position", tampered({ start: "nowhere" })],
  ])("%s: invalid contents (%#)", (expected, data) => {
    expect(code(data)).toBe(expected);
  });

  test("fails with the index of an illegal action", () => {
    const result = restore(tampered({ actions: ["die2", "take3"] }));
    expect(result).toMatchObject({ ok: false, error: { code: "refused", clause: "take.most", index: 1 } });
    const redo = restore(tampered({ undone: ["fly", "die3"] }));
    expect(redo).toMatchObject({ ok: false, error: { code: "notation", index: 3 } });
  });

  test("bad-option: a snapshot of another game", () => {
    const other = { value: "place", context: { ...good.context, table: { seats: 2, options: { rows: 6 } } } };
    expect(code(other)).toBe("bad-option");
  });
});

describe("a record", () => {
  const played = begin();
  played.play("die2", "take1", "die3");
  const record = unwrap(parseLink(formatLink(recordOf(pebbles, played.context()) ?? expect.fail())));

  test("resumes as a match", () => {
    const resumed = unwrap(contextFromRecord(pebbles, record, { dealer: "person" }));
    const { play, position, context } = observe(actorOf(resumed));
    play("take3");
    expect(position()).toBe("throw 8 12 0 - 1,3");
    expect(recordOf(pebbles, context())?.actions).toEqual([...record.actions, "take3"]);
  });

  test("starts programs at once", () => {
    const resumed = unwrap(contextFromRecord(pebbles, record, { occupants: ["random", "random"] }));
    expect(observe(actorOf(resumed)).state()).toBe("over");
  });

  test("with a start position resumes, also from a link, and undo stops there", () => {
    const { outcome: _, ...rest } = record;
    const withStart = { ...rest, start: "take=3 8 21 1 s 1,3", actions: ["take1"], outcome: null };
    const link = unwrap(parseLink(formatLink(withStart)));
    const resumed = unwrap(contextFromRecord(pebbles, link, { dealer: "person" }));
    const { actor, position, context } = observe(actorOf(resumed));
    expect(position()).toBe("throw 7 21 0 s 2,3");
    expect(recordOf(pebbles, context())).toEqual(withStart);
    for (const _ of "12") actor.send({ type: "undo" });
    expect(position()).toBe("take=3 8 21 1 s 1,3");
    expect(resume(stored(actor)).context()).toEqual(context());
  });

  test("of a resignation is unchanged", () => {
    const resigned = { ...record, outcome: { winners: [1], reason: "resign" } };
    const { state, context } = observe(actorOf(unwrap(contextFromRecord(pebbles, resigned))));
    expect(state()).toBe("over");
    expect(recordOf(pebbles, context())).toEqual(resigned);
  });

  test("fails like replay where it is invalid", () => {
    const bad = contextFromRecord(pebbles, { ...record, actions: ["die2", "take3"] });
    expect(bad).toMatchObject({ ok: false, error: { code: "refused", clause: "take.most", index: 1 } });
    expect(contextFromRecord(pebbles, "{}")).toMatchObject({
      ok: false,
      error: { code: "bad-record" },
    });
  });

  test("missing-program: an unknown occupant", () => {
    const resumed = unwrap(contextFromRecord(pebbles, record, { occupants: ["a", "b"] }));
    expect(() => actorOf(resumed)).toThrow('the turn machine has no program "a"');
  });
});
