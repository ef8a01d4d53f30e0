import type { Measurement } from "./measure.ts";
import { type Quartiles, quantile, quartiles } from "./statistics.ts";
import type { FloorGoal, RatioGoal, SubjectInfo } from "./subject.ts";
import type { AnalysisCounts, ConnectFourAnalyses, NodeCounts } from "./subjects/exact-solving.ts";
import type { Exploitability } from "./subjects/hidden-games.ts";
import { BURST_FIGURES, type FigureCoverage, SAMPLE_SIZES } from "./subjects/interval-coverage.ts";
import type { LiveFigures } from "./subjects/live.ts";
import { MAX_RECORD_RATIO, type MatchMemory } from "./subjects/match-memory.ts";
import type { PuctMatch } from "./subjects/puct-match.ts";
import { MAX_SEARCH_MEGABYTES, type SearchMemory } from "./subjects/search-memory.ts";
import type { WorkerMatch } from "./subjects/worker-match.ts";

/** Whether a goal is met, and by how much. */
export interface Verdict {
  readonly goal: string;
  readonly figure: Quartiles;
  readonly bound: "at least" | "at most";
  readonly limit: number;
  readonly met: boolean;
  /** Whether it compares two tasks on one machine, so that it is comparable between machines. */
  readonly isRatio: boolean;
}

export const ratios = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.filter(({ isRatio }) => isRatio);

type Figures = Measurement["figures"];

/** Computes ratios by round, so that a slow moment affects both sides. */
function ratioVerdict(
  { name }: SubjectInfo,
  figures: Figures,
  { of, against, atLeast: limit }: RatioGoal,
): Verdict {
  const others = figures[against] ?? [];
  const figure = quartiles((figures[of] ?? []).map((own, round) => own / (others[round] ?? Number.NaN)));
  return {
    goal: `${name}: ${of} ÷ ${against}`,
    figure,
    bound: "at least",
    limit,
    met: figure.median >= limit,
    isRatio: true,
  };
}

function floorVerdict(
  { name, unit, actions }: SubjectInfo,
  figures: Figures,
  { of, actionsPerSecond: limit }: FloorGoal,
): Verdict {
  const figure = quartiles((figures[of] ?? []).map((own) => own * actions));
  const goal = `${name}: ${of}, ${actions === 1 ? unit : "actions"} a second`;
  return { goal, figure, bound: "at least", limit, met: figure.median >= limit, isRatio: false };
}

/** The verdicts on the goals of a subject. */
export const verdictsOf = ({ subject, figures }: Measurement): Verdict[] =>
  subject.goals.map((goal) =>
    "against" in goal ? ratioVerdict(subject, figures, goal) : floorVerdict(subject, figures, goal),
  );

export function memoryVerdict({ match, record }: MatchMemory): Verdict {
  const ratio = match / record;
  return {
    goal: "Memory a turn: match ÷ record",
    figure: { median: ratio, low: ratio, high: ratio },
    bound: "at most",
    limit: MAX_RECORD_RATIO,
    met: ratio <= MAX_RECORD_RATIO,
    isRatio: true,
  };
}

const shareVerdict = (goal: string, share: number, limit: number): Verdict => ({
  goal,
  figure: { median: share, low: share, high: share },
  bound: "at least",
  limit,
  met: share >= limit,
  isRatio: true,
});

/** The exact solver must visit fewer positions than a plain alpha-beta on every set. */
export const nodesVerdict = ({ name, own, plain }: NodeCounts): Verdict =>
  shareVerdict(`Exact solving, ${name}: positions of plain alpha-beta ÷ solve`, plain / own, 1);

const precisionAndRecall = (
  name: string,
  { right, wrong, missed }: AnalysisCounts,
  limit: number,
): Verdict[] => [
  shareVerdict(`Analysis, ${name}: precision of better actions`, right / (right + wrong), limit),
  shareVerdict(`Analysis, ${name}: recall of better actions`, right / (right + missed), limit),
];

/** Nearly every reported better action must be one, and nearly every mistake must be reported. */
export const analysisVerdicts = (counts: AnalysisCounts): Verdict[] =>
  precisionAndRecall(counts.name, counts, 0.95);

/** A few seconds of a page's worker. */
const MAX_ANALYSIS_SECONDS = 6;

/** Nine of ten reports must be right, and nine of ten mistakes reported, from the middle of the match on; parts of it have no goal. */
export function connectFourVerdicts({ all, seconds }: ConnectFourAnalyses): Verdict[] {
  const figure = quartiles(seconds);
  return [
    ...precisionAndRecall(all.name, all, 0.9),
    {
      goal: "Analysis, connect four: seconds of processor time a match",
      figure,
      bound: "at most",
      limit: MAX_ANALYSIS_SECONDS,
      met: figure.median <= MAX_ANALYSIS_SECONDS,
      isRatio: false,
    },
  ];
}

/** The bot must win against a plain PUCT, without taking longer. */
export const puctVerdicts = ({ share, time }: PuctMatch): Verdict[] => [
  shareVerdict("Pantareï: games won against a plain PUCT with as many iterations", share, 0.6),
  {
    goal: "Pantareï: time of the bot ÷ plain PUCT",
    figure: single(time),
    bound: "at most",
    limit: 1,
    met: time <= 1,
    isRatio: false,
  },
];

