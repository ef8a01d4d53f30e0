import { type Game, randomAction, redactPosition, unwrap } from "@serpentarium/core";
import { actionsOf, playerAt } from "@serpentarium/core/match";
import { openSeatRecord, replay } from "@serpentarium/core/record";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { pantarei } from "@serpentarium/pantarei";
import { snakeDuel } from "@serpentarium/snake-duel";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { recordForWatcher, replayEvents } from "../src/client/received-events.ts";
import { type LiveMatch, playersToAct } from "../src/match.ts";
import { WatchedTable } from "./fixtures/watched-table.ts";

const GAMES = [ticTacToe, pantarei, hiddenHands, snakeDuel, sssnake] as unknown as readonly Game[];

/** Plays at random until the end; calls a function after each action. */
function playOut(table: WatchedTable, check: (match: LiveMatch) => void): void {
  for (let [player] = playersToAct(table.live); player !== undefined; [player] = playersToAct(table.live)) {
    const { game, position } = table.live;
    const action = randomAction(game, position, table.random);
    table.send(player, { type: "play", action: game.formatAction(action, position) });
    check(table.live);
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  "%s: each watcher of a whole match sees it as the server does, as far as they may",
  (_, game) => {
    const table = new WatchedTable(game, game.seats.max);
    playOut(table, (match) => {
      for (const [watcher, view] of table.views) {
        const viewer = watcher === "spectator" ? "everyone" : watcher;
        expect(game.formatPosition(view.position)).toBe(
          game.formatPosition(redactPosition(game, match.position, viewer)),
        );
        expect(view.actions).toHaveLength(match.actions.length);
        expect(view.actions.at(-1)?.position).toBe(view.position);
        const events = table.eventsOf(watcher);
        expect(replayEvents(game, events)).toEqual(view);
        if (watcher === "spectator") continue;
        // what the browser keeps is enough to read the match
        const record = recordForWatcher(events, watcher);
        const read = game.hidden ? unwrap(openSeatRecord(game, record)) : unwrap(replay(game, record));
        expect(game.formatPosition(read.position)).toBe(game.formatPosition(view.position));
      }
    });
    expect(table.live.position.outcome).toBeDefined();
    expect(table.viewOf("spectator").outcome).toEqual(table.live.position.outcome);
  },
);

test("takebacks, requests, resignation and a rematch are seen", () => {
  const table = new WatchedTable(ticTacToe as unknown as Game, 2);
  const view = () => table.viewOf("spectator");
  table.send(0, { type: "play", action: "a1" });
  table.send(1, { type: "play", action: "b2" });
  table.send(1, { type: "ask", request: "undo" });
  expect(view().asked).toEqual({ undo: [1] });
  table.send(0, { type: "ask", request: "undo" });
  expect([view().asked, actionsOf(view())]).toEqual([{}, ["a1"]]);
  table.send(0, { type: "ask", request: "draw" });
  expect(view().declined).toBeUndefined();
  table.send(1, { type: "decline", request: "draw" });
  expect([view().asked.draw, view().declined]).toEqual([[], { request: "draw", player: 1 }]);
  table.send(1, { type: "ask", request: "draw" });
  expect(view().declined).toBeUndefined();
  table.send(1, { type: "end", reason: "resign" });
  expect([view().ended, view().outcome?.places]).toEqual([{ reason: "resign", seat: 1 }, [1, 2]]);
  for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
  expect(view()).toMatchObject({
    actions: { length: 0 },
    outcome: null,
    ended: null,
    rematches: 1,
    earlier: [],
  });
  // all have moved on by one seat
  expect(playerAt(view(), 0)).toBe(1);
  table.send(1, { type: "play", action: "a1" });
});

test("a series counts its matches", () => {
  const table = new WatchedTable(ticTacToe as unknown as Game, 2, { plan: { games: 2 } });
  table.send(0, { type: "end", reason: "resign" });
  for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
  expect(table.viewOf(0)).toMatchObject({
    rematches: 0,
    earlier: [{ actions: [], outcome: { winners: [1] } }],
  });
});
