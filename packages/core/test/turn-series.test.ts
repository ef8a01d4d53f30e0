import { describe, expect, expectTypeOf, test } from "vitest";
import { createActor, type EventObject, fromCallback, type SnapshotFrom } from "xstate";
import { unwrap } from "../src/index.ts";
import { replay } from "../src/record/index.ts";
import { replaySeries } from "../src/series/index.ts";
import {
  createSeriesMachine,
  type MatchRef,
  outcomeOf,
  recordOf,
  type SeriesContext,
  type Turn,
} from "../src/turn/index.ts";
import { begin, machine, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { beginSeries, rotating, seriesMachine } from "./fixtures/series.ts";

const FOUR = { options: { pebbles: 4 } };
const [WON_BY_2, WON_BY_1] = ["die1 take1 die3 take3", "die3 take3 die1 stir order12 die1 take1"];

describe("a series", () => {
  test("score.series: plays its games in a row and adds up the scores", () => {
    const { play, state, sheet, told } = beginSeries(rotating(3), {}, FOUR);
    expect(state()).toBe("match");
    play(WON_BY_2);
    expect(state()).toBe("pause");
    expect(sheet().totals).toEqual([2, 6]);
    play("next");
    expect(state()).toBe("match");
    expect(sheet().totals).toEqual([2, 6]);
    play("die3 take3");
    expect(sheet().rows).toHaveLength(1);
    play("die1 take1");
    expect(sheet().rows[1]).toMatchObject({ order: [1, 0], points: [2, 6], winners: [0] });
    play("next", WON_BY_2);
    expect(state()).toBe("over");
    expect(sheet()).toMatchObject({ totals: [6, 18], leaders: [1] });
    expect(told.filter(({ type }) => type === "began")).toEqual(
      [0, 1, 2].map((match) => ({ type: "began", match })),
    );
  });

  test("of one game behaves like a match", () => {
    const seating = { dealer: "dice", occupants: ["person", "random"] };
    const match = begin(seating, FOUR.options);
    const series = beginSeries(rotating(1), seating, FOUR);
    while (match.state() === "take") {
      expect(series.state()).toBe("match");
      expect(series.context().match).toEqual(match.context());
      for (const { play } of [match, series]) play("take1");
    }
    expect(match.state()).toBe("over");
    expect(series.state()).toBe("over");
    expect(series.actions()).toBe(match.actions());
    const { actions, outcome } = recordOf(pebbles, match.context());
    expect(series.record().matches).toEqual([{ actions, outcome }]);
  });

  test("starts elsewhere only where it is of one game", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 3 21 1 s 1,3", table));
    const input = { plan: rotating(2), table, position };
    const several = createActor(seriesMachine, { input }).getSnapshot();
    expect(several).toMatchObject({ status: "error", error: { code: "bad-plan" } });
    const alone = createActor(seriesMachine, { input: { ...input, plan: rotating(1) } }).start();
    const { match } = alone.getSnapshot().children;
    expect(match.getSnapshot().context.position).toEqual(position);
    match.send({ type: "play", action: "take3" });
    expect(alone.getSnapshot().value).toBe("over");
  });

  test("follows its match: whoever is subscribed to the series learns of all that happens", () => {
    const { actor, match, play, context } = beginSeries(rotating(2), {}, FOUR);
    const seen: SeriesContext<Pebbles>[] = [];
    actor.subscribe((snapshot) => seen.push(snapshot.context));
    play("die1 take1 undo redo die9");
    expect(seen.map(({ match: { actions } }) => actions.trim().replaceAll("\n", " "))).toEqual([
      "die1",
      "die1 take1",
      "die1",
      "die1 take1",
      "die1 take1",
    ]);
    expect(context().match).toBe(match().getSnapshot().context);
  });

  test("is plain data, match by match", () => {
    const { play, context, record } = beginSeries(rotating(3), {}, FOUR);
    play(WON_BY_2, "next", "die2");
    expect(structuredClone(context())).toEqual(context());
    expect(JSON.parse(JSON.stringify(context()))).toEqual(context());
    expect(record()).toEqual({
      format: "serpentarium-series/1",
      game: "pebbles",
      version: "0.2.1",
      seats: 2,
      options: { pebbles: 4, opening: "throw", limit: null },
      plan: { games: 3, first: "rotating" },
      matches: [
        {
          actions: WON_BY_2.split(" "),
          outcome: { winners: [1], reason: "end.last", scores: [1, 3] },
        },
        { actions: ["die2"], outcome: null },
      ],
    });
    expect(unwrap(replaySeries(pebbles, record())).matches).toHaveLength(2);
  });

  test("takes the plain turn machine when none is given", () => {
    const input = { plan: rotating(2), table: tableOf(), occupants: ["random", "random"] };
    const actor = createActor(createSeriesMachine(pebbles), { input }).start();
    expect(actor.getSnapshot().value).toBe("pause");
    actor.send({ type: "next" });
    expect(actor.getSnapshot().value).toBe("over");
  });

  test("plays a thousand games by itself", () => {
    const seating = { dealer: "dice", occupants: ["random", "random"] };
    const { play, state, sheet } = beginSeries(rotating(1000), seating, { options: { pebbles: 2 } });
    for (let game = 1; game < 1000; game++) play("next");
    expect(state()).toBe("over");
    const { totals, parts } = sheet();
    expect(totals.reduce((a, b) => a + b)).toBe(2000 * parts);
  });

  test("is typed by the game", () => {
    type Snapshot = SnapshotFrom<typeof seriesMachine>;
    expectTypeOf<Snapshot["value"]>().toEqualTypeOf<"match" | "pause" | "over">();
    expectTypeOf<Snapshot["children"]["match"]>().toEqualTypeOf<MatchRef<Pebbles>>();
    expectTypeOf<Snapshot["context"]["match"]["position"]>().toEqualTypeOf<Pebbles["position"]>();
    const { match, actor } = beginSeries(rotating(2));
    match().on("played", ({ action }) => expectTypeOf(action).toEqualTypeOf<Pebbles["action"]>());
    // @ts-expect-error no such event
    match().send({ type: "next" });
    // @ts-expect-error a series plays through its match
    actor.send({ type: "play", action: "die1" });
  });
});

