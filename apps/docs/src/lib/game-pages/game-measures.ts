import type { Report } from "@serpentarium/lab";

/** The length and complexity of a game, from its balance report. */
export interface GameMeasures {
  /** The median number of player actions in a game. */
  readonly turns: number;
  /** The mean number of legal actions on a turn. */
  readonly choices: number;
  /** The share of turns on which the choice of action matters. */
  readonly decisiveTurns: number;
  /** From 1 (no choices) to 5. */
  readonly complexity: Complexity;
}

export type Complexity = 1 | 2 | 3 | 4 | 5;

/** Each level with the number of digits that the game-tree size must exceed. */
const COMPLEXITY_LEVELS = [
  [1, 2],
  [10, 3],
  [20, 4],
  [40, 5],
] as const satisfies readonly (readonly [number, Complexity])[];

/**
 * The complexity level of a game by its game-tree complexity, in digits: the choices on a turn to the power of the turns. It measures the
 * size of the game, not the difficulty of its rules.
 */
export function complexityOf(choices: number, turns: number): Complexity {
  const digits = turns * Math.log10(choices);
  return COMPLEXITY_LEVELS.findLast(([above]) => digits > above)?.[1] ?? 1;
}

/** The measures in a report; `undefined` if one of them is missing. */
export function measuresOf({ sections }: Pick<Report, "sections">): GameMeasures | undefined {
  const figure = (sectionId: string, id: string): number | undefined =>
    sections.find((section) => section.id === sectionId)?.figures.find((known) => known.id === id)?.value;
  const [turns, choices] = [figure("length", "q50"), figure("branching", "mean")];
  const weighty = figure("decisions", "weighty");
  if (turns === undefined || choices === undefined || weighty === undefined) return undefined;
  return { turns, choices, decisiveTurns: weighty, complexity: complexityOf(choices, turns) };
}

/** Rounds a number of turns: to an integer below 20, else to a multiple of five. */
export const roundTurns = (turns: number): number =>
  turns < 20 ? Math.round(turns) : Math.round(turns / 5) * 5;
