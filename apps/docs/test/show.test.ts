import type { News } from "@serpentarium/board/connect";
import { createRandom, type GameTypes, unwrap } from "@serpentarium/core";
import { formatRecord, replay } from "@serpentarium/core/record";
import { describe, expect, test } from "vitest";
import { Pace, type Schedule, timeFor } from "../src/home/pace.ts";
import { Show } from "../src/home/show.ts";
import { inShort } from "../src/home/told.ts";
import { pluginOf } from "../src/lib/games.ts";
import { positionAfter, recitalOf } from "../src/lib/self-play.ts";
import { showcase } from "../src/lib/showcase.ts";

const { game } = pluginOf("sssnake");
const recital = recitalOf(game);

function begin() {
  const show = new Show(game, recital.actions, recital.from, createRandom("show"));
  const news: News<GameTypes>[] = [];
  show.listen((one) => news.push(one));
  return { show, news };
}

describe.each(showcase)("the game of $game.id that the home page shows", ({ game }) => {
  const { actions, from } = recitalOf(game);

  test("is always the same one, and is legal from the first action to the last", () => {
    const { table, outcome } = positionAfter(game, { actions, from }, actions.length);
    const played = replay(game, formatRecord(game, { table, actions, outcome }));
    expect(unwrap(played).position.outcome?.winners).toHaveLength(1);
  });

  test("begins to be shown where somebody has played, and well before its end", () => {
    expect(from).toBeGreaterThan(0);
    expect(actions.length - from).toBeGreaterThan(actions.length / 3);
  });
});

test("a game that nobody takes over is replayed to its end", () => {
  const { show, news } = begin();
  for (let i = recital.from; i < recital.actions.length; i++) expect(show.step()).toBe(true);
  expect(show.step()).toBe(false);
  expect(show.isOver).toBe(true);
  expect(show.actions).toEqual(recital.actions);
  expect(news.filter(({ type }) => type === "played")).toHaveLength(recital.actions.length - recital.from);
});

test("whoever takes over plays for every seat, and chance acts by itself", () => {
  const { show } = begin();
  show.takeOver();
  expect(show.isPerson(0)).toBe(true);
  expect(show.isPerson("chance")).toBe(false);
  for (let i = 0; i < 20 && !show.isOver; i++) {
    expect(game.toAct(show.position)).not.toBe("chance");
    const [action] = game.legalActions(show.position);
    if (action) show.play(action);
  }
  expect(show.step()).toBe(false);
  const { table, outcome } = show.position;
  expect(replay(game, formatRecord(game, { table, actions: show.actions, outcome })).ok).toBe(true);
});

test("pass.forced: what is not allowed is refused with its clause, and changes nothing", () => {
  const { game: pantarei } = pluginOf("pantarei");
  const { actions, from } = recitalOf(pantarei);
  const show = new Show(pantarei, actions, from, createRandom("show"));
  const refused: string[] = [];
  show.listen((news) => news.type === "refused" && refused.push(news.failure.clause ?? ""));
  show.takeOver();
  const before = show.position;
  show.play(unwrap(pantarei.parseAction("pass", before)));
  expect(refused).toEqual(["pass.forced"]);
  expect(show.position).toBe(before);
});

test("a game that is over is taken over, and watched again, from where it began to be shown", () => {
  const { show } = begin();
  while (show.step()) {}
  show.takeOver();
  expect(show.isOver).toBe(false);
  show.rewind();
  expect(show.isTaken).toBe(false);
  expect(show.actions).toHaveLength(recital.from);
});

/** A schedule that a test drives. */
function byHand(): { readonly schedule: Schedule; run(): number } {
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

test("steps follow each other, each after the time that the one before needs; a halt holds", () => {
  const { schedule, run } = byHand();
  let steps = 0;
  const pace = new Pace(() => (++steps < 3 ? timeFor("x".repeat(steps * 10)) : undefined), schedule);
  pace.go();
  run();
  expect(run()).toBe(timeFor("x".repeat(10)));
  pace.halt();
  expect(pace.isGoing).toBe(false);
  expect(run()).toBe(0);
  expect(steps).toBe(2);
  pace.go();
  run();
  expect(pace.isGoing).toBe(false);
});

test("of many things that happened at once, the first and the last are told", () => {
  const told = ["a", "b", "c"].map((text) => ({ text }));
  expect(inShort(told).map(({ text }) => text)).toEqual(["a", "c"]);
  expect(inShort(told.slice(1))).toEqual(told.slice(1));
});
