import { createRandom } from "@serpentarium/core";
import { actionsOf, seatOf } from "@serpentarium/core/match";
import { describe, expect, test } from "vitest";
import { MAX_LAG } from "../src/clock.ts";
import { decide } from "../src/decide.ts";
import { Entries } from "../src/entries.ts";
import type { Entry } from "../src/entry.ts";
import { applyEntry, type LiveMatch, playersToAct } from "../src/match.ts";
import { type CommandInput, GAMES, LiveTable, seatedTable, token } from "./fixtures/live-table.ts";

const invite = token("invite");
const play = (action: string, lag?: number) =>
  ({ type: "play", action, ...(lag !== undefined && { lag }) }) as const;
const codeOf = (result: ReturnType<LiveTable["send"]>): string =>
  result.ok ? "ok" : `${result.error.code}${result.error.clause ? ` ${result.error.clause}` : ""}`;

/** Plays the actions of the players in turn, who all have to be accepted. */
function playAll(table: LiveTable, ...actions: readonly string[]): void {
  for (const [i, action] of actions.entries()) expect(codeOf(table.send(i % 2, play(action)))).toBe("ok");
}

test("a match begins when all seats are taken, and chance plays at once", () => {
  const table = seatedTable("hidden-hands", {}, 1);
  expect(codeOf(table.send(0, play("1")))).toBe("not-begun");
  expect(codeOf(table.send(0, { type: "ask", request: "draw" }))).toBe("not-begun");
  expect(codeOf(table.send(0, { type: "end", reason: "resign" }))).toBe("not-begun");
  table.send(1, { type: "join", invite, name: "Zoé" });
  expect(table.types()).toEqual(["created", "joined", "joined", "played", "played"]);
  expect(table.live.position.phase).toBe("lay");
});

test("a match is the replay of its entries", () => {
  const table = seatedTable("tic-tac-toe", { plan: { games: 3, first: "rotating" } });
  playAll(table, "a1", "b1", "a2");
  table.send(1, { type: "ask", request: "undo" });
  table.send(0, { type: "ask", request: "undo" });
  table.send(0, { type: "end", reason: "resign" });
  let match: LiveMatch | undefined;
  for (const entry of table.live.entries) match = applyEntry(GAMES, match, JSON.parse(JSON.stringify(entry)));
  expect(match).toEqual(table.live);
});

test("decisions on one match do not change it, nor each other", () => {
  const table = seatedTable("tic-tac-toe", { clock: { kind: "move", time: 60_000 } });
  playAll(table, "a1", "b1");
  const env = { now: table.now, random: table.random, games: GAMES, bots: [] };
  const decided = ["a2", "b2", "c3"].map((action, i) =>
    decide(table.live, { command: { type: "play", id: token(`${i}`), action }, key: "key0" }, env),
  );
  const after = decided.map((one) => (one.ok ? one.value.matches.at(-1) : undefined));
  expect(after.map((match) => match && actionsOf(match))).toEqual(
    ["a2", "b2", "c3"].map((action) => ["a1", "b1", action]),
  );
  expect(after.map((match) => match?.entries.at(-1)?.command)).toEqual(["0", "1", "2"].map(token));
  expect([actionsOf(table.live), [...table.live.charged].length]).toEqual([["a1", "b1"], 2]);
});

