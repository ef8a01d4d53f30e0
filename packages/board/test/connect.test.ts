// @vitest-environment happy-dom
import { type AnyAction, defineGame, type GameTypes } from "@serpentarium/core";
import { type Anybody, createTurnMachine } from "@serpentarium/core/turn";
import { pantarei } from "@serpentarium/pantarei";
import { type TicTacToe, ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { connectBoard, connectPlay, connectPosition, type News, type PlaySource } from "../src/connect.ts";
import { count, find, hear, key, marked, mount, press, status, target, targetsOf } from "./boards.ts";
import { grid, row } from "./scenes.ts";

/** A match that only takes down what is played in it. */
function fakePlay<T extends GameTypes>(position: T["position"], isPerson = true) {
  const played: AnyAction[] = [];
  const listeners = new Set<(news: News<T>) => void>();
  const play: PlaySource<T> = {
    position,
    isOver: position.phase === "over",
    isPerson: () => isPerson,
    play: (action) => played.push(action),
    refuse: (failure) => {
      for (const listener of listeners) listener({ type: "refused", failure });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { play, played, listeners };
}

describe("a board connected to a match", () => {
  test("shows what can be pressed, and plays what is", () => {
    const { play, played } = fakePlay<TicTacToe>(grid("place:2 ....x...."));
    const board = mount();
    connectPlay(board, play, { game: ticTacToe });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual(["a3", "b3", "c3", "a2", "c2", "a1", "b1", "c1"]);
    press(board, "c1");
    expect(played).toEqual([{ phase: "place", cell: 8 }]);
  });

  test("place.free: a refused press names its clause, marks its spaces and says why", () => {
    const { play, played } = fakePlay<TicTacToe>(grid("place:2 ....x...."));
    const board = mount();
    const refused = hear(board, "refused");
    connectPlay(board, play, { game: ticTacToe, language: "fr" });
    board.flush();
    press(board, "b2");
    expect(played).toEqual([]);
    expect(refused).toMatchObject([{ clause: "place.free", failure: { code: "refused", spaces: ["b2"] } }]);
    expect(marked(board, "refused")).toEqual(["b2"]);
    expect(status(board)).toBe("b2 porte déjà une marque.");
  });

  test("a possibility is marked beside a refusal, until the position changes", () => {
    const board = mount();
    const connection = connectPosition(board, { game: ticTacToe, position: grid("place:2 ....x....") });
    connection.hints = ["c1"];
    board.flush();
    press(board, "b2");
    expect([marked(board, "hint"), marked(board, "refused")]).toEqual([["c1"], ["b2"]]);
    press(board, "a1");
    expect([connection.hints, marked(board, "hint")]).toEqual([[], []]);
  });

  test.each([
    ["over", "over:1!end.line x.o.xo..x", true, "The game is over."],
    ["another's turn", "place:2 ....x....", false, "It is not your turn."],
  ])("%s: nothing is enabled, and a press says why", (_, text, isPerson, words) => {
    const { play, played } = fakePlay<TicTacToe>(grid(text), isPerson);
    const board = mount();
    connectPlay(board, play, { game: ticTacToe });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
    press(board, "b1");
    expect([played, status(board)]).toEqual([[], words]);
  });

  test("the seats that may act can be chosen", () => {
    const { play } = fakePlay<TicTacToe>(grid("place:2 ....x...."));
    const board = mount();
    connectPlay(board, play, { game: ticTacToe, canAct: (seat) => seat === 0 });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
  });

  test("once disconnected, neither side hears the other", () => {
    const { play, played, listeners } = fakePlay<TicTacToe>(grid("place:1 ........."));
    const board = mount();
    const connection = connectPlay(board, play, { game: ticTacToe });
    board.flush();
    connection.disconnect();
    press(board, "a1");
    expect([played, listeners.size]).toEqual([[], 0]);
  });
});

describe("actions of several presses", () => {
  const POSITION = row("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4");

  function connect() {
    const board = mount();
    const connection = connectPosition(board, { game: pantarei, position: POSITION });
    board.flush();
    return { board, connection };
  }

  test("move.distance: piece, then pile; the row closes and the last pile is marked under its new number", () => {
    const { board, connection } = connect();
    press(board, "top-1");
    expect(targetsOf(board, "selected")).toEqual(["top-1"]);
    expect(targetsOf(board, "next")).toEqual(["top-2"]);
    press(board, "top-2");
    expect(pantarei.formatPosition(connection.play.position)).toBe("move:1 d2+l3+l1,n+d1,d3,l2 dark - 0");
    expect(marked(board, "last")).toEqual(["pile-1"]);
    expect(status(board)).toMatch(/pile 1/);
  });

  test("Escape takes back the last press", () => {
    const { board } = connect();
    press(board, "top-1");
    target(board, "top-1").focus();
    key(board, "Escape");
    expect(targetsOf(board, "selected")).toEqual([]);
  });

  test("move.own-top: where a refusal names no space, what was pressed is marked", () => {
    const { board } = connect();
    const refused = hear(board, "refused");
    press(board, "top-4");
    expect(refused).toMatchObject([{ clause: "move.own-top" }]);
    expect(marked(board, "refused")).toEqual(["pile-4"]);
    press(board, "top-1");
    expect(marked(board, "refused")).toEqual([]);
  });

  test("undo and reset lead back", () => {
    const { board, connection } = connect();
    press(board, "top-1");
    press(board, "top-2");
    press(board, "top-1");
    connection.play.undo();
    board.flush();
    expect([connection.play.position, targetsOf(board, "selected"), marked(board, "last")]).toEqual([
      POSITION,
      [],
      [],
    ]);
    expect(status(board)).toBe("Taken back.");
    press(board, "top-1");
    press(board, "top-2");
    connection.play.reset();
    connection.play.undo();
    expect(connection.play.position).toBe(POSITION);
  });

  test("the language can be changed while playing", () => {
    const { board, connection } = connect();
    press(board, "top-1");
    connection.language = "fr";
    board.flush();
    expect(target(board, "pass").textContent).toBe("Passer");
    expect(targetsOf(board, "selected")).toEqual(["top-1"]);
    expect(connection.language).toBe("fr");
  });
});

describe("an action that could go on", () => {
  /** `a3` alone marks a3; `a3`, `b3` marks b3. */
  const { attempt: _, ...silent } = ticTacToe;
  const game = defineGame<TicTacToe>({
    ...silent,
    clicks: (_position, { cell }) => ["a3", "b3", "c3"].slice(0, cell + 1),
  });

  test("is played by a button of its own", () => {
    const { play, played } = fakePlay<TicTacToe>(grid("place:1 ........."));
    const board = mount();
    connectPlay(board, play, { game });
    board.flush();
    expect(count(board, ".button")).toBe(0);
    press(board, "a3");
    expect(played).toEqual([]);
    expect(find(board, ".button").textContent).toBe("Play it");
    find(board, ".button").click();
    expect(played).toEqual([{ phase: "place", cell: 0 }]);
  });
});

describe("a board connected to the turn machine", () => {
  function seat(occupants: readonly Anybody[] = []) {
    const machine = createTurnMachine(ticTacToe);
    const actor = createActor(machine, {
      input: { table: { seats: 2, options: {} }, occupants, seed: "board" },
    });
    actor.start();
    const board = mount();
    const connection = connectBoard(board, { game: ticTacToe, actor });
    board.flush();
    return { actor, board, connection };
  }

  test("plays a whole game, says it and marks it", async () => {
    const { actor, board } = seat();
    const played = hear(board, "played");
    for (const cell of ["b2", "a3", "c3", "a1", "a2", "c2", "b3", "b1"]) {
      press(board, cell);
      await Promise.resolve();
    }
    expect(status(board)).toBe("Player 2 marks b1.");
    expect(marked(board, "last")).toEqual(["b1"]);
    press(board, "c1");
    expect(actor.getSnapshot().context.position).toHaveProperty("outcome", {
      winners: [0, 1],
      reason: "end.full",
    });
    expect(status(board)).toBe("Player 1 marks c1. The grid is full: a draw.");
    expect(played).toHaveLength(9);
    expect(played[0]).toMatchObject({ action: "b2", sentences: ["Player 1 marks b2."] });
  });

  test("narrates an action once for all that it tells, says and marks", () => {
    const narrate = vi.fn(ticTacToe.narrate);
    const game = { ...ticTacToe, narrate };
    const table = { seats: 2, options: {} };
    const actor = createActor(createTurnMachine(game), { input: { table } }).start();
    const board = mount();
    const connection = connectBoard(board, { game, actor });
    board.flush();
    press(board, "b2");
    expect([status(board), marked(board, "last")]).toEqual(["Player 1 marks b2.", ["b2"]]);
    expect(narrate).toHaveBeenCalledTimes(1);
    connection.viewer = 0;
    expect(narrate).toHaveBeenCalledTimes(2);
  });

  test("place.free: what a press is refused for is told by the actor too, like any other refusal", () => {
    const { actor, board } = seat();
    const told: unknown[] = [];
    const heard = hear(board, "refused");
    actor.on("refused", ({ failure }) => told.push(failure.clause));
    press(board, "b2");
    press(board, "b2");
    actor.send({ type: "play", action: "b2" });
    expect(told).toEqual(["place.free", "place.free"]);
    expect(heard).toHaveLength(2);
  });

  test("says what a program answers together with what it answers to", () => {
    const { actor, board } = seat(["person", "random"]);
    press(board, "b2");
    expect(actor.getSnapshot().context.count).toBe(2);
    expect(status(board)).toMatch(/^Player 1 marks b2\. Player 2 marks [abc][123]\.$/);
  });

  test("follows undo and resignation, and shows what the machine refuses", () => {
    const { actor, board } = seat();
    const refused = hear(board, "refused");
    press(board, "b2");
    actor.send({ type: "undo" });
    board.flush();
    expect(count(board, "[data-piece]")).toBe(0);
    actor.send({ type: "undo" });
    expect(refused).toMatchObject([{ failure: { code: "nothing-to-undo" } }]);
    actor.send({ type: "end", reason: "resign", seat: 0 });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
  });
});

describe("the layout", () => {
  let resized: (() => void)[] = [];
  let width = 900;
  beforeEach(() => {
    resized = [];
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          resized.push(callback);
        }
        observe() {}
        disconnect() {
          resized = [];
        }
      },
    );
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("follows the width of the board", () => {
    const board = mount();
    const connection = connectPosition(board, {
      game: pantarei,
      position: row("move:2 l1,d2,n,d3,l2,l3 dark - 4"),
    });
    const wide = board.scene?.width ?? 0;
    width = 328;
    for (const callback of resized) callback();
    expect(board.scene?.width).toBeLessThan(wide);
    expect(board.animated).toBe(false);
    connection.disconnect();
    expect(resized).toEqual([]);
  });
});
