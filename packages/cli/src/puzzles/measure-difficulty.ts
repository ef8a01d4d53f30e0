import { createMctsSearch } from "@serpentarium/bots";
import type { AnyPosition, Game } from "@serpentarium/core";

/** The numbers of iterations to test. */
const BUDGETS = [
  1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The number of iterations from which most searches without exact solving choose an action; twice the maximal tested number if they do not
 * choose it. With the game's own evaluation a search is deterministic, so one is enough, otherwise nine are made.
 */
export function measureDifficulty(game: Game, position: AnyPosition, solution: string): number {
  const seeds = game.evaluate ? SEEDS.slice(0, 1) : SEEDS;
  const searches = seeds.map((seed) => createMctsSearch(game, position, seed, { solverNodes: 0 }));
  let made = 0;
  let found: number | undefined;
  for (const iterations of BUDGETS) {
    for (const search of searches) search.run(iterations - made);
    made = iterations;
    const agreeing = searches.filter((search) => {
      const [best] = search.explain().actions;
      return best && game.formatAction(best.action, position) === solution;
    });
    if (agreeing.length * 2 <= searches.length) found = undefined;
    else found ??= iterations;
  }
  return found ?? 2 * made;
}
