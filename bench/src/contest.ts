import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import { createListingPlayer, meanActions, type Player } from "./playing.ts";
import type { Goal, Subject, Task } from "./subject.ts";

/** What a player makes of a seed: its tally, and a number that tells how far it went in the source. */
function fingerprint({ play }: Player, seed: number, games: number): string {
  const random = createRandom(seed);
  const { wins, draws } = play(games, random);
  return `${wins.join("–")}, ${draws} drawn, next number ${random.integer(2 ** 31)}`;
}

/** Makes sure that players play the very same games. @throws Error when they do not */
export function checkAgreement(players: readonly Player[], seeds: number, games = 100): void {
  for (let seed = 0; seed < seeds; seed++) {
    const prints = players.map((player) => fingerprint(player, seed, games));
    if (new Set(prints).size === 1) continue;
    const list = players.map(({ name }, i) => `${name}: ${prints[i]}`).join("\n");
    throw new Error(`seed ${seed} makes different games\n${list}`);
  }
}

/** About how long one timed run takes: far more than the clock's tick, far less than a round. */
const RUN_MS = 4;

/** How many games a player plays in one timed run. */
function gamesPerRun({ play }: Player): number {
  const random = createRandom("calibration");
  for (let games = 1; ; games *= 2) {
    const began = performance.now();
    play(games, random);
    if (performance.now() - began > RUN_MS) return games;
  }
}

const taskOf = (player: Player): Task => ({
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
 * Random games by several players, who must play the same ones; so must one more that is not timed and draws nothing without
 * a list.
 */
export const createContest = <T extends GameTypes>(
  game: Game<T>,
  players: readonly Player[],
  goals: readonly Goal[],
): Subject => ({
  tasks: players.map(taskOf),
  check() {
    checkAgreement([...players, createListingPlayer(game)], 3, 30);
    const actions = meanActions(game, 1000, createRandom("actions"));
    return { name: game.title.en, unit: "games", actions, goals };
  },
});