describe("seats", () => {
  test("need the secret of the invitation, and one of their own", () => {
    const table = seatedTable("tic-tac-toe", {}, 1);
    expect(codeOf(table.send(1, { type: "join", invite: token("guess"), name: "A" }))).toBe("bad-secret");
    expect(codeOf(table.send(undefined, { type: "join", invite, name: "A" }))).toBe("bad-secret");
    expect(codeOf(table.send(0, { type: "join", invite, name: "A" }))).toBe("seat-taken");
    expect(codeOf(table.send(1, { type: "join", invite, name: "A", player: 0 }))).toBe("seat-taken");
    expect(codeOf(table.send(1, { type: "join", invite, name: "A" }))).toBe("ok");
    expect(codeOf(table.send(2, { type: "join", invite, name: "A" }))).toBe("seat-taken");
  });

  test("can be given up and taken by another person or a bot", () => {
    const table = seatedTable("tic-tac-toe");
    playAll(table, "a1");
    expect(codeOf(table.send(1, { type: "leave" }))).toBe("ok");
    expect(table.live.hasBegun).toBe(true);
    expect(codeOf(table.send(1, play("b1")))).toBe("bad-secret");
    expect(codeOf(table.send(0, { type: "seat-bot", player: 0, bot: "random" }))).toBe("seat-taken");
    expect(codeOf(table.send(0, { type: "seat-bot", player: 1, bot: "deep" }))).toBe("unknown-bot");
    expect(codeOf(table.send(0, { type: "seat-bot", player: 7, bot: "random" }))).toBe("seat-taken");
    expect(codeOf(table.send(0, { type: "seat-bot", player: 1, bot: "random" }))).toBe("ok");
    expect(table.request({ bot: 1, action: "b1", after: table.last }).ok).toBe(true);
    expect(table.live.actions).toHaveLength(2);
  });
});

describe("actions", () => {
  test("are refused by a clause, off turn, for another seat, without a seat and after the end", () => {
    const table = seatedTable("tic-tac-toe");
    playAll(table, "a1");
    expect(codeOf(table.send(1, play("a1")))).toBe("refused place.free");
    expect(codeOf(table.send(0, play("b1")))).toBe("not-your-turn");
    expect(codeOf(table.send(1, play("z9")))).toBe("notation");
    expect(codeOf(table.send(9, play("b1")))).toBe("bad-secret");
    expect(codeOf(table.send(undefined, play("b1")))).toBe("bad-secret");
    const { length } = table.live.entries;
    expect(length).toBe(4);
    for (const [player, cell] of [
      [1, "b1"],
      [0, "a2"],
      [1, "b2"],
      [0, "a3"],
    ] as const)
      expect(codeOf(table.send(player, play(cell)))).toBe("ok");
    expect(table.live.outcome?.places).toEqual([1, 2]);
    expect(codeOf(table.send(1, play("c3")))).toBe("over");
    expect(codeOf(table.send(1, { type: "end", reason: "resign" }))).toBe("over");
    for (const request of ["draw", "undo"] as const)
      expect(codeOf(table.send(1, { type: "ask", request }))).toBe("over");
    table.send(1, { type: "ask", request: "next" });
    // records are made from the entry that ends a match
    expect([...table.live.entries].filter(({ outcome }) => outcome)).toHaveLength(1);
  });

  test("are chosen by several seats in any order", () => {
    const table = seatedTable("snake-duel");
    expect(playersToAct(table.live)).toEqual([0, 1]);
    expect(codeOf(table.send(1, play("1:n")))).toBe("other-seat");
    expect(codeOf(table.send(1, play("2:s")))).toBe("ok");
    expect(codeOf(table.send(1, play("2:w")))).toBe("not-your-turn");
    expect(codeOf(table.send(0, play("1:n")))).toBe("ok");
    expect(playersToAct(table.live)).toEqual([0, 1]);
  });
});