describe("undo", () => {
  test("in the pause leads back into the match, and redo out of it", () => {
    const { play, state, sheet, record } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2, "undo");
    expect(state()).toBe("match");
    expect(sheet().rows).toEqual([]);
    expect(record().matches).toMatchObject([{ outcome: null }]);
    play("redo");
    expect(state()).toBe("pause");
    play("undo", "take2", "die1 take1");
    expect(state()).toBe("pause");
    expect(sheet().totals).toEqual([4, 4]);
  });

  test("takes back a resignation", () => {
    const { play, state, context } = beginSeries(rotating(2));
    play("die2 resign1");
    expect(state()).toBe("pause");
    expect(outcomeOf(context().match)).toEqual({ winners: [1], reason: "resign" });
    play("undo");
    expect(state()).toBe("match");
  });

  test("leads out of over, too", () => {
    const { play, state } = beginSeries(rotating(1), {}, FOUR);
    play(WON_BY_2);
    expect(state()).toBe("over");
    play("undo");
    expect(state()).toBe("match");
  });

  test("nothing-to-undo: what next has taken into the score stays", () => {
    const { play, refusal, sheet, actions } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2, "next", "undo");
    expect(refusal()).toBe("nothing-to-undo");
    expect(actions()).toBe("");
    expect(sheet().rows).toHaveLength(1);
  });
});

describe("a refused event", () => {
  test("not-over: next in a match changes nothing", () => {
    const { actor, play, refusal, context, told } = beginSeries(rotating(2), {}, FOUR);
    play("die1 take1");
    const before = context();
    play("next");
    expect(refusal()).toBe("not-over");
    expect(told.at(-1)).toMatchObject({
      failure: { message: { en: "the game is not over yet", fr: "la partie n’est pas finie" } },
    });
    expect(context()).toBe(before);
    expect(actor.getSnapshot().value).toBe("match");
  });

  test("over: next after the last match", () => {
    const { play, refusal, state, context } = beginSeries(rotating(1), {}, FOUR);
    play(WON_BY_2);
    const before = context();
    play("next");
    expect(refusal()).toBe("over");
    expect(state()).toBe("over");
    expect(context()).toBe(before);
  });

  test.each(["match", "pause", "over"])("bad-event: anything else, in %s", (state) => {
    const series = beginSeries(rotating(state === "over" ? 1 : 2), {}, FOUR);
    if (state !== "match") series.play(WON_BY_1);
    expect(series.state()).toBe(state);
    const before = series.actor.getSnapshot();
    const types = [
      "play",
      "undo",
      "redo",
      "resign",
      "",
      "NEXT",
      "next.more",
      "__proto__",
      "constructor",
      "begin",
    ];
    for (const type of types) {
      series.actor.send({ type, action: "die1", seat: 0 } as never);
      expect(series.refusal()).toBe("bad-event");
    }
    series.actor.send({ type: "play", action: { toJSON: () => expect.fail() } } as never);
    expect(series.refusal()).toBe("bad-event");
    expect(series.actor.getSnapshot().context).toBe(before.context);
    expect(series.actor.getSnapshot().status).toBe("active");
    expect(series.match()).toBe(before.children.match);
  });

  test("in the match is told by the match", () => {
    const { play, refusal, context } = beginSeries(rotating(2), {}, FOUR);
    const before = context();
    play("die9");
    expect(refusal()).toBe("refused");
    expect(context()).toBe(before);
    play(WON_BY_1, "die1");
    expect(refusal()).toBe("over");
  });
});

