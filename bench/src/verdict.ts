import type { Measured } from "./measure.ts";
import { type Quartiles, quartiles } from "./statistics.ts";
import type { About, Floor, Ratio } from "./subject.ts";
import { type MatchMemory, MOST_OF_RECORD } from "./subjects/match-memory.ts";

/** Whether a goal is met, and by how much. */
export interface Verdict {
  readonly goal: string;
  readonly figure: Quartiles;
  readonly bound: "at least" | "at most";
  readonly limit: number;
  readonly met: boolean;
  /** Whether it compares two things on one machine, so that it can be held against other machines. */
  readonly isRatio: boolean;
}

export const ratios = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.filter(({ isRatio }) => isRatio);

type Figures = Measured["figures"];

/** Ratios are taken round by round, so that a slow moment slows both sides. */
function judgeRatio({ name }: About, figures: Figures, { of, against, atLeast: limit }: Ratio): Verdict {
  const others = figures[against] ?? [];
  const figure = quartiles((figures[of] ?? []).map((mine, round) => mine / (others[round] ?? Number.NaN)));
  return {
    goal: `${name}: ${of} ÷ ${against}`,
    figure,
    bound: "at least",
    limit,
    met: figure.median >= limit,
    isRatio: true,
  };
}

function judgeFloor(
  { name, unit, actions }: About,
  figures: Figures,
  { of, actionsPerSecond: limit }: Floor,
): Verdict {
  const figure = quartiles((figures[of] ?? []).map((mine) => mine * actions));
  const goal = `${name}: ${of}, ${actions === 1 ? unit : "actions"} a second`;
  return { goal, figure, bound: "at least", limit, met: figure.median >= limit, isRatio: false };
}

/** The verdicts on a subject. */
export const judge = ({ about, figures }: Measured): Verdict[] =>
  about.goals.map((goal) =>
    "against" in goal ? judgeRatio(about, figures, goal) : judgeFloor(about, figures, goal),
  );

/** The verdict on the memory of a match, which may keep little more than its record. */
export function judgeMemory({ match, record }: MatchMemory): Verdict {
  const ratio = match / record;
  return {
    goal: "Memory a turn: match ÷ record",
    figure: { median: ratio, low: ratio, high: ratio },
    bound: "at most",
    limit: MOST_OF_RECORD,
    met: ratio <= MOST_OF_RECORD,
    isRatio: true,
  };
}
