import { createTable, type Game } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { describe, expect, test } from "vitest";
import { startMatch } from "../src/match.ts";
import { readSeating } from "../src/play/seating.ts";

const matchOf = (game: Game) => startMatch(game, createTable(game, { seats: 3 }));

describe("who sits where", () => {
  test("the last one sits on all further seats", () => {
    const { seats, chance } = readSeating("person, mcts:20", "random", matchOf(hiddenHands));
    const bot = { bot: "mcts", iterations: 20 };
    expect({ seats, chance }).toEqual({ seats: ["person", bot, bot], chance: "random" });
  });

  test.each(["mcts", "mcts:0", "Good", "person,", "strongest"])("%j is nobody", (players) => {
    expect(() => readSeating(players, "random", matchOf(hiddenHands))).toThrow(
      "--players: expected one of person, random, greedy, mcts:1000, mcts:500ms, beginner, easy, good, strong",
    );
  });

  test("a program does not answer for chance", () => {
    expect(() => readSeating("person", "greedy", matchOf(hiddenHands))).toThrow(
      "--chance: expected one of person, random",
    );
  });
});
