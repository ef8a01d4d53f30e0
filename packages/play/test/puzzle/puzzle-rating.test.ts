import { beforeEach, expect, test, vi } from "vitest";
import { baseRating } from "../../src/puzzle/base-rating.ts";
import { addAttempt, loadAttempts, parseAttempts, ratingsOf } from "../../src/puzzle/puzzle-rating.ts";

const attempt = (key: string, score: number, base = 1500) => ({ key, at: 1, base, score });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test("a puzzle that a longer search solves begins with a higher rating", () => {
  const ratings = [1, 8, 64, 1024].map((iterations) => baseRating({ difficulty: { iterations } }));
  expect(ratings).toEqual([1000, 1360, 1720, 2200]);
});

test("a solved puzzle raises the solver and lowers itself, a missed one the other way round", () => {
  const fresh = ratingsOf([]);
  expect(fresh.solver).toMatchObject({ rating: 1500, deviation: 350 });
  const solved = ratingsOf([attempt("a/1", 1)]);
  expect(solved.solver.rating).toBeGreaterThan(1500);
  expect(solved.puzzles.get("a/1")?.rating).toBeLessThan(1500);
  const missed = ratingsOf([attempt("a/1", 0)]);
  expect(missed.solver.rating).toBeLessThan(1500);
  expect(missed.puzzles.get("a/1")?.rating).toBeGreaterThan(1500);
  expect(ratingsOf([attempt("a/1", 0.5)]).solver.rating).toBeCloseTo(1500);
});

test("the more puzzles, the surer the rating, which follows their difficulty", () => {
  const many = (score: number, base: number) =>
    ratingsOf(Array.from({ length: 30 }, (_, i) => attempt(`a/${i}`, score, base)));
  expect(many(1, 1500).solver.deviation).toBeLessThan(ratingsOf([attempt("a/1", 1)]).solver.deviation);
  expect(many(1, 1900).solver.rating).toBeGreaterThan(many(1, 1300).solver.rating);
  const { course, solver } = many(0, 1500);
  expect([course.length, course.at(-1)]).toEqual([30, solver.rating]);
});

test("only the first attempt at a puzzle counts, and what is stored is checked", () => {
  addAttempt(attempt("a/1", 0));
  addAttempt(attempt("a/1", 1));
  addAttempt(attempt("a/2", 1));
  expect(loadAttempts()).toEqual([attempt("a/1", 0), attempt("a/2", 1)]);
  const bad = [null, {}, attempt("a/3", 2), attempt("a/4", 1, -1), { ...attempt("a/5", 1), at: "x" }];
  expect(parseAttempts(JSON.stringify([...bad, attempt("a/1", 1), attempt("a/1", 0)]))).toEqual([
    attempt("a/1", 1),
  ]);
  for (const text of [null, "", "{", "null", "7", "{}"]) expect(parseAttempts(text)).toEqual([]);
});