describe("a command that is sent twice", () => {
  test("is answered twice and happens once", () => {
    const table = seatedTable("tic-tac-toe");
    const first = table.send(0, play("a1"), "same");
    table.send(1, play("b1"));
    expect(table.send(0, play("a1"), "same")).toEqual({
      ok: true,
      value: { entries: [], texts: [], matches: [], n: first.ok ? first.value.n : -1 },
    });
    expect(table.live.actions).toHaveLength(2);
  });

  test("is recognised when it joins, creates and leaves", () => {
    const table = new LiveTable();
    const create = { type: "create", invite, game: "hidden-hands", seats: 2 } as const;
    expect(codeOf(table.send(undefined, create, "create"))).toBe("ok");
    expect(table.send(undefined, create, "create")).toMatchObject({ value: { entries: [], n: 0 } });
    expect(codeOf(table.send(undefined, create))).toBe("match-exists");
    const other = { ...create, invite: token("other") };
    expect(codeOf(table.send(undefined, other, "create"))).toBe("match-exists");
    const join = { type: "join", invite, name: "A" } as const;
    table.send(0, join, "join");
    const joined = table.send(1, join, "other");
    expect(joined).toMatchObject({ value: { n: 4 } });
    expect(table.send(1, join, "other")).toMatchObject({ value: { entries: [], n: 4 } });
    table.send(1, { type: "leave" }, "leave");
    expect(table.send(1, { type: "leave" }, "leave")).toMatchObject({ value: { entries: [], n: 5 } });
  });

  test("is recognised when its sender has another seat by now than before", () => {
    const table = seatedTable("tic-tac-toe");
    for (const player of [0, 1]) table.send(player, { type: "leave" });
    table.send(1, { type: "join", invite, name: "B", player: 0 });
    const answer = table.send(1, { type: "ask", request: "draw" }, "same");
    expect(table.send(1, { type: "ask", request: "draw" }, "same")).toMatchObject({
      value: { entries: [], n: answer.ok && answer.value.n },
    });
  });

  test("is carried out once, whatever seat its sender has by now", () => {
    const table = seatedTable("snake-duel");
    const first = table.send(0, play("1:n"), "same");
    for (const player of [0, 1]) table.send(player, { type: "leave" });
    table.send(0, { type: "join", invite, name: "A", player: 1 });
    expect(table.send(0, play("2:n"), "same")).toMatchObject({
      value: { entries: [], n: first.ok && first.value.n },
    });
    expect(table.live.position.choices).toHaveLength(1);
  });

  test("is no other command of the same player", () => {
    const table = seatedTable("tic-tac-toe");
    table.send(0, play("a1"), "same");
    expect(codeOf(table.send(0, { type: "leave" }, "same"))).toBe("id-taken");
    table.send(1, { type: "ask", request: "draw" }, "other");
    expect(codeOf(table.send(1, { type: "end", reason: "resign" }, "other"))).toBe("id-taken");
  });

  test("is refused when another player sends it", () => {
    const table = seatedTable("tic-tac-toe");
    table.send(0, play("a1"), "same");
    expect(codeOf(table.send(1, play("b1"), "same"))).toBe("id-taken");
    expect(table.live.actions).toHaveLength(1);
  });
});

