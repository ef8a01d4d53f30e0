import { parseBot } from "@serpentarium/bots";
import { createRandom, type Random } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import {
  buildLadder,
  LADDER_PLAYERS,
  type PairResult,
  pairsOf,
  ratePlayers,
  sequentialTest,
  toLadderDocument,
} from "../src/ladder/index.ts";

const pair = (one: string, other: string, wins: number, draws: number, losses: number): PairResult => ({
  players: [one, other],
  wins,
  draws,
  losses,
});

/** The expected score of a player who is so many Elo points stronger. */
const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * Games between players of known strengths.
 *
 * @param drawn - the share of the games that are drawn, between equal players
 */
function simulatePair(difference: number, games: number, drawn: number, random: Random): PairResult {
  const counts = { wins: 0, draws: 0, losses: 0 };
  const score = expectedScore(difference);
  const draws = 2 * drawn * Math.min(score, 1 - score);
  const wins = score - draws / 2;
  for (let game = 0; game < games; game++) {
    const number = random.integer(1_000_000) / 1_000_000;
    if (number < wins) counts.wins++;
    else if (number < wins + draws) counts.draws++;
    else counts.losses++;
  }
  return { players: ["a", "b"], ...counts };
}

describe("ratings", () => {
  test("of two players follow from their points, with one more draw", () => {
    const { ratings, difference } = ratePlayers(["a", "b"], [pair("a", "b", 75, 0, 25)]);
    const elo = 400 * Math.log10(75.5 / 25.5);
    expect(difference(0, 1).elo).toBeCloseTo(elo, 6);
    expect(ratings.map((rating) => rating.elo)).toEqual([
      expect.closeTo(elo / 2, 6),
      expect.closeTo(-elo / 2, 6),
    ]);
  });

  test("do not depend on the order of the pairs or of a pair’s players", () => {
    const pairs = [pair("a", "b", 6, 2, 2), pair("a", "c", 9, 0, 1), pair("b", "c", 5, 1, 4)];
    const swapped = [pair("c", "b", 4, 1, 5), pair("b", "a", 2, 2, 6), pair("c", "a", 1, 0, 9)];
    const [one, other] = [pairs, swapped].map((all) => ratePlayers(["a", "b", "c"], all).ratings);
    for (const [i, rating] of (one ?? []).entries()) {
      expect(other?.[i]?.elo).toBeCloseTo(rating.elo, 6);
      expect(other?.[i]?.low).toBeCloseTo(rating.low, 6);
    }
  });

  test("are finite for a player who lost every game", () => {
    const { ratings } = ratePlayers(["a", "b"], [pair("a", "b", 40, 0, 0)]);
    for (const { low, high } of ratings) expect(Number.isFinite(high - low)).toBe(true);
  });

  test.each([
    [30, 0],
    [30, 0.4],
    [200, 0],
    [200, 0.4],
  ])(
    "have intervals that contain the true rating in 93 to 97 percent of ladders: %i games a pair, %f drawn",
    (games, draws) => {
      const strengths = [150, 50, -50, -150];
      const names = strengths.map(String);
      const random = createRandom(`${games}/${draws}`);
      let covered = 0;
      const ladders = 400;
      for (let ladder = 0; ladder < ladders; ladder++) {
        const pairs = strengths.flatMap((one, i) =>
          strengths.slice(i + 1).map((other): PairResult => {
            const result = simulatePair(one - other, games, draws, random);
            return { ...result, players: [String(one), String(other)] };
          }),
        );
        const { ratings } = ratePlayers(names, pairs);
        covered += ratings.filter(({ low, high }, i) => {
          const strength = strengths[i] ?? 0;
          return low <= strength && strength <= high;
        }).length;
      }
      const share = covered / ladders / strengths.length;
      expect(share).toBeGreaterThan(0.93);
      expect(share).toBeLessThan(0.97);
    },
  );
});

describe("the sequential test", () => {
  const bounds = { elo0: 0, elo1: 50 };

  test("decides nothing without games", () => {
    expect(sequentialTest(pair("a", "b", 0, 0, 0), bounds)).toMatchObject({ accepted: undefined });
  });

  test.each([
    [0, "elo0"],
    [50, "elo1"],
  ])("errs in at most 8 of 100 tests of a player who is %i points stronger", (elo, expected) => {
    const random = createRandom(`sprt/${elo}`);
    let right = 0;
    for (let run = 0; run < 200; run++) {
      let total = pair("a", "b", 0, 0, 0);
      for (;;) {
        const batch = simulatePair(elo, 20, 0.2, random);
        total = {
          ...total,
          wins: total.wins + batch.wins,
          draws: total.draws + batch.draws,
          losses: total.losses + batch.losses,
        };
        const { accepted } = sequentialTest(total, bounds);
        if (accepted) {
          if (accepted === expected) right++;
          break;
        }
      }
    }
    expect(right).toBeGreaterThanOrEqual(184);
  });
});

describe("a ladder", () => {
  const title = { en: "Game", fr: "Jeu" };
  const subject = { id: "game", version: "1.0.0", title, options: {}, seed: "1" };
  const names = ["random", "mcts:500", "mcts:2000"];
  const ladder = buildLadder(subject, names, [
    pair("random", "mcts:500", 1, 0, 39),
    pair("random", "mcts:2000", 0, 0, 40),
    pair("mcts:500", "mcts:2000", 10, 4, 26),
  ]);

  test("lists players from the strongest, with the points of all their games", () => {
    expect(ladder.players.map(({ name, points, games }) => [name, points, games])).toEqual([
      ["mcts:2000", 68, 80],
      ["mcts:500", 51, 80],
      ["random", 1, 80],
    ]);
  });

  test("says what more iterations are worth", () => {
    expect(ladder.steps).toMatchObject([{ from: "mcts:500", to: "mcts:2000", factor: 4 }]);
    expect(ladder.steps[0]?.elo).toBeGreaterThan(100);
  });

  test("compares the iterations only of searches that differ in nothing else", () => {
    const others = ["easy", "mcts:500", "mcts:100ms", "strong", "mcts:2000"];
    const pairs = pairsOf(others).map(([one, other]) => pair(one, other, 10, 4, 26));
    const { steps } = buildLadder(subject, others, pairs);
    expect(steps).toMatchObject([{ from: "mcts:500", to: "mcts:2000" }]);
  });

  test("has players of its own that are all bots", () => {
    expect(LADDER_PLAYERS.filter((name) => !parseBot(name).ok)).toEqual([]);
  });

  test("becomes a document in both languages", () => {
    const [english, french] = (["en", "fr"] as const).map((language) => toLadderDocument(ladder, language));
    expect(english?.title).toBe("Game: how strong its players are");
    expect(french?.title).toBe("Jeu\u00a0: la force de ses joueurs");
    expect(english?.tables.map(({ id }) => id)).toEqual(["ratings", "pairs", "steps"]);
    expect(english?.tables[1]?.rows[0]?.cells).toEqual(["", "70%", "100%"]);
  });
});
