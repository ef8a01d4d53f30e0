import { asSeatPhase } from "@serpentarium/core/variant";
import { pantarei as pantareiGame } from "@serpentarium/pantarei";
import { PASS } from "@serpentarium/pantarei/parts";
import { serpentCartes as serpentCartesGame } from "@serpentarium/serpent-cartes";
import { ssserpent as ssserpentGame } from "@serpentarium/ssserpent";
import { sssnake as sssnakeGame } from "@serpentarium/sssnake";
import { expect, test } from "vitest";
import { checkAgreement } from "../src/player-subject.ts";
import { createContractPlayer, createListingPlayer, type Player } from "../src/players.ts";
import { players as connectFour } from "../src/subjects/connect-four.ts";
import { createMcts } from "../src/subjects/mcts.ts";
import { players as pantarei } from "../src/subjects/pantarei.ts";
import { players as serpentCartes } from "../src/subjects/serpent-cartes.ts";
import { players as ssserpent } from "../src/subjects/ssserpent.ts";
import { players as sssnake } from "../src/subjects/sssnake.ts";
import { players as ticTacToe } from "../src/subjects/tic-tac-toe.ts";

test.each([
  ["tic-tac-toe", ticTacToe],
  ["connect four", connectFour],
])("%s: all players play the same random games", (_name, players) => {
  expect(players).toHaveLength(3);
  checkAgreement(players, 2);
});

test.each([
  ["Sssnake", createListingPlayer(sssnakeGame), sssnake],
  ["Le serpent", createListingPlayer(serpentCartesGame), serpentCartes],
])(
  "%s: the handwritten player plays the same random games, and those of lists",
  (_name, listing, players) => {
    expect(players.map(({ name }) => name)).toEqual(["serpentarium", "mutable by hand"]);
    checkAgreement([...players, listing], 3, 30);
    checkAgreement(players, 3, 300);
  },
);

test.each([
  ["Pantareï", pantarei],
  ["Ssserpent", ssserpent],
])(
  "%s: the handwritten player plays the same random games, and its rules inside boardgame.io",
  (_name, players) => {
    expect(players).toHaveLength(3);
    checkAgreement(players, 1, 5);
    checkAgreement(players.slice(0, 2), 3, 300);
  },
);

test.each([
  ["Pantareï", createListingPlayer(pantareiGame), pantarei],
  ["Ssserpent", createListingPlayer(ssserpentGame), ssserpent],
])("%s: sampling without a list gives the same games as with lists", (_name, listing, players) => {
  checkAgreement([listing, ...players], 1, 5);
});

test("a phase whose sample does not match its list is detected", () => {
  const { phases } = pantareiGame;
  const move = asSeatPhase(phases.move);
  const sample: typeof move.sample = (position, random) => {
    const legal = move.legalActions(position);
    return legal[legal.length - 1 - random.integer(legal.length)] ?? PASS;
  };
  const wrong = { ...pantareiGame, phases: { ...phases, move: { ...move, sample } } };
  expect(() => checkAgreement([createContractPlayer(wrong), createListingPlayer(wrong)], 1, 5)).toThrow(
    "seed 0 makes different games",
  );
});

test("a tree search is reproducible in every game", () => {
  const { tasks, check } = createMcts();
  expect(check().goals.map(({ of }) => of)).toEqual(tasks.map(({ name }) => name));
});

test("a player of different games is detected", () => {
  const [honest] = ticTacToe;
  // wins for the wrong seat, and one number too many from the generator
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
