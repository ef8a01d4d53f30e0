// @vitest-environment happy-dom
import { type AnyAction, createTable, defineGame, type GameTypes, unwrap } from "@serpentarium/core";
import type { BuiltInOccupant } from "@serpentarium/core/context";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createWords } from "@serpentarium/core/words";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { pantarei } from "@serpentarium/pantarei";
import { type TicTacToe, ticTacToe } from "@serpentarium/tic-tac-toe";
import ticTacToeWords from "@serpentarium/tic-tac-toe/words/en" with { type: "json" };
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import {
  connectBoard,
  connectMatch,
  connectPosition,
  type MatchSource,
  type MatchUpdate,
} from "../src/connect.ts";
import type { SerpentBoard } from "../src/element.ts";
import {
  approach,
  count,
  find,
  key,
  load,
  marked,
  mount,
  press,
  recordEvents,
  status,
  target,
  targetsOf,
} from "./boards.ts";
import { pantareiPosition, ticTacToePosition } from "./scenes.ts";
import { HIDDEN_HANDS, PANTAREI, TIC_TAC_TOE } from "./words.ts";

/** A match that only records the actions played. */
function fakeMatch<T extends GameTypes>(position: T["position"], isPerson = true) {
  const played: AnyAction[] = [];
  const listeners = new Set<(news: MatchUpdate<T>) => void>();
  const match: MatchSource<T> = {
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
  return { match, played, listeners };
}

describe("a board connected to a match", () => {
  test("enables legal targets, and plays the pressed one", () => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.en });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual(["a3", "b3", "c3", "a2", "c2", "a1", "b1", "c1"]);
    press(board, "c1");
    expect(played).toEqual([{ phase: "place", cell: 8 }]);
  });

  test("place.free: a refused press dispatches its clause, marks its spaces and announces the reason", async () => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    const refused = recordEvents(board, "refused");
    connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.fr });
    board.flush();
    press(board, "b2");
    expect(played).toEqual([]);
    expect(refused).toMatchObject([{ clause: "place.free", failure: { code: "refused", spaces: ["b2"] } }]);
    await load(board);
    expect(marked(board, "refused")).toEqual(["b2"]);
    expect(status(board)).toBe("b2 porte déjà une marque.");
  });

  test("where nothing can be played now, nothing is enabled, and a press announces why", () => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    const blocked = "You are looking back.";
    connectMatch(board, { ...match, blocked }, { game: ticTacToe, words: TIC_TAC_TOE.en });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
    press(board, "c1");
    expect([played, status(board)]).toEqual([[], blocked]);
  });

  test("the last action of a position that is shown is marked and announced, as the page narrates it", async () => {
    const first = ticTacToePosition("place:1 .........");
    const moments = {
      one: { position: ticTacToePosition("place:2 ....x...."), action: { phase: "place", cell: 4 } as const },
      two: { position: ticTacToePosition("place:2 x........"), action: { phase: "place", cell: 0 } as const },
    };
    const { match, listeners } = fakeMatch<TicTacToe>(first);
    let at: keyof typeof moments = "one";
    const board = mount();
    const source: MatchSource<TicTacToe> = {
      ...match,
      get position() {
        return moments[at].position;
      },
      get last() {
        const events = ticTacToe.events(first, moments[at].action);
        return {
          from: first,
          action: moments[at].action,
          ...(at === "two" && { narrate: () => ({ events, sentences: ["a corner"] }) }),
        };
      },
    };
    connectMatch(board, source, { game: ticTacToe, words: TIC_TAC_TOE.en });
    board.flush();
    await load(board);
    expect([marked(board, "last"), status(board)]).toEqual([["b2"], "Player 1 marks b2."]);
    at = "two";
    for (const listener of listeners) listener({ type: "shown", animated: false });
    board.flush();
    expect([marked(board, "last"), status(board)]).toEqual([["a3"], "a corner"]);
  });

  test("asks once for the legal actions of a position", () => {
    const legalRanges = vi.fn(pantarei.legalRanges);
    const board = mount();
    const { match } = connectPosition(board, {
      game: { ...pantarei, legalRanges },
      words: PANTAREI.en,
      position: pantareiPosition("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4"),
    });
    board.flush();
    legalRanges.mockClear();
    press(board, "top-1");
    expect(legalRanges).not.toHaveBeenCalled();
    const { position } = match;
    press(board, "top-2");
    expect(legalRanges.mock.calls.filter(([asked]) => asked === position)).toEqual([]);
    expect(match.position).not.toBe(position);
  });

  test("a press that plays draws its result, not what it selected", () => {
    const scene = vi.fn(pantarei.scene);
    const board = mount();
    const { match } = connectPosition(board, {
      game: { ...pantarei, scene },
      words: PANTAREI.en,
      position: pantareiPosition("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4"),
    });
    board.flush();
    press(board, "top-1");
    const { position } = match;
    scene.mockClear();
    press(board, "top-2");
    expect(match.position).not.toBe(position);
    expect(scene.mock.calls.filter(([drawn, , options]) => drawn === position && options?.clicked)).toEqual(
      [],
    );
  });

  test("hints are marked beside a refusal, until the position changes", async () => {
    const board = mount();
    const connection = connectPosition(board, {
      game: ticTacToe,
      words: TIC_TAC_TOE.en,
      position: ticTacToePosition("place:2 ....x...."),
    });
    connection.hints = ["c1"];
    board.flush();
    press(board, "b2");
    await load(board);
    expect([marked(board, "hint"), marked(board, "refused")]).toEqual([["c1"], ["b2"]]);
    press(board, "a1");
    expect([connection.hints, marked(board, "hint")]).toEqual([[], []]);
  });

  test.each([
    ["over", "over:1!end.line x.o.xo..x", true, "The game is over."],
    ["another's turn", "place:2 ....x....", false, "It is not your turn."],
  ])("%s: nothing is enabled, and a press announces why", (_, text, isPerson, reason) => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition(text), isPerson);
    const board = mount();
    connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.en });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
    press(board, "b1");
    expect([played, status(board)]).toEqual([[], reason]);
  });

  test.each([
    ["a person enters it", true, ["a1", "one"]],
    ["it is drawn", false, ["a1"]],
  ])("an outcome of chance is a button beside the board only where %s", (_, isPerson, targets) => {
    const { match } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."), isPerson);
    const board = mount();
    const scene: typeof ticTacToe.scene = (...args) => {
      const drawn = ticTacToe.scene(...args);
      const placed = drawn.targets.filter(({ id }) => id === "a1");
      return { ...drawn, targets: [...placed, { id: "one", label: "One" }] };
    };
    const game = { ...ticTacToe, toAct: () => "chance" as const, scene };
    connectMatch(board, match, { game, words: TIC_TAC_TOE.en });
    board.flush();
    expect(board.scene?.targets.map(({ id }) => id)).toEqual(targets);
  });

  test.each([
    ["chance waits for a press", false, true, ["die"], ["die"]],
    ["chance acts by itself", false, false, ["die"], []],
    ["a person enters outcomes", true, false, ["a1", "one"], ["a1"]],
  ])("a die is pressed only where %s", (_, isPerson, isAwaited, targets, enabled) => {
    const { match } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."), isPerson);
    const drawOutcome = vi.fn();
    const board = mount();
    const scene: typeof ticTacToe.scene = (...args) => {
      const drawn = ticTacToe.scene(...args);
      const placed = drawn.targets.filter(({ id }) => id === "a1");
      const die = { id: "die", label: "Roll", area: { x: 0, y: 0, w: 9, h: 9 }, chance: true };
      return { ...drawn, targets: [...placed, { id: "one", label: "One" }, die] };
    };
    const game = { ...ticTacToe, toAct: () => "chance" as const, scene };
    const source = isAwaited ? { ...match, drawOutcome } : match;
    connectMatch(board, source, { game, words: TIC_TAC_TOE.en });
    board.flush();
    expect(board.scene?.targets.map(({ id }) => id)).toEqual(targets);
    expect(targetsOf(board, "enabled")).toEqual(enabled);
    if (targets.includes("die")) press(board, "die");
    expect(drawOutcome).toHaveBeenCalledTimes(isAwaited ? 1 : 0);
  });

  test("canAct limits the seats that may act", () => {
    const { match } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.en, canAct: (seat) => seat === 0 });
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual([]);
  });

  test("disconnect removes all listeners", () => {
    const { match, played, listeners } = fakeMatch<TicTacToe>(ticTacToePosition("place:1 ........."));
    const board = mount();
    const connection = connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.en });
    board.flush();
    connection.disconnect();
    press(board, "a1");
    expect([played, listeners.size]).toEqual([[], 0]);
  });
});

