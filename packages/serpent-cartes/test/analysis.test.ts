import { createRandom, type Outcome, playout } from "@serpentarium/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainOf } from "../src/analysis/chain.ts";
import { race } from "../src/analysis/race.ts";
import { solve } from "../src/analysis/solve.ts";
import { analyse, type Estimate, type Position, serpentCartes } from "../src/index.ts";
import { isFinishable } from "../src/material/lone.ts";
import { layTrack } from "../src/material/track.ts";
import { begun, CIRCLE, dealt, rows, SUITS, seats, tableOf, VOID } from "./fixtures.ts";

const limits = fc.constantFrom(null, 1, 2, 7, 30, 1000);
const PLENTY = Number.POSITIVE_INFINITY;

const outcomeOf = (end: Position): Outcome | undefined => (end.phase === "over" ? end.outcome : undefined);

describe("a lone pawn", () => {
  test("turn.chain: goes from ace to ace along the suits in order, and comes to the goal in four turns", () => {
    const { lones, rests, circles, finishable } = analyse(SUITS, { entry: "card", turnLimit: null }, 2);
    expect(lones).toEqual([{ entry: 1, stops: [8, 16, 24, 32], end: "goal", turns: 4 }]);
    expect({ rests, circles, finishable }).toEqual({ rests: [8, 16, 24], circles: [], finishable: true });
  });

  test("turn.advance, turn.before-start: ends its way exactly as in play", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 6 }), ({ deck, row }, entry) => {
        const table = tableOf({ deck, entry: "die", turnLimit: null }, 2);
        const lone = analyse(row, { entry: "die", turnLimit: 1 }, 2, { states: 1, games: 1 }).lones[
          entry - 1
        ];
        // a second pawn that never gets to move
        const alone = (position: Position): Position =>
          "pawns" in position && position.phase !== "over"
            ? { ...position, toAct: 0, phase: position.pawns[0] === 0 ? "enter" : "advance" }
            : position;
        let position = serpentCartes.apply(begun(row, table), { phase: "enter", card: entry });
        for (const stop of lone?.stops ?? []) {
          expect("pawns" in position && position.pawns[0]).toBe(stop);
          position = alone(position);
          if (position.phase === "advance") position = serpentCartes.apply(position, { phase: "advance" });
        }
      }),
    );
  });

  test("turn.enter, turn.before-start: leaves the row and comes back to card 1, round and round", () => {
    const { lones, circles } = analyse(VOID, { entry: "card", turnLimit: null }, 2);
    expect(lones).toEqual([{ entry: 1, stops: [1, 0], end: "off", turns: null }]);
    expect(circles).toEqual([[0, 1]]);
    expect(analyse(VOID, { entry: "die", turnLimit: null }, 2).circles).toEqual([]);
  });

  test("turn.overshoot: goes in circles where a card before the goal sends it back each time", () => {
    const { lones, circles } = analyse(CIRCLE, { entry: "card", turnLimit: null }, 2);
    expect(lones).toEqual([{ entry: 1, stops: [1, 2, 3, 26, 27, 26], end: "circle", turns: null }]);
    expect(circles).toEqual([[26, 27]]);
  });

  test("in a circle comes again to where it was, and in none of its cards to the goal", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("card", "die"), ({ row }, entry) => {
        const { circles, track, goal } = analyse(row, { entry, turnLimit: 1 }, 2, { states: 1, games: 1 });
        for (const circle of circles) {
          const after = circle.map((card) => track[card + 1]);
          expect(after).toEqual([...circle.slice(1), circle[0]]);
          expect(circle).not.toContain(goal);
        }
      }),
    );
  });
});

