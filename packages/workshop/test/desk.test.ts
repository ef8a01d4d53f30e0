import { defineGame, definePlugin, type Game, type Plugin, type SeatPhase } from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/turn";
import plain from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { choicesOf } from "../src/page/choices.ts";
import { Desk, type Store } from "../src/page/desk.ts";
import { parseKept } from "../src/page/kept.ts";
import { logOf } from "../src/page/log.ts";
import { troubleOf } from "../src/trouble.ts";

const ticTacToe: Plugin = plain;

const createStore = (): Store & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
  };
};

/** The page after a save: the plugin as it now is, and what the browser kept. */
function opened(plugin: Plugin, store: Store): Desk {
  const desk = new Desk("tic-tac-toe", store, () => {});
  desk.open(plugin);
  return desk;
}

const play = (desk: Desk, ...actions: string[]): void => {
  for (const action of actions) desk.order({ type: "play", action });
};

const played = ({ context }: Desk): string[] => (context ? actionsOf(context) : []);

/** Tic-tac-toe with another phase of placing. */
function changed(change: (phase: SeatPhase) => Partial<SeatPhase>): Plugin {
  const { game, examples } = ticTacToe;
  // the table of phases as any game has it
  const { place } = game.phases as Readonly<Record<string, SeatPhase>>;
  if (!place) throw new Error("tic-tac-toe has no phase to place in");
  const other: Game = defineGame({ ...game, phases: { place: { ...place, ...change(place) } } });
  return definePlugin(other, examples);
}

const withoutCorner = changed(({ refuse }) => ({
  refuse: (position, action) =>
    ticTacToe.game.formatAction(action, position) === "c3"
      ? { clause: "place.free" }
      : refuse(position, action),
}));

describe("a match across saves", () => {
  test("goes on where it still replays, with what was undone left out", () => {
    const store = createStore();
    const before = opened(ticTacToe, store);
    play(before, "b2", "a1", "c3");
    before.order({ type: "undo" });
    const after = opened(withoutCorner, store);
    expect(played(after)).toEqual(["b2", "a1"]);
    expect(after.lost).toBeUndefined();
    expect(after.context?.position).toEqual(before.context?.position);
  });

  test("that no longer replays tells action and clause, and a new one begins", () => {
    const store = createStore();
    play(opened(ticTacToe, store), "b2", "c3", "a1");
    const { lost, ...desk } = opened(withoutCorner, store);
    expect(lost).toMatchObject({
      notation: "c3",
      failure: { code: "refused", clause: "place.free", index: 1 },
    });
    expect(desk.trouble).toBeUndefined();
  });

  test("that no longer replays is tried again on the next save, until somebody plays on", () => {
    const store = createStore();
    play(opened(ticTacToe, store), "b2", "c3");
    expect(played(opened(withoutCorner, store))).toEqual([]);
    expect(played(opened(ticTacToe, store))).toEqual(["b2", "c3"]);
    const other = opened(withoutCorner, store);
    play(other, "a2");
    expect(other.lost).toBeUndefined();
    expect(played(opened(ticTacToe, store))).toEqual(["a2"]);
  });

  test("goes on from the position that was set, and its end by resignation", () => {
    const store = createStore();
    const before = opened(ticTacToe, store);
    expect(before.set("place:1 x........")?.code).toBe("bad-position");
    expect(before.set("place:2 x........")).toBeUndefined();
    play(before, "b2");
    before.actor?.send({ type: "end", reason: "resign", seat: 0 });
    const { context } = opened(ticTacToe, store);
    expect(context).toMatchObject({
      start: "place:2 x........",
      ended: { reason: "resign", seat: 0 },
      count: 1,
    });
  });

  test("is of no use where what is kept is no match", () => {
    for (const text of [null, "", "{", "[]", '{"actions":[1],"seating":{}}']) {
      expect(parseKept(text)).toBeUndefined();
    }
    const store = createStore();
    store.setItem("serpentarium-workshop:tic-tac-toe", '{"seats":9,"actions":[],"seating":{}}');
    const desk = opened(ticTacToe, store);
    expect(desk.lost?.failure.code).toBe("bad-seats");
    expect(desk.context?.table.seats).toBe(2);
  });
});

describe("code of the author's that breaks down", () => {
  test("while the kept match is replayed loses the match, not the page", () => {
    const store = createStore();
    play(opened(ticTacToe, store), "b2");
    const desk = opened(
      changed(() => ({
        apply() {
          throw new Error("half-written");
        },
      })),
      store,
    );
    expect(desk.lost?.failure.message.en).toContain("half-written");
    expect(desk.context?.count).toBe(0);
  });

  test("while it is played is trouble to be read", () => {
    const desk = opened(
      changed(() => ({
        apply() {
          throw new Error("half-written");
        },
      })),
      createStore(),
    );
    play(desk, "b2");
    expect(desk.trouble).toMatchObject({
      title: { en: "The game’s code threw an error" },
      message: { en: "half-written" },
    });
  });

  test("at the start of a match leaves no board, and tells why", () => {
    const { game, examples } = ticTacToe;
    const broken: Game = defineGame({
      ...game,
      start() {
        throw new Error("no board yet");
      },
    });
    const desk = opened(definePlugin(broken, examples), createStore());
    expect(desk.trouble?.message.en).toBe("no board yet");
  });
});

test("the lines of a stack are the author's, by the path of the file", () => {
  const error = new Error("half-written");
  error.stack = [
    "Error: half-written",
    "    at apply (http://localhost:4321/src/place.ts?t=17:22:7)",
    "    at play (http://localhost:4321/@fs/a/node_modules/@serpentarium/core/dist/index.js:1:1)",
    "    at node:internal/main:1:1",
  ].join("\n");
  expect(troubleOf(error).detail).toBe("at apply (/src/place.ts:22:7)");
});

test("place.free: a refused action is told, and forgotten with the next one that is played", () => {
  const desk = opened(ticTacToe, createStore());
  play(desk, "b2", "b2");
  expect(desk.failure?.clause).toBe("place.free");
  play(desk, "a1");
  expect(desk.failure).toBeUndefined();
  const { context } = desk;
  expect(context && logOf(ticTacToe.game, context).map(({ notation }) => notation)).toEqual(["b2", "a1"]);
});

test("a match begins with the seats that are chosen, or not at all", () => {
  const desk = opened(ticTacToe, createStore());
  play(desk, "b2");
  const choices = choicesOf(ticTacToe.game, desk.context);
  expect(desk.begin({ ...choices, seats: 3 })?.ok).toBe(false);
  expect(played(desk)).toEqual(["b2"]);
  expect(desk.begin({ ...choices, occupants: ["person", "random"] })?.ok).toBe(true);
  expect(desk.context).toMatchObject({ count: 0, seating: { occupants: ["person", "random"] } });
  desk.actor?.stop();
});
