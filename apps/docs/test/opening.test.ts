import { createTable, type Game, unwrap } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { recordOf, restoreSnapshot } from "@serpentarium/core/turn";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { dealtBy } from "../src/play/dealing.ts";
import { logOf } from "../src/play/log.ts";
import { type Beginning, createMatchMachine } from "../src/play/match.ts";
import { fromLink, fromRecord } from "../src/play/opening.ts";
import { stageOf } from "../src/play/series.ts";

const game: Game = ticTacToe;
const table = createTable(game);
const machine = createMatchMachine(game);
const WON = ["a1", "a2", "b1", "b2", "c1"];
const outcome = { winners: [0], reason: "end.line" };
const plan = { games: 3, first: "rotating" } as const;
const match = formatRecord(game, { table, actions: ["b2", "a1"] });
const elsewhere = { ...match, start: "place:1 xx.oo....", actions: ["c1"] };
const series = formatRecord(game, { table, plan, earlier: [{ actions: WON, outcome }], actions: ["b2"] });

const contextOf = (beginning: Beginning) => {
  const actor = createActor(machine, beginning).start();
  const { context } = actor.getSnapshot();
  actor.stop();
  return context;
};
const opened = (record: unknown) => unwrap(fromRecord(game, machine, record));

describe("what is opened", () => {
  test("comes and goes as the same record, a match like a series", () => {
    for (const record of [match, elsewhere, series]) {
      for (const beginning of [
        fromRecord(game, machine, record),
        fromRecord(game, machine, JSON.stringify(record)),
        fromLink(game, machine, formatLink(record)),
      ]) {
        expect(recordOf(game, contextOf(unwrap(beginning)))).toEqual(record);
      }
    }
  });

  test("what is wrong is told with its place; a match that stands alone has no number", () => {
    const bad = fromRecord(game, machine, { ...match, actions: ["b2", "b2"] });
    expect(bad).toMatchObject({ error: { code: "refused", index: 1 } });
    expect(bad).not.toHaveProperty("error.match");
    expect(fromRecord(game, machine, { ...series, actions: ["b2", "b2"] })).toMatchObject({
      error: { code: "refused", index: 1, match: 1 },
    });
  });

  test("a match that began elsewhere goes on after a reload, and goes back no further", () => {
    const kept = JSON.parse(JSON.stringify(createActor(machine, opened(elsewhere)).getPersistedSnapshot()));
    const again = unwrap(restoreSnapshot(game, machine, kept));
    const actor = createActor(machine, again).start();
    for (const _ of "12") actor.send({ type: "undo" });
    const { context } = actor.getSnapshot();
    expect(recordOf(game, context)).toEqual({ ...elsewhere, actions: [] });
    expect(logOf(game, contextOf(again)).map(({ notation }) => notation)).toEqual(["c1"]);
  });
});

test("another dealer leaves what was played and undone as it is, and lets people take back what they enter", () => {
  const actor = createActor(machine, opened(series)).start();
  actor.send({ type: "undo" });
  const before = actor.getSnapshot().context;
  const after = contextOf(unwrap(dealtBy(game, machine, before, "person")));
  expect(after).toMatchObject({ actions: "", undone: ["b2"], earlier: before.earlier });
  expect(after.seating).toEqual({ ...before.seating, dealer: "person", undoChance: true });
});

test("the dealer changes between two games as well", () => {
  const { plan: _, earlier: __, ...head } = series;
  const pause = contextOf(opened({ ...head, plan, earlier: [], actions: WON, outcome }));
  const actor = createActor(machine, unwrap(dealtBy(game, machine, pause, "person"))).start();
  expect(stageOf(actor.getSnapshot().context)).toBe("pause");
  actor.send({ type: "next" });
  expect(actor.getSnapshot().context.seating).toMatchObject({ dealer: "person", undoChance: true });
});
