import { seenPosition, unwrap } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createSetup, openSetup, type Wishes } from "../src/index.ts";
import { playGame } from "../src/play-game.ts";
import { opened } from "./fixtures/opened.ts";

const setup = (wishes: Wishes) => createSetup(pantarei.game, "@serpentarium/pantarei", wishes);

describe("a setup", () => {
  test("has all that decides what is played, defaults filled in", () => {
    expect(unwrap(setup({ options: { goal: 5 }, bots: ["greedy"], seed: "monday" }))).toEqual({
      plugin: "@serpentarium/pantarei",
      game: "pantarei",
      version: pantarei.game.version,
      seats: 2,
      options: { goal: 5, quietLimit: 100 },
      bots: ["greedy", "greedy"],
      seed: "monday",
      longest: expect.any(Number),
      sampling: { every: 10, turns: 4, judge: "greedy" },
    });
  });

  test("has a judge that searches, where the game does not judge", () => {
    const { sampling } = unwrap(
      createSetup(ticTacToe.game, "", { sampling: { every: 2, turns: undefined } }),
    );
    expect(sampling).toEqual({ every: 2, turns: 4, judge: "mcts:100" });
  });

  test.each([
    [{ bots: ["clever"] }, "bad-option", /^"clever" is no bot; there are random, greedy/],
    [{ bots: ["random", "mcts:10ms"] }, "bad-option", /^mcts:10ms: .* cannot be repeated/],
    [{ bots: ["random", "random", "random"] }, "bad-seats", /^expected 1 to 2 bots/],
    [{ bots: [] }, "bad-seats", /^expected 1 to 2 bots/],
    [{ options: { goal: 99 } }, "bad-option", /^goal: expected a whole number from 3 to 12/],
    [{ options: { gaol: 5 } }, "bad-option", /^gaol is unknown/],
    [{ seats: 3 }, "bad-seats", /^expected 2 seats/],
    [{ sampling: { judge: "random" } }, "bad-option", /^random cannot judge/],
    [{ sampling: { judge: "clever" } }, "bad-option", /^"clever" is no bot/],
  ])("%j is refused: %s", (wishes, code, message) => {
    const failed = setup(wishes);
    expect(failed).toMatchObject({
      ok: false,
      error: { code, message: { en: expect.stringMatching(message) } },
    });
  });

  test("is played with the version that it names", () => {
    const later = { ...unwrap(setup({})), version: "9.0.0" };
    expect(openSetup(pantarei, later)).toMatchObject({ ok: false, error: { code: "bad-version" } });
  });
});

describe("a game of a setup", () => {
  const actionsOf = (wishes: Wishes, number: number): string[] => {
    const open = opened(ticTacToe, "examples/tic-tac-toe", wishes);
    const actions: string[] = [];
    playGame(open, number, [
      { step: ({ action, position }) => actions.push(open.game.formatAction(action, position)) },
    ]);
    return actions;
  };

  test("is the same each time, and others are other ones", () => {
    expect(actionsOf({}, 3)).toEqual(actionsOf({}, 3));
    expect(actionsOf({}, 3)).not.toEqual(actionsOf({}, 4));
    expect(actionsOf({}, 3)).not.toEqual(actionsOf({ seed: "2" }, 3));
  });

  test("is played by bots who see no more than their seat does", () => {
    const open = opened(hiddenHands, "examples/hidden-hands", { seats: 3, bots: ["mcts:4", "random"] });
    const seen: boolean[] = [];
    const bots = open.bots.map((bot) => ({
      choose: (...[position, seed]: Parameters<typeof bot.choose>) => {
        const seat = Number(open.game.toAct(position));
        const text = open.game.formatPosition(position);
        seen.push(text === open.game.formatPosition(seenPosition(open.game, position, seat)));
        return bot.choose(position, seed);
      },
    }));
    expect(playGame({ ...open, bots }, 0).outcome).toBeDefined();
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen)).toEqual(new Set([true]));
  });
});
