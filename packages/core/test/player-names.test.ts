import { expect, test } from "vitest";
import { createActor } from "xstate";
import { createTable, unwrap } from "../src/index.ts";
import { createRecord, formatLink, isPlayerName, parseLink, parseRecord } from "../src/record/index.ts";
import { createTurnMachine, recordOf, restoreSnapshot, snapshotFromRecord } from "../src/turn/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { rotating } from "./fixtures/series.ts";

const machine = createTurnMachine(pebbles);
const table = createTable(pebbles);
const named = createRecord(pebbles, { table, names: ["Zoé O’Neill", ""], actions: [] });

test("a record and its link keep the names of the players", () => {
  expect(named.names).toEqual(["Zoé O’Neill", ""]);
  expect(unwrap(parseRecord(JSON.stringify(named)))).toEqual(named);
  expect(unwrap(parseLink(formatLink(named)))).toEqual(named);
});

test("a record of players without names has none", () => {
  expect(createRecord(pebbles, { table, names: ["", ""], actions: [] })).not.toHaveProperty("names");
});

test.each([
  "<b>",
  "{who}",
  "$&",
  " Ann",
  "a".repeat(41),
  "line\nfeed",
  "right-to-left\u202Eoverride",
  "\uFFA0",
])("a record refuses the name %j", (name) => {
  for (const result of [
    parseRecord({ ...named, names: [name] }),
    parseLink(formatLink({ ...named, names: [name] })),
  ])
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: "bad-record",
        message: { en: expect.stringContaining("names.0 should be a name of at most 40") },
      },
    });
});

test("no name has a character that is not drawn, of all that Unicode has, or turns the text around", () => {
  const isDrawn = /^[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}]$/u;
  const accepted: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (isDrawn.test(character)) continue;
    for (const name of [character, `A${character}n`, `Ann${character}`])
      if (isPlayerName(name)) accepted.push(`${name} U+${code.toString(16)}`);
  }
  expect(accepted).toEqual([]);
  for (const name of ["Zoé", "김철수", "नेहा", "ประยุทธ์"]) expect(isPlayerName(name)).toBe(true);
});

test("a match has the names of its record, of its snapshot, and through a series", () => {
  const resumed = createActor(machine, unwrap(snapshotFromRecord(pebbles, machine, named)));
  expect(recordOf(pebbles, resumed.getSnapshot().context).names).toEqual(["Zoé O’Neill", ""]);

  const series = createActor(machine, { input: { table, plan: rotating(2), names: ["Ann", "Ben", "Cid"] } });
  series.start();
  series.send({ type: "end", reason: "resign", seat: 0 });
  series.send({ type: "next" });
  const stored = JSON.parse(JSON.stringify(series.getPersistedSnapshot()));
  const restored = createActor(machine, unwrap(restoreSnapshot(pebbles, machine, stored)));
  expect(restored.getSnapshot().context.seating.names).toEqual(["Ann", "Ben"]);
  stored.context.seating.names = ["<b>", ""];
  expect(restoreSnapshot(pebbles, machine, stored)).toMatchObject({ error: { code: "bad-snapshot" } });
});
