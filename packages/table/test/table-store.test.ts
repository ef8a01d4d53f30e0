import { createTable, type Game, type Seat } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { createRecord } from "@serpentarium/core/record";
import { createWords } from "@serpentarium/core/words";
import coreFr from "@serpentarium/core/words/fr" with { type: "json" };
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import en from "@serpentarium/tic-tac-toe/words/en" with { type: "json" };
import fr from "@serpentarium/tic-tac-toe/words/fr" with { type: "json" };
import { describe, expect, test } from "vitest";
import { fromCallback } from "xstate";
import type { BotService } from "../src/bots/bot-assistant.ts";
import { displayLine, leaveLine } from "../src/line.ts";
import { narrateEntry } from "../src/log.ts";
import { wordsOfMatch } from "../src/player-names.ts";
import { TableStore } from "../src/table-store.ts";
import { statusText } from "../src/turn-text.ts";
import type { VisitedLive, VisitedMatch } from "../src/visited-match.ts";
import { localBots } from "./fixtures/bot-service.ts";
import { displayedMatch } from "./fixtures/displayed-match.ts";
import { runnerOf } from "./fixtures/run-match.ts";
import { english } from "./fixtures/words.ts";

const startOf = (game: Game, occupants: readonly string[]) =>
  createContext(game, {
    table: createTable(game, { seats: occupants.length }),
    occupants,
    dealer: "person",
    seed: "monday",
  });

const nobody = fromCallback(() => {});

/** A table with a match after some actions. People deal, and the occupants "nobody" and "easy" never act. */
function createStore(
  game: Game,
  actions: readonly string[] = [],
  occupants = ["person", "person"],
  bots?: BotService,
) {
  const store = new TableStore(game, {
    run: runnerOf(game, { nobody, easy: nobody }),
    start: startOf(game, occupants),
    page: { tab: "log" },
    ...(bots && { bots }),
  });
  for (const action of actions) store.send({ type: "play", action });
  return store;
}

const words = english(en);

const statusOf = ({ state }: ReturnType<typeof createStore>): string =>
  wordsOfMatch(words, state.context).format(statusText(state));

const boardOf = ({ state }: ReturnType<typeof createStore>): string =>
  state.game.formatPosition(state.position);

