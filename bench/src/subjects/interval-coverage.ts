import { createRandom, type Random, unwrap } from "@serpentarium/core";
import {
  buildReport,
  createSetup,
  MEASURES,
  mergeTallies,
  playShard,
  resolveSetup,
  type Statistic,
  type Tally,
} from "@serpentarium/lab";
import plugin, { pantarei as game } from "@serpentarium/pantarei";

/** The number of games from which samples are drawn, with replacement: their figures are the true values. */
const POPULATION = 2000;
/** The number of samples of each size. */
const SAMPLES = 1000;

const setup = unwrap(
  resolveSetup(plugin, unwrap(createSetup(game, import.meta.resolve("@serpentarium/pantarei")))),
);

/** How often the intervals of a figure contain the true value. */
export interface FigureCoverage {
  /** The section and the id of the figure. */
  readonly figure: string;
  /** The number of games of a sample. */
  readonly games: number;
  readonly share: number;
}

type FiguresById = ReadonlyMap<string, Statistic>;

const figuresOf = (tally: Tally): FiguresById =>
  new Map(
    buildReport({ setup, tally }).sections.flatMap(({ id: section, figures }) =>
      figures.map((figure) => [`${section} ${figure.id}`, figure] as const),
    ),
  );

const drawSample = (population: readonly Tally[], games: number, random: Random): Tally =>
  Array.from({ length: games }, () => population[random.integer(population.length)] as Tally).reduce(
    (sum, tally) => mergeTallies(sum, tally, MEASURES),
  );

/** Whether a figure is the same in all games, so that every interval contains it. */
const isConstant = ({ unit, value, low, high }: Statistic): boolean =>
  low === high || (unit === "share" && (value === 0 || value === 1));

/** Draws samples of a given size, and counts for each figure the intervals that contain the true value. */
function coverageOf(population: readonly Tally[], truth: FiguresById, games: number): FigureCoverage[] {
  const random = createRandom(`coverage of ${games} games`);
  const counts = new Map<string, { hits: number; of: number }>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const figures = figuresOf(drawSample(population, games, random));
    for (const [id, figure] of truth) {
      if (isConstant(figure)) continue;
      const { value } = figure;
      const { low, high } = figures.get(id) ?? {};
      if (low === undefined || high === undefined) continue;
      const count = counts.get(id) ?? { hits: 0, of: 0 };
      counts.set(id, count);
      count.of++;
      if (low <= value && value <= high) count.hits++;
    }
  }
  return [...counts].map(([figure, { hits, of }]) => ({ figure, games, share: hits / of }));
}

/** The coverage of every figure of a report on random games, in samples of 30 and of 200 games. */
export function measureIntervalCoverage(): FigureCoverage[] {
  const population = Array.from(
    { length: POPULATION },
    (_, number) => playShard(setup, { from: number, to: number + 1 }).tally,
  );
  const truth = figuresOf(population.reduce((sum, tally) => mergeTallies(sum, tally, MEASURES)));
  return [30, 200].flatMap((games) => coverageOf(population, truth, games));
}
