import type { Game, GameTypes } from "@serpentarium/core";
import { attemptStatus, type Mistake, type Task } from "@serpentarium/core/teaching";
import type { CheckedWords } from "../game-words.ts";
import { joinLines } from "../order.ts";
import { checkRefused } from "../refusal.ts";
import { allowedActions, attemptPlay, canMiss, formatPlay } from "./attempts.ts";
import { checkGoalNames } from "./goal.ts";
import { checkSetting, checkTexts } from "./setting.ts";

const mistakeIds = (mistakes: readonly Mistake[]): string[] =>
  mistakes.flatMap((mistake) => ("id" in mistake ? [`mistakes.${mistake.id}`] : []));

/** Checks the position, the limits and the texts of a task. Returns one problem per line, or undefined. */
export function checkTaskSetup<T extends GameTypes>(
  plain: Game<T>,
  task: Task,
  words: readonly CheckedWords[] = [],
): string | undefined {
  const { id, mistakes, maxActions = 1 } = task;
  const parts = ["title", "instruction", "hints.1", ...mistakeIds(mistakes), "conclusion"];
  return joinLines([
    ...checkSetting(plain, task),
    ...checkGoalNames(plain, task.goal, words),
    ...(Number.isInteger(maxActions) && maxActions > 0 ? [] : [`it allows ${maxActions} actions`]),
    ...checkTexts(
      parts.map((part) => `lesson.${id}.${part}`),
      words,
    ),
  ]);
}

/** Checks that the goal of a task is not reached at the start, and that some play misses it. */
export function checkTaskGoal<T extends GameTypes>(plain: Game<T>, task: Task): string | undefined {
  const game: Game = plain;
  const attempts = attemptPlay(game, task, []);
  if (typeof attempts === "string") return attempts;
  const [first] = attempts;
  if (!first) return undefined;
  if (attemptStatus(game, task, first) === "reached") return "the goal is reached before any action";
  return canMiss(game, task, first) ? undefined : "the goal is reached by any play";
}

function checkSolution(game: Game, task: Task, play: readonly string[]): string | undefined {
  const within = allowedActions(task);
  if (play.length === 0) return "a solution is empty";
  if (play.length > within)
    return `${formatPlay(play)} takes ${play.length} actions, and the task allows ${within}`;
  const attempts = attemptPlay(game, task, play);
  if (typeof attempts === "string") return `${formatPlay(play)}: ${attempts}`;
  const reached = attempts.findIndex((attempt) => attemptStatus(game, task, attempt) === "reached");
  if (reached === play.length) return undefined;
  return `${formatPlay(play)} ${reached === -1 ? "does not reach the goal" : `reaches the goal too early, after ${reached} of ${play.length} actions`}`;
}

/** Checks that every solution reaches the goal with its last action. Returns one problem per line, or undefined. */
export function checkTaskSolutions<T extends GameTypes>(plain: Game<T>, task: Task): string | undefined {
  const { solutions } = task;
  if (solutions.length === 0) return "it has no solution";
  return joinLines(solutions.flatMap((play) => checkSolution(plain, task, play) ?? []));
}

const startsWith = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((text, i) => whole[i] === text);

/** Finds a reason why the explanation of a mistake would never be shown. */
function checkReachable(task: Task, play: readonly string[]): string | undefined {
  const within = allowedActions(task);
  if (play.length === 0) return "a mistake is empty";
  if (play.length > within)
    return `${formatPlay(play)} is a mistake of ${play.length} actions, and the task allows ${within}`;
  const solved = task.solutions.some((solution) => startsWith(solution, play));
  return solved ? `${formatPlay(play)} is a mistake, but the start of a solution` : undefined;
}

function checkMistake(game: Game, task: Task, mistake: Mistake): string | undefined {
  if ("refused" in mistake) {
    const attempts = attemptPlay(game, task, []);
    if (typeof attempts === "string") return attempts;
    return attempts[0] && checkRefused(game, attempts[0].position, mistake.play, mistake.refused);
  }
  const { play } = mistake;
  const problem = checkReachable(task, play);
  if (problem) return problem;
  const attempts = attemptPlay(game, task, play);
  if (typeof attempts === "string") return `${formatPlay(play)}: ${attempts}`;
  const reached = attempts.some((attempt) => attemptStatus(game, task, attempt) === "reached");
  return reached ? `${formatPlay(play)} is a mistake, but reaches the goal` : undefined;
}

const formatMistakePlay = ({ play }: Mistake): string => formatPlay([play].flat());

function findDuplicates(mistakes: readonly Mistake[]): string[] {
  const plays = mistakes.map(formatMistakePlay);
  return plays
    .filter((play, i) => plays.indexOf(play) !== i)
    .map((play) => `${play} is listed as a mistake twice`);
}

/** Checks that the listed mistakes are mistakes, and can be made. Returns one problem per line, or undefined. */
export function checkTaskMistakes<T extends GameTypes>(plain: Game<T>, task: Task): string | undefined {
  const { mistakes } = task;
  if (mistakes.length === 0) return "it lists no mistake";
  return joinLines([
    ...mistakes.flatMap((mistake) => checkMistake(plain, task, mistake) ?? []),
    ...findDuplicates(mistakes),
  ]);
}
