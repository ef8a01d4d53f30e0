import type { Task } from "@serpentarium/core/teaching";
import { createWords } from "@serpentarium/core/words";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { openTask } from "../../src/lesson/lesson.ts";
import { TaskView } from "../../src/lesson/views/task-view.tsx";
import own from "../../words/en.json" with { type: "json" };
import plugin from "../fixtures/noughts-first/index.ts";
import teaching from "../fixtures/noughts-first/teaching.ts";
import en from "../fixtures/noughts-first/words/en.teaching.json" with { type: "json" };

const words = createWords("en", en, own);

/** The text of a lesson of some tasks, of which all are done at its end. */
function renderLesson(length: number, index: number): string {
  const tasks = Array.from({ length }, (_, i): Task[] =>
    teaching.tasks.slice(0, 1).map((task) => ({ ...task, id: `task-${i}` })),
  ).flat();
  const lesson = { game: plugin.game, tasks, words };
  const nothing = (): void => {};
  const handlers = { hint: nothing, retry: nothing, showSolution: nothing, restart: nothing };
  const links = { play: "", lessons: "", puzzles: undefined };
  const done = index < length ? [] : tasks.map(({ id }) => id);
  const props = {
    lesson,
    state: openTask(lesson, done, index),
    handlers,
    reader: { words, rulebook: "" },
    links,
  };
  return renderToString(h(TaskView, props));
}

test.each([1, 2, 9, 20])("a lesson of %i tasks has a step for each", (length) => {
  const html = renderLesson(length, 0);
  expect(html.match(/<li/g)).toHaveLength(length);
  expect(html).toContain(`Task 1 of ${length}<`);
});

test.each([
  [1, "The task is done: that is all"],
  [20, "All 20 tasks are done: that is all"],
])("a lesson of %i ends in words for that length", (length, words) => {
  expect(renderLesson(length, length)).toContain(words);
});
