import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { applyEvent, type BuiltInOccupant, type TurnEmittedEvent } from "../src/context/index.ts";
import {
  allLegalActions,
  createRandom,
  createTable,
  defineGame,
  determinize,
  eventsForViewer,
  framesForViewer,
  type GameDefinition,
  type GameTypes,
  narrateAction,
  narrateEvent,
  perft,
  play,
  playedAction,
  playout,
  redactAction,
  redactPosition,
  unwrap,
} from "../src/index.ts";
import { recordOf } from "../src/match/index.ts";
import {
  createRecord,
  formatLink,
  giveUpRule,
  parseLink,
  redactActions,
  replay,
} from "../src/record/index.ts";
import { resolveClicks } from "../src/scene/index.ts";
import { createTurnMachine } from "../src/turn/index.ts";
import { defineVariant, withRefusal } from "../src/variant/index.ts";
import { type Pennies, pennies, show } from "./fixtures/pennies.ts";
import { EN } from "./fixtures/words.ts";

const table = createTable(pennies, { seats: 3 });
const start = pennies.start(table);

/** Returns the position after actions. */
const after = (...actions: readonly string[]) =>
  actions.reduce<Pennies["position"]>(
    (position, text) => unwrap(play(pennies, position, text)).position,
    start,
  );
const read = (text: string, position = start) => unwrap(pennies.parseAction(text, position));
const textsOf = (position: Pennies["position"], seat?: number) =>
  pennies.legalActions(position, seat).map((action) => pennies.formatAction(action, position));

describe("choices", () => {
  test("lead to the same position in any order", () => {
    const expected = after("1:2", "2:0", "3:1");
    expect(pennies.formatPosition(expected)).toBe("1 1,0,0 1");
    for (const order of [
      ["3:1", "2:0", "1:2"],
      ["2:0", "1:2", "3:1"],
    ])
      expect(after(...order)).toEqual(expected);
  });

  test("are stored by seat, and formatted in the position until the last", () => {
    expect(pennies.formatPosition(after("3:1", "1:2"))).toBe("2 0,0,0 - _1:2_3:1");
    expect(pennies.formatPosition(start)).toBe("2 0,0,0 -");
  });

  test.each(["2 0,0,0 -", "2 0,0,0 - _1:2", "2 0,0,0 - _1:2_3:1", "1 1,0,0 1 _3:0"])(
    "%s can be parsed",
    (text) => {
      expect(pennies.formatPosition(unwrap(pennies.parsePosition(text, table)))).toBe(text);
    },
  );

  test.each([
    "2 0,0,0 - _",
    "2 0,0,0 - _3:1_1:2",
    "2 0,0,0 - _1:2_1:2",
    "2 0,0,0 - _1:2_2:0_3:1",
    "2 0,0,0 - _01:2",
    "2 0,0,0 - _1:?",
    "2 0,0,0 - _1:7",
    "2 0,0,0 - _4:1",
    "1 1,0,0 1 _1:0",
    "0 1,1,0 2 _1:0",
    "x _1:0",
  ])("%s is invalid", (text) => {
    const parsed = pennies.parsePosition(text, table);
    expect(parsed.ok ? "" : parsed.error.code).toBe("bad-position");
  });

  test("nobody plays on for a seat that has left", () => {
    const giveUp = giveUpRule<Pennies>({
      clause: "show.two",
      apply: (position) => position,
      playsOn: true,
    });
    const isOut = () => false;
    expect(() => defineGame<Pennies>({ ...pennies.definition, giveUp, isOut })).toThrow(
      "giveUp: nobody plays on for a seat in a simultaneous phase",
    );
  });

  test("hidden.parsePosition accepts hidden choices, and rejects invalid ones", () => {
    const see = (text: string) => {
      const parsed = pennies.hidden?.parsePosition?.(text, table);
      return parsed?.ok ? pennies.formatPosition(parsed.value) : EN.format(parsed?.error.message ?? "");
    };
    expect(see("2 0,0,0 - _1:?_3:1")).toBe("2 0,0,0 - _1:?_3:1");
    const expected = "expected the position as one seat sees it, with choices such as _1:left_2:?";
    for (const text of ["0 1,1,0 2 _1:0", "2 0,0,0 - _zz", "2 0,0,0 - _1:?_zz"])
      expect(see(text)).toBe(expected);
    // the message of the game itself
    expect(see("x _1:0")).toBe("expected a text like 2 0,0 -");
  });

  test("a choice is an event under its clause, without spaces", () => {
    expect(eventsForViewer(pennies, start, read("1:2"))).toEqual([
      { type: "chosen", clause: "show.secret", spaces: [], seat: 0 },
    ]);
  });

  test("toAct is the first seat that has not chosen, seatsToAct all of them", () => {
    const position = after("1:2");
    expect([pennies.toAct(position), pennies.seatsToAct(position)]).toEqual([1, [1, 2]]);
    expect(textsOf(position)).toEqual(["2:0", "2:1", "2:2"]);
    expect(textsOf(position, 2)).toEqual(["3:0", "3:1", "3:2"]);
    expect(textsOf(position, 0)).toEqual([]);
    expect(allLegalActions(pennies, position)).toHaveLength(6);
    expect(resolveClicks(pennies, position, ["3-1"], 2).action).toEqual(read("3:1"));
    expect(resolveClicks(pennies, position, ["3-1"]).action).toBeUndefined();
  });

  test("a seat that does not choose in this round is not to act", () => {
    const position = after("1:2", "2:0", "3:1");
    expect(pennies.seatsToAct(position)).toEqual([1, 2]);
    expect(
      pennies.formatPosition(
        unwrap(play(pennies, unwrap(play(pennies, position, "2:0")).position, "3:0")).position,
      ),
    ).toBe("0 1,0,0 -");
  });

  test("perft, playouts and records handle choices one by one", () => {
    expect([1, 2, 3].map((depth) => perft(pennies, start, depth))).toEqual([3, 9, 27]);
    expect(playout(pennies, start, createRandom(1)).phase).toBe("over");
    const record = createRecord(pennies, { table, actions: ["3:1", "1:2", "2:0", "3:0"] });
    const opened = unwrap(replay(pennies, unwrap(parseLink(formatLink(record)))));
    expect(pennies.formatPosition(opened.position)).toBe("1 1,0,0 1 _3:0");
  });
});

