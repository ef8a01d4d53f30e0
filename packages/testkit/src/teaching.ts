import type { Game, GamePlugin, GameTypes, Message } from "@serpentarium/core";
import type { Task, Teaching } from "@serpentarium/core/teaching";
import type { Check } from "./conformance.ts";
import { type CheckedWords, type WordsOptions, wordsOf } from "./game-words.ts";
import { joinLines } from "./order.ts";
import { checkGlossaryTerm, checkUniqueTerms } from "./teaching/glossary.ts";
import { checkTaskGoal, checkTaskMistakes, checkTaskSetup, checkTaskSolutions } from "./teaching/task.ts";
import { checkTeachingPicture } from "./teaching/teaching-picture.ts";

const PICTURES_GROUP: Message = { id: "groups.pictures" };
const LESSON_GROUP: Message = { id: "groups.lesson" };
const GLOSSARY_GROUP: Message = { id: "groups.glossary" };

const checkIsFilled = (list: readonly unknown[]): string | undefined =>
  list.length > 0 ? undefined : "there is none";

/** The pattern of ids, which appear in the URL fragment of a task, in stored progress and in words. */
const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function checkIds(things: readonly { readonly id: string }[]): string | undefined {
  const ids = things.map(({ id }) => id);
  return joinLines([
    ...ids
      .filter((id) => !ID_PATTERN.test(id))
      .map((id) => `"${id}" is not an id: expected lower-case letters, digits and hyphens`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: there are two`),
  ]);
}

const pictureChecks = (game: Game, { pictures }: Teaching, words: readonly CheckedWords[]): Check[] => {
  const check = (name: Message, run: Check["run"]): Check => ({ group: PICTURES_GROUP, name, run });
  return [
    check({ id: "checks.pictures" }, () => checkIsFilled(pictures)),
    check({ id: "checks.picture-ids" }, () => checkIds(pictures)),
    ...pictures.map((picture) => check(picture.id, () => checkTeachingPicture(game, picture, words))),
  ];
};

const taskChecks = (game: Game, task: Task, words: readonly CheckedWords[]): Check[] => {
  const check = (id: string, run: Check["run"]): Check => ({
    group: LESSON_GROUP,
    name: { id, data: { task: task.id } },
    run,
  });
  return [
    check("checks.task-setup", () => checkTaskSetup(game, task, words)),
    check("checks.task-goal", () => checkTaskGoal(game, task)),
    check("checks.task-solutions", () => checkTaskSolutions(game, task)),
    check("checks.task-mistakes", () => checkTaskMistakes(game, task)),
  ];
};

const lessonChecks = (game: Game, { tasks }: Teaching, words: readonly CheckedWords[]): Check[] => [
  { group: LESSON_GROUP, name: { id: "checks.tasks" }, run: () => checkIsFilled(tasks) },
  { group: LESSON_GROUP, name: { id: "checks.task-ids" }, run: () => checkIds(tasks) },
  ...tasks.flatMap((task) => taskChecks(game, task, words)),
];

function glossaryChecks(game: Game, { glossary }: Teaching, words: readonly CheckedWords[]): Check[] {
  if (!glossary) return [];
  const check = (name: Message, run: Check["run"]): Check => ({ group: GLOSSARY_GROUP, name, run });
  return [
    check({ id: "checks.terms" }, () => checkUniqueTerms(glossary, words)),
    check({ id: "checks.term-ids" }, () => checkIds(glossary)),
    ...glossary.map((entry) => check(entry.id, () => checkGlossaryTerm(game, entry, words))),
  ];
}

/**
 * All checks of the pictures, the lesson and the glossary of a game, for any test runner. Each has a name and does its work only in `run`.
 * A task is a test: its solutions reach the goal, and its listed mistakes are mistakes.
 */
export function teachingConformanceChecks<T extends GameTypes>(
  plugin: GamePlugin<T>,
  teaching: Teaching,
  options?: WordsOptions,
): Check[] {
  const plain: GamePlugin = plugin;
  const { all } = wordsOf(plain, options);
  return [
    ...pictureChecks(plain.game, teaching, all),
    ...lessonChecks(plain.game, teaching, all),
    ...glossaryChecks(plain.game, teaching, all),
  ];
}
