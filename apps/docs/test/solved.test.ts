import { parseTable, unwrap } from "@serpentarium/core";
import { canReadRecords } from "@serpentarium/core/record";
import { describe, expect, test } from "vitest";
import { type SolvedRow, solveRow } from "../../../scripts/solve-row.ts";
import { pluginOf } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { wordsOf } from "../src/lib/words/words.ts";
import data from "../src/solved/solved.json";
import { boardTitle } from "../src/solved/solved-rows.ts";

const rows = data as readonly SolvedRow[];
/** Rows that take at most so many seconds are solved again. */
const QUICK = 1;

describe.each(rows.map((row) => [row.command, row] as const))("%s", (command, row) => {
  const { game } = pluginOf(row.game);

  test("is of this version of the game", () => {
    expect(canReadRecords(game, row.version)).toBe(true);
    expect(unwrap(parseTable(game, row.options, row.seats))).toEqual({
      seats: row.seats,
      options: row.options,
    });
    for (const language of LANGUAGES)
      expect(boardTitle(game, row, wordsOf(game.id, language))).toMatch(/^[\p{Lu}\d]/u);
  });

  test.runIf(row.seconds <= QUICK)("gives the same result again", async () => {
    const { seconds: _, ...result } = await solveRow(command);
    const { seconds: __, ...expected } = row;
    expect(result).toEqual(expected);
  });
});

test("there are rows, some of them quick", () => {
  expect(rows.filter(({ seconds }) => seconds <= QUICK).length).toBeGreaterThan(2);
});