test("a phase of chance in the same game has the usual actions, events and frames", () => {
  const toss = { phase: "toss" };
  const tossed = { type: "tossed", clause: "show.most", spaces: [] };
  // the types of pennies have no such phase
  const mixed = defineGame({
    ...pennies.definition,
    phases: {
      toss: {
        kind: "chance",
        next: ["show"],
        outcomes: () => [{ action: toss, weight: 1 }],
        refuse: () => undefined,
        apply: (position: object) => ({ ...position, phase: "show" }),
      },
      show,
    },
    start: () => ({ ...start, phase: "toss" }),
    events: () => [tossed],
  } as unknown as GameDefinition<GameTypes>);
  const first = mixed.start(table);
  expect([mixed.toAct(first), mixed.seatsToAct(first)]).toEqual(["chance", []]);
  expect(mixed.events(first, toss)).toEqual([tossed]);
  expect(framesForViewer(mixed, first, toss, "wide")).toEqual([]);
  expect(mixed.seatsToAct(mixed.apply(first, toss))).toEqual([0, 1, 2]);
});

describe("an invalid choice", () => {
  const code = (position: Pennies["position"], text: string, seat?: number) => {
    const played = play(pennies, position, text, seat);
    return played.ok ? "played" : played.error.code;
  };

  test("fails with a code", () => {
    expect(code(after("1:2"), "1:0")).toBe("not-your-turn");
    expect(code(after("1:2"), "1:0", 0)).toBe("not-your-turn");
    expect(code(after("1:2", "2:0", "3:1"), "1:0")).toBe("not-your-turn");
    expect(code(start, "2:0", 0)).toBe("other-seat");
    expect(code(start, "1:7")).toBe("refused");
    for (const text of ["2", "0:2", "4:2", "1:?", "1:", ":2", "01:2", "1e0:2", "1:-"]) {
      expect([text, code(start, text)]).toEqual([text, "notation"]);
    }
    expect(code(start, "2:0", 1)).toBe("played");
  });

  test("fails in a record with a duplicate or missing choice", () => {
    const failure = (...actions: readonly string[]) => {
      const opened = replay(pennies, createRecord(pennies, { table, actions }));
      return opened.ok ? undefined : [opened.error.code, opened.error.index];
    };
    expect(failure("1:2", "1:2", "3:0")).toEqual(["not-your-turn", 1]);
    expect(failure("1:2", "3:0", "1:1", "2:1")).toEqual(["not-your-turn", 2]);
  });

  test("fails as an object", () => {
    for (const seat of [0, 7, -1, undefined, "1"]) {
      const action = { phase: "show", seat, pennies: 1 } as Pennies["action"];
      expect(play(pennies, after("1:2"), action).ok).toBe(false);
    }
  });
});

