import { createTable, type Game } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { describe, expect, test } from "vitest";
import { startMatch } from "../src/match.ts";
import { readOccupants } from "../src/play/occupants.ts";

const matchOf = (game: Game) => startMatch(game, createTable(game, { seats: 3 }));

describe("readOccupants", () => {
  test("the last occupant takes all remaining seats", () => {
    const { seats, chance } = readOccupants("person, mcts:20", "random", matchOf(hiddenHands));
    const bot = { bot: "mcts", iterations: 20 };
    expect({ seats, chance }).toEqual({ seats: ["person", bot, bot], chance: "random" });
  });

  test.each(["mcts", "mcts:0", "Good", "person,", "strongest"])("refuses %j", (players) => {
    expect(() => readOccupants(players, "random", matchOf(hiddenHands))).toThrow(
      "--players: expected one of person, random, greedy, mcts:1000, mcts:500ms, beginner, easy, good, strong",
    );
  });

  test("refuses a bot for chance", () => {
    expect(() => readOccupants("person", "greedy", matchOf(hiddenHands))).toThrow(
      "--chance: expected one of person, random",
    );
  });
});
