import { parseBot } from "@serpentarium/bots";
import { createRandom, type Random } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import {
  buildLadder,
  LADDER_PLAYERS,
  type PairResult,
  pairResultsOf,
  ratePlayers,
  seatPlayers,
  sequentialTest,
  type TableResult,
  toLadderDocument,
} from "../src/ladder/index.ts";
import { english, french } from "./fixtures/words.ts";

const pair = (one: string, other: string, wins: number, draws: number, losses: number): PairResult => ({
  players: [one, other],
  wins,
  draws,
  losses,
});

/** A table of two. */
const table = (one: string, other: string, wins: number, draws: number, losses: number): TableResult => ({
  players: [one, other],
  rankings: { "1,2": wins, "1,1": draws, "2,1": losses },
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
    const { ratings, difference } = ratePlayers(["a", "b"], [table("a", "b", 75, 0, 25)]);
    const elo = 400 * Math.log10(75.5 / 25.5);
    expect(difference(0, 1).elo).toBeCloseTo(elo, 6);
    expect(ratings.map((rating) => rating.elo)).toEqual([
      expect.closeTo(elo / 2, 6),
      expect.closeTo(-elo / 2, 6),
    ]);
  });

  test("do not depend on the order of the pairs or of a pair’s players", () => {
    const pairs = [table("a", "b", 6, 2, 2), table("a", "c", 9, 0, 1), table("b", "c", 5, 1, 4)];
    const swapped = [table("c", "b", 4, 1, 5), table("b", "a", 2, 2, 6), table("c", "a", 1, 0, 9)];
    const [one, other] = [pairs, swapped].map((all) => ratePlayers(["a", "b", "c"], all).ratings);
    for (const [i, rating] of (one ?? []).entries()) {
      expect(other?.[i]?.elo).toBeCloseTo(rating.elo, 6);
      expect(other?.[i]?.low).toBeCloseTo(rating.low, 6);
    }
  });

  test("are finite for a player who lost every game", () => {
    const { ratings } = ratePlayers(["a", "b"], [table("a", "b", 40, 0, 0)]);
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
        const tables = strengths.flatMap((one, i) =>
          strengths.slice(i + 1).map((other) => {
            const result = simulatePair(one - other, games, draws, random);
            return table(String(one), String(other), result.wins, result.draws, result.losses);
          }),
        );
        const { ratings } = ratePlayers(names, tables);
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

/** Draws one of several players by the Bradley-Terry model. */
function drawPlayer(players: readonly number[], random: Random): number {
  const weights = players.map((elo) => 10 ** (elo / 400));
  let rest = (random.integer(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return players[index] ?? players[0] ?? 0;
}

/** Matches of players of known strengths by the model of Plackett and Luce, where some of the first places are awarded. */
function simulateTable(
  strengths: readonly number[],
  matches: number,
  awarded: number,
  random: Random,
): TableResult {
  const rankings: Record<string, number> = {};
  for (let match = 0; match < matches; match++) {
    let rest = strengths;
    const places = new Map<number, number>();
    while (places.size < awarded) {
      const best = drawPlayer(rest, random);
      places.set(best, places.size + 1);
      rest = rest.filter((one) => one !== best);
    }
    const key = strengths.map((one) => places.get(one) ?? awarded + 1).join();
    rankings[key] = (rankings[key] ?? 0) + 1;
  }
  return { players: strengths.map(String), rankings };
}

describe("matches of several players", () => {
  const rankings = { "1,2,3": 4, "2,1,1": 3, "1,1,1": 2, "3,1,2": 1 };
  const three: TableResult = { players: ["a", "b", "c"], rankings };

  test("count for every two of them, by their places", () => {
    expect(pairResultsOf(["a", "b", "c", "d"], [three, table("c", "a", 2, 1, 0)])).toEqual([
      pair("a", "b", 4, 2, 4),
      pair("a", "c", 4, 3, 6),
      pair("b", "c", 5, 5, 0),
    ]);
  });

  test("count for all seats of a player who has several", () => {
    const twice: TableResult = { players: ["a", "b", "a"], rankings: { "1,2,3": 5, "2,2,1": 1 } };
    expect(pairResultsOf(["a", "b"], [twice])).toEqual([pair("a", "b", 6, 1, 5)]);
  });

  test("do not depend on the order of the seats", () => {
    const turned = { "3,1,2": 4, "1,2,1": 3, "1,1,1": 2, "2,3,1": 1 };
    const tables = [three, { players: ["c", "a", "b"], rankings: turned }];
    const [one, other] = tables.map((all) => ratePlayers(["a", "b", "c"], [all]).ratings);
    for (const [i, rating] of (one ?? []).entries()) {
      expect(other?.[i]?.elo).toBeCloseTo(rating.elo, 6);
      expect(other?.[i]?.high).toBeCloseTo(rating.high, 6);
    }
  });

  test.each([
    [3, 3, 30],
    [4, 4, 30],
    [4, 4, 200],
    [4, 1, 60],
  ])(
    "have intervals that contain the true rating in 93 to 97 percent of ladders: %i seats, %i places, %i matches",
    (seats, places, matches) => {
      const strengths = [150, 50, -50, -150];
      const names = strengths.map(String);
      const random = createRandom(`${seats}/${places}/${matches}`);
      const awarded = Math.min(places, seats - 1);
      const play = (times: number) =>
        seatPlayers(strengths, seats).map((players) => simulateTable(players, times, awarded, random));
      const ratingsOf = (times: number) => ratePlayers(names, play(times)).ratings;
      // where only the first place is awarded, ratings are closer together
      const truth = places === 1 ? ratingsOf(200_000).map(({ elo }) => elo) : strengths;
      const ladders = 300;
      let covered = 0;
      for (let ladder = 0; ladder < ladders; ladder++)
        covered += ratingsOf(matches).filter(({ low, high }, i) => {
          const strength = truth[i] ?? 0;
          return low <= strength && strength <= high;
        }).length;
      const share = covered / ladders / strengths.length;
      expect(share).toBeGreaterThan(0.93);
      expect(share).toBeLessThan(0.97);
    },
  );
});

describe("the players of a table", () => {
  test.each([
    ["abc", 2, ["ab", "ac", "bc"]],
    ["abc", 3, ["abc", "cba"]],
    ["abcd", 3, ["abc", "cba", "abd", "dba", "acd", "dca", "bcd", "dcb"]],
    ["ab", 3, ["aba", "abb"]],
    ["ab", 4, ["abaa", "abab", "abbb"]],
    ["abc", 4, ["abca", "acba", "abcb", "abcc", "ccba"]],
  ])("%s at %i seats: %j", (names, seats, expected) => {
    expect(seatPlayers([...names], seats).map((group) => group.join(""))).toEqual(expected);
  });
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
  const subject = { id: "game", version: "1.0.0", seats: 2, options: {}, seed: "1" };
  const names = ["random", "mcts:500", "mcts:2000"];
  const ladder = buildLadder(subject, names, [
    table("random", "mcts:500", 1, 0, 39),
    table("random", "mcts:2000", 0, 0, 40),
    table("mcts:500", "mcts:2000", 10, 4, 26),
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
    const tables = seatPlayers(others, 2).map((players) => ({
      players,
      rankings: { "1,2": 10, "1,1": 4, "2,1": 26 },
    }));
    const { steps } = buildLadder(subject, others, tables);
    expect(steps).toMatchObject([{ from: "mcts:500", to: "mcts:2000" }]);
  });

  test("has players of its own that are all bots", () => {
    expect(LADDER_PLAYERS.filter((name) => !parseBot(name).ok)).toEqual([]);
  });

  test("becomes a document in both languages", () => {
    const document = toLadderDocument(ladder, english);
    expect(document.title).toBe("Game: how strong its players are");
    expect(toLadderDocument(ladder, french).title).toBe("Jeu\u00a0: la force de ses joueurs");
    expect(document.facts).toContainEqual(["Games", "120"]);
    expect(document.tables.map(({ id }) => id)).toEqual(["ratings", "pairs", "steps"]);
    expect(document.tables[1]?.rows[0]?.cells).toEqual(["", "70%", "100%"]);
  });
});