describe("the choice of another seat", () => {
  const position = after("1:2");

  test("is hidden from other seats until all have chosen", () => {
    const text = (viewer?: number | "everyone") =>
      pennies.formatPosition(redactPosition(pennies, position, viewer));
    expect([text(0), text(1), text("everyone"), text()]).toEqual([
      "2 0,0,0 - _1:2",
      "2 0,0,0 - _1:?",
      "2 0,0,0 - _1:?",
      "2 0,0,0 - _1:2",
    ]);
    const action = (viewer: number) =>
      pennies.formatAction(redactAction(pennies, start, read("1:2"), viewer), start);
    expect([action(0), action(1)]).toEqual(["1:2", "1:?"]);
  });

  test("is narrated without its contents, which the last choice reveals", () => {
    expect(narrateAction(pennies, start, read("1:2"), EN, 1)).toEqual(["Player 1 has chosen."]);
    expect(narrateAction(pennies, start, read("1:2"), EN)).toEqual(["Player 1 has chosen."]);
    const last = after("1:2", "2:0");
    for (const viewer of [0, 1, 2, "everyone", undefined] as const) {
      const events = eventsForViewer(pennies, last, read("3:1", last), viewer);
      expect(events.map((event) => narrateEvent(event, EN))).toEqual([
        "Player 3 has chosen.",
        "Shown: 2,0,1.",
      ]);
    }
  });

  test("is revealed when its phase is over", () => {
    const texts = ["1:2", "2:0", "3:1", "3:0"];
    const actions = texts.map((text, i) => {
      const from = after(...texts.slice(0, i));
      return playedAction(pennies, from, read(text, from));
    });
    expect(redactActions(pennies, actions, "everyone")).toEqual(["1:2", "2:0", "3:1", "3:?"]);
    expect(redactActions(pennies, actions)).toEqual(texts);
  });

  test("is drawn by determinize", () => {
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      pennies.formatPosition(determinize(pennies, position, 1, createRandom(seed))),
    );
    expect([...new Set(drawn)].sort()).toEqual(["2 0,0,0 - _1:0", "2 0,0,0 - _1:1", "2 0,0,0 - _1:2"]);
    expect(determinize(pennies, position, 0, createRandom(1))).toEqual(position);
  });
});

