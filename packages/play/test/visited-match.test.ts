import { createTable, unwrap } from "@serpentarium/core";
import { createRecord, formatLink } from "@serpentarium/core/record";
import { positionAfter } from "@serpentarium/table";
import { ticTacToe as game } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import type { OlderVersion } from "../src/match/game-versions.ts";
import { findVersion, visitRecord } from "../src/match/visited-match.ts";
import { openRecord } from "../src/page/open-record.ts";
import { ticTacToe as before } from "./fixtures/tic-tac-toe-0.0/index.ts";

const LINE = ["a1", "a2", "b1", "b2", "c1"];
const table = createTable(before);
const lost = createRecord(before, {
  table,
  actions: LINE,
  outcome: { reason: "end.misere", places: [2, 1] },
});
const version = (name: string): OlderVersion => ({
  version: name,
  hasRulebook: false,
  load: async () => ({ game: before }),
});
const here = { game, older: [version("0.0.3")] };

describe("a record of an older version", () => {
  test("is read by the newest compatible version", () => {
    const versions = ["2.4.0", "1.9.2", "1.0.0", "0.3.1"].map(version);
    expect(findVersion(versions, "1.2.0")?.version).toBe("1.9.2");
    expect(findVersion(versions, "0.3.0")?.version).toBe("0.3.1");
    expect(findVersion(versions, "0.2.0")).toBeUndefined();
    expect(findVersion(versions, "3.0.0")).toBeUndefined();
  });

  test("opens from a link and a file, and shows every position", async () => {
    for (const [origin, source] of [
      ["link", formatLink(lost)],
      ["file", JSON.stringify(lost)],
    ] as const) {
      const { visited, start, notice } = await openRecord(here, origin, source);
      expect(start ?? notice).toBeUndefined();
      if (!visited) throw new Error("nothing to read");
      expect(visited.record).toEqual(lost);
      expect(visited.log.map(({ notation }) => notation)).toEqual(LINE);
      const texts = [0, 1, 5].map((count) =>
        visited.game.formatPosition(positionAfter(count, visited.log, visited.context.first)),
      );
      expect(texts).toEqual(["place:1 .........", "place:2 ......x..", "over:2!end.misere ...oo.xxx"]);
      expect(visited.context.outcome).toEqual({ reason: "end.misere", places: [2, 1] });
    }
  });

  test("of a series shows its last match and its scores", () => {
    const series = createRecord(before, {
      table,
      plan: { games: 3, first: "rotating" },
      earlier: [{ actions: LINE, outcome: lost.outcome }],
      actions: ["b2"],
    });
    const reading = unwrap(visitRecord(before, series));
    expect(reading.log.map(({ notation }) => notation)).toEqual(["b2"]);
    expect(reading.scoreSheet.rows).toHaveLength(1);
    expect(reading.record).toEqual(series);
  });

  test("is validated by the rules of its version", async () => {
    const forged = { ...lost, actions: ["a1", "a1"], outcome: null };
    const { visited, notice } = await openRecord(here, "file", JSON.stringify(forged));
    expect(visited).toBeUndefined();
    expect(notice).toMatchObject({ failure: { code: "refused", index: 1 } });
  });

  test("without a compatible version names it", async () => {
    const { visited, notice } = await openRecord({ ...here, older: [] }, "file", JSON.stringify(lost));
    expect(visited).toBeUndefined();
    expect(notice?.failure).toMatchObject({ code: "bad-version", message: { data: { played: "0.0.3" } } });
    expect(notice?.hint).toEqual({ id: "play.version-missing" });
  });

  test("does not load an older version when the present one is compatible", async () => {
    const record = createRecord(game, { table: createTable(game), actions: ["b2"] });
    const older = [
      { version: "0.1.0", hasRulebook: false, load: () => Promise.reject(new Error("not wanted")) },
    ];
    const { start, visited } = await openRecord({ ...here, older }, "link", formatLink(record));
    expect(visited).toBeUndefined();
    expect(start).toBeDefined();
  });
});
