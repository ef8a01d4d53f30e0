import type { MessageReference } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import * as client from "../src/client/index.ts";
import * as live from "../src/index.ts";
import * as node from "../src/node.ts";
import * as postgres from "../src/postgres.ts";
import * as sqlite from "../src/sqlite.ts";
import { LiveTable, token } from "./fixtures/live-table.ts";
import { hasWords } from "./fixtures/words.ts";

const id = token("command");
const invite = token("invite");

/** Functions that only get checked data. */
const CHECKED_INPUT = [
  ...["applyEntry", "decide", "eventFor", "openPostgresJournal", "openSqliteJournal", "startServer"],
  ...["applyLiveEvent", "createToken", "isHidden", "ownSeat", "recordForWatcher", "recordOfEvents"],
  ...["canPlayViews", "formatLiveLink", "isLocalHost", "linkOf", "openChannel", "openSeat", "SeatClient"],
  ...["replayEvents", "watchPage", "deleteTurnNotice", "findTurnNotice", "keepTurnNotice"],
];
/** Functions whose untrusted input is tested in files of their own, and in `http.test.ts`. */
const TESTED_ELSEWHERE = [
  ...["createClient", "createHandler", "createHost", "openSite"],
  ...["findServer", "isToken", "parseLiveLink", "parseLiveSeat"],
];

test("every exported function is classified by whether it takes untrusted input", () => {
  const exported = [live, client, node, postgres, sqlite].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect(exported.toSorted()).toEqual([...CHECKED_INPUT, ...TESTED_ELSEWHERE, "parseCommand"].toSorted());
});

/** A command of each type, complete. */
const COMMANDS = [
  { type: "create", id, invite, game: "tic-tac-toe", seats: 2, options: {}, plan: { games: 2 }, clock: null },
  { type: "create", id, invite, game: "tic-tac-toe", clock: { kind: "move", time: 86_400_000 } },
  { type: "create", id, invite, game: "tic-tac-toe", clock: { kind: "game", time: 60_000, increment: 0 } },
  { type: "join", id, invite, name: "Zoé d’Arc", player: 0 },
  { type: "seat-bot", id, player: 1, bot: "random" },
  { type: "leave", id },
  { type: "play", id, action: "a1", lag: 20, after: 3 },
  { type: "ask", id, request: "undo" },
  { type: "decline", id, request: "draw" },
  { type: "end", id, reason: "resign" },
];

test.each(COMMANDS)(
  "$type is accepted, and refused with a code when a part is not what it should be",
  (command) => {
    expect(live.parseCommand(command)).toEqual({ ok: true, value: command });
    for (const [what, value] of mutatedInputs(command)) {
      const result = live.parseCommand(value);
      if (!result.ok) {
        expect(result.error.code, what).toMatch(/^bad-/);
        expect(hasWords(result.error.message as MessageReference), what).toBe(true);
      }
    }
  },
);

test.each([
  "<b>Bob</b>",
  "a\u202Eb",
  "line\nbreak",
  "",
  " ",
  "x".repeat(41),
  "\u0000",
  "javascript:alert(1)",
  "&lt;",
  "Strong bot",
])("the name %j is refused", (name) => {
  const result = live.parseCommand({ type: "join", id, invite, name });
  expect(result).toMatchObject({ ok: false, error: { code: "bad-name" } });
});

test.each(["Zoé 🐍", "علی‌رضا", "’t Hooft", "Gal·la"])("a person is called %s", (name) => {
  const table = new LiveTable();
  table.send(undefined, { type: "create", invite, game: "tic-tac-toe" });
  expect(table.send(0, { type: "join", invite, name: ` ${name}  ` })).toMatchObject({ ok: true });
  expect(table.live.occupants[0]).toMatchObject({ name });
});

test.each([
  [{ kind: "move", time: 1 }],
  [{ kind: "game", time: 60_000 }],
  [{ kind: "game", time: 60_000, increment: -1 }],
  ["fast"],
])("the clock %j is refused", (clock) => {
  const result = live.parseCommand({ type: "create", id, invite, game: "tic-tac-toe", clock });
  expect(result).toMatchObject({ ok: false, error: { code: "bad-clock" } });
});

describe("a match is not created", () => {
  test.each([
    [{ game: "chess" }, "unknown-game"],
    [{ seats: 9 }, "bad-seats"],
    [{ options: { goal: 5 } }, "bad-option"],
    [JSON.parse('{"options":{"__proto__":{}}}'), "bad-option"],
    [{ plan: { games: 0 } }, "bad-option"],
  ])("with %j", (settings, code) => {
    const table = new LiveTable();
    const command = { type: "create", invite, game: "tic-tac-toe", ...settings } as const;
    expect(table.send(undefined, command)).toMatchObject({ ok: false, error: { code } });
    expect(table.match).toBeUndefined();
  });
});

test("a command without a match says so", () => {
  expect(new LiveTable().send(0, { type: "leave" })).toMatchObject({ error: { code: "unknown-match" } });
});

test.each(['{"lag":1e999}', '{"lag":-1}', '{"lag":1e9}', '{"after":0.5}', '{"after":-1}', '{"after":1e999}'])(
  "the numbers of an action are whole or finite, and bounded: %s",
  (numbers) => {
    const command = { type: "play", id, action: "a1", ...JSON.parse(numbers) };
    expect(live.parseCommand(command)).toMatchObject({ error: { code: "bad-command" } });
  },
);

test.each([
  '{"seats":1e999}',
  '{"seats":2.5}',
  '{"options":{"a":[{"b":1e999}]}}',
  '{"plan":{"games":1e999}}',
])("a match is created with numbers that can be stored: %s", (settings) => {
  const command = { type: "create", id, invite, game: "tic-tac-toe", ...JSON.parse(settings) };
  expect(live.parseCommand(command)).toMatchObject({ error: { code: "bad-command" } });
});
