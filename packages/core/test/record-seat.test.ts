import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  type Outcome,
  playout,
  redactPosition,
  unwrap,
} from "../src/index.ts";
import {
  createRecord,
  formatLink,
  type GameRecord,
  openSeatRecord,
  parseLink,
  recordForSeat,
  redactActions,
  replay,
} from "../src/record/index.ts";
import { type Pennies, pennies } from "./fixtures/pennies.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";
import { told } from "./fixtures/words.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const table = createTable(pennies, { seats: 3 });
const outcomeAt = (position: AnyPosition): Outcome | null => position.outcome ?? null;

/** Returns a random match after `count` actions. */
function matchAfter(seed: number, count: number) {
  const actions: string[] = [];
  playout(pennies as Game<Pennies>, pennies.start(table), createRandom(seed), (position, action) =>
    actions.push(pennies.formatAction(action, position)),
  );
  const played = actions.slice(0, count);
  const record = createRecord(pennies, { table, actions: played });
  const opened = replay(pennies, record);
  if (opened.ok) return opened.value;
  return unwrap(replay(pennies, createRecord(pennies, { table, actions: played, outcome: endOf(played) })));
}

/** Returns the outcome after some actions. */
function endOf(actions: readonly string[]) {
  let position = pennies.start(table);
  for (const text of actions) position = pennies.apply(position, unwrap(pennies.parseAction(text, position)));
  return outcomeAt(position);
}

const seats = fc.nat(2);
const matches = fc.tuple(fc.nat(500), fc.nat(12)).map(([seed, count]) => matchAfter(seed, count));

describe("a record for one seat", () => {
  test("opens as the redacted match, also from a link", () => {
    fc.assert(
      fc.property(matches, seats, (match, seat) => {
        const record = recordForSeat(pennies, match, seat);
        for (const data of [record, JSON.stringify(record), unwrap(parseLink(formatLink(record)))]) {
          const view = unwrap(openSeatRecord(pennies, data, seat));
          expect(view.position).toEqual(redactPosition(pennies, match.position, seat));
          expect(view.actions).toHaveLength(match.actions.length);
          expect(view.outcome).toEqual(outcomeAt(match.position));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("contains nothing that the seat may not know: it does not depend on hidden choices", () => {
    const after = (...actions: readonly string[]) =>
      recordForSeat(pennies, unwrap(replay(pennies, createRecord(pennies, { table, actions }))), 1);
    const [one, other] = [after("1:0", "2:1"), after("1:2", "2:1")];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(one).toMatchObject({ seat: 1, actions: ["1:?", "2:1"] });
    expect(one.view).toMatch(/ _1:\?_2:1$/);
    // once all have chosen, nothing is hidden
    expect(after("1:2", "2:1", "3:0").actions).toEqual(["1:2", "2:1", "3:0"]);
  });

  test("contains the earlier matches of a series, redacted for the same player", () => {
    const short = createTable(pennies, { seats: 3, options: { rounds: 1 } });
    const actions = ["1:0", "2:1", "3:2"];
    const played = { actions, outcome: { winners: [2], reason: "end.rounds", scores: [0, 0, 1] } };
    const whole = createRecord(pennies, {
      table: short,
      plan: { games: 2, first: "rotating" },
      earlier: [played],
      actions: ["1:2"],
    });
    const opened = replay(pennies, whole);
    if (!opened.ok) expect.fail(opened.error.code);
    const record = recordForSeat(pennies, opened.value, 1);
    expect(record.earlier).toEqual([played]);
    expect(record.actions).toEqual(["1:?"]);
  });
});

describe("an invalid record for one seat is rejected", () => {
  const match = matchAfter(1, 2);
  const record = recordForSeat(pennies, match, 0);
  const failure = (data: unknown, seat?: number) => {
    const opened = openSeatRecord(pennies, data, seat);
    return opened.ok ? "accepted" : opened.error.code;
  };

  test.each<[code: string, what: string, data: unknown, seat?: number]>([
    ["other-seat", "for another seat", record, 1],
    ["other-seat", "for a seat that does not exist", { ...record, seat: 3 }],
    ["bad-record", "without a seat", { ...record, seat: undefined }],
    ["bad-record", "for half a seat", { ...record, seat: 0.5 }],
    ["bad-record", "without a view", { ...record, view: undefined }],
    ["bad-record", "for all seats", createRecord(pennies, { table, actions: [] })],
    [
      "bad-record",
      "with another outcome than the position",
      { ...record, outcome: { winners: [0], reason: "end.rounds" } },
    ],
    ["bad-position", "with an invalid view", { ...record, view: "nowhere" }],
    ["bad-position", "with too many choices in the view", { ...record, view: `${record.view}_3:?` }],
    [
      "bad-position",
      "with an illegal choice in the view",
      { ...record, view: record.view?.replace(/ _.*/, " _1:9") },
    ],
    ["unknown-game", "of another game", { ...record, game: "marbles" }],
    ["bad-seats", "with too many seats", { ...record, seats: 99 }],
  ])("%s: %s", (code, _what, data, ...[seat]) => {
    expect(failure(data, seat)).toBe(code);
  });

  test("other-seat names the seat of the record", () => {
    const opened = openSeatRecord(pennies, record, 1);
    expect(opened.ok ? undefined : told(opened.error.message)).toEqual({
      en: "made for player 1, not for player 2",
      fr: "faite pour le joueur 1, pas pour le joueur 2",
    });
  });

  test("bad-record: by replay", () => {
    expect(replay(pennies, record)).toMatchObject({ ok: false, error: { code: "bad-record" } });
  });

  test("a game that hides nothing has records for one seat too", () => {
    const open = createTable(plainPebbles);
    const whole: GameRecord = createRecord(plainPebbles, { table: open, actions: ["die1"] });
    const seen = recordForSeat(plainPebbles, unwrap(replay(plainPebbles, whole)), 1);
    expect(unwrap(openSeatRecord(plainPebbles, seen, 1)).actions).toEqual(["die1"]);
  });
});

test("the actions of a record for one seat are those of redactActions", () => {
  const match = matchAfter(7, 4);
  const seen = redactActions(pennies, [...match.actions], 2);
  expect(recordForSeat(pennies, match, 2).actions).toEqual(seen);
});
