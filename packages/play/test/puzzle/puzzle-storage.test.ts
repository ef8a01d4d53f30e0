import { expect, test } from "vitest";
import { addDays, dailyGame, dailyPuzzle, dayOf, streakOf } from "../../src/puzzle/daily-puzzle.ts";
import { parseMistakes } from "../../src/puzzle/mistakes.ts";
import { parseHistory, withSolved } from "../../src/puzzle/puzzle-history.ts";

test("every day has one puzzle, games take turns, and all puzzles come before one comes again", () => {
  const [games, puzzles] = [["a", "b", "c"], Array.from({ length: 40 }, (_, i) => i)];
  const days = Array.from({ length: 120 }, (_, i) => addDays("2026-11-24", i));
  const seen = new Set(
    days.map((day) => `${dailyGame(day, games)} ${dailyPuzzle(day, puzzles, games.length)}`),
  );
  expect(seen.size).toBe(120);
  expect(days.slice(0, 4).map((day) => dailyGame(day, games))).toEqual(["a", "b", "c", "a"]);
  expect(dailyPuzzle("2026-11-24", [], 3)).toBeUndefined();
});

test("days follow each other over months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayOf(new Date(2026, 10, 4, 23, 59))).toBe("2026-11-04");
});

test.each([
  [[], 0],
  [["2026-11-24"], 1],
  [["2026-11-23", "2026-11-22"], 2],
  [["2026-11-24", "2026-11-23", "2026-11-21"], 2],
  [["2026-11-22"], 0],
])("%j is a streak of %i", (days, streak) => {
  expect(streakOf(days, "2026-11-24")).toBe(streak);
});

test("the history keeps what is valid, once", () => {
  const text = JSON.stringify({
    solved: ["pantarei/7", "pantarei/7", "pantarei", 7, "../x/1"],
    days: ["2026-11-24", "2026-13-99", "yesterday", null],
  });
  const history = { solved: ["pantarei/7"], days: ["2026-11-24"] };
  expect(parseHistory(text)).toEqual(history);
  expect(withSolved(history, "pantarei/7", "2026-11-24")).toEqual(history);
  expect(withSolved(history, "pantarei/8").solved).toEqual(["pantarei/7", "pantarei/8"]);
});

test.each([null, "", "{", "null", "7", "[]", '"days"', '{"days":{"length":3}}'])(
  "%s is no history, no mistakes and no error",
  (text) => {
    expect(parseHistory(text)).toEqual({ solved: [], days: [] });
    expect(parseMistakes(text)).toEqual([]);
  },
);

test("mistakes keep what is one", () => {
  const mistake = { seats: 2, options: {}, position: "p", played: "a", better: "b", index: 3 };
  expect(parseMistakes(JSON.stringify([mistake, null, 7, { ...mistake, better: 1 }]))).toEqual([mistake]);
  const equal = { ...mistake, alsoGood: ["c"] };
  const damaged = [
    { ...mistake, alsoGood: [1] },
    { ...mistake, alsoGood: "c" },
  ];
  expect(parseMistakes(JSON.stringify([equal, ...damaged]))).toEqual([equal]);
});
