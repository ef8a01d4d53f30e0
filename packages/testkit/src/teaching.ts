import type { Game, GamePlugin, GameTypes, Message } from "@serpentarium/core";
import type { Task, Teaching, TeachingPicture } from "@serpentarium/core/teaching";
import type { Check } from "./conformance.ts";
import { joinLines } from "./order.ts";
import { checkGlossaryTerm, checkUniqueTerms } from "./teaching/glossary.ts";
import { checkTaskGoal, checkTaskMistakes, checkTaskSetup, checkTaskSolutions } from "./teaching/task.ts";
import { checkTeachingPicture } from "./teaching/teaching-picture.ts";

const PICTURES_GROUP: Message = { en: "pictures", fr: "images" };
const LESSON_GROUP: Message = { en: "lesson", fr: "leçon" };

const checkIsFilled = (list: readonly unknown[]): string | undefined =>
  list.length > 0 ? undefined : "there is none";

function pictureChecks(game: Game, { pictures }: Teaching): Check[] {
  const check = (name: Message, run: Check["run"]): Check => ({ group: PICTURES_GROUP, name, run });
  return [
    check({ en: "there is at least one", fr: "il y en a au moins une" }, () => checkIsFilled(pictures)),
    ...pictures.map((picture: TeachingPicture, i) =>
      check({ en: `${i + 1}. ${picture.title.en}`, fr: `${i + 1}. ${picture.title.fr}` }, () =>
        checkTeachingPicture(game, picture),
      ),
    ),
  ];
}

/** Ids appear in the URL fragment of a task and in the stored progress of a lesson. */
const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function checkIds(tasks: readonly Task[]): string | undefined {
  const ids = tasks.map(({ id }) => id);
  return joinLines([
    ...ids
      .filter((id) => !ID_PATTERN.test(id))
      .map((id) => `"${id}" is not an id: expected lower-case letters, digits and hyphens`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two tasks`),
  ]);
}

/** The checks of each task. */
const TASK_CHECKS = [
  [
    {
      en: "has a valid position, and texts in both languages",
      fr: "se met en place, et se dit dans les deux langues",
    },
    checkTaskSetup,
  ],
  [{ en: "has an aim that can be missed", fr: "a un but que l’on peut manquer" }, checkTaskGoal],
  [{ en: "is solved by its solutions", fr: "se résout comme elle le dit" }, checkTaskSolutions],
  [{ en: "lists mistakes that are mistakes", fr: "prévoit des erreurs qui en sont" }, checkTaskMistakes],
] as const;

const taskChecks = (game: Game, task: Task): Check[] =>
  TASK_CHECKS.map(([{ en, fr }, check]) => ({
    group: LESSON_GROUP,
    name: { en: `${task.id} ${en}`, fr: `${task.id} ${fr}` },
    run: () => check(game, task),
  }));

const lessonChecks = (game: Game, teaching: Teaching): Check[] => [
  {
    group: LESSON_GROUP,
    name: { en: "there is at least one task", fr: "il y a au moins une tâche" },
    run: () => checkIsFilled(teaching.tasks),
  },
  {
    group: LESSON_GROUP,
    name: { en: "each task has a unique id", fr: "chaque tâche a son identifiant" },
    run: () => checkIds(teaching.tasks),
  },
  ...teaching.tasks.flatMap((task) => taskChecks(game, task)),
];

const GLOSSARY_GROUP: Message = { en: "glossary", fr: "glossaire" };

function glossaryChecks(game: Game, { glossary }: Teaching): Check[] {
  if (!glossary) return [];
  const check = (name: Message, run: Check["run"]): Check => ({ group: GLOSSARY_GROUP, name, run });
  return [
    check({ en: "no term is defined twice", fr: "aucun mot n’est défini deux fois" }, () =>
      checkUniqueTerms(glossary),
    ),
    ...glossary.map((entry) => check(entry.term, () => checkGlossaryTerm(game, entry))),
  ];
}

/**
 * All checks of the pictures, the lesson and the glossary of a game, for any test runner. Each has a name and does its work only in
 * `run`. A task is a test: its solutions reach the aim, and its listed mistakes are mistakes.
 */
export function teachingConformanceChecks<T extends GameTypes>(
  plugin: GamePlugin<T>,
  teaching: Teaching<T>,
): Check[] {
  const [game, plain]: readonly [Game, Teaching] = [plugin.game, teaching];
  return [...pictureChecks(game, plain), ...lessonChecks(game, plain), ...glossaryChecks(game, plain)];
}
