import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { createRandom, randomAction, unwrap } from "../src/index.ts";
import { formatLink, matchesOf, type PlayedMatch, parseLink } from "../src/record/index.ts";
import { createTurnMachine, restoreSnapshot, snapshotFromRecord, type Turn } from "../src/turn/index.ts";
import { machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { beginSeries, observeSeries, rotating, seriesOf, withMatches } from "./fixtures/series.ts";

const FOUR = { options: { pebbles: 4 } };
const WON = "die1 take1 die3 take3";

/** Through JSON, as a reload of the page does it. */
const stored = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
const restore = (data: unknown, logic = machine) => restoreSnapshot(pebbles, logic, data);
const resume = (data: unknown, logic = machine) =>
  observeSeries(createActor(logic, unwrap(restore(data, logic))));

describe("a snapshot of a series", () => {
  test("goes on in a match, undo and redo included", () => {
    const first = beginSeries(rotating(3), { undoChance: true }, FOUR);
    first.play(WON, "next", "die2 take1 undo");
    const second = resume(stored(first.actor));
    expect(second.context()).toEqual(first.context());
    expect(second.stage()).toBe("match");
    expect(second.told).toEqual([]);
    second.play("redo", "die3 take3");
    expect(second.stage()).toBe("pause");
    expect(second.sheet().totals).toEqual([8, 8]);
    second.play("next");
    expect(second.told.at(-1)).toEqual({ type: "began", match: 2 });
  });

  test("goes on in a game that is played alone and began elsewhere", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 8 21 1 s 1,3", table));
    const input = { plan: { games: 1, first: "fixed" as const }, table, position, dealer: "person" };
    const first = observeSeries(createActor(machine, { input }));
    first.play("take3");
    const second = resume(stored(first.actor));
    expect(second.context()).toEqual(first.context());
    expect(second.matches()).toEqual([{ start: "take=3 8 21 1 s 1,3", actions: ["take3"], outcome: null }]);
    const third = observeSeries(
      createActor(machine, unwrap(snapshotFromRecord(pebbles, machine, second.record()))),
    );
    expect(third.matches()[0]).toMatchObject({ start: "take=3 8 21 1 s 1,3" });
    const data = stored(first.actor);
    const several = { ...data, context: { ...data.context, plan: rotating(2) } };
    expect(restore(several)).toMatchObject({ ok: false, error: { code: "bad-record", match: 0 } });
  });

  test("goes on in a pause, with undo and next", () => {
    const first = beginSeries(rotating(2), {}, FOUR);
    first.play(WON);
    const data = stored(first.actor);
    const back = resume(data);
    expect(back.stage()).toBe("pause");
    back.play("undo");
    expect(back.stage()).toBe("match");
    const on = resume(data);
    on.play("next", "die1");
    expect(on.stage()).toBe("match");
    expect(on.matches()).toMatchObject([{ actions: WON.split(" ") }, { actions: ["die1"] }]);
  });

  test("stays over, by the rules or by resignation, until undo", () => {
    for (const end of [WON, "die2 resign2"]) {
      const first = beginSeries(rotating(2), {}, FOUR);
      first.play(WON, "next", end);
      const second = resume(stored(first.actor));
      expect(second.stage()).toBe("over");
      expect(second.sheet()).toEqual(first.sheet());
      second.play("next");
      expect(second.refusal()).toBe("over");
      second.play("undo");
      expect(second.stage()).toBe("match");
    }
  });

  test("is plain data", () => {
    const { actor, play } = beginSeries(rotating(2), { dealer: "dice" }, FOUR);
    play("take1");
    expect(structuredClone(actor.getPersistedSnapshot())).toEqual(actor.getPersistedSnapshot());
    expect(stored(actor)).not.toHaveProperty("machine");
  });

  test("asks again a program that was thinking, at the seat to which it has moved", () => {
    const silent = fromCallback<EventObject, Turn<Pebbles>>(() => undefined);
    const quick = fromCallback<EventObject, Turn<Pebbles>>(({ input, sendBack }) => {
      sendBack({ type: "play", action: input.actor === 0 ? "take1" : "take2" });
    });
    const logic = (bot: typeof silent) => createTurnMachine(pebbles, { bot });
    const first = beginSeries(
      rotating(2),
      { occupants: ["person", "bot"] },
      { ...FOUR, logic: logic(silent) },
    );
    first.play("resign1", "next", "die3");
    expect(first.actions()).toBe("die3");
    const data = stored(first.actor);
    first.actor.stop();
    expect(resume(data, logic(quick)).actions()).toBe("die3 take1");
  });

  test("that was taken before the actor started", () => {
    const actor = createActor(machine, {
      input: {
        plan: rotating(2),
        table: { seats: 2, options: beginSeries(rotating(2)).context().table.options },
      },
    });
    const { stage, context } = resume(stored(actor));
    expect(stage()).toBe("match");
    expect(context().position.phase).toBe("take");
  });

  test("taken at any point of any series goes on alike", () => {
    const settings = fc.record({
      seed: fc.string(),
      seats: fc.constantFrom(2, 3),
      games: fc.integer({ min: 1, max: 4 }),
      first: fc.constantFrom("fixed", "rotating"),
      occupants: fc.array(fc.constantFrom("person", "random"), { minLength: 2, maxLength: 2 }),
      dealer: fc.constantFrom("dice", "person"),
      undoChance: fc.boolean(),
    });
    const steps = fc.array(fc.constantFrom("play", "play", "play", "next", "undo", "redo", "resign1"), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(settings, steps, fc.nat(), ({ seats, games, first, ...seating }, list, choice) => {
        let series = beginSeries({ games, first }, seating, { options: { pebbles: 5 }, seats });
        let again = resume(stored(series.actor));
        for (const [index, step] of list.entries()) {
          const { position } = series.context();
          const text =
            step === "play" && position.phase !== "over"
              ? pebbles.formatAction(
                  randomAction(pebbles, position, createRandom(`${choice}/${index}`)),
                  position,
                )
              : step;
          for (const { play } of [series, again]) play(text);
          expect(again.context()).toEqual(series.context());
          expect(again.stage()).toBe(series.stage());
          expect(again.record()).toEqual(series.record());
          series = again;
          again = resume(stored(series.actor));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a bad snapshot of a series is refused", () => {
  const series = beginSeries(rotating(3), { occupants: ["person", "random"], undoChance: true }, FOUR);
  series.play("die2 resign2", "next", "die1");
  series.play("undo");
  const good = stored(series.actor);
  const { context } = good;
  const tampered = (changes: object, value: unknown = good.value) => ({
    ...good,
    value,
    context: { ...context, ...changes },
  });
  const [first] = context.earlier;
  const failureOf = (data: unknown) => {
    const result = restore(data);
    return result.ok ? "accepted" : result.error;
  };

  test("(the one that is tampered with below is good)", () => {
    expect(failureOf(tampered({}))).toBe("accepted");
    expect(failureOf({ value: good.value, context })).toBe("accepted");
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "snapshot"],
    ["a list", []],
    ["no context", { value: "match" }],
    ["a prototype", JSON.parse('{"__proto__":{"value":"match"}}')],
    ["another state", tampered({}, "take")],
    ["over before the end", tampered({}, "over")],
    ["a state that is none", tampered({}, "constructor")],
    ["a nested state", tampered({}, { match: {} })],
    ["no plan", tampered({ plan: undefined })],
    ["no seating", tampered({ seating: null })],
    ["no earlier matches", tampered({ earlier: null })],
    ["more in an earlier match", tampered({ earlier: [{ ...first, note: 1 }] })],
    ["more in the context", tampered({ admin: true })],
    ["a program nobody knows", tampered({ seating: { ...context.seating, occupants: ["person", "shark"] } })],
    ["a match in another position", tampered({ position: { ...context.position, pebbles: 1 } })],
    ["a match with a wrong count", tampered({ count: 7 })],
    ["a seat that cannot resign", tampered({ ended: { reason: "resign", seat: 2 } })],
    ["a match with other options", tampered({ table: { seats: 2, options: { pebbles: 5 } } })],
  ])("bad-snapshot: %s", (_name, data) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-snapshot" });
  });

  test.each([
    ["bad-option", "a plan of none", tampered({ plan: { games: 0, first: "rotating" } })],
    ["bad-record", "more matches than planned", tampered({ plan: rotating(1) })],
    ["bad-record", "a match from a position that was set", tampered({ start: "throw 4 12 0 - 0,0" })],
    ["bad-record", "an earlier match that goes on", tampered({ earlier: [{ ...first, outcome: null }] })],
    [
      "bad-record",
      "an earlier match with another end",
      tampered({ earlier: [{ actions: [], outcome: { winners: [1], reason: "end.last" } }] }),
    ],
    ["bad-seats", "a match of too many", tampered({ table: { seats: 9, options: {} } })],
    ["bad-option", "a match with bad options", tampered({ table: { seats: 2, options: { pebbles: -1 } } })],
    ["bad-position", "a match from nowhere", tampered({ start: "nowhere" })],
  ])("%s: %s", (code, _name, data) => {
    expect(failureOf(data)).toMatchObject({ code });
  });

  test("names the match and the action that do not hold", () => {
    const earlier: PlayedMatch[] = [{ actions: ["die2", "take3"], outcome: null }];
    const expected = { code: "refused", clause: "take.most", index: 1 };
    expect(failureOf(tampered({ earlier }))).toMatchObject({ ...expected, match: 0 });
    expect(failureOf(tampered({ actions: "die2\ntake3\n" }))).toMatchObject(expected);
  });
});

describe("a record of a series", () => {
  const played = beginSeries(rotating(3), {}, FOUR);
  played.play(WON, "next", "die2 resign1", "next", "die2 take2");
  const record = unwrap(parseLink(formatLink(played.record())));
  const open = (data: unknown, seating = {}) =>
    observeSeries(
      createActor(
        machine,
        unwrap(snapshotFromRecord(pebbles, machine, data, { dealer: "person", seed: "monday", ...seating })),
      ),
    );

  test("goes on as a series", () => {
    const { play, context, stage } = open(record);
    expect(context()).toEqual(played.context());
    play("die1 take1 die1 take1");
    expect(stage()).toBe("over");
  });

  test("opens in a match, in a pause, and when it is over", () => {
    const all = matchesOf(record);
    for (const [matches, stage] of [
      [all, "match"],
      [all.slice(0, 2), "pause"],
      [[...all.slice(0, 2), ...all.slice(0, 1)], "over"],
    ] as const) {
      const opened = open(withMatches(record, matches));
      expect(opened.stage()).toBe(stage);
      expect(opened.record()).toEqual(withMatches(record, matches));
    }
  });

  test("lets a program play on at once, at the seat to which it has moved", () => {
    const { actions, context } = open(seriesOf(rotating(2), ["resign1", "die2"]), {
      occupants: ["person", "random"],
    });
    expect(context().seating.occupants).toEqual(["random", "person"]);
    expect(actions()).toMatch(/^die2 (take[12]|stir)$/);
  });

  test("that does not hold is refused like by replay", () => {
    const bad = snapshotFromRecord(pebbles, machine, { ...record, plan: rotating(2) });
    expect(bad).toMatchObject({ ok: false, error: { code: "bad-record", match: 2 } });
    expect(snapshotFromRecord(pebbles, machine, "{}")).toMatchObject({ error: { code: "bad-record" } });
  });

  test("bad-snapshot: somebody at the table is not provided", () => {
    const result = snapshotFromRecord(pebbles, machine, record, { occupants: ["a", "b"] });
    expect(result).toMatchObject({ ok: false, error: { code: "bad-snapshot" } });
  });
});