describe("the running match", () => {
  test("is played, undone and redone; the last action led to the position", () => {
    const store = createStore(ticTacToe, ["b2", "a1"]);
    expect([boardOf(store), store.state.last?.notation]).toEqual(["place:1 ....x.o..", "a1"]);
    store.send({ type: "undo" });
    expect([boardOf(store), store.state.last?.notation]).toEqual(["place:2 ....x....", "b2"]);
    store.send({ type: "redo" });
    expect(store.state.log.map(({ notation }) => notation)).toEqual(["b2", "a1"]);
  });

  test("place.free: keeps a refusal until targets are selected or the match changes", () => {
    const store = createStore(ticTacToe, ["b2", "b2"]);
    expect(store.state.failure?.clause).toBe("place.free");
    store.send({ type: "select" });
    expect(store.state.failure).toBeUndefined();
    store.send({ type: "play", action: "b2" });
    store.send({ type: "play", action: "a1" });
    expect(store.state.failure).toBeUndefined();
  });

  test("is seen by the viewer that the page chooses, from then on", () => {
    const game: Game = hiddenHands;
    const store = new TableStore<{ chosen: Seat | undefined }>(game, {
      run: runnerOf(game),
      start: startOf(game, ["person", "person"]),
      page: { chosen: undefined },
      viewer: (_, { chosen }) => chosen,
    });
    expect(store.state.viewer).toBeUndefined();
    store.send({ type: "page", change: { chosen: 1 } });
    expect(store.state.viewer).toBe(1);
  });

  test("calls a bot by its level, until a match without it begins", () => {
    const store = createStore(ticTacToe, ["b2"], ["person", "easy"]);
    expect(statusOf(store)).toBe("Gula is thinking…");
    store.send({ type: "begin", start: startOf(ticTacToe, ["person", "person"]) });
    expect(statusOf(store)).toBe("Player 1, your turn");
  });

  test("goes on where a listener throws, which is reported", () => {
    const thrown: unknown[] = [];
    const heard: number[] = [];
    const game: Game = ticTacToe;
    const store = new TableStore(game, {
      run: runnerOf(game),
      start: startOf(game, ["person", "person"]),
      page: {},
      onError: (error) => thrown.push(error),
    });
    store.subscribe(() => {
      throw new Error("no notifications here");
    });
    store.subscribe(({ log }) => heard.push(log.length));
    for (const action of ["b2", "a1"]) store.send({ type: "play", action });
    expect(heard).toEqual([1, 2]);
    expect(thrown).toEqual([new Error("no notifications here"), new Error("no notifications here")]);
  });

  test("survives that the game throws, and reports it", () => {
    const thrown: unknown[] = [];
    let isBroken = false;
    const fragile: Game = {
      ...ticTacToe,
      apply(position, action) {
        if (isBroken) throw new Error("half-written");
        return ticTacToe.apply(position as never, action as never);
      },
    };
    const store = new TableStore(fragile, {
      run: runnerOf(fragile),
      start: startOf(fragile, ["person", "person"]),
      page: {},
      onError: (error) => thrown.push(error),
    });
    isBroken = true;
    store.send({ type: "play", action: "b2" });
    expect([thrown, store.state.log]).toEqual([[new Error("half-written")], []]);
    isBroken = false;
    store.send({ type: "play", action: "b2" });
    expect(store.state.log).toHaveLength(1);
  });

  test("is replaced by another one, with a higher number", () => {
    const store = createStore(ticTacToe, ["b2"]);
    const { match } = store.state;
    store.send({ type: "begin", start: startOf(ticTacToe, ["person", "nobody"]) });
    expect(store.state.match).toBeGreaterThan(match);
    expect([store.state.log, store.state.last, store.state.running.actions.length]).toEqual([
      [],
      undefined,
      0,
    ]);
  });

  test("reports a bot that fails, until the match changes", () => {
    const game: Game = ticTacToe;
    const store = new TableStore(game, {
      run: runnerOf(game, {
        broken: fromCallback(() => {
          throw new Error("out of order");
        }),
      }),
      start: startOf(game, ["person", "broken"]),
      page: {},
    });
    store.send({ type: "play", action: "b2" });
    expect(store.state.hasBotFailed).toBe(true);
    store.send({ type: "undo" });
    expect(store.state.hasBotFailed).toBe(false);
  });
});

describe("looking back", () => {
  test("shows an earlier position and the action that led to it, on which nothing can be played", () => {
    const store = createStore(ticTacToe, ["b2", "a1", "c3"]);
    store.send({ type: "lookBack", count: 1 });
    expect([boardOf(store), store.state.last?.notation]).toEqual(["place:2 ....x....", "b2"]);
    expect(store.state.blocked).toEqual({ id: "table.not-in-history" });
    store.send({ type: "lookBack", count: 0 });
    expect([boardOf(store), store.state.last]).toEqual(["place:1 .........", undefined]);
    store.send({ type: "lookBack", count: 3 });
    expect([store.state.lookingBack, store.state.blocked]).toEqual([undefined, undefined]);
  });

  test("ends when the match continues", () => {
    const store = createStore(ticTacToe, ["b2", "a1"]);
    store.send({ type: "lookBack", count: 1 });
    store.send({ type: "play", action: "c3" });
    expect([store.state.lookingBack, store.state.log.length]).toEqual([undefined, 3]);
  });
});

describe("a match that is displayed in place of the running one", () => {
  const shown = displayedMatch(ticTacToe, ["a3"]);
  const visited: VisitedMatch = {
    ...shown,
    kind: "record",
    isPreview: false,
    record: {
      format: "serpentarium/1",
      outcome: null,
      game: ticTacToe.id,
      version: "0.0.0",
      seats: 2,
      options: {},
      actions: ["a3"],
    },
    why: { id: "why" },
  };

  test("cannot be played, and the running match goes on behind it", () => {
    const store = createStore(ticTacToe, ["b2"]);
    store.send({ type: "display", match: visited });
    expect([boardOf(store), store.state.blocked]).toEqual(["place:2 x........", visited.why]);
    store.send({ type: "play", action: "a1" });
    expect([boardOf(store), store.state.running.actions.length]).toEqual(["place:2 x........", 2]);
    store.send({ type: "display", match: undefined });
    expect([boardOf(store), store.state.blocked]).toEqual(["place:1 ....x.o..", undefined]);
  });

  test("as the view of a seat that is to act: its action is an answer, and is not played here", () => {
    const answers: string[] = [];
    const store = createStore(ticTacToe);
    const match = { ...visited, kind: "seat", own: 1, isToAct: true } as const;
    store.send({ type: "display", match, onAnswer: (action) => void answers.push(action) });
    expect(store.state.blocked).toBeUndefined();
    store.send({ type: "play", action: "b2" });
    expect([answers, store.state.running.actions.length]).toEqual([["b2"], 0]);
  });
});

