import { redactPosition, unwrap } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createSetup, resolveSetup, type SetupInput } from "../src/index.ts";
import { playGame } from "../src/play-game.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";

const setup = (input: SetupInput) => createSetup(pantarei.game, "@serpentarium/pantarei", input);

describe("a setup", () => {
  test("contains all settings, with defaults", () => {
    expect(unwrap(setup({ options: { goal: 5 }, bots: ["greedy"], seed: "monday" }))).toEqual({
      plugin: "@serpentarium/pantarei",
      game: "pantarei",
      version: pantarei.game.version,
      seats: 2,
      options: { goal: 5, quietLimit: 100 },
      bots: ["greedy", "greedy"],
      seed: "monday",
      longest: expect.any(Number),
      sampling: { events: 10, every: 10, turns: 4, judge: "greedy" },
    });
  });

  test("uses a search as the judge when the game does not evaluate positions", () => {
    const { sampling } = unwrap(
      createSetup(ticTacToe.game, "", { sampling: { every: 2, turns: undefined } }),
    );
    expect(sampling).toEqual({ events: 10, every: 2, turns: 4, judge: "mcts:100" });
  });

  test.each([
    [{ bots: ["clever"] }, "bad-option.bot", { name: "clever" }],
    [{ bots: ["random", "mcts:10ms"] }, "bad-option.not-repeatable", { bot: "mcts:10ms" }],
    [{ bots: ["random", "random", "random"] }, "bad-seats.bots", { max: 2 }],
    [{ bots: [] }, "bad-seats.bots", { max: 2 }],
    [{ options: { goal: 99 } }, "bad-option.value", { name: "goal" }],
    [{ options: { gaol: 5 } }, "bad-option.unknown", { name: "gaol" }],
    [{ seats: 3 }, "bad-seats.only", { count: 2 }],
    [{ sampling: { judge: "random" } }, "bad-option.no-judge", undefined],
    [{ sampling: { judge: "clever" } }, "bad-option.bot", { name: "clever" }],
    [
      { sampling: { events: -1 } },
      "bad-option.setting",
      { path: "sampling.events", expected: ">=0", found: "-1" },
    ],
    [{ longest: -1 }, "bad-option.setting", { path: "longest", expected: ">=1", found: "-1" }],
  ])("refuses %j with %s", (input, what, data) => {
    const message = { id: `failures.${what}`, ...(data && { data }) };
    expect(setup(input)).toMatchObject({ ok: false, error: { code: what.split(".")[0], message } });
  });

  test("is refused where it has not a bot for each seat", () => {
    const expected = { id: "lab.settings.bot-for-each-seat" };
    expect(resolveSetup(pantarei, { ...unwrap(setup({})), bots: ["random"] })).toMatchObject({
      error: { code: "bad-option", message: { id: "failures.bad-option.setting", data: { expected } } },
    });
  });

  test("is refused with bad-version by another version of the game", () => {
    const other = { ...unwrap(setup({})), version: "9.0.0" };
    expect(resolveSetup(pantarei, other)).toMatchObject({ ok: false, error: { code: "bad-version" } });
  });
});

describe("a game of a setup", () => {
  const actionsOf = (input: SetupInput, number: number): string[] => {
    const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", input);
    const actions: string[] = [];
    playGame(resolved, number, [
      { step: ({ action, position }) => actions.push(resolved.game.formatAction(action, position)) },
    ]);
    return actions;
  };

  test("is determined by the seed and its number", () => {
    expect(actionsOf({}, 3)).toEqual(actionsOf({}, 3));
    expect(actionsOf({}, 3)).not.toEqual(actionsOf({}, 4));
    expect(actionsOf({}, 3)).not.toEqual(actionsOf({ seed: "2" }, 3));
  });

  test("is played by bots that see only what their seat may see", () => {
    const resolved = createResolvedSetup(hiddenHands, "examples/hidden-hands", {
      seats: 3,
      bots: ["mcts:4", "greedy"],
    });
    const areVisible: boolean[] = [];
    const bots = resolved.bots.map((bot) => ({
      choose: (...[position, seed]: Parameters<typeof bot.choose>) => {
        const seat = Number(resolved.game.toAct(position));
        const text = resolved.game.formatPosition(position);
        areVisible.push(text === resolved.game.formatPosition(redactPosition(resolved.game, position, seat)));
        return bot.choose(position, seed);
      },
    }));
    expect(playGame({ ...resolved, bots }, 0).outcome).toBeDefined();
    expect(areVisible.length).toBeGreaterThan(5);
    expect(new Set(areVisible)).toEqual(new Set([true]));
  });
});
