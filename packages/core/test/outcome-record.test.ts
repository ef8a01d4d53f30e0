import { describe, expect, test } from "vitest";
import { type AnyPosition, createTable, type Game, type Outcome, play, unwrap } from "../src/index.ts";
import {
  createRecord,
  formatLink,
  type GameRecord,
  type OutcomeRecord,
  openSeatRecord,
  outcomeOfEarlyEnding,
  outcomeOfRecord,
  outcomeRecordOf,
  parseLink,
  recordForSeat,
  replay,
} from "../src/record/index.ts";
import { scoreSeries } from "../src/series/index.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";
import { type Pennies, pennies } from "./fixtures/pennies.ts";

const reason = "end.line";

test.each<[string, Outcome, OutcomeRecord]>([
  ["a win", { reason, places: [2, 1] }, { winners: [1], reason }],
  ["a draw", { reason, places: [1, 1] }, { winners: [0, 1], reason }],
  ["a shared win", { reason, places: [1, 2, 1] }, { winners: [0, 2], reason }],
  ["scores", { reason, places: [1, 2], scores: [3, 0] }, { winners: [0], reason, scores: [3, 0] }],
  ["a ranking", { reason, places: [2, 3, 1] }, { winners: [2], reason, places: [2, 3, 1] }],
  ["a loss of the only side", { reason, places: [2, 2] }, { winners: [], reason }],
  ["who gave up", { reason, places: [2, 1, 2], by: 2 }, { winners: [1], reason, by: 2 }],
])("the outcome of a record: %s", (_, outcome, recorded) => {
  expect(outcomeRecordOf(outcome)).toEqual(recorded);
  expect(outcomeOfRecord(recorded, { seats: outcome.places.length })).toEqual(outcome);
});

const codeOf = <T extends Pebbles | Pennies>(game: Game<T>, record: object) => {
  const opened = replay(game, record);
  return opened.ok ? "accepted" : opened.error.code;
};

describe("a record of a ranking", () => {
  const table = createTable(pennies, { seats: 3, options: { rounds: 3 } });
  const actions = ["1:2", "2:1", "3:0", "2:2", "3:1", "1:2", "3:1"];
  const last: AnyPosition = actions.reduce<Pennies["position"]>(
    (position, text) => unwrap(play(pennies as Game<Pennies>, position, text)).position,
    pennies.start(table),
  );
  const { outcome } = last;
  const record = createRecord(pennies, { table, actions, outcome });
  const recorded: OutcomeRecord = {
    winners: [0],
    reason: "end.rounds",
    scores: [2, 1, 0],
    places: [1, 2, 3],
  };

  test("contains the places, also in a link", () => {
    expect(record.outcome).toEqual(recorded);
    const opened = replay(pennies as Game<Pennies>, unwrap(parseLink(formatLink(record))));
    expect(opened.ok && opened.value.outcome).toEqual(outcome);
  });

  test("opens for one seat", () => {
    const opened = replay(pennies as Game<Pennies>, record);
    if (!opened.ok) expect.fail(opened.error.code);
    const seen = recordForSeat(pennies as Game<Pennies>, opened.value, 1);
    expect(seen.outcome).toEqual(recorded);
    expect(unwrap(openSeatRecord(pennies as Game<Pennies>, seen)).outcome).toEqual(outcome);
    const forged = { ...seen, outcome: { ...recorded, places: [1, 3, 2] } };
    expect(openSeatRecord(pennies as Game<Pennies>, forged)).toMatchObject({ error: { code: "bad-record" } });
  });

  test.each<[string, object]>([
    ["another ranking", { places: [1, 3, 2] }],
    ["a place too few", { places: [1, 2] }],
    ["a place too many", { places: [1, 2, 3, 4] }],
    ["places as text", { places: ["1", "2", "3"] }],
    ["a place left out", { places: [1, null, 3] }],
    ["other winners than its places say", { winners: [1] }],
    ["a seat that gave up", { by: 1 }],
  ])("is refused with %s", (_, changes) => {
    expect(codeOf(pennies as Game<Pennies>, { ...record, outcome: { ...recorded, ...changes } })).toBe(
      "bad-record",
    );
  });

  test("is refused without places", () => {
    const { places: _, ...unranked } = recorded;
    expect(codeOf(pennies as Game<Pennies>, { ...record, outcome: unranked })).toBe("bad-record");
  });
});

