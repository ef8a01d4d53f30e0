import { createTable, type Game, unwrap } from "@serpentarium/core";
import { contextFromSnapshot, createContext, occupantOf } from "@serpentarium/core/context";
import { actionsOf, recordOf } from "@serpentarium/core/match";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { canUndo, logOf, type MatchContext, seriesStage } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { changeDealer } from "../src/match/dealer.ts";
import { PROGRAMS } from "../src/match/occupants.ts";
import { canTakeBack, isWorthKeeping } from "../src/match/played-actions.ts";
import { runMatch } from "../src/match/run-match.ts";
import {
  countBeginning,
  matchFromLink,
  matchFromRecord,
  matchUpTo,
  newMatch,
  proposedMatch,
} from "../src/match/start-match.ts";
import { pluginOf, plugins } from "./fixtures/games.ts";
import { startMatch } from "./fixtures/start-match.ts";

const game: Game = ticTacToe;
const table = createTable(game);
const WON = ["a1", "a2", "b1", "b2", "c1"];
const outcome = { winners: [0], reason: "end.line" };
const plan = { games: 3, first: "rotating" } as const;
const match = createRecord(game, { table, actions: ["b2", "a1"] });
const elsewhere = { ...match, start: "place:1 xx.oo....", actions: ["c1"] };
const series = createRecord(game, { table, plan, earlier: [{ actions: WON, outcome }], actions: ["b2"] });

const opened = (record: unknown) => unwrap(matchFromRecord(game, record));

describe("an opened record", () => {
  test("round-trips, for a match and for a series", () => {
    for (const record of [match, elsewhere, series]) {
      for (const start of [
        matchFromRecord(game, record),
        matchFromRecord(game, JSON.stringify(record)),
        matchFromLink(game, formatLink(record)),
      ]) {
        expect(recordOf(game, unwrap(start))).toEqual(record);
      }
    }
  });

  test("reports the index of a wrong action, and the match number only in a series", () => {
    const bad = matchFromRecord(game, { ...match, actions: ["b2", "b2"] });
    expect(bad).toMatchObject({ error: { code: "refused", index: 1 } });
    expect(bad).not.toHaveProperty("error.match");
    expect(matchFromRecord(game, { ...series, actions: ["b2", "b2"] })).toMatchObject({
      error: { code: "refused", index: 1, match: 1 },
    });
  });

  test("a match from a set-up position survives a reload, and undo stops at that position", () => {
    const kept = JSON.parse(JSON.stringify(runMatch(game, opened(elsewhere)).getPersistedSnapshot()));
    const again = unwrap(contextFromSnapshot(game, kept, PROGRAMS));
    const actor = startMatch(game, again);
    for (const _ of "12") actor.send({ type: "undo" });
    const { context } = actor.getSnapshot();
    expect(recordOf(game, context)).toEqual({ ...elsewhere, actions: [] });
    expect(logOf(game, again).map(({ notation }) => notation)).toEqual(["c1"]);
  });
});

test("every program that a stored match may name can be run", () => {
  for (const program of PROGRAMS) {
    const context = createContext(game, { table, occupants: ["person", program], dealer: program });
    const stored = JSON.parse(JSON.stringify(runMatch(game, context).getPersistedSnapshot()));
    expect(unwrap(contextFromSnapshot(game, stored, PROGRAMS))).toEqual(context);
  }
});

test("changing the dealer keeps played and undone actions, and lets people undo entered chance", () => {
  const actor = startMatch(game, opened(series));
  actor.send({ type: "undo" });
  const before = actor.getSnapshot().context;
  const after = changeDealer(before, "person");
  expect([actionsOf(after), actionsOf({ actions: after.undone }), after.earlier]).toEqual([
    [],
    ["b2"],
    before.earlier,
  ]);
  expect(after.seating).toEqual({ ...before.seating, dealer: "person", undoChance: true });
});

test("the dealer can change between two games", () => {
  const { plan: _, earlier: __, ...head } = series;
  const pause = opened({ ...head, plan, earlier: [], actions: WON, outcome });
  const actor = startMatch(game, changeDealer(pause, "person"));
  expect(seriesStage(actor.getSnapshot().context)).toBe("pause");
  actor.send({ type: "next" });
  expect(actor.getSnapshot().context.seating).toMatchObject({ dealer: "person", undoChance: true });
});

test("another line of a match of a series has its players at the same seats", () => {
  const inSecond = createRecord(game, {
    table,
    plan,
    earlier: [{ actions: WON, outcome }],
    actions: ["b2", "a1"],
  });
  const running = unwrap(matchFromRecord(game, inSecond, { occupants: ["person", "easy"] }));
  expect([0, 1].map((seat) => occupantOf(running, seat))).toEqual(["easy", "person"]);
  const line = unwrap(matchUpTo(game, running, 1));
  expect([[0, 1].map((seat) => occupantOf(line, seat)), line.actions.length, line.earlier.length]).toEqual([
    ["easy", "person"],
    1,
    1,
  ]);
});

