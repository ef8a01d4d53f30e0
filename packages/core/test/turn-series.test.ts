import { describe, expect, expectTypeOf, test } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import type { TurnContext } from "../src/context/index.ts";
import { unwrap } from "../src/index.ts";
import { replay } from "../src/record/index.ts";
import { createTurnMachine, type OccupantInput } from "../src/turn/index.ts";
import { begin, machine, seated, tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { beginSeries, rotating } from "./fixtures/series.ts";

const FOUR = { options: { pebbles: 4 } };
const [WON_BY_2, WON_BY_1] = ["die1 take1 die3 take3", "die3 take3 die1 stir order12 die1 take1"];

describe("a series", () => {
  test("score.series: plays several games and adds up the scores", () => {
    const { play, status, sheet, emitted } = beginSeries(rotating(3), {}, FOUR);
    expect(status()).toBe("match");
    play(WON_BY_2);
    expect(status()).toBe("pause");
    expect(sheet().totals).toEqual([2, 6]);
    play("next");
    expect(status()).toBe("match");
    expect(sheet().totals).toEqual([2, 6]);
    play("die3 take3");
    expect(sheet().rows).toHaveLength(1);
    play("die1 take1");
    expect(sheet().rows[1]).toMatchObject({ playersBySeat: [1, 0], points: [2, 6], winners: [0] });
    play("next", WON_BY_2);
    expect(status()).toBe("over");
    expect(sheet()).toMatchObject({ totals: [6, 18], leaders: [1] });
    expect(emitted.filter(({ type }) => type === "began")).toEqual(
      [1, 2].map((match) => ({ type: "began", match })),
    );
  });

  test("of one game is the same as a match", () => {
    const seating = { dealer: "dice", occupants: ["person", "random"] };
    const match = begin(seating, FOUR.options);
    const series = beginSeries(rotating(1), seating, FOUR);
    while (match.state() === "take") {
      for (const { play } of [match, series]) play("take1");
      expect(series.context()).toEqual({ ...match.context(), plan: rotating(1) });
    }
    expect(series.status()).toBe("over");
    expect(series.record()).not.toHaveProperty("plan");
    expect(series.record()).not.toHaveProperty("earlier");
  });

  test("can have a start position only if it has one game", () => {
    const table = tableOf();
    const position = unwrap(pebbles.parsePosition("take=3 3 21 1 s 1,3", table));
    const input = { plan: rotating(2), table, position };
    const several = createActor(machine, { input }).getSnapshot();
    expect(several).toMatchObject({ status: "error", error: { code: "bad-plan" } });
    const alone = createActor(machine, { input: { ...input, plan: rotating(1) } }).start();
    expect(alone.getSnapshot().context.position).toEqual(position);
    alone.send({ type: "play", action: "take3" });
    expect(alone.getSnapshot().value).toBe("over");
  });

  test("has a context and record of plain data", () => {
    const { play, context, record } = beginSeries(rotating(3), {}, FOUR);
    play(WON_BY_2, "next", "die2");
    const { actions: played, undone, ...rest } = context();
    expect(structuredClone(rest)).toEqual(rest);
    expect(JSON.parse(JSON.stringify(context()))).toEqual({ ...rest, actions: ["die2"], undone: [] });
    expect(record()).toEqual({
      format: "serpentarium/1",
      game: "pebbles",
      version: "0.2.1",
      seats: 2,
      options: { pebbles: 4, opening: "throw", limit: null },
      plan: { games: 3, first: "rotating" },
      earlier: [
        {
          actions: WON_BY_2.split(" "),
          outcome: { winners: [1], reason: "end.last", scores: [1, 3] },
        },
      ],
      actions: ["die2"],
      outcome: null,
    });
    expect(unwrap(replay(pebbles, record())).earlier).toHaveLength(1);
  });

  test("plays automatically where all occupants are programs", () => {
    const actor = createActor(createTurnMachine(pebbles), {
      input: { plan: rotating(2), table: tableOf(), occupants: ["random", "random"] },
    }).start();
    expect(actor.getSnapshot().value).toBe("over");
    actor.send({ type: "next" });
    expect(actor.getSnapshot().context.earlier).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe("over");
  });

  test("plays a thousand games automatically", () => {
    const seating = { dealer: "dice", occupants: ["random", "random"] };
    const { play, status, sheet } = beginSeries(rotating(1000), seating, { options: { pebbles: 2 } });
    for (let game = 1; game < 1000; game++) play("next");
    expect(status()).toBe("over");
    const { totals, partsPerPoint } = sheet();
    expect(totals.reduce((a, b) => a + b)).toBe(2000 * partsPerPoint);
  });

  test("notifies subscribers and listeners of the next match", () => {
    const { actor, play } = beginSeries(rotating(2), {}, FOUR);
    const seen: TurnContext<Pebbles>[] = [];
    actor.subscribe(({ context }) => seen.push(context));
    const states: unknown[] = [];
    actor.on("began", ({ match }) => {
      expectTypeOf(match).toEqualTypeOf<number>();
      states.push(actor.getSnapshot().value);
    });
    play(WON_BY_2, "next");
    expect(states).toEqual(["throw"]);
    expect(seen.at(-1)).toMatchObject({
      actions: { length: 0 },
      earlier: [{ actions: WON_BY_2.split(" ") }],
    });
  });
});

describe("undo", () => {
  test("returns to the finished match between two matches, and redo leaves it", () => {
    const { play, status, sheet, matches } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2, "undo");
    expect(status()).toBe("match");
    expect(sheet().rows).toEqual([]);
    expect(matches()).toMatchObject([{ outcome: null }]);
    play("redo");
    expect(status()).toBe("pause");
    play("undo", "take2", "die1 take1");
    expect(status()).toBe("pause");
    expect(sheet().totals).toEqual([4, 4]);
  });

  test("takes back a resignation", () => {
    const { play, status, context } = beginSeries(rotating(2));
    play("die2 resign1");
    expect(status()).toBe("pause");
    expect(context().outcome).toEqual({ reason: "resign", places: [2, 1] });
    play("undo");
    expect(status()).toBe("match");
  });

  test("leaves the state over", () => {
    const { play, status } = beginSeries(rotating(1), {}, FOUR);
    play(WON_BY_2);
    expect(status()).toBe("over");
    play("undo");
    expect(status()).toBe("match");
  });

  test("nothing-to-undo: next cannot be undone", () => {
    const { play, refusal, sheet, actions } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2, "next", "undo");
    expect(refusal()).toBe("nothing-to-undo");
    expect(actions()).toBe("");
    expect(sheet().rows).toHaveLength(1);
  });
});

