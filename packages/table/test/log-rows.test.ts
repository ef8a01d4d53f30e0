import { createTable, type Game } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { snakeDuel } from "@serpentarium/snake-duel";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type LogEntry, logOf } from "../src/log.ts";
import { toLogRows } from "../src/log-rows.ts";

/** The rows of a match between people, as indices of actions by seat. */
function rowsOf(game: Game, actions: readonly string[]): readonly (readonly number[])[][] {
  const table = createTable(game);
  const actor = createActor(createTurnMachine(game), { input: { table, seed: "monday" } }).start();
  for (const action of actions) actor.send({ type: "play", action });
  const log = logOf(game, actor.getSnapshot().context);
  actor.stop();
  return toLogRows(game, log, table.seats).map(({ cells }) =>
    cells.map((cell) => cell.map(({ index }) => index)),
  );
}

/** A log of actors and phases, such as `0 move`. */
const toLog = (...told: readonly string[]): readonly LogEntry[] =>
  told.map((one, index) => {
    const [who = "", phase = ""] = one.split(" ");
    const position = { phase, table: createTable(ticTacToe) };
    const actor = who === "chance" ? who : Number(who);
    return { index, notation: one, actor, events: [], action: undefined, from: position, position };
  });

/** The rows of a log, as texts of their cells. */
const arrange = (seats: number, ...told: readonly string[]): string[] =>
  toLogRows(ticTacToe, toLog(...told), seats).map(({ cells }) =>
    cells.map((cell) => cell.map(({ notation }) => notation).join(", ")).join(" | "),
  );

test("has a row for each round, in which the last seats may be missing", () => {
  expect(rowsOf(ticTacToe, ["a1", "b2", "c3"])).toEqual([
    [[0], [1]],
    [[2], []],
  ]);
});

test("has a row for each simultaneous choice, with what chance did before", () => {
  const [first, second] = rowsOf(snakeDuel, ["1:n", "2:s", "1:n", "2:s"]);
  expect([first, second]).toEqual([
    [[0, 1], [2]],
    [[3], [4]],
  ]);
});

test("leaves the first cell empty if another seat begins", () => {
  expect(arrange(2, "1 move", "0 move")).toEqual([" | 1 move", "0 move | "]);
});

test("puts chance before the action of the seat that acts next", () => {
  expect(arrange(2, "chance roll", "chance draw", "0 keep", "1 receive", "chance roll", "1 keep")).toEqual([
    "chance roll, chance draw, 0 keep | 1 receive, chance roll, 1 keep",
  ]);
});

test("keeps a turn of several phases in one cell, and begins a row for another turn of the same seat", () => {
  expect(arrange(2, "0 move", "0 replant", "1 move", "1 move")).toEqual([
    "0 move, 0 replant | 1 move",
    " | 1 move",
  ]);
});

test("shows what chance has done last, before anybody has acted after it", () => {
  const position = { phase: "place", table: createTable(ticTacToe) };
  const [roll] = toLog("chance roll");
  const log = [{ ...(roll as LogEntry), position: ticTacToe.start(position.table) }];
  expect(toLogRows(ticTacToe, log, 2).map(({ cells }) => cells.map(({ length }) => length))).toEqual([
    [1, 0],
  ]);
});
