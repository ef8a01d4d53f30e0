// @vitest-environment happy-dom
import { defineGame } from "@serpentarium/core";
import type { BuiltInOccupant } from "@serpentarium/core/context";
import { createTurnMachine } from "@serpentarium/core/turn";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { connectBoard, connectPosition } from "../src/connect.ts";
import type { SerpentBoard } from "../src/element.ts";
import { count, find, load, mount, press, recordEvents, status, targetsOf } from "./boards.ts";
import { type Growth, growth, growthPosition } from "./growth.ts";
import { ticTacToePosition } from "./scenes.ts";
import { TABLES, TIC_TAC_TOE } from "./words.ts";

async function connect(text: string, options: { readonly aids?: readonly string[] } = {}) {
  const board = mount();
  const position = growthPosition(text);
  const connection = connectPosition<Growth>(board, { game: growth, words: TABLES.en, position, ...options });
  await load(board);
  return { board, connection };
}
const seen = (board: SerpentBoard): string | null => find(board, ".stage").getAttribute("aria-label");
const aid = (board: SerpentBoard, id: string): HTMLElement => find(board, `[data-aid=${id}]`);
function toggle(board: SerpentBoard, id: string): void {
  aid(board, id).click();
  board.flush();
}

describe("view options", () => {
  test("pressed targets are shown", async () => {
    const { board } = await connect("lay:1 2.5");
    press(board, "hand");
    expect(seen(board)).toBe("Tables: hand");
    press(board, "hand");
    expect(seen(board)).toBe("Tables: ");
  });

  test("an aid is shown while its button is pressed, and leaves the selection alone", async () => {
    const { board, connection } = await connect("lay:1 2.5");
    press(board, "hand");
    toggle(board, "total");
    expect([seen(board), aid(board, "total").getAttribute("aria-pressed")]).toEqual([
      "Tables: hand, total",
      "true",
    ]);
    expect([targetsOf(board, "selected"), connection.aids]).toEqual([["hand"], ["total"]]);
    toggle(board, "total");
    expect([seen(board), aid(board, "total").getAttribute("aria-pressed")]).toEqual([
      "Tables: hand",
      "false",
    ]);
  });

  test("the aids of the game are offered in the language of the board", async () => {
    const { board, connection } = await connect("lay:1 2.5");
    connection.words = TABLES.fr;
    board.flush();
    expect(find(board, ".aids").getAttribute("aria-label")).toBe("Aides");
    expect(aid(board, "total").textContent).toBe("Combien de cartes");
  });

  test("aids can be set, and unknown ones are ignored", async () => {
    const { board, connection } = await connect("lay:1 2.5", { aids: ["end", "none"] });
    expect([connection.aids, seen(board)]).toEqual([["end"], "Tables: end"]);
    connection.aids = ["total", "end"];
    board.flush();
    expect(seen(board)).toBe("Tables: total, end");
  });

  test("aids stay shown when the board is connected again, but not to another game", async () => {
    const { board, connection } = await connect("lay:1 2.5", { aids: ["end"] });
    connection.disconnect();
    connectPosition<Growth>(board, { game: growth, words: TABLES.en, position: growthPosition("lay:2 3.3") });
    await load(board);
    expect(seen(board)).toBe("Tables: end");
    const position = ticTacToePosition("place:1 .........");
    connectPosition(board, { game: ticTacToe, words: TIC_TAC_TOE.en, position });
    board.flush();
    expect([count(board, ".aids"), board.shownAids]).toEqual([0, []]);
  });
});

describe("chance entered by a person", () => {
  test("its outcomes are pressed on a board of a position", async () => {
    const { board, connection } = await connect("flip 2.5");
    expect(targetsOf(board, "enabled")).toEqual(["coin-1", "coin-2"]);
    press(board, "coin-2");
    expect(growth.formatPosition(connection.match.position)).toBe("lay:2 2.5");
    expect(status(board)).toBe("The coin is flipped.");
  });

  async function seat(dealer: BuiltInOccupant) {
    const input = { table: { seats: 2, options: {} }, dealer, seed: "board" };
    const actor = createActor(createTurnMachine(growth), { input }).start();
    const board = mount();
    connectBoard<Growth>(board, { game: growth, words: TABLES.en, actor });
    await load(board);
    return { actor, board };
  }

  test("its outcomes are pressed by a dealer at the board of the turn machine", async () => {
    const { actor, board } = await seat("person");
    press(board, "coin-1");
    expect(actor.getSnapshot().context.position).toMatchObject({ phase: "lay", toAct: 0 });
  });

  test("dice leave nothing to press", async () => {
    const { actor } = await seat("dice");
    expect(actor.getSnapshot().context.position.phase).toBe("lay");
  });

  test("outcomes without targets must be entered as text, and pressing plays nothing", async () => {
    const { clicks } = growth;
    const game = defineGame<Growth>({
      ...growth.definition,
      clicks: (position, action) => (action.phase === "flip" ? [] : clicks(position, action)),
    });
    const board = mount();
    const position = growthPosition("flip 2.5");
    const connection = connectPosition<Growth>(board, { game, words: TABLES.fr, position });
    const played = recordEvents(board, "played");
    await load(board);
    expect([targetsOf(board, "enabled"), count(board, "[data-target='serpent-board:confirm']")]).toEqual([
      [],
      0,
    ]);
    press(board, "hand");
    expect(status(board)).toBe("Saisissez sous forme de texte ce que le hasard a fait.");
    expect([played, connection.match.position.phase]).toEqual([[], "flip"]);
  });
});

describe("a narrow board", () => {
  test("shows one table at a time", async () => {
    const board = mount();
    Object.defineProperty(board, "clientWidth", { value: 360 });
    connectPosition<Growth>(board, { game: growth, words: TABLES.en, position: growthPosition("lay:2 2.5") });
    await load(board);
    expect([board.layout, count(board, "[role=tab]"), count(board, ".overlay")]).toEqual(["narrow", 2, 1]);
    expect(targetsOf(board, "target")).toEqual(["hand", "end-2"]);
  });
});