describe("a refused event", () => {
  test("not-over: next in a match changes nothing", () => {
    const { actor, play, refusal, context, emitted } = beginSeries(rotating(2), {}, FOUR);
    play("die1 take1");
    const before = context();
    play("next");
    expect(refusal()).toBe("not-over");
    expect(emitted.at(-1)).toMatchObject({
      failure: { message: { id: "failures.not-over" } },
    });
    expect(context()).toBe(before);
    expect(actor.getSnapshot().value).toBe("throw");
  });

  test.each([1, 2])("over: next after the last match of %s", (games) => {
    const { play, refusal, status, context } = beginSeries(rotating(games), {}, FOUR);
    play(WON_BY_2, ...(games > 1 ? ["next", WON_BY_1] : []));
    const before = context();
    play("next");
    expect(refusal()).toBe("over");
    expect(status()).toBe("over");
    expect(context()).toBe(before);
  });

  test("over: play between two matches", () => {
    const { play, refusal, context } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_1);
    const before = context();
    play("die1");
    expect(refusal()).toBe("over");
    expect(context()).toBe(before);
  });
});

describe("the players", () => {
  test("change seats with their occupants when the first seat rotates", () => {
    const occupants = ["person", "random", "other"];
    const logic = createTurnMachine(pebbles, { other: machine });
    const { play, context } = beginSeries(rotating(5), { occupants }, { seats: 3, logic });
    const seatings = [
      "person random other",
      "random other person",
      "other person random",
      "person random other",
    ];
    for (const names of seatings) {
      expect(seated(context())).toBe(names);
      expect(context().occupants).toEqual(occupants);
      play("resign1", "next");
    }
  });

  test("keep their seats when it is fixed", () => {
    const { play, context } = beginSeries({ games: 3, first: "fixed" }, { occupants: ["person", "random"] });
    play("resign1", "next");
    expect(seated(context())).toBe("person random");
  });

  test("include a program, which acts from its current seat", () => {
    const actors: number[] = [];
    const one = fromCallback<EventObject, OccupantInput<Pebbles>>(({ input, sendBack }) => {
      actors.push(Number(input.actor));
      sendBack({ type: "play", action: "take1" });
    });
    const logic = createTurnMachine(pebbles, { one });
    const { play, actions } = beginSeries(rotating(3), { occupants: ["person", "one"] }, { ...FOUR, logic });
    play("die2 take2", "die1");
    expect(actions()).toBe("die2 take2 die1 take1");
    play("die1 take1", "next");
    play("die3");
    expect(actions()).toBe("die3 take1");
    expect(actors).toEqual([1, 0]);
  });

  test("get other random outcomes in every match, and the same for the same seed", () => {
    const playTwo = (seed: string) => {
      const { play, actions } = beginSeries(rotating(3), {
        dealer: "dice",
        seed,
        occupants: ["random", "random"],
      });
      const first = actions();
      play("next");
      return [first, actions()];
    };
    const [first, second] = playTwo("monday");
    expect(first).not.toBe(second);
    expect(playTwo("monday")).toEqual([first, second]);
    expect(playTwo("tuesday")).not.toEqual([first, second]);
  });

  test("play by the rules at every seat", () => {
    const seating = { dealer: "dice", occupants: ["random", "random", "random"] };
    const { play, record, state } = beginSeries(rotating(6), seating, { seats: 3 });
    for (let game = 1; game < 6; game++) play("next");
    expect(state()).toBe("over");
    expect(unwrap(replay(pebbles, record())).earlier).toHaveLength(5);
  });
});

describe("the match of a series", () => {
  test("stops its programs when the next one begins, and ignores their late actions", () => {
    const responses: (() => void)[] = [];
    const slow = fromCallback<EventObject, OccupantInput<Pebbles>>(({ sendBack }) => {
      responses.push(() => sendBack({ type: "play", action: "take1" }));
    });
    const logic = createTurnMachine(pebbles, { slow });
    const { play, context, status } = beginSeries(rotating(2), { occupants: ["slow", "person"] }, { logic });
    play("die2 resign2", "next");
    const before = context();
    expect(responses).toHaveLength(1);
    for (const respond of responses) respond();
    expect(context()).toBe(before);
    expect(status()).toBe("match");
  });

  test("is part of one record, which can be replayed", () => {
    const { play, record } = beginSeries(rotating(2), {}, FOUR);
    play(WON_BY_2, "next", "die3");
    expect(unwrap(replay(pebbles, record()))).toMatchObject({ plan: rotating(2), earlier: [{}] });
  });
});
