import { createTable, type Game } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { actionsOf } from "@serpentarium/core/match";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { fromCallback } from "xstate";
import type { RunningContext } from "../src/match.ts";
import { TableStore } from "../src/table-store.ts";
import { runnerOf } from "./fixtures/run-match.ts";

const game: Game = ticTacToe;
const runNow = runnerOf(game, {
  first: fromCallback(({ sendBack }) => sendBack({ type: "play", action: "b2" })),
  last: fromCallback(({ sendBack }) => sendBack({ type: "play", action: "b2" })),
  waiting: fromCallback(() => {}),
});

const startOf = (...occupants: readonly string[]): RunningContext =>
  createContext(game, { table: createTable(game), occupants, seed: "monday" });

/** A table whose code is loaded when the test says so. */
function createTableWithCode(start: RunningContext, passive: readonly string[] = []) {
  const requests: { readonly load: () => void; readonly fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const store = new TableStore(game, {
    start,
    passive,
    page: {},
    onError: (error) => errors.push(error),
    run: (context) =>
      new Promise((resolve, reject) => requests.push({ load: () => resolve(runNow(context)), fail: reject })),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    store,
    errors,
    requested: () => requests.length,
    load: () => {
      requests.at(-1)?.load();
      return settle();
    },
    fail: () => {
      requests.at(-1)?.fail(new Error("offline"));
      return settle();
    },
    play: (action: string) => store.send({ type: "play", action }),
    actions: () => actionsOf(store.state.running).join(" "),
  };
}

test("a match that waits for a person is displayed without its code, which is loaded with the first event", async () => {
  const { store, requested, load, play, actions } = createTableWithCode(startOf());
  expect(store.state.context).toBe(store.state.running);
  for (const type of ["select", "lookBack"] as const) store.send({ type });
  expect(requested()).toBe(0);
  play("b2");
  expect([requested(), actions()]).toEqual([1, "b2"]);
  await load();
  expect(actions()).toBe("b2");
});

test("events are applied while the code is loaded, and the match goes on from there", async () => {
  const { store, requested, load, play, actions } = createTableWithCode(startOf());
  const told: string[] = [];
  store.subscribe(() => told.push(store.state.failure?.code ?? actions()));
  for (const action of ["b2", "b2", "a1"]) play(action);
  store.send({ type: "undo" });
  store.send({ type: "redo" });
  expect(told).toEqual(["b2", "refused", "b2 a1", "b2", "b2 a1"]);
  await load();
  // the first actor was for the match before these events
  expect(requested()).toBe(2);
  await load();
  play("c3");
  store.send({ type: "undo" });
  expect([requested(), actions()]).toEqual([2, "b2 a1"]);
});

test("a bot acts on what was played while its code was loaded", async () => {
  const { store, load, play, actions } = createTableWithCode(startOf("person", "last"));
  play("a1");
  expect(actions()).toBe("a1");
  store.send({ type: "undo" });
  play("c3");
  await load();
  await load();
  expect(actions()).toBe("c3 b2");
});

test("the code is loaded at once if a program has to act, but not if the page sends its events", async () => {
  const { requested, load, actions } = createTableWithCode(startOf("first"));
  expect(requested()).toBe(1);
  await load();
  expect(actions()).toBe("b2");
  expect(createTableWithCode(startOf("waiting"), ["waiting"]).requested()).toBe(0);
});

test("what the page sends for an occupant is played once, and told once", async () => {
  const { store, load, play, actions } = createTableWithCode(startOf("waiting", "waiting"), ["waiting"]);
  let updates = 0;
  store.subscribe(() => updates++);
  play("b2");
  await load();
  expect([actions(), updates]).toEqual(["b2", 1]);
});

test("code that cannot be loaded is reported, and loaded with the next event", async () => {
  const { store, errors, requested, load, fail, play, actions } = createTableWithCode(startOf());
  play("b2");
  await fail();
  expect([errors, actions(), store.state.hasBotFailed]).toEqual([[new Error("offline")], "b2", false]);
  play("a1");
  expect([requested(), actions()]).toEqual([2, "b2 a1"]);
  await load();
  expect(actions()).toBe("b2 a1");
});

test("a bot whose code cannot be loaded has failed, until it acts", async () => {
  const { store, load, fail } = createTableWithCode(startOf("first"));
  await fail();
  expect(store.state.hasBotFailed).toBe(true);
  store.send({ type: "redo" });
  await load();
  expect([store.state.hasBotFailed, store.state.running.actions.length]).toEqual([false, 1]);
});

test("code that throws at once is reported as well", () => {
  const errors: unknown[] = [];
  const store = new TableStore(game, {
    start: startOf("nobody"),
    run: runNow,
    page: {},
    onError: (error) => errors.push(error),
  });
  expect([errors.length, store.state.hasBotFailed]).toEqual([1, true]);
});

test("a program that cannot run after an action has failed", () => {
  const errors: unknown[] = [];
  const store = new TableStore(game, {
    start: startOf("person", "nobody"),
    run: () => {
      throw new Error("no code");
    },
    page: {},
    onError: (error) => errors.push(error),
  });
  store.send({ type: "play", action: "b2" });
  expect([errors.length, store.state.running.actions.length, store.state.hasBotFailed]).toEqual([1, 1, true]);
});

test("a match that is replaced or stopped while its code is loaded stays as it is", async () => {
  const { store, load, play, actions } = createTableWithCode(startOf());
  play("b2");
  store.send({ type: "begin", start: startOf() });
  await load();
  expect(actions()).toBe("");
  play("a1");
  store.stop();
  await load();
  play("c3");
  expect(actions()).toBe("a1");
});