describe("a command that comes later than its time", () => {
  test("is refused after each change that it depends on, and after no other", () => {
    const table = seatedTable("tic-tac-toe");
    const { last } = table;
    const late = (input: CommandInput, player = 0, after = last) =>
      codeOf(table.send(player, { ...input, after } as CommandInput));
    table.send(1, { type: "ask", request: "draw" });
    expect(late({ type: "decline", request: "draw" })).toBe("stale");
    expect(late({ type: "ask", request: "draw" })).toBe("stale");
    expect(late(play("a1"))).toBe("ok");
    expect(late(play("b1"))).toBe("stale");
    table.send(1, play("b1"));
    // it would fit again
    expect(late(play("a2"))).toBe("stale");
    expect(late({ type: "ask", request: "undo" })).toBe("stale");
    expect(late({ type: "end", reason: "resign" })).toBe("ok");
    expect(late({ type: "leave" }, 1)).toBe("stale");
    const ended = table.last;
    for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
    expect(late({ type: "end", reason: "resign" }, 0, ended)).toBe("stale");
  });

  test("is refused by a match that has begun since, and after its sender has changed seats", () => {
    const table = seatedTable("tic-tac-toe", {}, 1);
    const alone = table.last;
    table.send(1, { type: "join", invite, name: "B" });
    for (const input of [play("a1"), { type: "end", reason: "resign" }] as const)
      expect(codeOf(table.send(0, { ...input, after: alone }))).toBe("stale");
    const before = table.last;
    table.send(1, { type: "leave" });
    table.send(1, { type: "join", invite, name: "B" });
    for (const input of [{ type: "leave" }, { type: "seat-bot", player: 0, bot: "random" }] as const)
      expect(codeOf(table.send(1, { ...input, after: before }))).toBe("stale");
  });

  test("takes no seat that was taken and left meanwhile", () => {
    const table = seatedTable("tic-tac-toe", {}, 1);
    const { last } = table;
    table.send(1, { type: "join", invite, name: "B" });
    table.send(1, { type: "leave" });
    const join = { type: "join", invite, name: "C" } as const;
    expect(codeOf(table.send(2, { ...join, player: 1, after: last }))).toBe("seat-taken");
    expect(codeOf(table.send(2, { ...join, after: last }))).toBe("seat-taken");
    expect(codeOf(table.send(0, { type: "seat-bot", player: 1, bot: "random", after: last }))).toBe(
      "seat-taken",
    );
    expect(codeOf(table.send(2, { ...join, after: table.last }))).toBe("ok");
  });

  test("is none where only others have chosen in secret", () => {
    const table = seatedTable("snake-duel");
    const { last } = table;
    table.send(1, play("2:s"));
    table.send(1, { type: "ask", request: "undo" });
    table.send(1, play("2:s"));
    expect(codeOf(table.send(0, { ...play("1:n"), after: last }))).toBe("ok");
    expect(codeOf(table.send(1, { ...play("2:s"), after: last }))).toBe("stale");
  });

  test("is refused from a future that this match does not have", () => {
    const table = seatedTable("tic-tac-toe");
    expect(codeOf(table.send(0, { ...play("a1"), after: table.last + 1 }))).toBe("bad-event-id");
  });

  test("is refused when a bot sends it", () => {
    const table = seatedTable("tic-tac-toe", {}, 1);
    table.send(0, { type: "seat-bot", player: 1, bot: "random" });
    table.send(0, play("a1"));
    const { last } = table;
    const thought = { bot: 1, action: "b1", after: last };
    table.send(0, { type: "ask", request: "draw" });
    table.send(0, { type: "ask", request: "undo" });
    table.send(0, play("a2"));
    expect(table.request(thought)).toMatchObject({ error: { code: "stale" } });
    expect(table.request({ ...thought, after: table.last }).ok).toBe(true);
  });
});

