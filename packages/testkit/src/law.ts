import type { Text } from "@serpentarium/core";
import { messageOf } from "./data.ts";
import type { Step, Walk } from "./walk.ts";

/** What breaks a law, and where in a walk. */
export interface Violation {
  readonly index: number;
  readonly what: string;
  /** The text of the position, where it is not the walk's own but one made from it. */
  readonly position?: string;
}

/** Something that holds for every game, held against one walk. */
export interface Law {
  /** Kebab-case and permanent. */
  readonly id: string;
  /** What holds, in a sentence. */
  readonly title: Text;
  /** One walk tells all: the law asks nothing that other walks with the same phases could answer otherwise. */
  readonly once?: true;
  /** A game that breaks it may be spoilt by that, so that it holds when it is asked again. */
  readonly spoils?: true;
  check(walk: Walk): Violation | undefined;
}

/** What breaks a law, in words; with the index or the position to show where they are not those looked at. */
export type Finding = string | (Partial<Violation> & Pick<Violation, "what">);

/** What is found, what the game throws included. */
function found(look: () => Finding | undefined): Exclude<Finding, string> | undefined {
  try {
    const finding = look();
    return typeof finding === "string" ? { what: finding } : finding;
  } catch (error) {
    return { what: `the game threw ${messageOf(error)}` };
  }
}

/** At most so many steps of a walk, evenly spread, the last two among them. */
export function spread({ steps }: Walk, count: number): readonly Step[] {
  const others = steps.length - 2;
  if (steps.length <= count) return steps;
  const even = Array.from(
    { length: count - 2 },
    (_, i) => steps[Math.floor((i * others) / (count - 2))] as Step,
  );
  return [...even, ...steps.slice(-2)];
}

/** A law that holds at each step of a walk; where looking is slow, at so many of them. */
export const atEachStep =
  (look: (step: Step, walk: Walk) => Finding | undefined, count = Number.POSITIVE_INFINITY) =>
  (walk: Walk): Violation | undefined => {
    for (const step of spread(walk, count)) {
      const finding = found(() => look(step, walk));
      if (finding) return { index: step.index, ...finding };
    }
    return undefined;
  };

/** A law that looks at the table, or at the walk as a whole. */
export const asAWhole =
  (look: (walk: Walk) => Finding | undefined) =>
  (walk: Walk): Violation | undefined => {
    const finding = found(() => look(walk));
    return finding && { index: walk.steps.length - 1, ...finding };
  };

/** A step at which an action was played. */
export type Played = Step & Required<Pick<Step, "action" | "next">>;

/** Whether an action was played at a step, and led on. */
export const isPlayed = (step: Step): step is Played => step.action !== undefined && step.next !== undefined;

/** The last step of each phase at which an action was played. */
export const stepOfEachPhase = ({ steps }: Walk): readonly Played[] => [
  ...new Map(steps.filter(isPlayed).map((step) => [step.position.phase, step])).values(),
];

/** A law of what happens when an action is played. */
export const atEachAction = (look: (step: Played, walk: Walk) => Finding | undefined, count?: number) =>
  atEachStep((step, walk) => (isPlayed(step) ? look(step, walk) : undefined), count);