describe("a game that says what a choice shows once all are made", () => {
  // a hand stays hidden from the others unless a seat shows two pennies
  const shy = defineGame<Pennies>({
    ...pennies.definition,
    hidden: {
      redactPosition: (position) => position,
      redactAction: (action, seat, position) =>
        action.seat === seat ||
        (position.phase === "show" && position.choices?.some(({ pennies: count }) => count === 2))
          ? action
          : { ...action, pennies: 9 },
      determinize: (seen) =>
        seen.phase === "show" && seen.choices
          ? { ...seen, choices: seen.choices.map(({ phase, seat }) => ({ phase, seat, pennies: 1 })) }
          : seen,
    },
  });
  const textsFor = (texts: readonly string[], viewer: number | "everyone") => {
    const actions = texts.map((text, i) => {
      const from = after(...texts.slice(0, i));
      return playedAction(shy, from, read(text, from));
    });
    const last = actions.at(-1) ?? expect.fail("no action");
    const narration = narrateAction(shy, last.from, last.action, EN, viewer);
    return [redactActions(shy, actions, viewer).join(" "), narration.slice(1).join(" ")];
  };

  test("is asked for each choice, with all of them", () => {
    expect(textsFor(["1:1", "2:0", "3:1"], 1)).toEqual(["1:9 2:0 3:9", "Shown: 9,0,9."]);
    expect(textsFor(["1:1", "2:0", "3:1"], "everyone")).toEqual(["1:9 2:9 3:9", "Shown: 9,9,9."]);
    expect(textsFor(["3:2", "2:0", "1:1"], 1)).toEqual(["3:2 2:0 1:1", "Shown: 1,0,2."]);
    expect(textsFor(["1:2", "2:0"], 1)).toEqual(["1:? 2:0", ""]);
  });

  test("may draw the choices that are hidden", () => {
    const drawn = determinize(shy, after("1:2", "2:0"), 1, createRandom(1));
    expect(shy.formatPosition(drawn)).toBe("2 0,0,0 - _1:1_2:1");
    expect(determinize(shy, start, 1, createRandom(1))).toEqual(start);
  });
});

describe("frames of a simultaneous phase", () => {
  const drawing = defineGame<Pennies>({
    ...pennies.definition,
    phases: {
      show: {
        ...show,
        frames: (position, choices, layout) => [
          {
            ...pennies.scene(position, layout),
            label: choices.map(({ pennies: count }) => count).join(),
          },
        ],
      },
    },
  });
  const labels = (texts: readonly string[], viewer?: number | "everyone") => {
    const before = texts.slice(0, -1);
    const position = before.reduce<Pennies["position"]>(
      (now, text) => unwrap(play(drawing, now, text)).position,
      start,
    );
    const action = unwrap(drawing.parseAction(texts.at(-1) ?? "", position));
    return framesForViewer(drawing, position, action, "wide", viewer).map((scene) => scene.label);
  };

  test("show all choices after the last one, and none before", () => {
    for (const viewer of [undefined, 0, 1, "everyone"] as const) {
      expect(labels(["1:2", "2:0"], viewer)).toEqual([]);
      expect(labels(["1:2", "2:0", "3:1"], viewer)).toEqual(["2,0,1"]);
    }
  });
});

describe("a variant of a game with choices", () => {
  const pairs = defineVariant<Pennies>(pennies, {
    id: "pairs",
    version: "1.0.0",
    base: "^1.0.0",
    phases: {
      show: (phase) =>
        withRefusal(phase, (_, { pennies: count }) =>
          count === 1 ? { clause: "show.two", data: { pennies: count } } : undefined,
        ),
    },
  });

  test("formats choices once, and forbids some by a new clause", () => {
    const action = unwrap(pairs.parseAction("2:2", start));
    expect(pairs.formatAction(action, start)).toBe("2:2");
    expect(pairs.legalActions(start).map((one) => pairs.formatAction(one, start))).toEqual(["1:0", "1:2"]);
    const next = unwrap(play(pairs, start, "2:2")).position;
    expect(pairs.formatPosition(redactPosition(pairs, next, 0))).toBe("2 0,0,0 - _2:?");
    expect(play(pairs, start, "2:1").ok).toBe(false);
  });

  test("throws for a phase without a required member", () => {
    const define = (changes: object) => () =>
      defineGame<Pennies>({ ...pennies.definition, phases: { show: { ...show, ...changes } } });
    expect(define({ resolve: undefined })).toThrow("phases.show.resolve: expected a function");
    expect(define({ clause: "show.no" })).toThrow('phases.show.clause: "show.no" is not a clause');
    expect(define({})().formatAction(read("1:2"), start)).toBe("1:2");
    const written = Object.fromEntries(Object.entries(show)) as typeof show;
    const withWritten = { ...pennies.definition, phases: { show: written } };
    expect(() => defineGame<Pennies>(withWritten)).toThrow("phases.show: create it with simultaneousPhase");
  });
});

