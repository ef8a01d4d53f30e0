// @vitest-environment happy-dom
import { createTable, unwrap, type Viewer } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { snakeDuel } from "@serpentarium/snake-duel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { connectBoard } from "../src/connect.ts";
import { load, marked, mount, press, recordEvents, status, targetsOf } from "./boards.ts";
import { HIDDEN_HANDS, SNAKE_DUEL } from "./words.ts";

let disconnect = (): void => {};
beforeEach(() => document.body.replaceChildren());
afterEach(() => disconnect());

/** Connects a board to a match of two people, for a viewer. */
function begin(viewer: Viewer | undefined, text = "lay:1 1,7,9,12/2,5,6,8 2") {
  const table = createTable(hiddenHands, { seats: 2 });
  const position = unwrap(hiddenHands.parsePosition(text, table));
  const actor = createActor(createTurnMachine(hiddenHands), {
    input: { table, position, dealer: "person" },
  }).start();
  const board = mount();
  const played = recordEvents(board, "played");
  const connection = connectBoard(board, {
    game: hiddenHands,
    words: HIDDEN_HANDS,
    actor,
    ...(viewer !== undefined && { viewer }),
  });
  disconnect = () => connection.disconnect();
  board.flush();
  return {
    board,
    actor,
    connection,
    played,
    play: (action: string) => {
      actor.send({ type: "play", action });
      board.flush();
    },
    html: () => board.shadowRoot?.innerHTML ?? "",
  };
}

describe("a board for the viewer of one seat", () => {
  test("shows its cards, and the others face down", () => {
    const { board, html } = begin(0);
    expect(targetsOf(board, "enabled")).toEqual(["1", "7", "9", "12"]);
    expect(html()).toContain("face down");
    expect(html()).not.toMatch(/snake 5\b/);
  });

  test("lay.hidden: announces and dispatches what that seat may know of an action", async () => {
    const { board, played, play } = begin(1);
    play("9");
    expect(status(board)).toBe("Player 1 lays a snake face down.");
    expect(played).toMatchObject([{ action: "?", sentences: ["Player 1 lays a snake face down."] }]);
    expect(JSON.stringify(played)).not.toContain("9");
    await load(board);
    expect(marked(board, "last")).toEqual(["laid-1"]);
  });

  test("take.longest: announces the end of a round, including what was hidden", () => {
    const { board, play } = begin(0, "lay:2 1,7,12/2,5,6,8 2:9");
    play("8");
    expect(status(board)).toContain("Snake 9 takes 2 eggs for player 1.");
  });

  test("does not play for another seat, even one of a person", () => {
    const { board } = begin(0);
    press(board, "9");
    expect(targetsOf(board, "enabled")).toEqual([]);
  });
});

describe("a board with a changing viewer", () => {
  test("shows no hand and accepts no action for everyone", () => {
    const { board, html } = begin("everyone");
    expect(html()).not.toMatch(/snake \d/);
    expect(targetsOf(board, "enabled")).toEqual([]);
  });

  test("shows the next seat its own cards, and hides those of the last one", () => {
    const { board, connection, html } = begin(0);
    press(board, "9");
    connection.viewer = "everyone";
    board.flush();
    expect(status(board)).toBe("Player 1 lays a snake face down.");
    expect(html()).not.toMatch(/snake \d/);
    connection.viewer = 1;
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual(["2", "5", "6", "8"]);
    expect(html()).not.toMatch(/snake 9\b/);
    expect(connection.viewer).toBe(1);
  });

  test("lay.hidden: announces an action for the viewer after it", () => {
    const { actor, board, connection, play } = begin(0);
    actor.on("played", () => {
      connection.viewer = "everyone";
    });
    play("9");
    expect(status(board)).toBe("Player 1 lays a snake face down.");
  });

  test("nest.turn: accepts outcomes of chance for any viewer", () => {
    const { board } = begin("everyone", "turn:chance 1,7,9,12/2,5,6,8 -");
    expect(targetsOf(board, "enabled")).toEqual(["1", "2", "3", "4"]);
  });
});

describe("a board of one seat in a simultaneous phase", () => {
  function choosing(viewer: Viewer | undefined) {
    const table = createTable(snakeDuel, { seats: 2 });
    const position = unwrap(snakeDuel.parsePosition("turn:0 a3,a2,a1/i7,i8,i9 e5", table));
    const actor = createActor(createTurnMachine(snakeDuel), { input: { table, position } }).start();
    const board = mount();
    const played = recordEvents(board, "played");
    const connection = connectBoard(board, {
      game: snakeDuel,
      words: SNAKE_DUEL,
      actor,
      ...(viewer !== undefined && { viewer }),
    });
    disconnect = () => connection.disconnect();
    board.flush();
    return { board, actor, played };
  }

  test("turn.secret: chooses before the others, and then waits", () => {
    const { board, actor } = choosing(1);
    expect(targetsOf(board, "enabled")).toEqual(["2:e", "2:s", "2:w"]);
    press(board, "2:w");
    board.flush();
    expect(snakeDuel.seatsToAct(actor.getSnapshot().context.position)).toEqual([0]);
    expect(targetsOf(board, "enabled")).toEqual([]);
    press(board, "1:n");
    expect(snakeDuel.seatsToAct(actor.getSnapshot().context.position)).toEqual([0]);
  });

  test("turn.together: announces that another seat has chosen, and all choices with the last one", () => {
    const { board, actor, played } = choosing(1);
    actor.send({ type: "play", action: "1:n" });
    board.flush();
    expect(status(board)).toBe("Player 1 has chosen.");
    expect(played).toMatchObject([{ action: "1:?" }]);
    expect(targetsOf(board, "enabled")).toEqual(["2:e", "2:s", "2:w"]);
    press(board, "2:w");
    board.flush();
    expect(status(board)).toContain("Player 1 goes to a4. Player 2 goes to h7.");
  });

  test("without a viewer, the first seat that has not chosen acts", () => {
    const { board } = choosing(undefined);
    expect(targetsOf(board, "enabled")).toEqual(["1:n", "1:e", "1:w"]);
    press(board, "1:n");
    board.flush();
    expect(targetsOf(board, "enabled")).toEqual(["2:e", "2:s", "2:w"]);
  });
});
