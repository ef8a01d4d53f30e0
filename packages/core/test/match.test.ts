import { expect, test } from "vitest";
import { unwrap } from "../src/index.ts";
import { applyMatchEvent, createMatch, playInMatch, rulesOf } from "../src/match/index.ts";
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
