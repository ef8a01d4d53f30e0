import { expect, test } from "vitest";
import { checkAgreement } from "../src/contest.ts";
import type { Player } from "../src/playing.ts";
import { players as connectFour } from "../src/subjects/connect-four.ts";
import { createMcts } from "../src/subjects/mcts.ts";
import { players as pantarei } from "../src/subjects/pantarei.ts";
import { players as ssserpent } from "../src/subjects/ssserpent.ts";
import { players as ticTacToe } from "../src/subjects/tic-tac-toe.ts";

test.each([
  ["tic-tac-toe", ticTacToe],
  ["connect four", connectFour],
])("%s: all play the same random games", (_name, players) => {
  expect(players).toHaveLength(3);
  checkAgreement(players, 2);
});

test.each([
  ["Pantareï", pantarei],
  ["Ssserpent", ssserpent],
])("%s: its rules play the same games inside boardgame.io", (_name, players) => {
  expect(players).toHaveLength(2);
  checkAgreement(players, 1, 5);
});

test("a tree search comes to the same again, in every game that is searched", () => {
  const { tasks, check } = createMcts();
  expect(check().goals.map(({ of }) => of)).toEqual(tasks.map(({ name }) => name));
});

test("a player of other games is found out", () => {
  const [honest] = ticTacToe;
  // wins for the wrong seat, and one number too many from the source
  const cheats = [
    (games, random) => ({ ...honest.play(games, random), wins: [games, 0] }),
    (games, random) => {
      random.integer(2);
      return honest.play(games, random);
    },
  ] satisfies Player["play"][];
  for (const play of cheats) {
    expect(() => checkAgreement([honest, { name: "cheat", play }], 1)).toThrow(
      "seed 0 makes different games",
    );
  }
});