describe("in the turn machine", () => {
  function startWith(occupants: readonly BuiltInOccupant[] = []) {
    const actor = createActor(createTurnMachine(pennies), { input: { table, occupants, seed: "1" } });
    const emitted: TurnEmittedEvent<Pennies>[] = [];
    actor.on("*", (event) => emitted.push(event));
    actor.start();
    return { actor, emitted };
  }

  test("seats choose in any order, and a seat that may not choose is refused", () => {
    const { actor, emitted } = startWith();
    actor.send({ type: "play", action: "3:1", seat: 2 });
    expect(actor.getSnapshot().value).toBe("show");
    actor.send({ type: "play", action: "3:0", seat: 2 });
    actor.send({ type: "play", action: "1:0", seat: 1 });
    expect(emitted.slice(1)).toMatchObject([
      { type: "refused", failure: { code: "not-your-turn" } },
      { type: "refused", failure: { code: "other-seat" } },
    ]);
    actor.send({ type: "play", action: "1:2", seat: 0 });
    actor.send({ type: "play", action: "2:2" });
    const { context } = actor.getSnapshot();
    expect(pennies.formatPosition(context.position)).toBe("1 0,0,0 -");
    expect(recordOf(pennies, context).actions).toEqual(["3:1", "1:2", "2:2"]);
  });

  test("a phase that does not repeat lasts until all have chosen", () => {
    const game = defineGame<Pennies>({
      ...pennies.definition,
      phases: { show: { ...show, next: ["over"] } },
    });
    const once = createTable(game, { seats: 2, options: { rounds: 1 } });
    const actor = createActor(createTurnMachine(game), { input: { table: once } }).start();
    actor.send({ type: "play", action: "2:1" });
    expect(actor.getSnapshot().value).toBe("show");
    actor.send({ type: "play", action: "1:2" });
    expect(actor.getSnapshot().value).toBe("over");
  });

  test("a seat can take back its own choice while others have still to choose", () => {
    const { actor, emitted } = startWith();
    for (const action of ["1:2", "3:1"]) actor.send({ type: "play", action });
    const { context } = actor.getSnapshot();
    expect(applyEvent(pennies, context, { type: "undo", seat: 1 })).toMatchObject({
      error: { code: "nothing-to-undo", message: { id: "failures.nothing-to-undo.choice" } },
    });
    actor.send({ type: "undo", seat: 0 });
    expect(emitted.at(-1)).toMatchObject({ type: "undone", actions: ["1:2"] });
    const undone = actor.getSnapshot().context;
    expect(pennies.formatPosition(undone.position)).toBe("2 0,0,0 - _3:1");
    expect(recordOf(pennies, undone).actions).toEqual(["3:1"]);
    actor.send({ type: "redo" });
    expect(recordOf(pennies, actor.getSnapshot().context).actions).toEqual(["3:1", "1:2"]);
    actor.send({ type: "play", action: "2:0" });
    expect(applyEvent(pennies, actor.getSnapshot().context, { type: "undo", seat: 0 }).ok).toBe(false);
  });

  test("programs choose for their seats", () => {
    const { actor } = startWith(["random", "random", "person"]);
    const { position } = actor.getSnapshot().context;
    expect(pennies.seatsToAct(position)).toEqual([2]);
    actor.send({ type: "play", action: "3:1", seat: 2 });
    expect(actor.getSnapshot().context.position).toMatchObject({ left: 1 });
  });
});
