import { createTable, unwrap } from "@serpentarium/core";
import { formatLink, formatRecord } from "@serpentarium/core/record";
import { outcomeOf } from "@serpentarium/core/turn";
import { ticTacToe as game } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createMatchMachine } from "../src/play/match.ts";
import { type OlderVersion, openReading, versionFor } from "../src/play/reading.ts";
import { positionAfter } from "../src/play/shown.ts";
import { take } from "../src/play/taking.ts";
import { ticTacToe as before } from "./fixtures/tic-tac-toe-0.0/index.ts";

const LINE = ["a1", "a2", "b1", "b2", "c1"];
const table = createTable(before);
const lost = formatRecord(before, {
  table,
  actions: LINE,
  outcome: { winners: [1], reason: "end.misere" },
});
const version = (name: string): OlderVersion => ({ version: name, load: async () => ({ game: before }) });
const machine = createMatchMachine(game);
const here = { game, older: [version("0.0.3")], package: "@serpentarium/tic-tac-toe" };

describe("a record of an older version", () => {
  test("is read by the newest that reads its line", () => {
    const versions = ["2.4.0", "1.9.2", "1.0.0", "0.3.1"].map(version);
    expect(versionFor(versions, "1.2.0")?.version).toBe("1.9.2");
    expect(versionFor(versions, "0.3.0")?.version).toBe("0.3.1");
    expect(versionFor(versions, "0.2.0")).toBeUndefined();
    expect(versionFor(versions, "3.0.0")).toBeUndefined();
  });

  test("comes by link and by file, and shows every position of the match", async () => {
    for (const [origin, source] of [
      ["link", formatLink(lost)],
      ["file", JSON.stringify(lost)],
    ] as const) {
      const { reading, beginning, notice } = await take(here, machine, origin, source);
      expect(beginning ?? notice).toBeUndefined();
      if (!reading) throw new Error("nothing to read");
      expect(reading.record).toEqual(lost);
      expect(reading.log.map(({ notation }) => notation)).toEqual(LINE);
      const texts = [0, 1, 5].map((count) =>
        reading.game.formatPosition(positionAfter(count, reading, reading.start)),
      );
      expect(texts).toEqual(["place:1 .........", "place:2 ......x..", "over:2!end.misere ...oo.xxx"]);
      expect(outcomeOf(reading.context)).toEqual(lost.outcome);
    }
  });

  test("that is a series shows its last match and its points", () => {
    const series = formatRecord(before, {
      table,
      plan: { games: 3, first: "rotating" },
      earlier: [{ actions: LINE, outcome: lost.outcome }],
      actions: ["b2"],
    });
    const reading = unwrap(openReading(before, series));
    expect(reading.log.map(({ notation }) => notation)).toEqual(["b2"]);
    expect(reading.sheet.rows).toHaveLength(1);
    expect(reading.record).toEqual(series);
  });

  test("is replayed like any other: what that version forbade stays refused", async () => {
    const forged = { ...lost, actions: ["a1", "a1"], outcome: null };
    const { reading, notice } = await take(here, machine, "file", JSON.stringify(forged));
    expect(reading).toBeUndefined();
    expect(notice).toMatchObject({ failure: { code: "refused", index: 1 } });
  });

  test("that nothing here reads says which version is missing, and how it would come", async () => {
    const { reading, notice } = await take({ ...here, older: [] }, machine, "file", JSON.stringify(lost));
    expect(reading).toBeUndefined();
    expect(notice?.failure?.message.en).toBe("played with tic-tac-toe 0.0.3; this is 0.1.0");
    expect(notice?.hint?.command).toBe("npm install tic-tac-toe-0.0@npm:@serpentarium/tic-tac-toe@0.0.3");
  });

  test("whose version is no version gets no command to copy", async () => {
    for (const evil of ["1.0.0 && rm", "1", "1.0.0\nx", "latest"]) {
      const text = JSON.stringify({ ...lost, version: evil });
      const { notice } = await take(here, machine, "file", text);
      expect(notice?.failure?.code).toBe("bad-version");
      expect(notice).not.toHaveProperty("hint");
    }
  });

  test("is not asked of an older version when the game of today reads it", async () => {
    const record = formatRecord(game, { table: createTable(game), actions: ["b2"] });
    const older = [{ version: "0.1.0", load: () => Promise.reject(new Error("not wanted")) }];
    const { beginning, reading } = await take({ ...here, older }, machine, "link", formatLink(record));
    expect(reading).toBeUndefined();
    expect(beginning).toBeDefined();
  });
});
