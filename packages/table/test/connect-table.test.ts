// @vitest-environment happy-dom
import "@serpentarium/board/element";
import { createTable, type Game } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import en from "@serpentarium/tic-tac-toe/words/en" with { type: "json" };
import { beforeEach, describe, expect, test, vi } from "vitest";
import { connectTable } from "../src/connect-table.ts";
import { TableStore } from "../src/table-store.ts";
import { runnerOf } from "./fixtures/run-match.ts";
import { english } from "./fixtures/words.ts";

const game: Game = ticTacToe;
const words = english(en);

/** A board connected to a table with a match after some actions. */
function createBoard(...actions: readonly string[]) {
  const store = new TableStore(game, {
    run: runnerOf(game),
    start: createContext(game, { table: createTable(game) }),
    page: {},
  });
  for (const action of actions) store.send({ type: "play", action });
  const board = document.createElement("serpent-board");
  document.body.replaceChildren(board);
  const disconnect = connectTable(board, store, words);
  board.flush();
  const all = (selector: string): HTMLElement[] => [
    ...(board.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  return {
    store,
    disconnect,
    press(target: string): void {
      all(`[data-target="${target}"]`)[0]?.click();
      board.flush();
    },
    send(event: Parameters<typeof store.send>[0]): void {
      store.send(event);
      board.flush();
    },
    /** The spaces with a kind of mark, once the code that draws marks is loaded. */
    async marked(kind: string) {
      await vi.dynamicImportSettled();
      board.flush();
      return all(`.mark.${kind}`).map((mark) => mark.getAttribute("data-space"));
    },
    enabled: () => all(".enabled").length,
    status: () => all("[role=status]")[0]?.textContent.trim(),
    pieces: () => all("[data-piece]").length,
  };
}

beforeEach(() => document.body.replaceChildren());

describe("a board connected to a table", () => {
  test("plays a pressed target, and marks and announces the action", async () => {
    const board = createBoard();
    board.press("b2");
    expect(board.store.state.log.map(({ notation }) => notation)).toEqual(["b2"]);
    expect([await board.marked("last"), board.status()]).toEqual([["b2"], "Player 1 marks b2."]);
  });

  test("marks and announces the last action of a match that was not played here", async () => {
    const board = createBoard("b2", "a1");
    expect([await board.marked("last"), board.status()]).toEqual([["a1"], "Player 2 marks a1."]);
  });

  test("place.free: passes a refusal to the table, and shows it until the next press", async () => {
    const board = createBoard("b2");
    board.press("b2");
    expect(board.store.state.failure?.clause).toBe("place.free");
    expect(await board.marked("refused")).toEqual(["b2"]);
    board.press("a1");
    expect([board.store.state.failure, await board.marked("refused")]).toEqual([undefined, []]);
  });

  test("place.free: shows the refusal of an action that was typed", async () => {
    const board = createBoard("b2");
    board.send({ type: "play", action: "b2" });
    expect(await board.marked("refused")).toEqual(["b2"]);
  });

  test("calls players by their names as soon as a match has some", () => {
    const board = createBoard();
    board.send({
      type: "begin",
      start: createContext(game, { table: createTable(game), names: ["Ada", "Ben"] }),
    });
    board.press("b2");
    expect(board.status()).toBe("Ada marks b2.");
  });

  test("looks back with marks and narration; a press says why it plays nothing", async () => {
    const board = createBoard("b2", "a1", "c3");
    board.send({ type: "lookBack", count: 1 });
    expect([await board.marked("last"), board.status(), board.enabled()]).toEqual([
      ["b2"],
      "Player 1 marks b2.",
      0,
    ]);
    board.press("a1");
    expect(board.status()).toContain("You are looking back");
    expect(board.store.state.log).toHaveLength(3);
    board.send({ type: "lookBack" });
    expect([await board.marked("last"), board.enabled() > 0]).toEqual([["c3"], true]);
  });

  test("announces an undo, and shows another match without an action", async () => {
    const board = createBoard("b2", "a1");
    board.send({ type: "undo" });
    expect([await board.marked("last"), board.status()]).toEqual([[], "Taken back."]);
    board.send({ type: "begin", start: createContext(game, { table: createTable(game) }) });
    expect([await board.marked("last"), board.status()]).toEqual([[], ""]);
  });

  test("no longer follows the table once it is disconnected", async () => {
    const board = createBoard("b2");
    board.disconnect();
    board.send({ type: "play", action: "a1" });
    expect(await board.marked("last")).toEqual(["b2"]);
  });
});