describe("without the die", () => {
  test("end.goal, end.endless, end.long: the outcome is the one of the match played out, whoever begins", () => {
    fc.assert(
      fc.property(rows, seats, limits, ({ deck, row }, players, turnLimit) => {
        const table = tableOf({ deck, turnLimit }, players);
        const { outcomes = [], chances } = analyse(row, table.options, players);
        expect(outcomes.length).toBe(players);
        for (const [first, outcome] of outcomes.entries()) {
          const end = playout(serpentCartes, begun(row, table, first), createRandom(0));
          expect(outcomeOf(end)).toEqual(outcome);
          expect(chances.turns?.value).toBe("turns" in end && end.turns);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("a chain in which nothing is left to chance has the winner of the race", () => {
    fc.assert(
      fc.property(rows, seats, ({ row }, players) => {
        const track = layTrack(row);
        const { winner, turns } = race(track, players, null);
        const chain = chainOf(track, players, [1], PLENTY);
        const solved = chain && solve(chain, players, null, PLENTY);
        expect(solved?.wins.indexOf(1)).toBe(winner ?? -1);
        expect(solved?.endless).toBe(winner === null ? 1 : 0);
        expect(solved?.turnsWon).toBe(winner === null ? 0 : turns);
      }),
    );
  });
});

/** What happens to a match within a few turns, by following the game itself through all throws. */
function unfold(position: Position, share: number, odds: { wins: number[]; long: number }): void {
  if (position.phase === "over") {
    const [winner = 0] = position.outcome.winners;
    if (position.outcome.reason === "end.goal") odds.wins[winner] = (odds.wins[winner] ?? 0) + share;
    else odds.long += share;
    return;
  }
  const actions = serpentCartes.legalActions(position);
  for (const action of actions) unfold(serpentCartes.apply(position, action), share / actions.length, odds);
}

describe("with the die", () => {
  test("turn.enter-die: short matches have the odds of all throws followed one by one", () => {
    fc.assert(
      fc.property(rows, seats, fc.integer({ min: 1, max: 5 }), ({ deck, row }, players, turnLimit) => {
        const table = tableOf({ deck, entry: "die", turnLimit }, players);
        const odds = { wins: Array.from({ length: players }, () => 0), long: 0 };
        unfold(begun(row, table), 1, odds);
        const { method, wins, long } = analyse(row, table.options, players, { states: PLENTY }).chances;
        expect(method).toBe("exact");
        expect(long.value).toBeCloseTo(odds.long, 12);
        for (const [order, share] of odds.wins.entries()) expect(wins[order]?.value).toBeCloseTo(share, 12);
      }),
      { numRuns: 40 },
    );
  });

  test("exact figures agree with random matches of the game itself", () => {
    const GAMES = 400;
    const near = (seen: number, { value }: Estimate): void => {
      const error = Math.sqrt((value * (1 - value)) / GAMES);
      expect(Math.abs(seen / GAMES - value)).toBeLessThanOrEqual(4 * error + 1 / GAMES);
    };
    const few = fc.constantFrom(3, 20, 300);
    fc.assert(
      fc.property(rows, seats, few, fc.integer(), ({ deck, row }, players, turnLimit, seed) => {
        fc.pre(isFinishable(layTrack(row), "die"));
        const table = tableOf({ deck, entry: "die", turnLimit }, players);
        const { chances } = analyse(row, table.options, players, { states: PLENTY });
        const random = createRandom(seed);
        const ends = Array.from({ length: GAMES }, () => playout(serpentCartes, begun(row, table), random));
        const outcomes = ends.map(outcomeOf);
        for (const [order, share] of chances.wins.entries()) {
          near(
            outcomes.filter((end) => end?.reason === "end.goal" && end.winners[0] === order).length,
            share,
          );
        }
        near(outcomes.filter((end) => end?.reason === "end.long").length, chances.long);
        const turns = ends.map((end) => ("turns" in end ? end.turns : 0));
        const mean = turns.reduce((sum, count) => sum + count, 0) / GAMES;
        const spread = Math.sqrt(turns.reduce((sum, count) => sum + (count - mean) ** 2, 0) / GAMES);
        const reach = (5 * spread) / Math.sqrt(GAMES) + 0.1;
        expect(Math.abs((chances.turns?.value ?? 0) - mean)).toBeLessThanOrEqual(reach);
      }),
      // a seed: with ever new ones even what is rare would happen some day
      { numRuns: 25, seed: 1 },
    );
  });

  test("simulated figures hold the exact ones within their bounds, nineteen times in twenty", () => {
    const pairs = Array.from({ length: 40 }, (_, seed) => {
      const [row, players] = [dealt("32", seed), 2 + (seed % 2)];
      const rules = { entry: "die", turnLimit: seed % 3 === 0 ? null : 200 } as const;
      const exact = analyse(row, rules, players).chances;
      const drawn = analyse(row, rules, players, { states: 1, games: 2000, seed }).chances;
      return { exact, drawn };
    }).filter(({ drawn }) => drawn.method === "simulated");
    const figures = pairs.flatMap(({ exact, drawn }) => [
      ...exact.wins.map((share, order) => [share, drawn.wins[order]] as const),
      [exact.endless, drawn.endless] as const,
      [exact.long, drawn.long] as const,
      [exact.turnsToWin, drawn.turnsToWin] as const,
    ]);
    const held = figures.filter(
      ([exact, drawn]) =>
        exact && drawn && drawn.low <= exact.value + 1e-9 && exact.value <= drawn.high + 1e-9,
    );
    expect(figures.length).toBeGreaterThan(50);
    expect(held.length / figures.length).toBeGreaterThan(0.9);
  });

  test("the probabilities add up to 1, and what can never be won is counted", () => {
    fc.assert(
      fc.property(rows, seats, limits, ({ row }, players, turnLimit) => {
        const { chances, finishable } = analyse(row, { entry: "die", turnLimit }, players);
        const won = chances.wins.reduce((sum, { value }) => sum + value, 0);
        const drawn = turnLimit === null ? chances.endless.value : chances.long.value;
        expect(won + drawn).toBeCloseTo(1, 12);
        if (!finishable) expect(chances.endless.value).toBe(1);
        expect(chances.turns === null).toBe(turnLimit === null && chances.endless.value > 0);
        if (turnLimit !== null) expect(chances.turns?.value).toBeLessThanOrEqual(turnLimit + 1e-9);
      }),
      { numRuns: 60 },
    );
  });
});
