import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  type Outcome,
  playout,
  seenActions,
  seenPosition,
  unwrap,
} from "../src/index.ts";
import {
  formatLink,
  formatRecord,
  type GameRecord,
  openView,
  parseLink,
  recordFor,
  replay,
} from "../src/record/index.ts";
import { type Pennies, pennies } from "./fixtures/pennies.ts";
import { plainPebbles } from "./fixtures/plain-pebbles.ts";

const table = createTable(pennies, { seats: 3 });
const outcomeAt = (position: AnyPosition): Outcome | null => position.outcome ?? null;

/** A match after so many actions, at random. */
function matchAfter(seed: number, count: number) {
  const actions: string[] = [];
  playout(pennies as Game<Pennies>, pennies.start(table), createRandom(seed), (position, action) =>
    actions.push(pennies.formatAction(action, position)),
  );
  const played = actions.slice(0, count);
  const record = formatRecord(pennies, { table, actions: played });
  const opened = replay(pennies, record);
  return opened.ok ? opened.value : unwrap(replay(pennies, { ...record, outcome: endOf(played) }));
}

/** How a match ends that is played to its end. */
function endOf(actions: readonly string[]) {
  let position = pennies.start(table);
  for (const text of actions) position = pennies.apply(position, unwrap(pennies.parseAction(text, position)));
  return outcomeAt(position);
}

const seats = fc.nat(2);
const matches = fc.tuple(fc.nat(500), fc.nat(12)).map(([seed, count]) => matchAfter(seed, count));

describe("a record for one seat", () => {
  test("opens as what that seat sees, also from a link", () => {
    fc.assert(
      fc.property(matches, seats, (match, seat) => {
        const record = recordFor(pennies, match, seat);
        for (const data of [record, JSON.stringify(record), unwrap(parseLink(formatLink(record)))]) {
          const view = unwrap(openView(pennies, data, seat));
          expect(view.position).toEqual(seenPosition(pennies, match.position, seat));
          expect(view.actions).toHaveLength(match.actions.length);
          expect(view.outcome).toEqual(outcomeAt(match.position));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("has nothing in it that the seat may not know: whatever the others chose, it is the same", () => {
    const after = (...actions: readonly string[]) =>
      recordFor(pennies, unwrap(replay(pennies, formatRecord(pennies, { table, actions }))), 1);
    const [one, other] = [after("1:0", "2:1"), after("1:2", "2:1")];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(one).toMatchObject({ seat: 1, actions: ["1:?", "2:1"] });
    expect(one.view).toMatch(/ _1:\?_2:1$/);
    // once all have chosen, nothing is a secret
    expect(after("1:2", "2:1", "3:0").actions).toEqual(["1:2", "2:1", "3:0"]);
  });

  test("in a series has the earlier matches as the same player saw them", () => {
    const short = createTable(pennies, { seats: 3, options: { rounds: 1 } });
    const actions = ["1:0", "2:1", "3:2"];
    const played = { actions, outcome: { winners: [2], reason: "end.rounds", scores: [0, 0, 1] } };
    const whole = formatRecord(pennies, {
      table: short,
      plan: { games: 2, first: "rotating" },
      earlier: [played],
      actions: ["1:2"],
    });
    const opened = replay(pennies, whole);
    if (!opened.ok) expect.fail(opened.error.message.en);
    const record = recordFor(pennies, opened.value, 1);
    expect(record.earlier).toEqual([played]);
    expect(record.actions).toEqual(["1:?"]);
  });
});

describe("a record for one seat is refused", () => {
  const match = matchAfter(1, 2);
  const record = recordFor(pennies, match, 0);
  const failure = (data: unknown, seat?: number) => {
    const opened = openView(pennies, data, seat);
    return opened.ok ? "accepted" : opened.error.code;
  };

  test.each<[code: string, what: string, data: unknown, seat?: number]>([
    ["other-seat", "made for another seat", record, 1],
    ["other-seat", "made for a seat that there is not", { ...record, seat: 3 }],
    ["bad-record", "made for nobody", { ...record, seat: undefined }],
    ["bad-record", "made for half a seat", { ...record, seat: 0.5 }],
    ["bad-record", "without what the seat sees", { ...record, view: undefined }],
    ["bad-record", "that is whole", formatRecord(pennies, { table, actions: [] })],
    [
      "bad-record",
      "with an outcome that is not that of the position",
      { ...record, outcome: { winners: [0], reason: "end.rounds" } },
    ],
    ["bad-position", "whose view is no text of a position", { ...record, view: "nowhere" }],
    ["bad-position", "whose view has a choice too many", { ...record, view: `${record.view}_3:?` }],
    [
      "bad-position",
      "whose view has a choice that is refused",
      { ...record, view: record.view?.replace(/ _.*/, " _1:9") },
    ],
    ["unknown-game", "of another game", { ...record, game: "marbles" }],
    ["bad-seats", "at a table of too many", { ...record, seats: 99 }],
  ])("%s: %s", (code, _what, data, ...[seat]) => {
    expect(failure(data, seat)).toBe(code);
  });

  test("other-seat says for whom it was made", () => {
    const opened = openView(pennies, record, 1);
    expect(opened.ok ? undefined : opened.error.message).toEqual({
      en: "made for player 1, not for player 2",
      fr: "faite pour le joueur 1, pas pour le joueur 2",
    });
  });

  test("bad-record: by whoever wants to play it through", () => {
    expect(replay(pennies, record)).toMatchObject({ ok: false, error: { code: "bad-record" } });
  });

  test("a game that hides nothing has records for one seat like any other", () => {
    const open = createTable(plainPebbles);
    const whole: GameRecord = formatRecord(plainPebbles, { table: open, actions: ["die1"] });
    const seen = recordFor(plainPebbles, unwrap(replay(plainPebbles, whole)), 1);
    expect(unwrap(openView(plainPebbles, seen, 1)).actions).toEqual(["die1"]);
  });
});

test("what a seat sees of the actions is what its record has", () => {
  const match = matchAfter(7, 4);
  const seen = seenActions(pennies, match.positions, match.actions, 2);
  const texts = seen.map((action, at) =>
    pennies.formatAction(action, seenPosition(pennies, match.positions[at] ?? match.position, 2)),
  );
  expect(recordFor(pennies, match, 2).actions).toEqual(texts);
});
