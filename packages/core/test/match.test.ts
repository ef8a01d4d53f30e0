import { expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import { applyMatchEvent, createMatch, playInMatch, rulesOf, seatsToAct } from "../src/match/index.ts";
import { tableOf } from "./fixtures/match.ts";
import { type Pebbles, pebbles } from "./fixtures/pebbles.ts";

test("actions are taken back together with an early ending", () => {
  const rules = rulesOf(pebbles);
  const first = createMatch<Pebbles>(pebbles, { table: tableOf() });
  const action = unwrap(playInMatch(pebbles, first, "die2"));
  const played = applyMatchEvent(rules, first, { type: "played", action });
  const ended = applyMatchEvent(rules, played, { type: "ended", ending: { reason: "resign", seat: 1 } });
  expect(ended.outcome).toEqual({ reason: "resign", places: [1, 2] });
  const reopened = applyMatchEvent(rules, ended, { type: "undone", index: 1, count: 0 });
  expect(reopened).toEqual(played);
  const before = applyMatchEvent(rules, ended, { type: "undone", index: 0, count: 1 });
  expect(before).toMatchObject({ ended: null, outcome: null, position: first.position });
});

test("seats have to act from the beginning of a match to its end, unless chance has to", () => {
  const rules = rulesOf(pebbles);
  const empty = createMatch<Pebbles>(pebbles, { table: tableOf() });
  const begun = createMatch<Pebbles>(pebbles, { table: tableOf(), occupants: ["Ann", "Bob"] });
  const toAct = (match: typeof begun) => seatsToAct(pebbles, match);
  const action = unwrap(playInMatch(pebbles, begun, "die2"));
  const [rolled, waiting] = [begun, empty].map((match) =>
    applyMatchEvent(rules, match, { type: "played", action }),
  ) as [typeof begun, typeof begun];
  const over = applyMatchEvent(rules, rolled, { type: "ended", ending: { reason: "draw" } });
  expect([begun, rolled, waiting, over].map(toAct)).toEqual([[], [0], [], []]);
});
