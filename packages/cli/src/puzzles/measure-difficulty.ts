import { createMctsSearch } from "@serpentarium/bots";
import type { AnyPosition, Game } from "@serpentarium/core";

/** The iterations after which the searches are asked. */
const ITERATIONS = [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
const SEEDS = [1, 2, 3, 4, 5];
const MIN_AGREEING = 3;

/**
 * The iterations after which most of five searches without exact solving play an action, twice the most that are tried where they never
 * do.
 */
export function measureDifficulty(game: Game, position: AnyPosition, solution: string): number {
  const searches = SEEDS.map((seed) => createMctsSearch(game, position, seed, { solverNodes: 0 }));
  let made = 0;
  for (const iterations of ITERATIONS) {
    for (const search of searches) search.run(iterations - made);
    made = iterations;
    const agreeing = searches.filter((search) => {
      const [best] = search.explain().actions;
      return best && game.formatAction(best.action, position) === solution;
    });
    if (agreeing.length >= MIN_AGREEING) return iterations;
  }
  return 2 * made;
}
