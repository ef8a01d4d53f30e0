import type { MatchUpdate } from "@serpentarium/board/connect";
import { createRandom, type GameTypes, soleWinnerOf, unwrap } from "@serpentarium/core";
import { createRecord, replay } from "@serpentarium/core/record";
import { describe, expect, test } from "vitest";
import { DemoMatch } from "../src/home/demo-match.ts";
import { firstAndLast } from "../src/home/sentence.ts";
import { readingTime, type Schedule, StepTimer } from "../src/home/step-timer.ts";
import { positionAfter, recordedMatchOf } from "../src/lib/game-pages/self-play.ts";
import { featuredGames } from "../src/lib/registry/featured-games.ts";
import { pluginOf } from "../src/lib/registry/games.ts";

const { game } = pluginOf("sssnake");
const recording = recordedMatchOf(game);

function begin() {
  const demo = new DemoMatch(game, recording.actions, recording.from, createRandom("show"));
  const news: MatchUpdate<GameTypes>[] = [];
  demo.listen((one) => news.push(one));
  return { demo, news };
}

describe.each(featuredGames)("the game of $game.id that the home page shows", ({ game }) => {
  const { actions, from } = recordedMatchOf(game);

  test("is deterministic and legal", () => {
    const { table, outcome } = positionAfter(game, { actions, from }, actions.length);
    const played = replay(game, createRecord(game, { table, actions, outcome }));
    expect(soleWinnerOf(unwrap(played).position.outcome)).toBeDefined();
  });

  test("is shown from a position after the start and well before its end", () => {
    expect(from).toBeGreaterThan(0);
    expect(actions.length - from).toBeGreaterThan(actions.length / 3);
  });
});

test("replays the match to its end unless it is taken over", () => {
  const { demo, news } = begin();
  for (let i = recording.from; i < recording.actions.length; i++) expect(demo.step()).toBe(true);
  expect(demo.step()).toBe(false);
  expect(demo.isOver).toBe(true);
  expect(demo.actions).toEqual(recording.actions);
  expect(news.filter(({ type }) => type === "played")).toHaveLength(
    recording.actions.length - recording.from,
  );
});

test("after taking over, the visitor plays all seats, and chance acts by itself", () => {
  const { demo } = begin();
  demo.takeOver();
  expect(demo.isPerson(0)).toBe(true);
  expect(demo.isPerson("chance")).toBe(false);
  for (let i = 0; i < 20 && !demo.isOver; i++) {
    expect(game.toAct(demo.position)).not.toBe("chance");
    const [action] = game.legalActions(demo.position);
    if (action) demo.play(action);
  }
  expect(demo.step()).toBe(false);
  const { table, outcome } = demo.position;
  expect(replay(game, createRecord(game, { table, actions: demo.actions, outcome })).ok).toBe(true);
});

test("pass.forced: a refused action names its clause and changes nothing", () => {
  const { game: pantarei } = pluginOf("pantarei");
  const { actions, from } = recordedMatchOf(pantarei);
  const demo = new DemoMatch(pantarei, actions, from, createRandom("show"));
  const refused: string[] = [];
  demo.listen((news) => news.type === "refused" && refused.push(news.failure.clause ?? ""));
  demo.takeOver();
  const before = demo.position;
  demo.play(unwrap(pantarei.parseAction("pass", before)));
  expect(refused).toEqual(["pass.forced"]);
  expect(demo.position).toBe(before);
});

test("taking over or rewinding a finished match restarts it from the first shown position", () => {
  const { demo } = begin();
  while (demo.step()) {}
  demo.takeOver();
  expect(demo.isOver).toBe(false);
  demo.rewind();
  expect(demo.isTakenOver).toBe(false);
  expect(demo.actions).toHaveLength(recording.from);
});

/** A schedule driven by the test. */
function manualSchedule(): { readonly schedule: Schedule; run(): number } {
  let next: { task: () => void; after: number } | undefined;
  const schedule: Schedule = (task, after) => {
    next = { task, after };
    return () => {
      next = undefined;
    };
  };
  const run = (): number => {
    const due = next;
    next = undefined;
    due?.task();
    return due?.after ?? 0;
  };
  return { schedule, run };
}

test("schedules each step after the reading time of the previous one, until stopped", () => {
  const { schedule, run } = manualSchedule();
  let steps = 0;
  const pace = new StepTimer(() => (++steps < 3 ? readingTime("x".repeat(steps * 10)) : undefined), schedule);
  pace.start();
  run();
  expect(run()).toBe(readingTime("x".repeat(10)));
  pace.stop();
  expect(pace.isRunning).toBe(false);
  expect(run()).toBe(0);
  expect(steps).toBe(2);
  pace.start();
  run();
  expect(pace.isRunning).toBe(false);
});

test("narrates the first and the last of several sentences", () => {
  const sentences = ["a", "b", "c"].map((text) => ({ text }));
  expect(firstAndLast(sentences).map(({ text }) => text)).toEqual(["a", "c"]);
  expect(firstAndLast(sentences.slice(1))).toEqual(sentences.slice(1));
});