test("lay.hidden: several people see what everyone knows, until one takes the screen", () => {
  const store = createStore(hiddenHands, ["1,7,9,12/2,5,6,8"]);
  const viewers: (Seat | string | undefined)[] = [store.state.viewer];
  store.send({ type: "takeScreen", seat: 0 });
  viewers.push(store.state.viewer);
  store.send({ type: "play", action: "2" });
  viewers.push(store.state.viewer);
  expect(viewers).toEqual(["everyone", 0, 0]);
});

test("listeners hear of each state in order, also of those that a listener causes", () => {
  const store = createStore(ticTacToe);
  const heard: string[] = [];
  store.subscribe(({ running, tab }) => {
    if (running.actions.length === 1 && tab === "log") store.send({ type: "page", change: { tab: "rules" } });
  });
  const stop = store.subscribe(({ running, tab }, before) => {
    heard.push(`${before.running.actions.length}${before.tab} > ${running.actions.length}${tab}`);
  });
  store.send({ type: "play", action: "b2" });
  expect(heard).toEqual(["0log > 1log", "1log > 1rules"]);
  stop();
  store.send({ type: "undo" });
  expect(heard).toHaveLength(2);
});

test("an entry is narrated once for the same words", () => {
  const { state } = createStore(ticTacToe, ["b2"]);
  const [entry] = state.log;
  if (!entry) throw new Error("no entry");
  const sentences = narrateEntry(entry, words);
  expect(sentences).toEqual(["Player 1 marks b2."]);
  expect(narrateEntry(entry, words)).toBe(sentences);
  expect(narrateEntry(entry, createWords("fr", fr, coreFr))).toEqual(["Le joueur 1 marque b2."]);
});

test("without bots, a hint fails", async () => {
  const store = createStore(ticTacToe);
  const failed = new Promise<void>((resolve) =>
    store.subscribe(({ hint }) => {
      if (hint?.state === "failed") resolve();
    }),
  );
  store.send({ type: "hint", isWanted: true });
  await failed;
});

describe("a live match", () => {
  /** A live match after some actions, at the seat that is to act. */
  const liveMatch = (actions: readonly string[], change: Partial<VisitedLive> = {}): VisitedLive => ({
    ...displayedMatch(ticTacToe, actions),
    kind: "live",
    id: "monday",
    record: createRecord(ticTacToe, { table: createTable(ticTacToe), actions }),
    why: { id: "why" },
    own: actions.length % 2,
    isToAct: true,
    status: undefined,
    ...change,
  });

  test("goes on while the user looks back, and is played at one seat", () => {
    const answers: string[] = [];
    const store = new TableStore(ticTacToe as unknown as Game, {
      run: runnerOf(ticTacToe as unknown as Game),
      start: startOf(ticTacToe, ["person", "person"]),
      page: { tab: "log" },
    });
    const onAnswer = (action: string) => void answers.push(action);
    store.send({ type: "display", match: liveMatch(["b2"]) });
    store.send({ type: "lookBack", count: 0 });
    expect(store.state.blocked).toEqual({ id: "table.not-in-history" });
    store.send({ type: "display", match: liveMatch(["b2", "a1"]), onAnswer });
    expect([store.state.lookingBack, store.state.log.length]).toEqual([0, 2]);
    store.send({ type: "play", action: "c3" });
    expect([store.state.lookingBack, answers]).toEqual([undefined, ["c3"]]);
    store.send({ type: "lookBack", count: 1 });
    store.send({ type: "display", match: liveMatch([], { id: "tuesday" }) });
    expect(store.state.lookingBack).toBeUndefined();
  });

  test("keeps a refusal until it changes", () => {
    const store = createStore(ticTacToe);
    const match = liveMatch(["b2"]);
    store.send({ type: "display", match });
    store.send({ type: "refuse", failure: { code: "over", message: { id: "failures.over.match" } } });
    store.send({ type: "display", match: { ...match, why: { id: "wait" } } });
    expect(store.state.failure?.code).toBe("over");
    store.send({ type: "display", match: liveMatch(["b2", "a1"]) });
    expect(store.state.failure).toBeUndefined();
  });

  test("says whose turn it is to spectators, and something else before it begins", () => {
    const watched = liveMatch(["b2"], { own: undefined, isToAct: false });
    const store = createStore(ticTacToe);
    const say = (match: VisitedMatch): string => {
      store.send({ type: "display", match });
      return statusOf(store);
    };
    expect(say(liveMatch(["b2"]))).toMatch(/your turn/);
    expect(say(watched)).not.toMatch(/was to act/);
    expect(say(liveMatch([], { status: { id: "soon" } }))).toBe("Soon");
  });
});

