import { defineGame, definePlugin, type Game, type GamePlugin, type SeatPhase } from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/match";
import { logOf } from "@serpentarium/table";
import plain from "@serpentarium/tic-tac-toe";
import { describe, expect, test, vi } from "vitest";
import { toMatchInput } from "../src/page/match-input.ts";
import { parseSavedMatch } from "../src/page/saved-match.ts";
import { type TextStorage, WorkshopController } from "../src/page/workshop-controller.ts";
import { toProblem } from "../src/problem.ts";

const ticTacToe: GamePlugin = plain;

const createStorage = (): TextStorage & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
  };
};

/** Loads a plugin as after a save, with the storage of the browser. */
function loadPage(plugin: GamePlugin, storage: TextStorage): WorkshopController {
  const controller = new WorkshopController("tic-tac-toe", storage, () => {});
  controller.loadPlugin(plugin);
  return controller;
}

const play = (controller: WorkshopController, ...actions: string[]): void => {
  for (const action of actions) controller.store?.send({ type: "play", action });
};

const playedActions = ({ context }: WorkshopController): readonly string[] =>
  context ? actionsOf(context) : [];

/** Tic-tac-toe with a changed placing phase. */
function changed(change: (phase: SeatPhase) => Partial<SeatPhase>): GamePlugin {
  const { game, examples } = ticTacToe;
  // the phases with the types of any game
  const { place } = game.phases as Readonly<Record<string, SeatPhase>>;
  if (!place) throw new Error("tic-tac-toe has no phase to place in");
  const other: Game = defineGame({ ...game.definition, phases: { place: { ...place, ...change(place) } } });
  return definePlugin(other, examples, ticTacToe.words);
}

const withoutCorner = changed(({ refuse }) => ({
  refuse: (position, action) =>
    ticTacToe.game.formatAction(action, position) === "c3"
      ? { clause: "place.free" }
      : refuse(position, action),
}));

describe("a match across saves", () => {
  test("continues if it can be replayed, without undone actions", () => {
    const storage = createStorage();
    const before = loadPage(ticTacToe, storage);
    play(before, "b2", "a1", "c3");
    before.store?.send({ type: "undo" });
    const after = loadPage(withoutCorner, storage);
    expect(playedActions(after)).toEqual(["b2", "a1"]);
    expect(after.restoreFailure).toBeUndefined();
    expect(after.context?.position).toEqual(before.context?.position);
  });

  test("is replaced by a new one if an action is no longer legal, with the action and its clause", () => {
    const storage = createStorage();
    play(loadPage(ticTacToe, storage), "b2", "c3", "a1");
    const { restoreFailure, problem } = loadPage(withoutCorner, storage);
    expect(restoreFailure).toMatchObject({
      notation: "c3",
      failure: { code: "refused", clause: "place.free", index: 1 },
    });
    expect(problem).toBeUndefined();
  });

  test("is tried again on each save until a person plays in the new match", () => {
    const storage = createStorage();
    play(loadPage(ticTacToe, storage), "b2", "c3");
    expect(playedActions(loadPage(withoutCorner, storage))).toEqual([]);
    expect(playedActions(loadPage(ticTacToe, storage))).toEqual(["b2", "c3"]);
    const other = loadPage(withoutCorner, storage);
    play(other, "a2");
    expect(other.restoreFailure).toBeUndefined();
    expect(playedActions(loadPage(ticTacToe, storage))).toEqual(["a2"]);
  });

  test("keeps the position that was set, and the resignation", () => {
    const storage = createStorage();
    const before = loadPage(ticTacToe, storage);
    expect(before.setPosition("place:1 x........")?.code).toBe("bad-position");
    expect(before.setPosition("place:2 x........")).toBeUndefined();
    play(before, "b2");
    before.store?.send({ type: "end", reason: "resign", seat: 0 });
    const { context } = loadPage(ticTacToe, storage);
    expect(context).toMatchObject({
      start: "place:2 x........",
      ended: { reason: "resign", seat: 0 },
      actions: { length: 1 },
    });
  });

  test("goes on with a person in place of a program that the workshop does not have", () => {
    const storage = createStorage();
    play(loadPage(ticTacToe, storage), "b2");
    const key = "serpentarium-workshop:tic-tac-toe";
    const saved = JSON.parse(storage.getItem(key) ?? "");
    storage.setItem(
      key,
      JSON.stringify({ ...saved, seating: { ...saved.seating, occupants: ["person", "shark"] } }),
    );
    const controller = loadPage(ticTacToe, storage);
    play(controller, "a1");
    expect([controller.context?.occupants, playedActions(controller)]).toEqual([
      ["person", "person"],
      ["b2", "a1"],
    ]);
  });

  test("is ignored if the saved text is not a match", () => {
    for (const text of [null, "", "{", "[]", '{"actions":[1],"seating":{}}']) {
      expect(parseSavedMatch(text)).toBeUndefined();
    }
    const storage = createStorage();
    storage.setItem("serpentarium-workshop:tic-tac-toe", '{"seats":9,"actions":[],"seating":{}}');
    const controller = loadPage(ticTacToe, storage);
    expect(controller.restoreFailure?.failure.code).toBe("bad-seats");
    expect(controller.context?.table.seats).toBe(2);
  });
});

