import { type Budget, bestAction, createMctsSearch, type TimeSource, thinkSync } from "@serpentarium/bots";
import { type NetworkData, withNetwork } from "@serpentarium/bots/network";
import { type AnyAction, createRandom, type Game, redactPosition, winnersOf } from "@serpentarium/core";
import { actionAt, countActions } from "@serpentarium/core/internal";
import type { ResolvedSetup } from "../resolved-setup.ts";

/** The games between a network and the search without it, counted for the network. */
export interface NetworkMatch {
  readonly games: number;
  readonly wins: number;
  /** Games that both or none won, and unfinished games. */
  readonly draws: number;
  /** The decisions and the iterations of the search: with the network, and without. */
  readonly decisions: readonly [network: number, without: number];
  readonly iterations: readonly [network: number, without: number];
}

/** The CPU time of this thread in milliseconds, so that other programs do not affect the match; unavailable in Node 20. */
const threadClock: TimeSource | undefined =
  "threadCpuUsage" in process
    ? () => {
        const { user, system } = process.threadCpuUsage();
        return (user + system) / 1000;
      }
    : undefined;

/** The number of random actions at the start of a game: without them, bots would repeat games without chance. */
const OPENING_ACTIONS = 2;

/**
 * Plays games of a network against the search without it, with the same budget for each action. Consecutive pairs of games have the same
 * random opening and outcomes, and swapped seats. At a table of more seats the network has one of them.
 */
export function playNetworkMatch(
  { game, table, setup }: ResolvedSetup,
  network: NetworkData,
  budget: Budget,
  { from, to }: { readonly from: number; readonly to: number },
): NetworkMatch {
  const { seats } = table;
  const players: readonly [Game, Game] = [withNetwork(game, network), game];
  const decisions: [number, number] = [0, 0];
  const iterations: [number, number] = [0, 0];
  let [wins, draws] = [0, 0];
  for (let number = from; number < to; number++) {
    const seed = `${setup.seed}/match/${Math.floor(number / seats)}`;
    const random = createRandom(seed);
    const ownSeat = number % seats;
    let openingActions = OPENING_ACTIONS;
    let position = game.start(table);
    for (let ply = 0; ply < setup.longest && position.phase !== "over"; ply++) {
      const actor = game.toAct(position);
      let action: AnyAction;
      const ranges = game.legalRanges(position);
      const legalCount = countActions(ranges);
      if (typeof actor !== "number") action = game.drawOutcome(position, random);
      else if (openingActions > 0) {
        openingActions--;
        action = actionAt(ranges, random.integer(legalCount));
      } else {
        const player = actor === ownSeat ? 0 : 1;
        const seen = redactPosition(game, position, actor);
        const search = createMctsSearch(players[player], seen, `${seed}/${number}/${ply}`);
        const explanation = thinkSync(search, legalCount === 1 ? { iterations: 1 } : budget, threadClock);
        action = bestAction(explanation);
        if (legalCount > 1 && !search.isSettled) {
          decisions[player]++;
          iterations[player] += explanation.iterations;
        }
      }
      position = game.apply(position, action);
    }
    const winners = position.outcome ? winnersOf(position.outcome) : [];
    const [winner] = winners;
    if (winners.length === 1 && winner === ownSeat) wins++;
    else if (winners.length === 0 || winners.includes(ownSeat)) draws++;
  }
  return { games: to - from, wins, draws, decisions, iterations };
}

/** Adds up matches. */
export function mergeMatches(matches: readonly NetworkMatch[]): NetworkMatch {
  const sum = (of: (match: NetworkMatch) => number): number =>
    matches.reduce((all, match) => all + of(match), 0);
  return {
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    decisions: [sum(({ decisions }) => decisions[0]), sum(({ decisions }) => decisions[1])],
    iterations: [sum(({ iterations }) => iterations[0]), sum(({ iterations }) => iterations[1])],
  };
}