describe("a new match", () => {
  const contextOfNew = (id: string, seed = "one", isSetUp?: boolean) => {
    const { game: other } = pluginOf(id);
    return newMatch(other, { ...proposedMatch(other), seed }, isSetUp);
  };

  test("setup.apples: begins after the set-up, drawn as actions of the record, or before it", () => {
    const drawn = contextOfNew("ssserpent");
    expect([drawn.position.phase, drawn.actions.length, drawn.start]).toEqual(["heads", 12, null]);
    expect(actionsOf(drawn)).not.toEqual(actionsOf(contextOfNew("ssserpent", "two")));
    expect(contextOfNew("ssserpent", "one", false)).toMatchObject({
      position: { phase: "blue" },
      actions: { length: 0 },
    });
  });

  test("setup.apples: what the site has set up is no action of a person", () => {
    const { game: other } = pluginOf("ssserpent");
    const bySite = contextOfNew("ssserpent");
    expect(countBeginning(other, bySite)).toBe(12);
    expect(canUndo(other, bySite)).toBe(true);
    expect(canTakeBack(other, bySite, logOf(other, bySite))).toBe(false);
    expect(isWorthKeeping(other, bySite, logOf(other, bySite))).toBe(false);

    const byPeople = { ...bySite, seating: { ...bySite.seating, seed: "two" } };
    expect(countBeginning(other, byPeople)).toBe(0);
    expect(canTakeBack(other, byPeople, logOf(other, byPeople))).toBe(true);
    expect(isWorthKeeping(other, byPeople, logOf(other, byPeople))).toBe(true);
  });

  test("setup.apples: what the site has set up stays so in another line of the match, with other chance", () => {
    const { game: other } = pluginOf("ssserpent");
    const lineOf = (running: MatchContext, count: number) => unwrap(matchUpTo(other, running, count));
    const bySite = contextOfNew("ssserpent");
    const line = lineOf(bySite, 12);
    expect(countBeginning(other, line)).toBe(12);
    expect(canTakeBack(other, line, logOf(other, line))).toBe(false);
    const { seed } = line.seating;
    expect(seed).not.toBe(bySite.seating.seed);
    const second = lineOf(line, 12);
    expect(countBeginning(other, second)).toBe(12);
    expect(second.seating.seed).not.toBe(seed);
    expect(second.seating.seed.split("~")).toHaveLength(2);
    expect(countBeginning(other, lineOf(bySite, 11))).toBe(0);
  });

  test("setup.deal: begins after a deal for which nobody presses, and what chance decides after it", () => {
    const dealt = contextOfNew("pantarei");
    expect([dealt.position.phase, dealt.actions.length, dealt.start]).toEqual(["colour", 1, null]);
    expect(actionsOf(dealt)).not.toEqual(actionsOf(contextOfNew("pantarei", "two")));
    expect(contextOfNew("serpent-cartes").position.phase).toBe("advance");
    expect(contextOfNew("sssnake")).toMatchObject({ position: { phase: "roll" }, actions: { length: 0 } });
  });

  test("setup.deal: a deal after which chance alone decides the game is dealt again", () => {
    for (const [id, seed] of [
      ["serpent-cartes", "s42"],
      ["serpent-cartes-two-ends", "s29"],
    ] as const) {
      const { position } = contextOfNew(id, seed);
      expect(position.phase).toBe("advance");
    }
  });

  test("no game is over before its first turn", () => {
    for (const {
      game: { id },
    } of plugins) {
      for (let seed = 0; seed < 100; seed++)
        expect(contextOfNew(id, `${seed}`).position.outcome).toBeUndefined();
    }
  });

  test("begins at its position, if it has one", () => {
    const { game: other } = pluginOf("pantarei");
    const text = "move:2 l1,l1,l2,l2,l2,l3,l3,l3,d1,d1,d1,d2,d2,d2,d3,d3,d3,n,l1 light - 0";
    const { table: proposed, ...match } = proposedMatch(other);
    const position = unwrap(other.parsePosition(text, proposed));
    const context = newMatch(other, { ...match, table: proposed, position });
    expect(context).toMatchObject({ start: text, position, actions: { length: 0 } });
  });

  test("a seed gives the same beginning", () => {
    const { game: other } = pluginOf("pantarei");
    const begin = () => {
      return actionsOf(newMatch(other, { ...proposedMatch(other), seed: "a" }));
    };
    expect(begin()).toEqual(begin());
  });

  test("has the options that the game proposes", () => {
    expect(contextOfNew("serpent-cartes").table.options).toMatchObject({ entry: "die", deal: "finishable" });
    expect(contextOfNew("tic-tac-toe").table.options).toEqual(table.options);
  });
});