describe("actions of several targets", () => {
  const POSITION = pantareiPosition("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4");

  function connect() {
    const board = mount();
    const connection = connectPosition(board, { game: pantarei, words: PANTAREI.en, position: POSITION });
    board.flush();
    return { board, connection };
  }

  test("move.distance: a piece and a pile play; the row closes and the last pile is marked under its new number", async () => {
    const { board, connection } = connect();
    press(board, "top-1");
    expect(targetsOf(board, "selected")).toEqual(["top-1"]);
    expect(targetsOf(board, "next")).toEqual(["top-2"]);
    press(board, "top-2");
    expect(pantarei.formatPosition(connection.match.position)).toBe("move:1 d2+l3+l1,n+d1,d3,l2 dark - 0");
    await load(board);
    expect(marked(board, "last")).toEqual(["pile-1"]);
    // where the first pile was
    expect(marked(board, "seam")).toEqual(["pile-1"]);
    expect(status(board)).toMatch(/pile 1/);
  });

  test("Escape takes back the last press", () => {
    const { board } = connect();
    press(board, "top-1");
    target(board, "top-1").focus();
    key(board, "Escape");
    expect(targetsOf(board, "selected")).toEqual([]);
  });

  test("move.own-top: a refusal without spaces marks the pressed space", async () => {
    const { board } = connect();
    const refused = recordEvents(board, "refused");
    press(board, "top-4");
    expect(refused).toMatchObject([{ clause: "move.own-top" }]);
    await load(board);
    expect(marked(board, "refused")).toEqual(["pile-4"]);
    press(board, "top-1");
    expect(marked(board, "refused")).toEqual([]);
  });

  test("undo and reset take actions back", () => {
    const { board, connection } = connect();
    press(board, "top-1");
    press(board, "top-2");
    press(board, "top-1");
    connection.match.undo();
    board.flush();
    expect([connection.match.position, targetsOf(board, "selected"), marked(board, "last")]).toEqual([
      POSITION,
      [],
      [],
    ]);
    expect(status(board)).toBe("Taken back.");
    press(board, "top-1");
    press(board, "top-2");
    connection.match.reset();
    connection.match.undo();
    expect(connection.match.position).toBe(POSITION);
  });

  test("what a game says in another language than the board is marked with it", () => {
    const { match } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    // a reader of German, and a game without it
    const words = createWords("de", { language: "de" }, ticTacToeWords);
    connectMatch(board, match, { game: ticTacToe, words });
    board.flush();
    expect(find(board, ".root").lang).toBe("de");
    expect(find(board, "[role=group]").lang).toBe("en");
    press(board, "b2");
    board.flush();
    expect(find(board, "[role=status] span").lang).toBe("en");
  });

  test("the language can be changed during an action", () => {
    const { board, connection } = connect();
    press(board, "top-1");
    connection.words = PANTAREI.fr;
    board.flush();
    expect(target(board, "pass").textContent).toBe("Passer");
    expect(targetsOf(board, "selected")).toEqual(["top-1"]);
    expect(connection.words.language).toBe("fr");
  });
});

