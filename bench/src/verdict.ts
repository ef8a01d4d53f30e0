import { type Quartiles, quartiles } from "./statistics.ts";
import type { Floor, Ratio, Subject } from "./subject.ts";
import { type MatchMemory, MOST_OF_RECORD } from "./subjects/match-memory.ts";

/** Whether a goal is met, and by how much. */
export interface Verdict {
  readonly goal: string;
  readonly figure: Quartiles;
  readonly bound: "at least" | "at most";
  readonly limit: number;
  readonly met: boolean;
}

type Figures = ReadonlyMap<string, readonly number[]>;

/** Ratios are taken round by round, so that a slow moment slows both sides. */
function judgeRatio({ name }: Subject, figures: Figures, { of, against, atLeast: limit }: Ratio): Verdict {
  const others = figures.get(against) ?? [];
  const figure = quartiles(
    (figures.get(of) ?? []).map((mine, round) => mine / (others[round] ?? Number.NaN)),
  );
  return {
    goal: `${name}: ${of} ÷ ${against}`,
    figure,
    bound: "at least",
    limit,
    met: figure.median >= limit,
  };
}

function judgeFloor(
  { name, actions }: Subject,
  figures: Figures,
  { of, actionsPerSecond: limit }: Floor,
): Verdict {
  const figure = quartiles((figures.get(of) ?? []).map((mine) => mine * actions));
  const goal = `${name}: ${of}, actions a second`;
  return { goal, figure, bound: "at least", limit, met: figure.median >= limit };
}

/** The verdicts on a subject. */
export const judge = (subject: Subject, figures: Figures): Verdict[] =>
  subject.goals.map((goal) =>
    "against" in goal ? judgeRatio(subject, figures, goal) : judgeFloor(subject, figures, goal),
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
  };
}
