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
/** The numbers of games of the samples. */
export const SAMPLE_SIZES: readonly number[] = [30, 50, 200];
/** The number of samples of each size. */
const SAMPLES = 1000;

/** Every measure observes every game. */
const SAMPLING = { events: 1, every: 1 };
const setup = unwrap(
  resolveSetup(
    plugin,
    unwrap(createSetup(game, import.meta.resolve("@serpentarium/pantarei"), { sampling: SAMPLING })),
  ),
);

/** Events that come in bursts: in one game of how many, and how many on average. No clause of Pantareï is like that. */
const BURSTS = [
  { name: "burst.often", games: 2, mean: 5 },
  { name: "burst", games: 5, mean: 20 },
  { name: "burst.rare", games: 100, mean: 20 },
] as const;

/** The numbers of these events per game, as figures of the report. */
export const BURST_FIGURES: readonly string[] = BURSTS.map(({ name }) => `clauses ${name}.times`);

/** The tally of a game with bursts as if they were clauses: their sizes have a geometric distribution. */
function withBursts(tally: Tally, random: Random): Tally {
  // the shape is that of the measure
  const clauses = tally.measures["clauses"] as { readonly applied: object };
  const bursts = BURSTS.flatMap(({ name, games, mean }) => {
    if (random.integer(games) > 0) return [];
    let events = 1;
    while (random.integer(mean) > 0) events++;
    return [
      [name, { games: 1, events, squares: BigInt(events) ** 2n, cubes: BigInt(events) ** 3n }] as const,
    ];
  });
  const applied = { ...clauses.applied, ...Object.fromEntries(bursts) };
  return { ...tally, measures: { ...tally.measures, clauses: { ...clauses, applied } } };
}

/** How often the intervals of a figure contain the true value. */
export interface FigureCoverage {
  /** The section and the id of the figure. */
  readonly figure: string;
  /** The number of games of a sample. */
  readonly games: number;
  /** The share of the intervals that contain the true value. */
  readonly share: number;
  /** The share of the samples whose interval does not; a sample with too few events has no interval. */
  readonly missed: number;
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
  return [...counts].map(([figure, { hits, of }]) => ({
    figure,
    games,
    share: hits / of,
    missed: (of - hits) / SAMPLES,
  }));
}

/** The coverage of every figure of a report on random games, and of bursts, in samples of 30, 50 and 200 games. */
export function measureIntervalCoverage(): FigureCoverage[] {
  const random = createRandom("bursts");
  const population = Array.from({ length: POPULATION }, (_, number) =>
    withBursts(playShard(setup, { from: number, to: number + 1 }).tally, random),
  );
  const truth = figuresOf(population.reduce((sum, tally) => mergeTallies(sum, tally, MEASURES)));
  return SAMPLE_SIZES.flatMap((games) => coverageOf(population, truth, games));
}