describe("a drag", () => {
  const pick = (board: SerpentBoard, target: string, isDragging?: true): void => {
    board.dispatchEvent(new CustomEvent("pick", { detail: { target, isDragging } }));
    board.flush();
  };

  test("begins at targets that others follow", async () => {
    const board = mount();
    const position = pantareiPosition("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4");
    const { match } = connectPosition(board, { game: pantarei, words: PANTAREI.en, position });
    expect(board.movable).toEqual([]);
    await approach(board);
    expect(board.movable).toContain("top-1");
    expect(board.movable).not.toContain("top-4");
    expect(board.movable).not.toContain("pass");
    pick(board, "top-1", true);
    expect(targetsOf(board, "selected")).toEqual(["top-1"]);
    pick(board, "top-2");
    expect(pantarei.formatPosition(match.position)).toBe("move:1 d2+l3+l1,n+d1,d3,l2 dark - 0");
  });

  test("neither plays nor refuses while the pointer is down", () => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition("place:2 ....x...."));
    const board = mount();
    const refused = recordEvents(board, "refused");
    connectMatch(board, match, { game: ticTacToe, words: TIC_TAC_TOE.en });
    pick(board, "a1", true);
    pick(board, "b2", true);
    expect([played, refused, targetsOf(board, "selected")]).toEqual([[], [], []]);
  });

  test("lay.hidden: lays a card where its action lays it, and nowhere else", async () => {
    const board = mount();
    const position = unwrap(hiddenHands.parsePosition("lay:1 1,7,9,12/2,5,6,8 2", createTable(hiddenHands)));
    const { match } = connectPosition(board, { game: hiddenHands, words: HIDDEN_HANDS, position, viewer: 0 });
    await approach(board);
    expect(board.movable).toEqual(["1", "7", "9", "12"]);
    const place = (detail: unknown): boolean =>
      !board.dispatchEvent(new CustomEvent("place", { detail, cancelable: true }));
    expect(place({ target: "9", spaces: ["hand-1"] })).toBe(false);
    expect(place({ target: "9", spaces: "laid-1" })).toBe(false);
    expect(match.position).toBe(position);
    expect(place({ target: "9", spaces: ["laid-1"] })).toBe(true);
    expect(match.position).not.toBe(position);
  });
});