describe("an exception in the author's code", () => {
  test("during the replay of the saved match is a restore failure", () => {
    const storage = createStorage();
    play(loadPage(ticTacToe, storage), "b2");
    const controller = loadPage(
      changed(() => ({
        apply() {
          throw new Error("half-written");
        },
      })),
      storage,
    );
    expect(controller.restoreFailure?.failure.message).toContain("half-written");
    expect(controller.context?.actions.length).toBe(0);
  });

  test("during play is shown as a problem", () => {
    const controller = loadPage(
      changed(() => ({
        apply() {
          throw new Error("half-written");
        },
      })),
      createStorage(),
    );
    play(controller, "b2");
    expect(controller.problem).toMatchObject({
      title: { id: "workshop.problems.code-threw" },
      message: "half-written",
    });
  });

  test("at the start of a match is shown as a problem", () => {
    const { game, examples } = ticTacToe;
    const broken: Game = defineGame({
      ...game.definition,
      start() {
        throw new Error("no board yet");
      },
    });
    const controller = loadPage(definePlugin(broken, examples), createStorage());
    expect(controller.problem?.message).toBe("no board yet");
  });
});

test("a problem has only the author's lines of the stack, with file paths", () => {
  const error = new Error("half-written");
  error.stack = [
    "Error: half-written",
    "    at apply (http://localhost:4321/src/place.ts?t=17:22:7)",
    "    at play (http://localhost:4321/@fs/a/node_modules/@serpentarium/core/dist/index.js:1:1)",
    "    at node:internal/main:1:1",
  ].join("\n");
  expect(toProblem(error).detail).toBe("at apply (/src/place.ts:22:7)");
});

test("place.free: a refused action has a failure until the next action", () => {
  const controller = loadPage(ticTacToe, createStorage());
  play(controller, "b2", "b2");
  expect(controller.store?.state.failure?.clause).toBe("place.free");
  play(controller, "a1");
  expect(controller.store?.state.failure).toBeUndefined();
  const { context } = controller;
  expect(context && logOf(ticTacToe.game, context).map(({ notation }) => notation)).toEqual(["b2", "a1"]);
});

test("a bot at a seat plays, also after a save", async () => {
  const storage = createStorage();
  const controller = loadPage(ticTacToe, storage);
  const input = toMatchInput(ticTacToe.game, controller.context);
  controller.startMatch({ ...input, occupants: ["person", "beginner"] });
  play(controller, "b2");
  const reloaded = loadPage(ticTacToe, storage);
  for (const { store } of [controller, reloaded]) {
    await vi.waitFor(() => expect(store?.state.log).toHaveLength(2), { timeout: 60_000 });
    store?.stop();
  }
  expect(playedActions(reloaded)).toEqual(playedActions(controller));
});

test("a match starts with the chosen seats, and not at all if they are invalid", () => {
  const controller = loadPage(ticTacToe, createStorage());
  play(controller, "b2");
  const input = toMatchInput(ticTacToe.game, controller.context);
  expect(controller.startMatch({ ...input, seats: 3 })?.ok).toBe(false);
  expect(playedActions(controller)).toEqual(["b2"]);
  expect(controller.startMatch({ ...input, occupants: ["person", "random"] })?.ok).toBe(true);
  expect(controller.context).toMatchObject({ actions: { length: 0 }, occupants: ["person", "random"] });
  controller.store?.stop();
});