describe("a player who uses up entries", () => {
  /** Repeats commands of a player until one is refused; returns how many were not. */
  function exhaust(table: LiveTable, ...inputs: readonly CommandInput[]): number {
    for (let count = 0; ; count++) {
      for (const input of inputs) if (!table.send(0, input).ok) return count;
    }
  }

  test.each([
    [
      "asks and declines",
      [
        { type: "ask", request: "draw" },
        { type: "decline", request: "draw" },
      ],
    ],
    ["leaves and comes back", [{ type: "leave" }, { type: "join", invite, name: "A", player: 0 }]],
  ] as const)("%s, and keeps nobody from playing, leaving or ending the match", (_, inputs) => {
    const table = seatedTable("tic-tac-toe");
    expect(exhaust(table, ...inputs)).toBe(499);
    expect(codeOf(table.send(1, { type: "ask", request: "undo" }))).toBe("nothing-to-undo");
    for (const player of [0, 1]) table.send(player, play(["a1", "b1"][player] ?? ""));
    expect(codeOf(table.send(1, { type: "end", reason: "abandon" }))).toBe("ok");
    expect(codeOf(table.send(1, { type: "leave" }))).toBe("ok");
  });

  test("chooses in secret and takes that back", () => {
    const table = seatedTable("snake-duel", { clock: { kind: "move", time: 10_000 } });
    expect(exhaust(table, play("1:n"), { type: "ask", request: "undo" })).toBe(500);
    expect(codeOf(table.send(1, play("2:s")))).toBe("ok");
    table.now += 20_000;
    expect(table.request({ flag: true }).ok || table.live.outcome === null).toBe(true);
  });

  test("finds that ends, flags and leaving always fit", () => {
    const table = seatedTable("tic-tac-toe", { clock: { kind: "move", time: 10_000 } });
    const joined = table.live.entries.at(1) as Entry;
    table.match = { ...table.live, entries: Entries.of(Array(10_002).fill(joined)) };
    expect(codeOf(table.send(0, play("a1")))).toBe("too-long");
    expect(codeOf(table.send(1, { type: "leave" }))).toBe("ok");
    table.now += 20_000;
    expect(table.request({ flag: true }).ok).toBe(true);
  });

  test.each(["resign", "time"] as const)(
    "finds that leaving a game that goes on always fits: %s",
    (reason) => {
      const table = seatedTable("rounds", { seats: 3, clock: { kind: "move", time: 10_000 } }, 3);
      expect(codeOf(table.send(0, play("1")))).toBe("ok");
      const entries = Array.from(
        { length: 10_010 },
        (_, n) => table.live.entries.at(Math.min(n, 4)) as Entry,
      );
      table.match = { ...table.live, entries: Entries.of(entries) };
      expect(codeOf(table.send(1, play("1")))).toBe("too-long");
      // sent twice, it happens once
      for (const id of ["twice", "twice"])
        if (reason === "resign") expect(codeOf(table.send(1, { type: "end", reason }, id))).toBe("ok");
      while (!table.live.outcome) {
        table.now += 20_000;
        expect(table.request({ flag: true }).ok).toBe(true);
      }
      expect(table.live.outcome.reason).toBe("end.left");
    },
  );
});

test("a player can leave a game that goes on, but neither be out of time by a command nor make another leave", () => {
  const table = seatedTable("rounds", { seats: 3 }, 3);
  const codes = ["1!time", "2!resign", "1!abandon"].map((text) => codeOf(table.send(0, play(text))));
  expect(codes).toEqual(["notation", "other-seat", "ok"]);
});

