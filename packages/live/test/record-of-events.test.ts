import { type Game, randomAction } from "@serpentarium/core";
import { outcomeRecordOf, replay } from "@serpentarium/core/record";
import { expect, test } from "vitest";
import { recordOfEvents } from "../src/client/index.ts";
import { applyEntry, eventFor, type LiveEvent, type LiveMatch } from "../src/index.ts";
import { playersToAct } from "../src/match.ts";
import { readRecord } from "../src/read-record.ts";
import { GAMES, type LiveTable, seatedTable, token } from "./fixtures/live-table.ts";

/** Plays at random until the current match is over. */
function playOut(table: LiveTable): void {
  for (let [player] = playersToAct(table.live); player !== undefined; [player] = playersToAct(table.live)) {
    const { game, position } = table.live;
    const action = randomAction(game, position, table.random);
    const toAct = "seat" in action && typeof action.seat === "number" ? action.seat : player;
    table.send(toAct, { type: "play", action: game.formatAction(action, position) });
  }
}

function eventsOf(table: LiveTable): readonly LiveEvent[] {
  let match: LiveMatch | undefined;
  return table.live.entries.from(0).map((entry) => {
    const before = match;
    match = applyEntry(GAMES, before, entry);
    return eventFor(before, match, entry, "spectator");
  });
}

test("the record of a series with a takeback, resignations and a rematch is the match, and can be replayed", () => {
  const table = seatedTable("tic-tac-toe", { plan: { games: 2, first: "rotating" } });
  const [game] = GAMES as [Game];
  const check = (): void => {
    const record = recordOfEvents([...table.live.entries]);
    expect(recordOfEvents(eventsOf(table))).toEqual(record);
    const replayed = replay(game, record);
    expect(replayed).toMatchObject({
      ok: true,
      value: { position: table.live.position, actions: table.live.actions },
    });
    const { outcome } = table.live;
    expect(record?.outcome).toEqual(outcome && outcomeRecordOf(outcome));
    expect(record?.earlier).toEqual(table.live.earlier);
  };
  table.send(0, { type: "play", action: "b2" });
  for (const player of [0, 1]) table.send(player, { type: "ask", request: "undo" });
  check();
  playOut(table);
  check();
  const next = () => [0, 1].map((player) => table.send(player, { type: "ask", request: "next" }));
  next();
  table.send(1, { type: "play", action: "a1" });
  table.send(1, { type: "end", reason: "resign" });
  check();
  expect(recordOfEvents([...table.live.entries])).toMatchObject({ names: ["Player 0", "Player 1"] });
  next();
  check();
  // all have moved on by one seat
  expect(recordOfEvents([...table.live.entries])).toMatchObject({
    names: ["Player 1", "Player 0"],
    earlier: [],
  });
  playOut(table);
  check();
});

test("who joins after a rematch has the name of the seat that is free", () => {
  const table = seatedTable("tic-tac-toe");
  table.send(0, { type: "end", reason: "resign" });
  for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
  table.send(1, { type: "leave" });
  table.send(2, { type: "join", invite: token("invite"), name: "Zoé" });
  const entries = table.live.entries.from(0);
  // all have moved on by one seat
  expect(recordOfEvents(entries)).toMatchObject({ names: ["Zoé", "Player 0"] });
  expect(readRecord(table.live, undefined)).toEqual({ ok: true, value: recordOfEvents(entries) });
});

test("a record has the version with which its match was created", () => {
  const table = seatedTable("tic-tac-toe");
  const games = GAMES.map((game) => ({ ...game, version: "0.1.7" }));
  let match: LiveMatch | undefined;
  for (const entry of table.live.entries) match = applyEntry(games, match, entry);
  expect(match && readRecord(match, undefined)).toMatchObject({ ok: true, value: { version: "0.1.0" } });
});

// rounds go on until players leave
const GAMES_WITH_AN_END = GAMES.filter(({ giveUp }) => !giveUp);

test.each(GAMES_WITH_AN_END.map((game) => [game.id, game] as const))(
  "the record of %s has its outcome",
  (id, game) => {
    const table = seatedTable(id);
    expect(table.live.entries.at(0)).toMatchObject({ isHidden: game.hidden !== undefined });
    playOut(table);
    expect(replay(game, recordOfEvents([...table.live.entries]))).toMatchObject({
      ok: true,
      value: { position: { outcome: table.live.outcome } },
    });
  },
);

test("there is no record without the first entry", () => {
  expect(recordOfEvents([])).toBeUndefined();
  expect(recordOfEvents(seatedTable("tic-tac-toe").live.entries.from(1))).toBeUndefined();
});