describe("a record of a win", () => {
  const table = createTable(pebbles, { options: { pebbles: 1 } });
  const record: GameRecord = {
    ...createRecord(pebbles, { table, actions: ["die1", "take1"] }),
    outcome: { winners: [0], reason: "end.last", scores: [1, 0] },
  };

  test("is accepted as it is", () => {
    expect(codeOf(pebbles, record)).toBe("accepted");
  });

  test.each<[string, object]>([
    ["a winner who is named twice", { winners: [0, 0] }],
    ["a winner who is not at the table", { winners: [0, 2] }],
    ["places, which its winners say already", { places: [1, 2] }],
    ["a seat that gave up", { by: 1 }],
  ])("is refused with %s", (_, changes) => {
    expect(codeOf(pebbles, { ...record, outcome: { ...record.outcome, ...changes } })).toBe("bad-record");
  });
});

describe("an early ending in a game with teams", () => {
  const teamed: Game<Pebbles> = { ...pebbles, teamOf: (seat) => seat % 2 };
  const table = createTable(teamed, { seats: 3 });
  const ended = (outcome: OutcomeRecord): GameRecord => ({
    ...createRecord(teamed, { table, actions: ["die2"] }),
    outcome,
  });

  test.each([
    ["a partner", 0, [2, 1, 2], { winners: [1], reason: "resign", by: 0 }],
    ["the other partner", 2, [2, 1, 2], { winners: [1], reason: "resign", by: 2 }],
    ["one who plays alone", 1, [1, 2, 1], { winners: [0, 2], reason: "resign" }],
  ])("by %s is replayed as it was", (_, seat, places, recorded) => {
    const ending = { reason: "resign", seat } as const;
    const outcome = outcomeOfEarlyEnding(teamed, table, ending);
    expect(outcome.places).toEqual(places);
    expect(outcomeRecordOf(outcome)).toEqual(recorded);
    for (const data of [ended(recorded), unwrap(parseLink(formatLink(ended(recorded))))]) {
      const opened = unwrap(replay(teamed, data));
      expect(opened.ended).toEqual(ending);
      expect(opened.outcome).toEqual(outcome);
    }
    expect(scoreSeries(teamed, ended(recorded)).rows).toMatchObject([{ winners: recorded.winners }]);
  });

  test.each<[string, OutcomeRecord]>([
    ["that does not say which partner it was", { winners: [1], reason: "resign" }],
    ["by a seat that wins", { winners: [1], reason: "resign", by: 1 }],
    ["by a seat that is not at the table", { winners: [1], reason: "resign", by: 3 }],
    ["by half a seat", { winners: [1], reason: "resign", by: 0.5 }],
    ["that one partner wins", { winners: [1, 2], reason: "resign" }],
    ["whose seat is named though it has no partner", { winners: [0, 2], reason: "resign", by: 1 }],
    ["by a seat, though all agreed on a draw", { winners: [0, 1, 2], reason: "draw", by: 0 }],
    ["with a ranking", { winners: [1], reason: "resign", by: 0, places: [2, 1, 3] }],
  ])("bad-record: %s", (_, outcome) => {
    expect(codeOf(teamed, ended(outcome))).toBe("bad-record");
  });

  test("is lost by all where all play on one side", () => {
    const outcome = outcomeOfEarlyEnding({ teamOf: () => 0 }, createTable(pebbles), {
      reason: "time",
      seat: 1,
    });
    expect(outcome).toEqual({ reason: "time", places: [2, 2], by: 1 });
  });
});
