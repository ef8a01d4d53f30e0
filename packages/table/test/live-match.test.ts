import {
  createRandom,
  createTable,
  type Game,
  narrateEvent,
  randomAction,
  redactPosition,
  seatsOf,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { actionsOf, seatOf } from "@serpentarium/core/match";
import { openSeatRecord, replay } from "@serpentarium/core/record";
import { occupantOf } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { applyEntry, decide, eventFor, type LiveMatch, type Request, type Watcher } from "@serpentarium/live";
import {
  applyLiveEvent,
  formatLiveLink,
  type LiveEvent,
  parseLiveLink,
  recordForWatcher,
  replayEvents,
  type WatchedMatch,
} from "@serpentarium/live/client";
import { pantarei } from "@serpentarium/pantarei";
import { snakeDuel } from "@serpentarium/snake-duel";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { contextOf, nameOfPlayer, visitLive } from "../src/live/index.ts";
import { formatTime } from "../src/live/views/format-time.ts";
import { wordsOfMatch } from "../src/player-names.ts";
import { seatName } from "../src/seat-names.ts";
import { type Language, wordsOf } from "./fixtures/words.ts";

const GAMES = [ticTacToe, pantarei, hiddenHands, snakeDuel, sssnake] as unknown as readonly Game[];
const token = (text: string): string => text.padEnd(22, "-");

const wordsOfView = ({ id }: Game, view: WatchedMatch, language: Language = "en"): Words =>
  wordsOfMatch(wordsOf(id, language), contextOf(view));

const seatNames = (game: Game, view: WatchedMatch, language?: Language): readonly string[] =>
  seatsOf(view.table).map((seat) =>
    wordsOfView(game, view, language).format(seatName(game, view.position, seat)),
  );

const playerNames = (game: Game, view: WatchedMatch): readonly string[] =>
  seatsOf(view.table).map((player) => wordsOf(game.id, "en").format(nameOfPlayer(view, player)));

/** A live match and what its watchers have been told, without a server. */
class LiveTable {
  readonly game: Game;
  match: LiveMatch | undefined;
  readonly views = new Map<Watcher, WatchedMatch>();
  /** What each watcher has received. */
  readonly events = new Map<Watcher, readonly LiveEvent[]>();
  readonly #watchers: readonly Watcher[];
  readonly random = createRandom("live");
  #sent = 0;

  constructor(game: Game, seats: number, plan = { games: 1 }) {
    this.game = game;
    this.#watchers = [...Array(seats).keys(), "spectator"];
    const { options } = createTable(game, { seats });
    this.#decide({
      command: {
        type: "create",
        id: this.#id(),
        invite: token("i"),
        game: game.id,
        seats,
        options: { ...options },
        plan,
      },
      invite: "invite",
    });
    for (const player of Array(seats).keys())
      this.#decide({
        command: { type: "join", id: this.#id(), invite: token("i"), name: `P${player}`, player },
        invite: "invite",
        key: String(player),
      });
  }

  send(player: number, command: object): void {
    this.#decide({ command: { id: this.#id(), ...command } as never, key: String(player) });
  }

  #id(): string {
    return token(`c${this.#sent++}`);
  }

  #decide(request: Request): void {
    const decided = decide(this.match, request, { now: 1, random: this.random, games: GAMES, bots: [] });
    if (!decided.ok) throw new Error(decided.error.code);
    for (const entry of decided.value.entries) {
      const before = this.match;
      this.match = applyEntry(GAMES, before, entry);
      for (const watcher of this.#watchers) {
        // what is sent is text
        const event = JSON.parse(JSON.stringify(eventFor(before, this.match, entry, watcher)));
        this.events.set(watcher, [...(this.events.get(watcher) ?? []), event]);
        this.views.set(watcher, applyLiveEvent(this.game, this.views.get(watcher), event));
      }
    }
  }

  /** Plays at random until the end; calls a function after each action. */
  playOut(check: (match: LiveMatch) => void): void {
    for (
      let match = this.match;
      match && !match.position.outcome && match.actions.length < 400;
      match = this.match
    ) {
      const [seat = 0] = match.game.seatsToAct(match.position);
      const player = seatsOf(match.table).find((one) => match && seatOf(match, one) === seat) ?? 0;
      const action = randomAction(match.game, match.position, this.random);
      this.send(player, { type: "play", action: match.game.formatAction(action, match.position) });
      if (this.match) check(this.match);
    }
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  "%s: each watcher of a whole match sees it as the server does, as far as they may",
  (_, game) => {
    const table = new LiveTable(game, game.seats.max);
    table.playOut((match) => {
      for (const [watcher, view] of table.views) {
        const viewer = watcher === "spectator" ? "everyone" : watcher;
        expect(game.formatPosition(view.position)).toBe(
          game.formatPosition(redactPosition(game, match.position, viewer)),
        );
        expect(view.actions).toHaveLength(match.actions.length);
        expect(view.actions.at(-1)?.position).toBe(view.position);
        const own = watcher === "spectator" ? undefined : watcher;
        const events = table.events.get(watcher) ?? [];
        const record = recordForWatcher(events, own) ?? expect.fail("no record");
        const shown = visitLive(game, view, { id: "x", record, own, isSending: false });
        expect(shown.isToAct).toBe(
          own !== undefined && !match.position.outcome && game.seatsToAct(match.position).includes(own),
        );
        // what the browser keeps is enough to read the match
        const positionOf = () =>
          game.hidden ? unwrap(openSeatRecord(game, record)).position : unwrap(replay(game, record)).position;
        if (own !== undefined)
          expect(game.formatPosition(positionOf())).toBe(game.formatPosition(view.position));
        expect(replayEvents(game, events)).toEqual(view);
      }
    });
    expect(table.match?.position.outcome).toBeDefined();
    expect(table.views.get("spectator")?.outcome).toEqual(table.match?.position.outcome);
  },
);

