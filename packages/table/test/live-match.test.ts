import { type Game, narrateEvent, seatsOf, type Words } from "@serpentarium/core";
import { occupantOf } from "@serpentarium/core/context";
import { seatOf } from "@serpentarium/core/match";
import { recordForWatcher, type WatchedMatch } from "@serpentarium/live/client";
import { expect, test } from "vitest";
import { WatchedTable } from "../../live/test/fixtures/watched-table.ts";
import { contextOf, nameOfPlayer, visitLive } from "../src/live/index.ts";
import { formatTime } from "../src/live/views/format-time.ts";
import { wordsOfMatch } from "../src/player-names.ts";
import { seatName } from "../src/seat-names.ts";
import { gameOf } from "./fixtures/games.ts";
import { type Language, wordsOf } from "./fixtures/words.ts";

const wordsOfView = ({ id }: Game, view: WatchedMatch, language: Language = "en"): Words =>
  wordsOfMatch(wordsOf(id, language), contextOf(view));

const seatNames = (game: Game, view: WatchedMatch, language?: Language): readonly string[] =>
  seatsOf(view.table).map((seat) =>
    wordsOfView(game, view, language).format(seatName(game, view.position, seat)),
  );

const playerNames = (game: Game, view: WatchedMatch): readonly string[] =>
  seatsOf(view.table).map((player) => wordsOf(game.id, "en").format(nameOfPlayer(view, player)));

test("typed names take the place of the number, and leave what the game says besides", () => {
  const table = new WatchedTable(gameOf("hidden-hands"), 2);
  const view = table.viewOf(0);
  expect(seatNames(table.game, view)[1]).toBe("P1 (boa)");
  expect(seatNames(table.game, view, "fr")[1]).toBe("P1 (boa)");
});

test("what is told calls people by their typed names and bots by their level", () => {
  const table = new WatchedTable(gameOf("tic-tac-toe"), 2);
  table.send(0, { type: "play", action: "a1" });
  const seen = table.viewOf(0);
  const [marked] = seen.actions.at(0)?.events ?? [];
  const told = (names: readonly string[], bot: string, rematches = 0) => {
    const view = { ...seen, names, occupants: [{ name: "Ann" }, { bot }], rematches };
    return {
      players: playerNames(table.game, view),
      seats: seatNames(table.game, view),
      marked: marked && narrateEvent(marked, wordsOfView(table.game, view, "fr")),
    };
  };
  const names = ["Ann", ""];
  expect(told(names, "good")).toEqual({
    players: ["Ann", "Argus"],
    seats: ["Ann", "Argus"],
    marked: "Ann marque a1.",
  });
  // all have moved on by one seat
  expect(told(names, "good", 1)).toEqual({
    players: ["Ann", "Argus"],
    seats: ["Argus", "Ann"],
    marked: "Argus marque a1.",
  });
  // as at any table, a bot without a level has the name of its seat
  expect(told(names, "random")).toMatchObject({ players: ["Ann", "Player 2"] });
});

test("players keep their names through the games of a series and its rematches", () => {
  const table = new WatchedTable(gameOf("sssnake"), 4);
  const seen = table.viewOf(0);
  const record = recordForWatcher(table.eventsOf(0), 0) ?? expect.fail("no record");
  const occupants = [{ name: "Ann" }, { bot: "easy" }, { name: "Cid" }, { bot: "easy" }];
  const typed = ["Ann", "", "Cid", ""];
  const names = [/^Ann$/, /^Gula [1-4A-D]$/, /^Cid$/, /^Gula [1-4A-D]$/];
  for (const first of ["fixed", "rotating"] as const)
    for (const rematches of [0, 1, 2])
      for (const games of [0, 1, 2]) {
        const earlier = Array.from({ length: games }, () => ({ actions: [], outcome: null }));
        const view: WatchedMatch = {
          ...seen,
          occupants,
          names: typed,
          rematches,
          earlier,
          plan: { games: 3, first },
        };
        const own = seatOf(view, 0);
        const shown = { id: "x", record, own, isSending: false };
        const { context } = visitLive(table.game, view, shown);
        const [ofPlayers, ofSeats] = [playerNames(table.game, view), seatNames(table.game, view)];
        for (const player of [0, 1, 2, 3]) {
          const seat = seatOf(view, player);
          expect(ofPlayers[player]).toMatch(names[player] ?? /^$/);
          expect(ofSeats[seat]).toBe(ofPlayers[player]);
          expect(occupantOf(context, seat)).toBe(["person", "easy", "elsewhere", "easy"][player]);
        }
      }
});

test("a seat plays while it is its turn, and waits while its action is sent; a spectator only watches", () => {
  const table = new WatchedTable(gameOf("tic-tac-toe"), 2);
  const shownTo = (own: number | undefined, isSending = false) => {
    const watcher = own ?? "spectator";
    const record = recordForWatcher(table.eventsOf(watcher), own) ?? expect.fail("no record");
    const { isToAct, why } = visitLive(table.game, table.viewOf(watcher), {
      ...{ id: "x", record, own, isSending },
    });
    return [isToAct, why];
  };
  expect(shownTo(0)[0]).toBe(true);
  expect(shownTo(0, true)).toEqual([false, { id: "table.live.sending" }]);
  expect(shownTo(1)).toEqual([false, { id: "table.live.not-your-turn" }]);
  expect(shownTo(undefined)).toEqual([false, { id: "table.live.spectating" }]);
  table.send(0, { type: "play", action: "a1" });
  expect([shownTo(0)[0], shownTo(1)[0]]).toEqual([false, true]);
});

test("clocks are written as people read them", () => {
  expect([0, -5, 1, 59_000, 61_001, 3_600_000, 86_399_000].map(formatTime)).toEqual([
    "0:00",
    "0:00",
    "0:01",
    "0:59",
    "1:02",
    "1:00\u00A0h",
    "23:59\u00A0h",
  ]);
});

test("after a resignation in a game that hides something, the points are those of the last position", () => {
  const table = new WatchedTable(gameOf("hidden-hands"), 2);
  table.send(0, { type: "end", reason: "resign" });
  for (const [watcher, view] of table.views) {
    const record = recordForWatcher(table.eventsOf(watcher), undefined);
    if (!record) throw new Error("no record");
    const shown = visitLive(table.game, view, { id: "a", record, own: undefined, isSending: false });
    expect(shown.scoreSheet.totals).toEqual([0, 0]);
  }
});