describe("the players", () => {
  test("go round with their occupants when the first seat rotates", () => {
    const occupants = ["person", "random", "other"];
    const logic = createSeriesMachine(pebbles, machine.provide({ actors: { other: machine } }));
    const { play, context } = beginSeries(rotating(5), { occupants }, { seats: 3, logic });
    const seated = [
      "person random other",
      "random other person",
      "other person random",
      "person random other",
    ];
    for (const names of seated) {
      expect(context().match.seating.occupants.join(" ")).toBe(names);
      play("resign1", "next");
    }
    expect(context().seating.occupants).toEqual(occupants);
  });

  test("keep their seats when it is fixed", () => {
    const { play, context } = beginSeries({ games: 3, first: "fixed" }, { occupants: ["person", "random"] });
    play("resign1", "next");
    expect(context().match.seating.occupants).toEqual(["person", "random"]);
  });

  test("a program plays from the seat where it sits, and begins when its turn comes", () => {
    const asked: number[] = [];
    const one = fromCallback<EventObject, Turn<Pebbles>>(({ input, sendBack }) => {
      asked.push(Number(input.actor));
      sendBack({ type: "play", action: "take1" });
    });
    const logic = createSeriesMachine(pebbles, machine.provide({ actors: { one } }));
    const { play, actions } = beginSeries(rotating(3), { occupants: ["person", "one"] }, { ...FOUR, logic });
    play("die2 take2", "die1");
    expect(actions()).toBe("die2 take2 die1 take1");
    play("die1 take1", "next");
    play("die3");
    expect(actions()).toBe("die3 take1");
    expect(asked).toEqual([1, 0]);
  });

  test("have other luck in every match, and the same for the same seed", () => {
    const luck = (seed: string) => {
      const { play, actions } = beginSeries(rotating(3), {
        dealer: "dice",
        seed,
        occupants: ["random", "random"],
      });
      const first = actions();
      play("next");
      return [first, actions()];
    };
    const [first, second] = luck("monday");
    expect(first).not.toBe(second);
    expect(luck("monday")).toEqual([first, second]);
    expect(luck("tuesday")).not.toEqual([first, second]);
  });

  test("play by the rules, whoever sits where", () => {
    const seating = { dealer: "dice", occupants: ["random", "random", "random"] };
    const { play, record, state } = beginSeries(rotating(6), seating, { seats: 3 });
    for (let game = 1; game < 6; game++) play("next");
    expect(state()).toBe("over");
    expect(unwrap(replaySeries(pebbles, record())).matches).toHaveLength(6);
  });
});

describe("the match of a series", () => {
  test("is stopped when the next begins: its late answers do nothing", () => {
    const answers: (() => void)[] = [];
    const slow = fromCallback<EventObject, Turn<Pebbles>>(({ sendBack }) => {
      answers.push(() => sendBack({ type: "play", action: "take1" }));
    });
    const logic = createSeriesMachine(pebbles, machine.provide({ actors: { slow } }));
    const { play, match, context, state } = beginSeries(
      rotating(2),
      { occupants: ["slow", "person"] },
      { logic },
    );
    const first = match();
    play("die2 resign2", "next");
    expect(match()).not.toBe(first);
    expect(first.getSnapshot().status).toBe("stopped");
    const before = context();
    for (const answer of answers) answer();
    expect(context()).toBe(before);
    expect(state()).toBe("match");
  });

  test("has no say any more once the next is asked for, even if it is not stopped yet", () => {
    const { actor, play, match, actions, record } = beginSeries(rotating(3), {}, FOUR);
    play(WON_BY_2);
    actor.on("refused", () => {
      actor.send({ type: "next" });
      match().send({ type: "undo" });
    });
    const counts: string[] = [];
    actor.subscribe(({ context: { earlier, match } }) => counts.push(`${earlier.length}: ${match.count}`));
    actor.send({ type: "no such thing" } as never);
    expect([...new Set(counts)]).toEqual(["0: 4", "1: 0"]);
    expect(actor.getSnapshot().value).toBe("match");
    expect(actions()).toBe("");
    expect(record().matches).toMatchObject([{ actions: WON_BY_2.split(" ") }, { actions: [] }]);
    play("die3");
    expect(record().matches[1]).toEqual({ actions: ["die3"], outcome: null });
  });

  test("is there to be listened to when it is told that it began", () => {
    const { actor, play } = beginSeries(rotating(2), {}, FOUR);
    const states: unknown[] = [];
    actor.on("began", () => states.push(actor.getSnapshot().children.match.getSnapshot().value));
    play(WON_BY_2, "next");
    expect(states).toEqual(["throw"]);
  });

  test("that breaks down ends the series", () => {
    const input = { plan: rotating(2), table: tableOf(), dealer: "nobody" };
    const actor = createActor(seriesMachine, { input });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(String(errors[0])).toContain("'nobody' not implemented");
    expect(actor.getSnapshot().status).toBe("error");
  });

  test("has a record of its own, which opens alone", () => {
    const { play, context } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2);
    expect(replay(pebbles, recordOf(pebbles, context().match)).ok).toBe(true);
  });
});
