import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createCrewHere, type Figure, type Run, reportOf, runLab, type Wishes } from "../src/index.ts";
import { Lead } from "../src/measures/lead.ts";
import { playGame } from "../src/play-game.ts";
import { playShard } from "../src/play-shard.ts";
import daring from "./fixtures/daring.ts";
import { opened } from "./fixtures/opened.ts";

const DARING = "packages/lab/test/fixtures/daring.ts";
const CLOSELY = { every: 1, turns: 10, judge: "greedy" };

/** A run of a setup in this thread. */
function runOf(wishes: Wishes, games: number): Run {
  const open = opened(daring, DARING, { sampling: CLOSELY, ...wishes });
  return { open, tally: playShard(open, { from: 0, to: games }).tally };
}

const figuresOf = (run: Run, section: string): Readonly<Record<string, Figure>> =>
  Object.fromEntries(
    (reportOf(run).sections.find(({ id }) => id === section)?.figures ?? []).map((figure) => [
      figure.id,
      figure,
    ]),
  );

const harmless = runOf({}, 60);
const fatal = runOf({ options: { daring: "fatal" } }, 60);
const careful = runOf({ options: { daring: "fatal" }, bots: ["greedy", "random"] }, 60);

/** All games of a run, one by one, as their outcomes tell them. */
const endings = ({ open, tally }: Run) =>
  Array.from({ length: tally.games }, (_, number) => {
    const ending = playGame(open, number);
    const [, first, turns] = open.game.formatPosition(ending.position).split(" ");
    return { ...ending, first: Number(first), turns: Number(turns) };
  });

describe("who wins", () => {
  test("by seat, by order of turns, and by bot: as the games themselves tell it", () => {
    const figures = figuresOf(careful, "outcome");
    const games = endings(careful);
    const winsOf = (isIt: (ending: (typeof games)[number], winner: number) => boolean): number =>
      games.filter((ending) => {
        const winners = ending.outcome?.winners ?? [];
        return winners.length === 1 && isIt(ending, winners[0] ?? -1);
      }).length / games.length;
    expect(figures["seat.1.wins"]?.value).toBeCloseTo(
      winsOf((_, winner) => winner === 0),
      5,
    );
    expect(figures["order.1.wins"]?.value).toBeCloseTo(
      winsOf(({ first }, winner) => winner === first),
      5,
    );
    expect(figures["player.1.wins"]?.value).toBeCloseTo(
      winsOf((ending, winner) => ending.playerAt(winner) === 0),
      5,
    );
    expect(new Set(games.map(({ first }) => first))).toEqual(new Set([0, 1]));
  });

  test("bots move on by one seat: what the better one wins is not its seat’s", () => {
    const figures = figuresOf(careful, "outcome");
    expect(figures["player.1.points"]?.label.en).toBe("greedy: share of the win");
    expect(figures["player.1.points"]?.low).toBeGreaterThan(0.5);
    expect(figures["player.2.wins"]?.value).toBe(0);
    for (const seat of [1, 2]) expect(figures[`seat.${seat}.points`]?.low).toBeLessThan(0.5);
  });

  test("bots that are alike are not told apart", () => {
    expect(Object.keys(figuresOf(fatal, "outcome")).filter((id) => id.startsWith("player"))).toEqual([]);
  });

  test("draws share the win; scores need not be whole numbers", () => {
    const figures = figuresOf(harmless, "outcome");
    expect(figures["seat.1.wins"]?.value).toBe(0);
    expect(figures["seat.1.points"]).toMatchObject({ value: 0.5, of: 60 });
    expect(figuresOf(fatal, "outcome")["seat.2.score"]?.value).toBeLessThanOrEqual(1.5);
    expect(figures["seat.2.score"]?.value).toBe(0);
  });
});

test("shared wins and draws", () => {
  expect(figuresOf(harmless, "sharing")).toMatchObject({ draw: { value: 1 }, sole: { value: 0 } });
  expect(Object.keys(figuresOf(harmless, "sharing"))).toEqual(["sole", "draw"]);
});

test("how it ends: by clause, those that never end a game too", () => {
  expect(Object.values(figuresOf(harmless, "ends")).map(({ clause, value }) => [clause, value])).toEqual([
    ["end.dared", 0],
    ["end.calm", 1],
  ]);
});

test("length: actions of the seats, not of chance", () => {
  expect(figuresOf(harmless, "length")).toMatchObject({
    mean: { value: 4 },
    least: { value: 4 },
    q50: { value: 4 },
  });
  const lengths = endings(fatal).map(({ turns }) => turns);
  expect(figuresOf(fatal, "length")["mean"]?.value).toBeCloseTo(lengths.reduce((a, b) => a + b) / 60, 4);
});