test("takebacks, requests, resignation and a rematch are shown", () => {
  const table = new LiveTable(GAMES[0] as Game, 2);
  const view = (): WatchedMatch => table.views.get("spectator") as WatchedMatch;
  for (const [player, action] of [
    [0, "a1"],
    [1, "b2"],
  ] as const)
    table.send(player, { type: "play", action });
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
  expect(seatNames(table.game, view())[0]).toBe("P1");
  table.send(1, { type: "play", action: "a1" });
});

test("typed names take the place of the number, and leave what the game says besides", () => {
  const table = new LiveTable(GAMES[2] as Game, 2);
  const view = table.views.get(0) as WatchedMatch;
  expect(seatNames(table.game, view)[1]).toBe("P1 (boa)");
  expect(seatNames(table.game, view, "fr")[1]).toBe("P1 (boa)");
});

test("what is told calls people by their typed names and bots by their level", () => {
  const table = new LiveTable(GAMES[0] as Game, 2);
  table.send(0, { type: "play", action: "a1" });
  const seen = table.views.get(0) as WatchedMatch;
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
    players: ["Ann", "Good bot"],
    seats: ["Ann", "Good bot"],
    marked: "Ann marque a1.",
  });
  // all have moved on by one seat
  expect(told(names, "good", 1)).toEqual({
    players: ["Ann", "Good bot"],
    seats: ["Good bot", "Ann"],
    marked: "Le bon robot marque a1.",
  });
  // as at any table, a bot without a level has the name of its seat
  expect(told(names, "random")).toMatchObject({ players: ["Ann", "Player 2"] });
});

test("players keep their names through the games of a series and its rematches", () => {
  const table = new LiveTable(GAMES.at(-1) as Game, 4);
  const seen = table.views.get(0) as WatchedMatch;
  const record = recordForWatcher(table.events.get(0) ?? [], 0) ?? expect.fail("no record");
  const occupants = [{ name: "Ann" }, { bot: "easy" }, { name: "Cid" }, { bot: "easy" }];
  const typed = ["Ann", "", "Cid", ""];
  const names = [/^Ann$/, /^Easy bot [1-4A-D]$/, /^Cid$/, /^Easy bot [1-4A-D]$/];
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

test("a series counts its matches", () => {
  const table = new LiveTable(GAMES[0] as Game, 2, { games: 2 });
  table.send(0, { type: "end", reason: "resign" });
  for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
  expect(table.views.get(0)).toMatchObject({
    rematches: 0,
    earlier: [{ actions: [], outcome: { winners: [1] } }],
  });
});

test("links contain what they are for, and damaged ones are none", () => {
  const [id, invite, secret] = ["id", "invite", "secret"].map(token) as [string, string, string];
  for (const link of [{ id }, { id, invite }, { id, secret, player: 1 }])
    expect(parseLiveLink(formatLiveLink(link))).toEqual(link);
  expect(parseLiveLink(`live=${id}&invite=<b>&secret=${secret}&player=x`)).toEqual({ id });
  for (const text of ["live=short", "live=", `game=${id}`]) expect(parseLiveLink(text)).toBeUndefined();
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
  const table = new LiveTable(hiddenHands as unknown as Game, 2);
  table.send(0, { type: "end", reason: "resign" });
  for (const [watcher, view] of table.views) {
    const record = recordForWatcher(table.events.get(watcher) ?? [], undefined);
    if (!record) throw new Error("no record");
    const shown = visitLive(table.game, view, { id: "a", record, own: undefined, isSending: false });
    expect(shown.scoreSheet.totals).toEqual([0, 0]);
  }
});
