import { type Quartiles, quartiles } from "./statistics.ts";
import type { Subject } from "./subject.ts";
import { type MatchMemory, MOST_OF_RECORD } from "./subjects/match-memory.ts";

/** Whether a goal is met, and by how much. */
export interface Verdict {
  readonly goal: string;
  readonly figure: Quartiles;
  readonly bound: "at least" | "at most";
  readonly limit: number;
  readonly met: boolean;
}

/** The verdicts on a subject; ratios are taken round by round, so that a slow moment slows both sides. */
export const judge = (subject: Subject, figures: ReadonlyMap<string, readonly number[]>): Verdict[] =>
  subject.goals.map(({ of, against, atLeast: limit }) => {
    const others = figures.get(against) ?? [];
    const figure = quartiles(
      (figures.get(of) ?? []).map((mine, round) => mine / (others[round] ?? Number.NaN)),
    );
    const goal = `${subject.name}: ${of} ÷ ${against}`;
    return { goal, figure, bound: "at least", limit, met: figure.median >= limit };
  });

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