describe("takebacks", () => {
  test("need the consent of all others, and can be declined", () => {
    const table = seatedTable("tic-tac-toe");
    expect(codeOf(table.send(0, { type: "ask", request: "undo" }))).toBe("nothing-to-undo");
    playAll(table, "a1", "b1");
    table.send(0, { type: "ask", request: "undo" });
    expect(table.live.actions).toHaveLength(2);
    expect(codeOf(table.send(0, { type: "ask", request: "undo" }))).toBe("asked-already");
    expect(codeOf(table.send(1, { type: "decline", request: "undo" }))).toBe("ok");
    expect(codeOf(table.send(1, { type: "decline", request: "undo" }))).toBe("not-asked");
    table.send(0, { type: "ask", request: "undo" });
    table.send(1, { type: "ask", request: "undo" });
    expect(table.live.actions).toHaveLength(0);
    expect(table.live.asked).toEqual({});
    expect(playersToAct(table.live)).toEqual([0]);
  });

  test("lapse with the match, and when a player leaves", () => {
    const table = seatedTable("tic-tac-toe");
    playAll(table, "a1");
    for (const input of [{ type: "leave" }, { type: "end", reason: "resign" }] as const) {
      table.send(0, { type: "ask", request: "undo" });
      expect(table.live.asked).not.toEqual({});
      table.send(0, input);
      expect(table.live.asked).toEqual({});
      table.send(0, { type: "join", invite, name: "A" });
    }
  });

  test("lapse when a player acts, and bots agree to them", () => {
    const table = seatedTable("tic-tac-toe");
    playAll(table, "a1");
    table.send(0, { type: "ask", request: "undo" });
    table.send(1, play("b1"));
    expect(table.live.asked).toEqual({});
    table.send(1, { type: "leave" });
    table.send(0, { type: "seat-bot", player: 1, bot: "random" });
    table.send(0, { type: "ask", request: "undo" });
    expect(table.live.actions).toHaveLength(0);
  });

  test("play again only what came after them", () => {
    const table = seatedTable("tic-tac-toe");
    playAll(table, "a1", "b1", "a2", "b2");
    let applied = 0;
    const { game } = table.live;
    const apply: typeof game.apply = (...args) => {
      applied++;
      return game.apply(...args);
    };
    const counted = { ...table.live, game: { ...game, apply } };
    const entry = { type: "undone", at: table.now, player: 0, index: 2, count: 2 } as const;
    const after = applyEntry(GAMES, counted, entry);
    expect(applied).toBe(0);
    expect(after.actions).toHaveLength(2);
    expect(after.position).toBe(table.live.actions.at(2)?.from);
  });

  test("stop at chance and at a reveal", () => {
    const hands = seatedTable("hidden-hands");
    const lay = () => {
      const [player = 0] = playersToAct(hands.live);
      const { game, position } = hands.live;
      const [action] = game.legalActions(position);
      expect(codeOf(hands.send(player, play(game.formatAction(action as never, position))))).toBe("ok");
      return player;
    };
    const player = lay();
    expect(codeOf(hands.send(player, { type: "ask", request: "undo" }))).toBe("no-takeback");
    lay();
    expect(codeOf(hands.send(player, { type: "ask", request: "undo" }))).toBe("no-takeback");
    const snakes = seatedTable("snake-duel");
    snakes.send(0, play("1:n"));
    snakes.send(1, play("2:s"));
    expect(codeOf(snakes.send(0, { type: "ask", request: "undo" }))).toBe("no-takeback");
  });

  test("put back nobody who has left", () => {
    const table = seatedTable("rounds", { seats: 3 }, 3);
    for (const player of [0, 1, 2, 0]) expect(codeOf(table.send(player, play("1")))).toBe("ok");
    expect(codeOf(table.send(2, { type: "end", reason: "resign" }))).toBe("ok");
    for (const player of [0, 2])
      expect(codeOf(table.send(player, { type: "ask", request: "undo" }))).toBe("no-takeback");
    expect(codeOf(table.send(1, play("2")))).toBe("ok");
    expect(codeOf(table.send(1, { type: "ask", request: "undo" }))).toBe("ok");
    // who is out is not asked
    expect(codeOf(table.send(0, { type: "ask", request: "undo" }))).toBe("ok");
    expect(actionsOf(table.live)).toEqual(["1", "1", "1", "1", "3!resign"]);
  });

  test("need no consent for a secret choice, and keep those of others", () => {
    const table = seatedTable("snake-duel");
    table.send(1, play("2:s"));
    table.send(0, { type: "ask", request: "undo" });
    expect(table.live.position.choices).toHaveLength(1);
    table.send(1, { type: "ask", request: "undo" });
    expect(table.live.position.choices).toBeUndefined();
    table.send(1, play("2:s"));
    table.send(0, { type: "end", reason: "resign" });
    expect(codeOf(table.send(1, { type: "ask", request: "undo" }))).toBe("over");
  });
});

test("a draw needs the consent of all persons, and a bot gives none", () => {
  const table = seatedTable("tic-tac-toe");
  table.send(0, { type: "ask", request: "draw" });
  expect(table.live.outcome).toBeNull();
  table.send(1, { type: "ask", request: "draw" });
  expect(table.live.outcome).toEqual({ reason: "draw", places: [1, 1] });
  const withBot = new LiveTable();
  withBot.send(undefined, { type: "create", invite, game: "tic-tac-toe" });
  withBot.send(0, { type: "join", invite, name: "A" });
  withBot.send(0, { type: "seat-bot", player: 1, bot: "random" });
  withBot.send(0, { type: "ask", request: "draw" });
  expect(withBot.live.outcome).toBeNull();
});