describe("a line from a finished match", () => {
  const MATCH = ["a3", "b2", "a1", "c1", "a2"];

  function tryLine(from: number, actions: readonly string[]) {
    const store = createStore(ticTacToe, MATCH);
    expect(store.state.context.outcome).not.toBeNull();
    const failure = displayLine(store.state, { from, actions }, store.send);
    return { store, failure };
  }

  test("is played for all seats from the displayed position, and leaves the match as it was", () => {
    const { store } = tryLine(3, ["a2"]);
    const { running } = store.state;
    expect(boardOf(store)).toBe("place:1 x..oo.x..");
    expect(store.state.blocked).toBeUndefined();
    store.send({ type: "play", action: "c2" });
    expect(store.state.log.map(({ notation }) => notation)).toEqual([...MATCH.slice(0, 3), "a2", "c2"]);
    expect(store.state.running).toBe(running);
    const { visited } = store.state;
    if (visited?.kind !== "line") return expect.fail("no line");
    leaveLine(visited, store.send);
    expect(store.state.visited).toBeUndefined();
    expect(store.state.lookingBack).toBe(3);
    expect(store.state.running).toBe(running);
  });

  test("goes another way from an earlier position, before or after the one where it began", () => {
    const { store } = tryLine(3, ["a2", "c2"]);
    store.send({ type: "lookBack", count: 4 });
    store.send({ type: "play", action: "b1" });
    expect(store.state.log.map(({ notation }) => notation)).toEqual([...MATCH.slice(0, 3), "a2", "b1"]);
    store.send({ type: "lookBack", count: 1 });
    store.send({ type: "play", action: "c3" });
    expect(store.state.log.map(({ notation }) => notation)).toEqual(["a3", "c3"]);
    expect(store.state.lookingBack).toBeUndefined();
    const { visited } = store.state;
    expect(visited?.kind === "line" && visited.from).toBe(1);
  });

  test("place.free: refuses an illegal action, and stays", () => {
    const { store, failure } = tryLine(3, ["a3"]);
    expect(failure).toMatchObject({ code: "refused", clause: "place.free", index: 3 });
    expect(store.state.visited).toBeUndefined();
    displayLine(store.state, { from: 3, actions: [] }, store.send);
    store.send({ type: "play", action: "a3" });
    expect(store.state.failure?.clause).toBe("place.free");
    expect(store.state.log).toHaveLength(3);
  });

  test("keeps the analysis of the match, and says what the actions are worth", async () => {
    const store = createStore(ticTacToe, MATCH, undefined, localBots(ticTacToe));
    const until = (isReached: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => isReached() && resolve();
        store.subscribe(look);
        look();
      });
    store.send({ type: "analysis", isWanted: true });
    await until(() => store.state.analysis?.state === "done");
    displayLine(store.state, { from: 3, actions: [] }, store.send);
    await until(() => store.state.values?.state === "done");
    expect(store.state.analysis?.state).toBe("done");
    const { values } = store.state;
    if (values?.state !== "done") return expect.fail("no values");
    expect(values).toMatchObject({ seat: 1 });
    expect(values.values[0]).toMatchObject({ notation: "a2", share: 0.5, isProven: true });
    // each position of a line has its own values
    store.send({ type: "play", action: "a2" });
    expect(store.state.values?.state).toBe("thinking");
    store.send({ type: "lookBack", count: 3 });
    await until(() => store.state.values?.state === "done");
    expect(store.state.values).toMatchObject({ seat: 1 });
  });
});
