import { createMctsSearch } from "@serpentarium/bots";
import type { AnyPosition, Game } from "@serpentarium/core";

/** The iterations after which the searches are asked. */
const BUDGETS = [
  1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The iterations from which on most searches without exact solving play an action, twice the most that are tried where they do not
 * play it in the end. Nothing is random in a search with the game's own evaluation: there is one, otherwise nine.
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