/** Nobody must win much against the strategy of a search. */
export const exploitabilityVerdict = ({ game, gain, limit }: Exploitability): Verdict => ({
  goal: `Hidden information, ${game}: what the best answer wins`,
  figure: single(gain),
  bound: "at most",
  limit,
  met: gain <= limit,
  isRatio: false,
});

/** More workers must not play worse at equal time; a machine that is busy slows down two more than one, so it is not compared. */
export const workerVerdict = ({ game, share, atLeast }: WorkerMatch): Verdict => ({
  goal: `Search in workers, ${game}: games won by two against one at equal time`,
  figure: single(share),
  bound: "at least",
  limit: atLeast,
  met: share >= atLeast,
  isRatio: false,
});

/**
 * In 91 to 97 % of samples, the interval of every figure must contain the true value, and in 93 % that of bursts: exact intervals of shares
 * vary around 95 % with the number of games. A sample without an interval contains it, because a
 * report that has one only where many events occurred shows too high a figure there.
 */
export function coverageVerdicts(coverages: readonly FigureCoverage[]): Verdict[] {
  const verdict = (
    name: string,
    coverage: FigureCoverage | undefined,
    share: number,
    bound: Verdict["bound"],
    limit: number,
  ): Verdict => {
    const { figure = "none", games = 0 } = coverage ?? {};
    return {
      goal: `Intervals of the lab: ${name} coverage (${figure}, ${games} games)`,
      figure: single(share),
      bound,
      limit,
      met: bound === "at least" ? share >= limit : share <= limit,
      isRatio: false,
    };
  };
  const lowest = (name: string, some: readonly FigureCoverage[], limit: number): Verdict => {
    const [worst] = some.toSorted((a, b) => b.missed - a.missed);
    return verdict(name, worst, 1 - (worst?.missed ?? Number.NaN), "at least", limit);
  };
  const bursts = coverages.filter(({ figure }) => BURST_FIGURES.includes(figure));
  const [highest] = coverages.toSorted((a, b) => b.share - a.share);
  return [
    lowest("lowest", coverages, 0.91),
    ...SAMPLE_SIZES.map((size) =>
      lowest(
        "lowest of bursts",
        bursts.filter(({ games }) => games === size),
        0.93,
      ),
    ),
    verdict("highest", highest, highest?.share ?? Number.NaN, "at most", 0.97),
  ];
}

const single = (figure: number): Quartiles => ({ median: figure, low: figure, high: figure });

export function liveVerdicts(live: LiveFigures): Verdict[] {
  const { sqlite, socket, boardgameIo, oneServer, twoServers, toSender, toOther, quietMatch, restart } = live;
  const atMost = (goal: string, figure: number, limit: number): Verdict => ({
    goal: `Live matches: ${goal}`,
    figure: single(figure),
    bound: "at most",
    limit,
    met: figure <= limit,
    isRatio: false,
  });
  const ratio = (goal: string, figures: readonly number[], limit: number): Verdict => {
    const figure = quartiles(figures);
    return {
      goal: `Live matches: ${goal}`,
      figure,
      bound: "at least",
      limit,
      met: figure.median >= limit,
      isRatio: true,
    };
  };
  return [
    ratio(
      "SQLite ÷ boardgame.io in memory, actions a second",
      sqlite.map((own, i) => own.actionsPerSecond / (boardgameIo[i]?.actionsPerSecond ?? Number.NaN)),
      2,
    ),
    ratio(
      "SQLite ÷ boardgame.io in memory, actions a second of the server's processor time",
      sqlite.map((own, i) => own.actionsPerCpuSecond / (boardgameIo[i]?.actionsPerCpuSecond ?? Number.NaN)),
      2,
    ),
    ratio(
      "SQLite over WebSockets ÷ boardgame.io in memory, actions a second of the server's processor time",
      socket.map((own, i) => own.actionsPerCpuSecond / (boardgameIo[i]?.actionsPerCpuSecond ?? Number.NaN)),
      2,
    ),
    ...(twoServers.length > 0
      ? [
          ratio(
            "two servers on Postgres ÷ one, actions a second of a server's processor time",
            twoServers.map(
              (own, i) => own.actionsPerCpuSecond / (oneServer[i]?.actionsPerCpuSecond ?? Number.NaN),
            ),
            1.6,
          ),
        ]
      : []),
    atMost("99 % of commands are answered within ms", quantile(toSender, 0.99), 50),
    atMost("99 % of actions reach the other player within ms", quantile(toOther, 0.99), 100),
    atMost("bytes of a quiet match", quietMatch, 5000),
    atMost("ms to start with 100,000 matches", restart, 1000),
  ];
}

/** The verdict on the memory of a search, of a game with many actions. */
export const searchMemoryVerdict = ({ later }: SearchMemory): Verdict => ({
  goal: "Memory of a long search, MB",
  figure: { median: later, low: later, high: later },
  bound: "at most",
  limit: MAX_SEARCH_MEGABYTES,
  met: later <= MAX_SEARCH_MEGABYTES,
  isRatio: false,
});

/** The maximal growth of a search after its tree is full. */
const MAX_GROWTH = 1.02;

export function searchGrowthVerdict({ full, later }: SearchMemory): Verdict {
  const ratio = later / full;
  return {
    goal: "Memory of a search: three times as long ÷ full",
    figure: { median: ratio, low: ratio, high: ratio },
    bound: "at most",
    limit: MAX_GROWTH,
    met: ratio <= MAX_GROWTH,
    isRatio: true,
  };
}
