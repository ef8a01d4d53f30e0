import { play, unwrap } from "@serpentarium/core";
import { beginAttempt } from "@serpentarium/core/teaching";
import { createWords } from "@serpentarium/core/words";
import { describe, expect, test } from "vitest";
import {
  afterAction,
  afterRefusal,
  canPlay,
  canShowSolution,
  endSolution,
  type Lesson,
  nextIndex,
  openTask,
  openTaskById,
  retryTask,
  revealHint,
  startSolution,
} from "../../src/lesson/lesson.ts";
import plugin from "../fixtures/noughts-first/index.ts";
import teaching from "../fixtures/noughts-first/teaching.ts";
import en from "../fixtures/noughts-first/words/en.teaching.json" with { type: "json" };

const words = createWords("en", en);
const lesson: Lesson = { game: plugin.game, tasks: teaching.tasks, words };
const [centre, row] = [openTask(lesson, [], 0), openTask(lesson, ["centre"], 1)];
const kindOf = ({ feedback }: typeof centre): string | undefined => feedback?.kind;

/** The failure of a refused action. */
function failureOf(notation: string) {
  const [task] = lesson.tasks;
  if (!task) throw new Error("no task");
  const { position } = unwrap(beginAttempt(lesson.game, task));
  const result = play(lesson.game, position, unwrap(lesson.game.parseAction(notation, position)));
  if (result.ok) throw new Error(`${notation} is allowed`);
  return result.error;
}

describe("an attempt", () => {
  test("that reaches the aim completes the task once", () => {
    const first = afterAction(lesson, centre, "b2");
    expect([kindOf(first), first.done, canPlay(first)]).toEqual(["reached", ["centre"], false]);
    const again = afterAction(lesson, retryTask(lesson, first), "b2");
    expect(again.done).toEqual(["centre"]);
  });

  test("place.free: that is refused keeps the position and explains the refusal", () => {
    const state = afterRefusal(centre, failureOf("a3"));
    expect(state.feedback).toMatchObject({ kind: "refused", failure: { clause: "place.free" } });
    expect([state.attempt, canPlay(state), state.done]).toEqual([centre.attempt, true, []]);
  });

  test("that misses the aim is explained when the lesson foresees it", () => {
    const foreseen = afterAction(lesson, centre, "a1");
    const because = { id: "lesson.centre.mistakes.1" };
    expect(foreseen.feedback).toEqual({ kind: "missed", because });
    expect(afterAction(lesson, centre, "c1").feedback).toEqual({ kind: "missed", because: undefined });
    expect(canPlay(foreseen)).toBe(false);
    expect(retryTask(lesson, foreseen)).toMatchObject({ attempt: centre.attempt, feedback: undefined });
  });

  test("of several actions continues until the aim is reached", () => {
    const one = afterAction(lesson, row, "b3");
    expect(one.feedback).toEqual({ kind: "more", left: 2 });
    expect(kindOf(afterAction(lesson, afterAction(lesson, one, "a2"), "c3"))).toBe("reached");
  });

  test("of several actions ends at a foreseen mistake, or else after the last action", () => {
    const one = afterAction(lesson, row, "b3");
    expect(kindOf(afterAction(lesson, one, "c3"))).toBe("missed");
    expect(kindOf(afterAction(lesson, afterAction(lesson, one, "a2"), "c1"))).toBe("missed");
  });
});

describe("help", () => {
  test("reveals hints one by one", () => {
    const counts = [
      centre,
      revealHint(lesson, centre),
      revealHint(lesson, revealHint(lesson, revealHint(lesson, centre))),
    ];
    expect(counts.map(({ hints }) => hints)).toEqual([0, 1, 2]);
  });

  test("shows a solution only after an attempt, after all hints, or when the task is done", () => {
    expect(canShowSolution(lesson, centre)).toBe(false);
    expect(canShowSolution(lesson, revealHint(lesson, centre))).toBe(false);
    expect(canShowSolution(lesson, revealHint(lesson, revealHint(lesson, centre)))).toBe(true);
    expect(canShowSolution(lesson, afterRefusal(centre, failureOf("a3")))).toBe(true);
    expect(canShowSolution(lesson, afterAction(lesson, centre, "a1"))).toBe(true);
    expect(canShowSolution(lesson, openTask(lesson, ["centre"], 0))).toBe(true);
    expect(canShowSolution(lesson, openTaskById(lesson, ["centre", "row"], ""))).toBe(false);
  });

  test("that shows a solution does not complete the task", () => {
    const watched = afterAction(lesson, startSolution(lesson, centre), "b2");
    expect([kindOf(watched), watched.done, canPlay(watched)]).toEqual(["showing", [], false]);
    expect([kindOf(endSolution(watched)), canPlay(endSolution(watched))]).toEqual(["shown", false]);
  });
});

describe("the order of the tasks", () => {
  test("starts with the task in the address, the first open one, or the end", () => {
    expect(openTaskById(lesson, [], "row").index).toBe(1);
    expect(openTaskById(lesson, ["centre"], "").index).toBe(1);
    expect(openTaskById(lesson, [], "nothing").index).toBe(0);
    expect(openTaskById(lesson, ["centre", "row"], "")).toMatchObject({ index: 2, attempt: undefined });
    expect(openTaskById(lesson, ["centre", "row"], "centre").index).toBe(0);
  });

  test("wraps around to skipped tasks", () => {
    expect(nextIndex(lesson, ["row"], 1)).toBe(0);
    expect(nextIndex(lesson, ["centre"], 0)).toBe(1);
    expect(nextIndex(lesson, ["centre", "row"], 1)).toBe(2);
  });
});
