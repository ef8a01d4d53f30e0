import type { Game, GameTypes, Text } from "@serpentarium/core";
import { type Mistake, standingOf, type Task } from "@serpentarium/core/teaching";
import { listed } from "../order.ts";
import { runRefused } from "../refused.ts";
import { miswritten, unsettled } from "./setting.ts";
import { allowed, canMiss, quote, tryOut } from "./trial.ts";

const becauses = (mistakes: Task["mistakes"]): (readonly [string, Text])[] =>
  mistakes.flatMap((one) =>
    "because" in one ? [[`what is said of ${quote(one.play)}`, one.because] as const] : [],
  );

/** Whether a task can be set out, and is told in words of both languages: what is wrong, a line each. */
export function checkSetOut<T extends GameTypes>(plain: Game<T>, task: Task<T>): string | undefined {
  const { title, hints, mistakes, done, within = 1 } = task;
  return listed([
    ...unsettled(plain, task),
    ...(Number.isInteger(within) && within > 0 ? [] : [`it allows ${within} actions`]),
    ...(hints.length > 0 ? [] : ["it has no hint"]),
    ...miswritten([
      ["its title", title],
      ["what to do", task.task],
      ...hints.map((hint, i) => [`hint ${i + 1}`, hint] as const),
      ...becauses(mistakes),
      ["what has been learned", done],
    ]),
  ]);
}

/** Whether the aim is one: not reached before anything is played, nor by whatever is played. */
export function checkAim<T extends GameTypes>(plain: Game<T>, task: Task<T>): string | undefined {
  const game: Game = plain;
  const begun = tryOut(game, task, []);
  if (typeof begun === "string") return begun;
  const [first] = begun;
  if (!first) return undefined;
  if (standingOf(task, first) === "reached") return "the aim is reached before anything is played";
  return canMiss(game, task, first) ? undefined : "the aim is reached, whatever is played";
}

function failing(game: Game, task: Task, play: readonly string[]): string | undefined {
  const within = allowed(task);
  if (play.length === 0) return "a solution plays nothing";
  if (play.length > within)
    return `${quote(play)} takes ${play.length} actions, and the task allows ${within}`;
  const tries = tryOut(game, task, play);
  if (typeof tries === "string") return `${quote(play)}: ${tries}`;
  const reached = tries.findIndex((tried) => standingOf(task, tried) === "reached");
  if (reached === play.length) return undefined;
  return `${quote(play)} ${reached === -1 ? "does not reach the aim" : `reaches the aim after ${reached} already`}`;
}

/** Whether every solution that is listed reaches the aim, with its last action: what is wrong, a line each. */
export function checkSolutions<T extends GameTypes>(plain: Game<T>, task: Task<T>): string | undefined {
  const { solutions } = task;
  if (solutions.length === 0) return "it has no solution";
  return listed(solutions.flatMap((play) => failing(plain, task, play) ?? []));
}

const begins = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((text, i) => whole[i] === text);

/** Why a learner would never be told what is said of a mistake. */
function foreseesNothing(task: Task, play: readonly string[]): string | undefined {
  const within = allowed(task);
  if (play.length === 0) return "a mistake plays nothing";
  if (play.length > within)
    return `${quote(play)} is a mistake of more actions than the task allows, ${within}`;
  const solved = task.solutions.some((solution) => begins(solution, play));
  return solved ? `${quote(play)} is a mistake, yet on the way of a solution` : undefined;
}

function unmistaken(game: Game, task: Task, mistake: Mistake): string | undefined {
  if ("refused" in mistake) {
    const tries = tryOut(game, task, []);
    if (typeof tries === "string") return tries;
    return tries[0] && runRefused(game, tries[0].position, mistake.play, mistake.refused);
  }
  const { play } = mistake;
  const useless = foreseesNothing(task, play);
  if (useless) return useless;
  const tries = tryOut(game, task, play);
  if (typeof tries === "string") return `${quote(play)}: ${tries}`;
  const reached = tries.some((tried) => standingOf(task, tried) === "reached");
  return reached ? `${quote(play)} is a mistake, yet reaches the aim` : undefined;
}

const playOf = ({ play }: Mistake): string => quote([play].flat());

function doubled(mistakes: readonly Mistake[]): string[] {
  const plays = mistakes.map(playOf);
  return plays
    .filter((play, i) => plays.indexOf(play) !== i)
    .map((play) => `${play} is foreseen as a mistake twice`);
}

/** Whether what is foreseen as a mistake is one, and can be met: what is wrong, a line each. */
export function checkMistakes<T extends GameTypes>(plain: Game<T>, task: Task<T>): string | undefined {
  const mistakes: readonly Mistake[] = task.mistakes;
  if (mistakes.length === 0) return "it foresees no mistake";
  return listed([
    ...mistakes.flatMap((mistake) => unmistaken(plain, task, mistake) ?? []),
    ...doubled(mistakes),
  ]);
}