describe("an action that others continue", () => {
  /** `a3` alone marks a3; `a3` and `b3` mark b3. */
  const { intendedAction: _, ...silent } = ticTacToe;
  const game = defineGame<TicTacToe>({
    ...silent.definition,
    clicks: (_position, { cell }) => ["a3", "b3", "c3"].slice(0, cell + 1),
  });

  test("is played with a button", () => {
    const { match, played } = fakeMatch<TicTacToe>(ticTacToePosition("place:1 ........."));
    const board = mount();
    connectMatch(board, match, { game, words: TIC_TAC_TOE.en });
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
  function seat(occupants: readonly BuiltInOccupant[] = []) {
    const machine = createTurnMachine(ticTacToe);
    const actor = createActor(machine, {
      input: { table: { seats: 2, options: {} }, occupants, seed: "board" },
    });
    actor.start();
    const board = mount();
    const connection = connectBoard(board, { game: ticTacToe, words: TIC_TAC_TOE.en, actor });
    board.flush();
    return { actor, board, connection };
  }

  test("plays a whole game, announces it and marks it", async () => {
    const { actor, board } = seat();
    const played = recordEvents(board, "played");
    for (const cell of ["b2", "a3", "c3", "a1", "a2", "c2", "b3", "b1"]) {
      press(board, cell);
      await Promise.resolve();
    }
    expect(status(board)).toBe("Player 2 marks b1.");
    expect(marked(board, "last")).toEqual(["b1"]);
    press(board, "c1");
    expect(actor.getSnapshot().context.position).toHaveProperty("outcome", {
      reason: "end.full",
      places: [1, 1],
    });
    expect(status(board)).toBe("Player 1 marks c1. The grid is full: a draw.");
    expect(played).toHaveLength(9);
    expect(played[0]).toMatchObject({ action: "b2", sentences: ["Player 1 marks b2."] });
  });

  test("narrates an action once to dispatch, announce and mark it", async () => {
    const narrate = vi.fn(ticTacToe.events);
    const game = { ...ticTacToe, events: narrate };
    const table = { seats: 2, options: {} };
    const actor = createActor(createTurnMachine(game), { input: { table } }).start();
    const board = mount();
    const connection = connectBoard(board, { game, words: TIC_TAC_TOE.en, actor });
    board.flush();
    press(board, "b2");
    await load(board);
    expect([status(board), marked(board, "last")]).toEqual(["Player 1 marks b2.", ["b2"]]);
    expect(narrate).toHaveBeenCalledTimes(1);
    connection.viewer = 0;
    expect(narrate).toHaveBeenCalledTimes(2);
  });

  test("place.free: the actor emits the refusal of a press, like any other", () => {
    const { actor, board } = seat();
    const clauses: unknown[] = [];
    const refused = recordEvents(board, "refused");
    actor.on("refused", ({ failure }) => clauses.push(failure.clause));
    press(board, "b2");
    press(board, "b2");
    actor.send({ type: "play", action: "b2" });
    expect(clauses).toEqual(["place.free", "place.free"]);
    expect(refused).toHaveLength(2);
  });

  test("announces the reply of a program together with the action before it", () => {
    const { actor, board } = seat(["person", "random"]);
    press(board, "b2");
    expect(actor.getSnapshot().context.actions.length).toBe(2);
    expect(status(board)).toMatch(/^Player 1 marks b2\. Player 2 marks [abc][123]\.$/);
  });

  test("follows undo and resignation, and shows refusals of the machine", () => {
    const { actor, board } = seat();
    const refused = recordEvents(board, "refused");
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

  test("follows the width of the board, and stays wide in a window that is lower still", () => {
    const board = mount();
    const connection = connectPosition(board, {
      game: pantarei,
      words: PANTAREI.en,
      position: pantareiPosition("move:2 l1,d2,n,d3,l2,l3 dark - 4"),
    });
    const wide = board.scene?.width ?? 0;
    width = 328;
    for (const callback of resized) callback();
    expect(board.scene?.width).toBeLessThan(wide);
    expect(board.animated).toBe(false);
    vi.stubGlobal("innerHeight", 300);
    for (const callback of resized) callback();
    expect(board.scene?.width).toBe(wide);
    connection.disconnect();
    expect(resized).toEqual([]);
  });
});
