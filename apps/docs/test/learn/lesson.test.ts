import { play, unwrap } from "@serpentarium/core";
import { beginAttempt } from "@serpentarium/core/teaching";
import { describe, expect, test } from "vitest";
import {
  enter,
  hinted,
  isOpen,
  type Lesson,
  maySee,
  nextIndex,
  openTask,
  played,
  refused,
  showing,
  shown,
  tryAgain,
} from "../../src/learn/lesson.ts";
import plugin from "../fixtures/noughts-first/index.ts";
import teaching from "../fixtures/noughts-first/teaching.ts";

const lesson: Lesson = { game: plugin.game, tasks: teaching.tasks };
const [centre, row] = [openTask(lesson, [], 0), openTask(lesson, ["centre"], 1)];
const kindOf = ({ feedback }: typeof centre): string | undefined => feedback?.kind;

/** What a press on the board says that is refused. */
function failureOf(notation: string) {
  const [task] = lesson.tasks;
  if (!task) throw new Error("no task");
  const { position } = unwrap(beginAttempt(lesson.game, task));
  const result = play(lesson.game, position, unwrap(lesson.game.parseAction(notation, position)));
  if (result.ok) throw new Error(`${notation} is allowed`);
  return result.error;
}

describe("a try", () => {
  test("that reaches the aim makes the task done, once", () => {
    const first = played(lesson, centre, "b2");
    expect([kindOf(first), first.done, isOpen(first)]).toEqual(["reached", ["centre"], false]);
    const again = played(lesson, tryAgain(lesson, first), "b2");
    expect(again.done).toEqual(["centre"]);
  });

  test("place.free: that is refused leaves the position and says why", () => {
    const state = refused(centre, failureOf("a3"));
    expect(state.feedback).toMatchObject({ kind: "refused", failure: { clause: "place.free" } });
    expect([state.tried, isOpen(state), state.done]).toEqual([centre.tried, true, []]);
  });

  test("that is beside the aim says why where the lesson foresees it", () => {
    const foreseen = played(lesson, centre, "a1");
    const because = { en: "A corner is on two sides.", fr: "Un coin est sur deux bords." };
    expect(foreseen.feedback).toEqual({ kind: "missed", because });
    expect(played(lesson, centre, "c1").feedback).toEqual({ kind: "missed", because: undefined });
    expect(isOpen(foreseen)).toBe(false);
    expect(tryAgain(lesson, foreseen)).toMatchObject({ tried: centre.tried, feedback: undefined });
  });

  test("of several actions goes on until the aim is reached", () => {
    const one = played(lesson, row, "b3");
    expect(one.feedback).toEqual({ kind: "more", left: 2 });
    expect(kindOf(played(lesson, played(lesson, one, "a2"), "c3"))).toBe("reached");
  });

  test("of several actions ends at once where that is foreseen to fail, and at the last one otherwise", () => {
    const one = played(lesson, row, "b3");
    expect(kindOf(played(lesson, one, "c3"))).toBe("missed");
    expect(kindOf(played(lesson, played(lesson, one, "a2"), "c1"))).toBe("missed");
  });
});

describe("help", () => {
  test("comes hint by hint, and no further than the last", () => {
    const counts = [centre, hinted(lesson, centre), hinted(lesson, hinted(lesson, hinted(lesson, centre)))];
    expect(counts.map(({ hints }) => hints)).toEqual([0, 1, 2]);
  });

  test("shows a solution only after trying, after all hints, or where the task is done", () => {
    expect(maySee(lesson, centre)).toBe(false);
    expect(maySee(lesson, hinted(lesson, centre))).toBe(false);
    expect(maySee(lesson, hinted(lesson, hinted(lesson, centre)))).toBe(true);
    expect(maySee(lesson, refused(centre, failureOf("a3")))).toBe(true);
    expect(maySee(lesson, played(lesson, centre, "a1"))).toBe(true);
    expect(maySee(lesson, openTask(lesson, ["centre"], 0))).toBe(true);
    expect(maySee(lesson, enter(lesson, ["centre", "row"], ""))).toBe(false);
  });

  test("that shows a solution makes nothing done", () => {
    const watched = played(lesson, showing(lesson, centre), "b2");
    expect([kindOf(watched), watched.done, isOpen(watched)]).toEqual(["showing", [], false]);
    expect([kindOf(shown(watched)), isOpen(shown(watched))]).toEqual(["shown", false]);
  });
});

describe("the order of the tasks", () => {
  test("begins where the address says, or with the first that is not done, or at the end", () => {
    expect(enter(lesson, [], "row").index).toBe(1);
    expect(enter(lesson, ["centre"], "").index).toBe(1);
    expect(enter(lesson, [], "nothing").index).toBe(0);
    expect(enter(lesson, ["centre", "row"], "")).toMatchObject({ index: 2, tried: undefined });
    expect(enter(lesson, ["centre", "row"], "centre").index).toBe(0);
  });

  test("goes round to what was left out", () => {
    expect(nextIndex(lesson, ["row"], 1)).toBe(0);
    expect(nextIndex(lesson, ["centre"], 0)).toBe(1);
    expect(nextIndex(lesson, ["centre", "row"], 1)).toBe(2);
  });
});