test("choice: legal actions on a turn, and turns with only one", () => {
  expect(figuresOf(harmless, "branching")).toMatchObject({
    mean: { value: 1.75, of: 240 },
    least: { value: 1 },
    most: { value: 2 },
    forced: { value: 0.25 },
  });
});

describe("decisions that matter", () => {
  test("where daring is fatal, three turns of four matter", () => {
    const alwaysCareful = runOf({ options: { daring: "fatal" }, bots: ["greedy"] }, 20);
    const { weighty, stake } = figuresOf(alwaysCareful, "decisions");
    expect(weighty).toMatchObject({ value: 0.75, of: 80 });
    // half of what waiting promises, on three turns of four
    expect(stake?.value).toBeGreaterThan(0.15);
  });

  test("where it is harmless, none does", () => {
    expect(figuresOf(harmless, "decisions")).toMatchObject({ weighty: { value: 0 }, stake: { value: 0 } });
  });

  test("what the luck of a search makes of equal actions does not count", () => {
    const judged = runOf({ sampling: { ...CLOSELY, judge: "mcts:60" } }, 20);
    expect(figuresOf(judged, "decisions")["weighty"]?.value).toBeLessThan(0.05);
  });
});

describe("drama", () => {
  test("by the judgement of the game: the lead changes once in each", () => {
    expect(figuresOf(harmless, "drama")).toMatchObject({ changes: { value: 1 }, steady: { value: 0 } });
  });

  test("by the judge, where the game does not judge: other figures", () => {
    const open = opened(ticTacToe, "examples/tic-tac-toe", {
      sampling: { every: 2, turns: 3, judge: "mcts:10" },
    });
    const run = { open, tally: playShard(open, { from: 0, to: 20 }).tally };
    expect(Object.keys(figuresOf(run, "drama"))).toContain("sampled-changes");
    expect(figuresOf(run, "drama")["sampled-steady"]?.of).toBe(10);
  });

  test("nobody takes the lead by less than the margin", () => {
    const lead = new Lead(0.05);
    for (const shares of [
      [0.5, 0.5],
      [0.52, 0.48],
      [0.6, 0.4],
      [0.49, 0.51],
      [0.4, 0.6],
      [0.9, 0.1],
    ])
      lead.follow(shares);
    expect(lead.changes).toBe(2);
    expect(lead.hasLed).toEqual([0, 1]);
  });
});

describe("clauses", () => {
  test("how often each is applied, and which that could be never is", () => {
    const figures = figuresOf(careful, "clauses");
    expect(figures["toss.first.games"]).toMatchObject({ value: 1, clause: "toss.first" });
    const never = figuresOf(runOf({ bots: ["greedy"], options: { daring: "fatal" } }, 10), "clauses");
    expect(never["pick.dare.times"]).toMatchObject({ value: 0, of: 10 });
    expect(Object.keys(never).filter((id) => id.startsWith("pick.last") || id.startsWith("end."))).toEqual(
      [],
    );
  });

  test("waiting and daring together are all turns", () => {
    const figures = figuresOf(harmless, "clauses");
    const times = (id: string): number => figures[`${id}.times`]?.value ?? 0;
    expect(times("pick.wait") + times("pick.dare")).toBeCloseTo(4, 4);
  });
});

test("refusals: on the last turn of each game, what could be said is forbidden", () => {
  expect(figuresOf(harmless, "refusals")).toMatchObject({ "pick.last": { value: 0.25, of: 240 } });
});

test("without a sample nothing is said of what needs one", () => {
  const run = runOf({ sampling: { ...CLOSELY, every: 0 } }, 12);
  const ids = reportOf(run).sections.map(({ id }) => id);
  expect(ids).not.toContain("decisions");
  expect(ids).not.toContain("refusals");
  expect(ids).toContain("drama");
});

test("looking closely changes nothing of the games", () => {
  const blind = runOf({ sampling: { ...CLOSELY, every: 0 }, options: { daring: "fatal" } }, 60);
  expect(blind.tally.measures["length"]).toEqual(fatal.tally.measures["length"]);
  expect(blind.tally.measures["outcome"]).toEqual(fatal.tally.measures["outcome"]);
});

test("a game without an end is broken off, and counts as such", async () => {
  const endless = { ...daring, game: { ...daring.game, longest: () => null } };
  const open = opened(endless, DARING, { longest: 3, sampling: CLOSELY });
  const run = { open, tally: playShard(open, { from: 0, to: 20 }).tally };
  expect(figuresOf(run, "sharing")).toMatchObject({ unfinished: { value: 1 } });
  expect(figuresOf(run, "ends")).toEqual({});
  const [none] = await runLab([open], { games: 0, crew: createCrewHere() });
  expect(none && reportOf(none).sections).toEqual([]);
});
