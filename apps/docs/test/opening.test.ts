import { createTable, unwrap } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { formatSeries, formatSeriesLink } from "@serpentarium/core/series";
import { ticTacToe as game } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { linkOf } from "../src/play/fragment.ts";
import { logOf } from "../src/play/log.ts";
import { fromKept, fromLink, fromRecord } from "../src/play/opening.ts";
import { type Beginning, createMachines, dealtBy, toKeep, toRecord } from "../src/play/series.ts";

const table = createTable(game);
const machines = createMachines(game);
const WON = ["a1", "a2", "b1", "b2", "c1"];
const outcome = { winners: [0], reason: "end.line" };
const plan = { games: 3, first: "rotating" } as const;
const match = formatRecord(game, { table, actions: ["b2", "a1"] });
const elsewhere = { ...match, start: "place:1 xx.oo....", actions: ["c1"] };
const series = formatSeries(game, {
  table,
  plan,
  matches: [
    { actions: WON, outcome },
    { actions: ["b2"], outcome: null },
  ],
});

const contextOf = (beginning: Beginning) => {
  const actor = createActor(machines.series, beginning).start();
  const { context } = actor.getSnapshot();
  actor.stop();
  return context;
};

describe("what is opened", () => {
  test("a match comes and goes as the record of one, a series as that of a series", () => {
    for (const record of [match, elsewhere, series]) {
      for (const opened of [
        fromRecord(game, machines, record),
        fromRecord(game, machines, JSON.stringify(record)),
        fromLink(game, machines, linkOf(record)),
      ]) {
        expect(toRecord(game, contextOf(unwrap(opened)))).toEqual(record);
      }
    }
    expect(linkOf(match)).toBe(formatLink(match));
    expect(linkOf(series)).toBe(formatSeriesLink(series));
  });

  test("what is wrong is told with its place; a match that stands alone has no number", () => {
    const bad = fromRecord(game, machines, { ...match, actions: ["b2", "b2"] });
    expect(bad).toMatchObject({ error: { code: "refused", index: 1 } });
    expect(bad).not.toHaveProperty("error.match");
    const matches = [...series.matches.slice(0, 1), { actions: ["b2", "b2"], outcome: null }];
    expect(fromRecord(game, machines, { ...series, matches })).toMatchObject({
      error: { code: "refused", index: 1, match: 1 },
    });
  });

  test("a match that began elsewhere goes on after a reload, and goes back no further", () => {
    const kept = JSON.parse(JSON.stringify(toKeep(contextOf(unwrap(fromRecord(game, machines, elsewhere))))));
    const opened = unwrap(fromKept(game, machines, kept));
    const actor = createActor(machines.series, opened).start();
    for (const _ of "12") actor.getSnapshot().children.match.send({ type: "undo" });
    const { context } = actor.getSnapshot();
    expect(toRecord(game, context)).toEqual({ ...elsewhere, actions: [] });
    expect(logOf(game, contextOf(opened).match).map(({ notation }) => notation)).toEqual(["c1"]);
  });

  test("a match is kept as its own machine has it, a series as that of a series", () => {
    const [alone, several] = [match, series].map((record) =>
      toKeep(contextOf(unwrap(fromRecord(game, machines, record)))),
    );
    expect(alone).toMatchObject({ value: "place", context: { actions: "b2\na1\n" } });
    expect(several).toMatchObject({ value: "match", context: { plan, earlier: [{ actions: WON }] } });
  });
});

test("another dealer leaves what was played and undone as it is, and lets people take back what they enter", () => {
  const actor = createActor(machines.series, unwrap(fromRecord(game, machines, series))).start();
  actor.getSnapshot().children.match.send({ type: "undo" });
  const before = actor.getSnapshot().context;
  const { match: after, ...around } = contextOf(unwrap(dealtBy(game, machines, before, "person")));
  expect(after).toMatchObject({ actions: "", undone: ["b2"] });
  expect(around.earlier).toEqual(before.earlier);
  for (const { seating, was } of [
    { seating: after.seating, was: before.match.seating },
    { seating: around.seating, was: before.seating },
  ]) {
    expect(seating).toEqual({ ...was, dealer: "person", undoChance: true });
  }
});

test("the dealer changes between two games as well", () => {
  const pause = contextOf(
    unwrap(fromRecord(game, machines, { ...series, matches: series.matches.slice(0, 1) })),
  );
  const actor = createActor(machines.series, unwrap(dealtBy(game, machines, pause, "person"))).start();
  expect(actor.getSnapshot().value).toBe("pause");
  actor.send({ type: "next" });
  expect(actor.getSnapshot().context.match.seating).toMatchObject({ dealer: "person", undoChance: true });
});
