import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import { createListingPlayer, meanActions, type Player } from "./players.ts";
import type { Goal, Subject, Task } from "./subject.ts";

/** The tally of a player for a seed, and the next number of the generator, which depends on how many were used. */
function fingerprint({ play }: Player, seed: number, games: number): string {
  const random = createRandom(seed);
  const { wins, draws } = play(games, random);
  return `${wins.join("–")}, ${draws} drawn, next number ${random.integer(2 ** 31)}`;
}

/** Checks that all players play exactly the same games. @throws Error if they do not */
export function checkAgreement(players: readonly Player[], seeds: number, games = 100): void {
  for (let seed = 0; seed < seeds; seed++) {
    const fingerprints = players.map((player) => fingerprint(player, seed, games));
    if (new Set(fingerprints).size === 1) continue;
    const list = players.map(({ name }, i) => `${name}: ${fingerprints[i]}`).join("\n");
    throw new Error(`seed ${seed} makes different games\n${list}`);
  }
}

/** The approximate duration of a timed run: much longer than the resolution of the clock, much shorter than a round. */
const RUN_MS = 4;

/** The number of games that a player plays in one timed run. */
function gamesPerRun({ play }: Player): number {
  const random = createRandom("calibration");
  for (let games = 1; ; games *= 2) {
    const startTime = performance.now();
    play(games, random);
    if (performance.now() - startTime > RUN_MS) return games;
  }
}

const createTask = (player: Player): Task => ({
  name: player.name,
  start() {
    const random = createRandom("bench");
    const units = gamesPerRun(player);
    return {
      units,
      run() {
        player.play(units, random);
      },
    };
  },
});

/**
 * A subject that times several players of random games. They must all play the same games as each other and as an untimed player that lists
 * every action.
 */
export const createPlayerSubject = <T extends GameTypes>(
  game: Game<T>,
  players: readonly Player[],
  goals: readonly Goal[],
): Subject => ({
  tasks: players.map(createTask),
  check() {
    checkAgreement([...players, createListingPlayer(game)], 3, 30);
    const actions = meanActions(game, 1000, createRandom("actions"));
    return { name: game.id, unit: "games", actions, goals };
  },
});
