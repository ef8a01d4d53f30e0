import type { Game, GameTypes, Plugin, Text } from "@serpentarium/core";
import type { Picture, Task, Teaching } from "@serpentarium/core/teaching";
import type { Check } from "./conformance.ts";
import { listed } from "./order.ts";
import { checkPicture } from "./teaching/picture.ts";
import { checkAim, checkMistakes, checkSetOut, checkSolutions } from "./teaching/task.ts";

const PICTURES: Text = { en: "pictures", fr: "images" };
const LESSON: Text = { en: "lesson", fr: "leçon" };

const HOW_MANY = { pictures: 6, tasks: { least: 6, most: 10 } } as const;

const count = ({ pictures }: Teaching): string | undefined =>
  pictures.length === HOW_MANY.pictures ? undefined : `there are ${pictures.length}`;

function pictureChecks(game: Game, teaching: Teaching): Check[] {
  const check = (name: Text, run: Check["run"]): Check => ({ group: PICTURES, name, run });
  const { pictures } = teaching;
  return [
    check({ en: "there are six", fr: "il y en a six" }, () => count(teaching)),
    ...pictures.map((picture: Picture, i) =>
      check({ en: `${i + 1}. ${picture.title.en}`, fr: `${i + 1}. ${picture.title.fr}` }, () =>
        checkPicture(game, picture),
      ),
    ),
  ];
}

/** What stands behind `#` in the address of a task, and in what a browser remembers of a lesson. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function misnamed(tasks: readonly Task[]): string | undefined {
  const ids = tasks.map(({ id }) => id);
  return listed([
    ...ids
      .filter((id) => !ID.test(id))
      .map((id) => `"${id}" is no id: lower-case letters, digits and hyphens`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two tasks`),
  ]);
}

function length({ tasks }: Teaching): string | undefined {
  const { least, most } = HOW_MANY.tasks;
  return tasks.length >= least && tasks.length <= most ? undefined : `there are ${tasks.length}`;
}

/** What is looked at in each task. */
const LOOKS = [
  [
    {
      en: "can be set out, and is told in both languages",
      fr: "se met en place, et se dit dans les deux langues",
    },
    checkSetOut,
  ],
  [{ en: "has an aim that one can miss", fr: "a un but que l’on peut manquer" }, checkAim],
  [{ en: "is solved as it says", fr: "se résout comme elle le dit" }, checkSolutions],
  [{ en: "foresees mistakes that are some", fr: "prévoit des erreurs qui en sont" }, checkMistakes],
] as const;

const taskChecks = (game: Game, task: Task): Check[] =>
  LOOKS.map(([{ en, fr }, look]) => ({
    group: LESSON,
    name: { en: `${task.id} ${en}`, fr: `${task.id} ${fr}` },
    run: () => look(game, task),
  }));

const lessonChecks = (game: Game, teaching: Teaching): Check[] => [
  {
    group: LESSON,
    name: { en: "there are 6 to 10 tasks", fr: "il y a de 6 à 10 tâches" },
    run: () => length(teaching),
  },
  {
    group: LESSON,
    name: { en: "each task has an id of its own", fr: "chaque tâche a son identifiant" },
    run: () => misnamed(teaching.tasks),
  },
  ...teaching.tasks.flatMap((task) => taskChecks(game, task)),
];

/**
 * All that the kit checks about how a game is taught, for any test runner: each check is named, and looks only when it
 * is run. A task is a test: its solutions reach the aim, and what it foresees as a mistake is one.
 */
export function teachingConformance<T extends GameTypes>(plugin: Plugin<T>, teaching: Teaching<T>): Check[] {
  const [game, plain]: readonly [Game, Teaching] = [plugin.game, teaching];
  return [...pictureChecks(game, plain), ...lessonChecks(game, plain)];
}