test("a series goes on, then a rematch moves the players by one seat", () => {
  const table = seatedTable("tic-tac-toe", { plan: { games: 2, first: "rotating" } });
  expect(codeOf(table.send(0, { type: "ask", request: "next" }))).toBe("not-over");
  const finish = () => {
    table.send(0, { type: "end", reason: "resign" });
    table.send(0, { type: "ask", request: "next" });
    table.send(1, { type: "ask", request: "next" });
  };
  finish();
  expect(table.live.earlier).toEqual([{ actions: [], outcome: { winners: [1], reason: "resign" } }]);
  expect(seatOf(table.live, 0)).toBe(1);
  finish();
  expect(table.live).toMatchObject({ rematches: 1, earlier: [] });
  expect(seatOf(table.live, 0)).toBe(1);
  expect(playersToAct(table.live)).toEqual([1]);
});

describe("clocks", () => {
  const clock = { kind: "game", time: 60_000, increment: 2000 } as const;

  test("charge the time of a move without its lag, up to a second", () => {
    const table = seatedTable("tic-tac-toe", { clock });
    table.now += 10_000;
    table.send(0, play("a1", 400));
    expect(table.live.clocks[0]).toEqual({ left: 60_000 - 9600 + 2000, since: null });
    expect(table.live.clocks[1]).toEqual({ left: 60_000, since: table.now });
    table.now += 10_000;
    table.send(1, play("b1", 59_000));
    expect(table.live.clocks[1]?.left).toBe(60_000 - 10_000 + MAX_LAG + 2000);
    const { left = 0 } = table.live.clocks[0] ?? {};
    table.send(0, play("a2", 500));
    expect(table.live.clocks[0]?.left).toBe(left + 2000);
    table.now += 60_000 - 10_000 + MAX_LAG + 2000 + 1;
    table.send(1, play("b2"));
    expect(table.live.clocks[1]?.left).toBe(2000);
    // every action of a match is stored for ever: without lag nothing is stored about it
    expect(table.live.entries.at(-1)).not.toHaveProperty("lag");
  });

  test("end the match for who is out of time, not before", () => {
    const table = seatedTable("tic-tac-toe", { clock });
    table.now += 60_000 + MAX_LAG - 1;
    expect(table.request({ flag: true }).ok).toBe(false);
    table.now += 1;
    expect(table.request({ flag: true }).ok).toBe(true);
    expect(table.live.outcome).toEqual({ reason: "time", places: [2, 1] });
    expect(table.live.clocks[0]).toEqual({ left: 0, since: null });
  });

  test("run for all who have to choose, and start anew for each move where it has a time of its own", () => {
    const table = seatedTable("snake-duel", { clock: { kind: "move", time: 86_400_000 } });
    const began = table.now;
    table.now += 5000;
    table.send(1, play("2:s"));
    expect(table.live.clocks).toEqual([
      { left: 86_400_000, since: began },
      // until both have chosen
      { left: 86_395_000, since: null },
    ]);
    table.send(0, play("1:n"));
    expect(table.live.clocks.map(({ left }) => left)).toEqual([86_400_000, 86_400_000]);
    expect(table.live.clocks.map(({ since }) => since)).toEqual([table.now, table.now]);
  });

  test("end the match for the one of several players who is out of time first", () => {
    const table = seatedTable("snake-duel", { clock });
    table.send(0, play("1:n"));
    table.now += 30_000;
    table.send(1, play("2:s"));
    table.now += 32_000 + MAX_LAG;
    expect(table.request({ flag: true }).ok).toBe(true);
    expect(table.live.outcome).toEqual({ reason: "time", places: [1, 2] });
  });

  test("give nothing back to a player who chooses in secret again and again", () => {
    for (const kind of ["game", "move"] as const) {
      const limit = kind === "game" ? clock : { kind, time: 60_000 };
      const table = seatedTable("snake-duel", { clock: limit });
      for (let i = 0; i < 20; i++) {
        table.now += 2000;
        expect(codeOf(table.send(0, play("1:n", 60_000)))).toBe("ok");
        // the lag of the first choice is not charged
        expect(table.live.clocks[0]).toEqual({ left: 60_000 - 2000 * (i + 1) + MAX_LAG, since: null });
        table.send(0, { type: "ask", request: "undo" });
      }
      table.send(0, play("1:n"));
      table.send(1, play("2:s"));
      const left = 60_000 - 40_000 + MAX_LAG;
      expect(table.live.clocks[0]?.left).toBe(kind === "game" ? left + 2000 : 60_000);
    }
  });

  test.each([clock, { kind: "move", time: 60_000 } as const])(
    "charge a player once for all the time used, whatever the player does alone: %j",
    (limit) => {
      for (let seed = 0; seed < 50; seed++) {
        const random = createRandom(seed);
        const table = seatedTable("snake-duel", { clock: limit });
        let used = 0;
        for (let step = 0; step < 30; step++) {
          const time = random.integer(1500);
          if (playersToAct(table.live).includes(0)) used += time;
          table.now += time;
          const command = [
            play("1:n", random.integer(60_000)),
            { type: "ask", request: "undo" },
            { type: "ask", request: "draw" },
            { type: "leave" },
          ][random.integer(4)] as CommandInput;
          table.send(0, command);
          if (command.type === "leave") table.send(0, { type: "join", invite, name: "A", player: 0 });
          const { left = 0, since = null } = table.live.clocks[0] ?? {};
          const rest = since === null ? left : left - (table.now - since);
          expect(rest).toBeGreaterThanOrEqual(60_000 - used);
          expect(rest).toBeLessThanOrEqual(60_000 - used + MAX_LAG);
        }
      }
    },
  );

  test("run out for a player who chooses in secret after the time, and takes that back", () => {
    const table = seatedTable("snake-duel", { clock });
    table.now += 60_000;
    for (let i = 0; i < 10; i++) {
      table.now += MAX_LAG - 1;
      table.send(0, play("1:n", MAX_LAG));
      table.send(0, { type: "ask", request: "undo" });
    }
    expect(table.request({ flag: true }).ok).toBe(true);
  });

  test.each([clock, { kind: "move", time: 60_000 } as const])(
    "give nothing back for a takeback that a bot agrees to: %j",
    (limit) => {
      const table = seatedTable("tic-tac-toe", { clock: limit }, 1);
      table.send(0, { type: "seat-bot", player: 1, bot: "random" });
      for (let i = 1; i <= 5; i++) {
        table.now += 2000;
        playAll(table, "a1");
        table.send(0, { type: "ask", request: "undo" });
        expect(table.live.clocks[0]).toEqual({ left: 60_000 - 2000 * i, since: table.now });
      }
    },
  );

  test("start anew with the next match", () => {
    const table = seatedTable("tic-tac-toe", { clock });
    table.now += 30_000;
    table.send(0, { type: "end", reason: "resign" });
    for (const player of [0, 1]) table.send(player, { type: "ask", request: "next" });
    expect(table.live.clocks.map(({ left }) => left)).toEqual([60_000, 60_000]);
  });

  test("stand still before the match, after it, and go on after a takeback", () => {
    const table = seatedTable("tic-tac-toe", { clock }, 1);
    expect(table.live.clocks.map(({ since }) => since)).toEqual([null, null]);
    table.send(1, { type: "join", invite, name: "B" });
    playAll(table, "a1");
    table.send(0, { type: "ask", request: "undo" });
    table.send(1, { type: "ask", request: "undo" });
    expect(table.live.clocks.map(({ since }) => since)).toEqual([table.now, null]);
    table.send(0, { type: "end", reason: "abandon" });
    expect(table.live.clocks.map(({ since }) => since)).toEqual([null, null]);
  });
});

test("a match that was begun with another line of versions cannot be opened", () => {
  const [created] = seatedTable("tic-tac-toe").live.entries;
  expect(() => applyEntry(GAMES, undefined, { ...created, version: "99.0.0" } as never)).toThrow("99.0.0");
  expect(() => applyEntry(GAMES, undefined, { type: "began", at: 0 })).toThrow("entry 0");
});
