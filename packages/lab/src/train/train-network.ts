import type { Budget } from "@serpentarium/bots";
import type { NetworkData } from "@serpentarium/bots/network";
import type { FittedNetwork } from "./fit.ts";
import { mergeMatches, type NetworkMatch } from "./match.ts";
import type { TrainingPool } from "./training-pool.ts";
import type { TrainingGame, TrainingSetup } from "./training-setup.ts";
import type { TrainingStore } from "./training-store.ts";

/** Options of a training. */
export interface TrainingOptions {
  /** The total number of games of self-play. */
  readonly games: number;
  readonly pool: TrainingPool;
  /** Stores finished games, and provides those of an earlier run. */
  readonly store?: Pick<TrainingStore, "games" | "add"> | undefined;
  /** Stops the training. Finished games are in the store. */
  readonly signal?: AbortSignal | undefined;
  /** Ends self-play: the network is trained on the games played by then. */
  readonly deadline?: AbortSignal | undefined;
  /** Called with the number of games played so far. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Called with the network of each generation, and the number of games on which it was trained. */
  readonly onNetwork?: ((fitted: FittedNetwork, games: number) => void) | undefined;
}

/** Runs a job for each item, as many at a time as the pool has workers. */
async function runAll<T>(
  { size }: TrainingPool,
  items: Iterable<T>,
  isStopped: () => boolean,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  async function work(): Promise<void> {
    while (!isStopped()) {
      const next = iterator.next();
      if (next.done) return;
      await job(next.value);
    }
  }
  await Promise.all(Array.from({ length: size }, work));
}

/** The consecutive finished games from number 0 on. */
function firstGames(finished: ReadonlyMap<number, TrainingGame>, max: number): TrainingGame[] {
  const games: TrainingGame[] = [];
  for (let number = 0; number < max; number++) {
    const game = finished.get(number);
    if (!game) break;
    games.push(game);
  }
  return games;
}

/**
 * Trains a network by self-play: each generation of games is played with the network that was trained on all earlier games. The result
 * depends on the setup and the number of games only, not on the workers or on interruptions.
 *
 * @returns the network and the number of games on which it was trained; undefined if it was stopped, or no game was played
 * @throws RunStoreError `unwritable` if the store cannot be written, Error if a game throws
 */
export async function trainNetwork(
  training: TrainingSetup,
  { games, pool, store, signal, deadline, onProgress, onNetwork }: TrainingOptions,
): Promise<{ readonly fitted: FittedNetwork; readonly games: number } | undefined> {
  const finished = new Map(store?.games);
  const isStopped = (): boolean => signal?.aborted === true || deadline?.aborted === true;

  async function fit(count: number): Promise<FittedNetwork | undefined> {
    const played = firstGames(finished, count);
    if (played.length === 0) return undefined;
    const fitted = await pool.fit({ training, games: played }, signal);
    onNetwork?.(fitted, played.length);
    return fitted;
  }

  async function playGenerations(): Promise<void> {
    for (let from = 0; from < games && !isStopped(); from += training.generation) {
      const to = Math.min(games, from + training.generation);
      const missing = Array.from({ length: to - from }, (_, i) => from + i).filter((n) => !finished.has(n));
      onProgress?.(finished.size);
      if (missing.length === 0) continue;
      const network = from === 0 ? undefined : (await fit(from))?.network;
      await runAll(pool, missing, isStopped, async (number) => {
        const game = await pool.play({ training, network, number }, signal);
        await store?.add(number, game);
        finished.set(number, game);
        onProgress?.(finished.size);
      });
    }
  }

  try {
    await playGenerations();
    const fitted = signal?.aborted ? undefined : await fit(games);
    return fitted && { fitted, games: firstGames(finished, games).length };
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

/** Options of {@link matchNetwork}. */
export interface MatchOptions {
  readonly games: number;
  /** The budget of each side for an action. */
  readonly budget: Budget;
  readonly pool: TrainingPool;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of games played so far. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Lets a network play against the search without it. With a budget in iterations the result depends on the setup only. If it is stopped,
 * the games finished so far are counted.
 */
export async function matchNetwork(
  training: TrainingSetup,
  network: NetworkData,
  { games, budget, pool, signal, onProgress }: MatchOptions,
): Promise<NetworkMatch> {
  const matches: NetworkMatch[] = [];
  const isStopped = (): boolean => signal?.aborted === true;
  onProgress?.(0);
  try {
    await runAll(pool, Array(games).keys(), isStopped, async (from) => {
      matches.push(await pool.match({ training, network, budget, from, to: from + 1 }, signal));
      onProgress?.(matches.length);
    });
  } catch (error) {
    if (!isStopped()) throw error;
  }
  return mergeMatches(matches);
}
