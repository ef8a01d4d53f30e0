import { describe, expect, test } from "vitest";
import { allDoneText, tasksText } from "../../src/learn/teaching-messages.ts";

describe("the number of tasks in words", () => {
  test.each([
    [1, "1 small task", "1 petite tâche"],
    [20, "20 small tasks", "20 petites tâches"],
  ])("of a lesson of %i", (tasks, en, fr) => {
    expect(tasksText(tasks)).toEqual({ en, fr });
  });

  test.each([
    [1, "The task is done", "La tâche est faite"],
    [20, "All 20 tasks are done", "Les 20 tâches sont faites"],
  ])("of a lesson of %i that is done", (tasks, en, fr) => {
    expect(allDoneText(tasks)).toEqual({ en, fr });
  });
});
