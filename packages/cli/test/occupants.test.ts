import { createTable } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { describe, expect, test } from "vitest";
import { readDealer, readOccupants } from "../src/play/occupants.ts";

const table = createTable(hiddenHands, { seats: 3 });

describe("readOccupants", () => {
  test("the last occupant takes all remaining seats", () => {
    const bot = { bot: "mcts", iterations: 20 };
    expect(readOccupants("person, mcts:20", table)).toEqual(["person", bot, bot]);
  });

  test.each(["mcts", "mcts:0", "Good", "person,", "strongest"])("refuses %j", (players) => {
    const levels = ["beginner", "easy", "good", "strong"];
    const values = ["person", "random", "greedy", "mcts:1000", "mcts:500ms", ...levels];
    const text = { id: "cli.usage.one-of", data: { name: "--players", values } };
    expect(() => readOccupants(players, table)).toThrow(expect.objectContaining({ text }));
  });
});

test("readDealer refuses a bot", () => {
  expect(readDealer("person")).toBe("person");
  const text = { id: "cli.usage.one-of", data: { name: "--chance", values: ["person", "random"] } };
  expect(() => readDealer("greedy")).toThrow(expect.objectContaining({ text }));
});
