import type { Game } from "@serpentarium/core";
import type { LiveEvent } from "@serpentarium/live/client";
import { seatName, type TableEvent, wordsOfMatch } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test, vi } from "vitest";
import { WatchedTable } from "../../live/test/fixtures/watched-table.ts";
import { headerOfLive } from "../src/library/match-header.ts";
import { summarise } from "../src/library/match-summary.ts";
import { type KeptParts, showKept } from "../src/live/kept-live-match.ts";
import { wordsOf } from "./fixtures/games.ts";

test("a match that is kept after its server is gone calls its bot by its level, as the list of matches does", async () => {
  const game: Game = ticTacToe;
  const table = new WatchedTable(game, 2);
  table.send(0, { type: "play", action: "a1" });
  const events = table.eventsOf(0).map((event): LiveEvent => {
    const { name: _none, ...joined } = { name: "", ...event };
    return event.type === "joined" && event.player === 1 ? ({ ...joined, bot: "good" } as LiveEvent) : event;
  });
  const seat = { player: 0, secret: "s".padEnd(22, "-") };
  const stored = { id: "m".padEnd(22, "-"), game: game.id, savedAt: 0, seat, events };
  const words = wordsOf(game.id, "en");
  const header = headerOfLive(game, stored) ?? expect.fail("no header");
  expect(summarise({ game, words, page: "/" }, header).players).toEqual(["P0 (you)", "Argus"]);

  vi.stubGlobal("location", { href: "" });
  const sent: TableEvent[] = [];
  const parts = {
    showNotice: () => {},
    retry: () => {},
    store: { send: (event: TableEvent) => sent.push(event) },
  };
  await showKept({ ...parts, source: { game, older: [] } } as unknown as KeptParts, stored, undefined);
  const [displayed] = sent;
  const {
    context,
    log,
    game: shown,
  } = (displayed?.type === "display" && displayed.match) || expect.fail("none");
  const named = wordsOfMatch(words, context);
  expect([0, 1].map((at) => named.format(seatName(shown, context.position, at)))).toEqual(["P0", "Argus"]);
  expect([context.occupants, log.length]).toEqual([["elsewhere", "good"], 1]);
  vi.unstubAllGlobals();
});
