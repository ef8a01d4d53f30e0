import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { contextFromRecord, contextFromSnapshot, type TurnContext } from "../src/context/index.ts";
import { createRandom, randomAction, unwrap } from "../src/index.ts";
import { formatLink, type MatchRecord, matchesOf, parseLink } from "../src/record/index.ts";
import { createTurnMachine, type OccupantInput, toResumeOptions } from "../src/turn/index.ts";
import { machine, seated, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { beginSeries, observeSeries, rotating, seriesOf, withMatches } from "./fixtures/series.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const FOUR = { options: { pebbles: 4 } };
const WON = "die1 take1 die3 take3";

/** Returns the persisted snapshot after JSON, as when a page is reloaded. */
const stored = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
const restore = (data: unknown) => contextFromSnapshot(pebbles, data, ["bot"]);
const resumeContext = (context: TurnContext<Pebbles>, logic = machine) =>
  observeSeries(createActor(logic, toResumeOptions(pebbles, logic, context)));
const resume = (data: unknown, logic = machine) => resumeContext(unwrap(restore(data)), logic);

describe("a snapshot of a series", () => {
  test("resumes in a match, with undo and redo", () => {
    const first = beginSeries(rotating(3), { undoChance: true }, FOUR);
    first.play(WON, "next", "die2 take1 undo");
    const second = resume(stored(first.actor));
    expect(second.context()).toEqual(first.context());
    expect(second.status()).toBe("match");
    expect(second.emitted).toEqual([]);
    second.play("redo", "die3 take3");
    expect(second.status()).toBe("pause");
    expect(second.sheet().totals).toEqual([8, 8]);
    second.play("next");
    expect(second.emitted.at(-1)).toEqual({ type: "began", match: 2 });
  });

  test("resumes a single game with a start position", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 8 21 1 s 1,3", table));
    const input = { plan: { games: 1, first: "fixed" as const }, table, position, dealer: "person" };
    const first = observeSeries(createActor(machine, { input }));
    first.play("take3");
    const second = resume(stored(first.actor));
    expect(second.context()).toEqual(first.context());
    expect(second.matches()).toEqual([{ start: "take=3 8 21 1 s 1,3", actions: ["take3"], outcome: null }]);
    const third = resumeContext(unwrap(contextFromRecord(pebbles, second.record())));
    expect(third.matches()[0]).toMatchObject({ start: "take=3 8 21 1 s 1,3" });
    const data = stored(first.actor);
    const several = { ...data, context: { ...data.context, plan: rotating(2) } };
    expect(restore(several)).toMatchObject({ ok: false, error: { code: "bad-record", match: 0 } });
  });

  test("resumes in a pause, with undo and next", () => {
    const first = beginSeries(rotating(2), {}, FOUR);
    first.play(WON);
    const data = stored(first.actor);
    const back = resume(data);
    expect(back.status()).toBe("pause");
    back.play("undo");
    expect(back.status()).toBe("match");
    const on = resume(data);
    on.play("next", "die1");
    expect(on.status()).toBe("match");
    expect(on.matches()).toMatchObject([{ actions: WON.split(" ") }, { actions: ["die1"] }]);
  });

  test("resumes when the series is over, by the rules or by resignation", () => {
    for (const end of [WON, "die2 resign2"]) {
      const first = beginSeries(rotating(2), {}, FOUR);
      first.play(WON, "next", end);
      const second = resume(stored(first.actor));
      expect(second.status()).toBe("over");
      expect(second.sheet()).toEqual(first.sheet());
      second.play("next");
      expect(second.refusal()).toBe("over");
      second.play("undo");
      expect(second.status()).toBe("match");
    }
  });

  test("is plain data", () => {
    const { actor, play } = beginSeries(rotating(2), { dealer: "dice" }, FOUR);
    play("take1");
    expect(structuredClone(actor.getPersistedSnapshot())).toEqual(actor.getPersistedSnapshot());
    expect(stored(actor)).not.toHaveProperty("machine");
  });

  test("starts an interrupted program again, at its new seat", () => {
    const silent = fromCallback<EventObject, OccupantInput<Pebbles>>(() => undefined);
    const quick = fromCallback<EventObject, OccupantInput<Pebbles>>(({ input, sendBack }) => {
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

  test("can be taken before the actor has started", () => {
    const actor = createActor(machine, {
      input: {
        plan: rotating(2),
        table: { seats: 2, options: beginSeries(rotating(2)).context().table.options },
      },
    });
    const { status, context } = resume(stored(actor));
    expect(status()).toBe("match");
    expect(context().position.phase).toBe("take");
  });

  test("taken at any point resumes alike", () => {
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
          expect(again.status()).toBe(series.status());
          expect(again.record()).toEqual(series.record());
          series = again;
          again = resume(stored(series.actor));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("an invalid snapshot of a series is rejected", () => {
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

  test("(the snapshot changed below is valid)", () => {
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
    ["an unknown state", tampered({}, "constructor")],
    ["a nested state", tampered({}, { match: {} })],
    ["no plan", tampered({ plan: undefined })],
    ["no seating", tampered({ seating: null })],
    ["no earlier matches", tampered({ earlier: null })],
    ["another key in an earlier match", tampered({ earlier: [{ ...first, note: 1 }] })],
    ["another key in the context", tampered({ admin: true })],
    ["an unknown program", tampered({ seating: { ...context.seating, occupants: ["person", "shark"] } })],
    ["a match in another position", tampered({ position: { ...context.position, pebbles: 1 } })],
    ["a match with a wrong count", tampered({ count: 7 })],
    ["a seat that cannot resign", tampered({ ended: { reason: "resign", seat: 2 } })],
    ["a match with other options", tampered({ table: { seats: 2, options: { pebbles: 5 } } })],
  ])("bad-snapshot: %s", (_name, data) => {
    expect(failureOf(data)).toMatchObject({ code: "bad-snapshot" });
  });

  test.each([
    ["bad-option", "a plan without games", tampered({ plan: { games: 0, first: "rotating" } })],
    ["bad-record", "more matches than planned", tampered({ plan: rotating(1) })],
    ["bad-record", "a match with a start position", tampered({ start: "throw 4 12 0 - 0,0" })],
    ["bad-record", "an unfinished earlier match", tampered({ earlier: [{ ...first, outcome: null }] })],
    [
      "bad-record",
      "an earlier match with another outcome",
      tampered({ earlier: [{ actions: [], outcome: { winners: [1], reason: "end.last" } }] }),
    ],
    ["bad-seats", "too many seats", tampered({ table: { seats: 9, options: {} } })],
    ["bad-option", "invalid options", tampered({ table: { seats: 2, options: { pebbles: -1 } } })],
  ])("%s: %s", (code, _name, data) => {
    expect(failureOf(data)).toMatchObject({ code });
  });

  test("fails with the match and index of an illegal action", () => {
    const earlier: MatchRecord[] = [{ actions: ["die2", "take3"], outcome: null }];
    const expected = { code: "refused", clause: "take.most", index: 1 };
    expect(failureOf(tampered({ earlier }))).toMatchObject({ ...expected, match: 0 });
    expect(failureOf(tampered({ actions: ["die2", "take3"] }))).toMatchObject(expected);
  });
});

describe("a record of a series", () => {
  const played = beginSeries(rotating(3), {}, FOUR);
  played.play(WON, "next", "die2 resign1", "next", "die2 take2");
  const record = unwrap(parseLink(formatLink(played.record())));
  const open = (data: unknown, seating = {}) =>
    resumeContext(unwrap(contextFromRecord(pebbles, data, { dealer: "person", seed: "monday", ...seating })));

  test("resumes as a series", () => {
    const { play, context, status } = open(record);
    expect(context()).toEqual(played.context());
    play("die1 take1 die1 take1");
    expect(status()).toBe("over");
  });

  test("opens in a match, in a pause, and when it is over", () => {
    const all = matchesOf(record);
    for (const [matches, status] of [
      [all, "match"],
      [all.slice(0, 2), "pause"],
      [[...all.slice(0, 2), ...all.slice(0, 1)], "over"],
    ] as const) {
      const opened = open(withMatches(record, matches));
      expect(opened.status()).toBe(status);
      expect(opened.record()).toEqual(withMatches(record, matches));
    }
  });

  test("starts a program at once, at its current seat", () => {
    const { actions, context } = open(seriesOf(rotating(2), ["resign1", "die2"]), {
      occupants: ["person", "random"],
    });
    expect(seated(context())).toBe("random person");
    expect(actions()).toMatch(/^die2 (take[12]|stir)$/);
  });

  test("fails like replay where it is invalid", () => {
    const bad = contextFromRecord(pebbles, { ...record, plan: rotating(2) });
    expect(bad).toMatchObject({ ok: false, error: { code: "bad-record", match: 2 } });
    expect(contextFromRecord(pebbles, "{}")).toMatchObject({ error: { code: "bad-record" } });
  });
});
