import type { Report } from "@serpentarium/lab";

/** How long a game is and how much there is to choose, as its balance report has it. */
export interface Measures {
  /** What the players do in a game that is as long as half of them. */
  readonly turns: number;
  /** Legal actions on a turn, on average. */
  readonly choices: number;
  /** The share of the turns on which it matters what one plays. */
  readonly weighty: number;
  /** From 1, nothing to choose, to 5. */
  readonly complexity: Complexity;
}

export type Complexity = 1 | 2 | 3 | 4 | 5;

/** Above how many digits of the number of ways that a game can go it is more than the level before. */
const DIGITS = [
  [1, 2],
  [10, 3],
  [20, 4],
  [40, 5],
] as const satisfies readonly (readonly [number, Complexity])[];

/**
 * How much there is to think through: the digits of the number of ways that a game can go, which is the number of
 * choices on a turn, times itself for every turn. It is the usual measure of the size of a game; it is not how hard
 * the rules are to learn.
 */
export function complexityOf(choices: number, turns: number): Complexity {
  const digits = turns * Math.log10(choices);
  return DIGITS.findLast(([above]) => digits > above)?.[1] ?? 1;
}

/** What a report says of length and choice; nothing where it was not measured. */
export function measuresOf({ sections }: Pick<Report, "sections">): Measures | undefined {
  const figure = (section: string, id: string): number | undefined =>
    sections.find((one) => one.id === section)?.figures.find((one) => one.id === id)?.value;
  const [turns, choices] = [figure("length", "q50"), figure("branching", "mean")];
  const weighty = figure("decisions", "weighty");
  if (turns === undefined || choices === undefined || weighty === undefined) return undefined;
  return { turns, choices, weighty, complexity: complexityOf(choices, turns) };
}

/** A number of turns as one says it: small ones as they are, others by fives. */
export const roughly = (turns: number): number =>
  turns < 20 ? Math.round(turns) : Math.round(turns / 5) * 5;
