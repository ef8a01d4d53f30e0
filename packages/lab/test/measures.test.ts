import { definePlugin, type Game, type GamePlugin, soleWinnerOf } from "@serpentarium/core";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { pennies } from "../../core/test/fixtures/pennies.ts";
import {
  buildReport,
  createLocalPool,
  MEASURES,
  mergeTallies,
  type Run,
  runLab,
  type SetupInput,
  type Statistic,
} from "../src/index.ts";
import { LeadTracker } from "../src/measures/lead-tracker.ts";
import { playGame } from "../src/play-game.ts";
import { playShard } from "../src/play-shard.ts";
import { isInSample } from "../src/sample/is-in-sample.ts";
import daring from "./fixtures/daring.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { english, french } from "./fixtures/words.ts";

const DARING = "packages/lab/test/fixtures/daring.ts";
const EVERY_GAME = { events: 1, every: 1, turns: 10, judge: "greedy" };

/** Plays a setup in this thread. */
function runOf(input: SetupInput, games: number): Run {
  const resolved = createResolvedSetup(daring, DARING, { sampling: EVERY_GAME, ...input });
  return { setup: resolved, tally: playShard(resolved, { from: 0, to: games }).tally };
}

const figuresOf = (run: Run, section: string): Readonly<Record<string, Statistic>> =>
  Object.fromEntries(
    (buildReport(run).sections.find(({ id }) => id === section)?.figures ?? []).map((figure) => [
      figure.id,
      figure,
    ]),
  );

const harmless = runOf({}, 60);
const fatal = runOf({ options: { daring: "fatal" } }, 60);
const careful = runOf({ options: { daring: "fatal" }, bots: ["greedy", "random"] }, 60);

/** The results of all games of a run, played again one by one. */
const resultsOf = ({ setup: resolved, tally }: Run) =>
  Array.from({ length: tally.games }, (_, number) => {
    const result = playGame(resolved, number);
    const [, first, turns] = resolved.game.formatPosition(result.position).split(" ");
    return { ...result, first: Number(first), turns: Number(turns) };
  });

describe("who wins", () => {
  test("has no order of turns in a game where all choose at once", () => {
    const resolved = createResolvedSetup(definePlugin(pennies, []), "pennies");
    const run = { setup: resolved, tally: playShard(resolved, { from: 0, to: 20 }).tally };
    const section = buildReport(run).sections.find(({ id }) => id === "outcome");
    expect(section?.figures.map(({ id }) => id.split(".")[0])).not.toContain("order");
    expect(section?.figures.map(({ id }) => id)).toContain("seat.1.wins");
    expect(section?.note).toEqual({ id: "lab.sections.outcome.note" });
  });

  test("counts wins by seat, by order of turns and by bot, as the single games end", () => {
    const figures = figuresOf(careful, "outcome");
    const games = resultsOf(careful);
    const winsOf = (hasWon: (result: (typeof games)[number], winner: number) => boolean): number =>
      games.filter((result) => {
        const winner = soleWinnerOf(result.outcome);
        return winner !== undefined && hasWon(result, winner);
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
      winsOf((result, winner) => result.playerAt(winner) === 0),
      5,
    );
    expect(new Set(games.map(({ first }) => first))).toEqual(new Set([0, 1]));
  });

  test("moves the bots on by one seat, which separates the stronger bot from its seat", () => {
    const figures = figuresOf(careful, "outcome");
    expect(english.format(figures["player.1.points"]?.label ?? "")).toBe("greedy: share of the win");
    expect(figures["player.1.points"]?.low).toBeGreaterThan(0.5);
    expect(figures["player.2.wins"]?.value).toBe(0);
    for (const seat of [1, 2]) expect(figures[`seat.${seat}.points`]?.low).toBeLessThan(0.5);
  });

  test("names the places in the order of turns in both languages", () => {
    const figures = figuresOf(fatal, "outcome");
    const labels = [1, 2].map((place) => figures[`order.${place}.wins`]?.label ?? "");
    expect(labels.map((label) => english.format(label))).toEqual([
      "1st to move: wins alone",
      "2nd to move: wins alone",
    ]);
    expect(labels.map((label) => french.format(label))).toEqual([
      "1er à jouer\u00a0: gagne seul",
      "2e à jouer\u00a0: gagne seul",
    ]);
  });

  test("reports nothing by bot when all bots are equal", () => {
    expect(Object.keys(figuresOf(fatal, "outcome")).filter((id) => id.startsWith("player"))).toEqual([]);
  });

  test("shares the win in draws, and takes fractional scores", () => {
    const figures = figuresOf(harmless, "outcome");
    expect(figures["seat.1.wins"]?.value).toBe(0);
    expect(figures["seat.1.points"]).toMatchObject({ value: 0.5, of: 60 });
    expect(figuresOf(fatal, "outcome")["seat.2.score"]?.value).toBeLessThanOrEqual(1.5);
    expect(figures["seat.2.score"]?.value).toBe(0);
  });
});

test("sharing: counts shared wins and draws", () => {
  expect(figuresOf(harmless, "sharing")).toMatchObject({ draw: { value: 1 }, sole: { value: 0 } });
  expect(Object.keys(figuresOf(harmless, "sharing"))).toEqual(["sole", "draw"]);
});

test.each<[string, number[], string]>([
  ["a win of the only side", [1, 1], "sole"],
  ["a loss of the only side", [2, 2], "nobody"],
])("sharing: counts %s", (_, places, kind) => {
  const resolved = createResolvedSetup(daring, DARING);
  const apply: Game["apply"] = (position, action) => {
    const after = resolved.game.apply(position, action);
    return after.outcome ? { ...after, outcome: { ...after.outcome, places } } : after;
  };
  const together = { ...resolved, game: { ...resolved.game, teamOf: () => 0, apply } };
  const run = { setup: together, tally: playShard(together, { from: 0, to: 10 }).tally };
  expect(figuresOf(run, "sharing")).toMatchObject({ [kind]: { value: 1 } });
  expect(figuresOf(run, "sharing")).not.toHaveProperty("draw");
});

test("ends: lists all clauses that end games, also unused ones", () => {
  expect(Object.values(figuresOf(harmless, "ends")).map(({ clause, value }) => [clause, value])).toEqual([
    ["end.dared", 0],
    ["end.calm", 1],
  ]);
});

test("length: counts actions of the seats, not of chance", () => {
  expect(figuresOf(harmless, "length")).toMatchObject({
    mean: { value: 4 },
    least: { value: 4 },
    q50: { value: 4 },
  });
  const lengths = resultsOf(fatal).map(({ turns }) => turns);
  expect(figuresOf(fatal, "length")["mean"]?.value).toBeCloseTo(lengths.reduce((a, b) => a + b) / 60, 4);
});

test("branching: counts legal actions per turn, and turns with only one", () => {
  expect(figuresOf(harmless, "branching")).toMatchObject({
    mean: { value: 1.75, of: 240, unit: "number" },
    least: { value: 1 },
    most: { value: 2 },
    forced: { value: 0.25 },
  });
});

describe("decisions", () => {
  test("counts three of four turns as weighty when daring is fatal", () => {
    const alwaysCareful = runOf({ options: { daring: "fatal" }, bots: ["greedy"] }, 20);
    const { weighty, stake } = figuresOf(alwaysCareful, "decisions");
    expect(weighty).toMatchObject({ value: 0.75, of: 80 });
    // half of the value of waiting, on three turns of four
    expect(stake?.value).toBeGreaterThan(0.15);
  });

  test("counts no turn as weighty when daring is harmless", () => {
    expect(figuresOf(harmless, "decisions")).toMatchObject({ weighty: { value: 0 }, stake: { value: 0 } });
  });

  test("does not count the noise of the search between equal actions", () => {
    const evaluated = runOf({ sampling: { ...EVERY_GAME, judge: "mcts:60" } }, 20);
    expect(figuresOf(evaluated, "decisions")["weighty"]?.value).toBeLessThan(0.05);
  });
});

describe("drama", () => {
  test("counts lead changes by the evaluation of the game: one in each", () => {
    expect(figuresOf(harmless, "drama")).toMatchObject({ changes: { value: 1 }, steady: { value: 0 } });
  });

  test("has other figures, by the evaluator, when the game does not evaluate positions", () => {
    const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", {
      sampling: { every: 2, turns: 3, judge: "mcts:10" },
    });
    const run: Run = { setup: resolved, tally: playShard(resolved, { from: 0, to: 20 }).tally };
    expect(Object.keys(figuresOf(run, "drama"))).toContain("sampled-changes");
    expect(figuresOf(run, "drama")["sampled-steady"]?.of).toBe(10);
  });

  test("ignores leads by less than the margin", () => {
    const lead = new LeadTracker(0.05);
    for (const shares of [
      [0.5, 0.5],
      [0.52, 0.48],
      [0.6, 0.4],
      [0.49, 0.51],
      [0.4, 0.6],
      [0.9, 0.1],
    ])
      lead.update(shares);
    expect(lead.changes).toBe(2);
    expect(lead.leaders).toEqual([0, 1]);
  });
});

describe("clauses", () => {
  test("counts how often each is applied, and lists those that could be applied but never are", () => {
    const figures = figuresOf(careful, "clauses");
    expect(figures["toss.first.games"]).toMatchObject({ value: 1, clause: "toss.first" });
    const never = figuresOf(runOf({ bots: ["greedy"], options: { daring: "fatal" } }, 10), "clauses");
    expect(never["pick.dare.times"]).toMatchObject({ value: 0, of: 10 });
    expect(Object.keys(never).filter((id) => id.startsWith("pick.last") || id.startsWith("end."))).toEqual(
      [],
    );
  });

  test("counts every turn once, as waiting or daring", () => {
    const figures = figuresOf(harmless, "clauses");
    const times = (id: string): number => figures[`${id}.times`]?.value ?? 0;
    expect(times("pick.wait") + times("pick.dare")).toBeCloseTo(4, 4);
  });
});

test("refusals: counts the last turn of each game, on which an action is forbidden", () => {
  expect(figuresOf(harmless, "refusals")).toMatchObject({ "pick.last": { value: 0.25, of: 240 } });
});

test("leaves out the sections that need a sample when there is none", () => {
  const run = runOf({ sampling: { ...EVERY_GAME, every: 0 } }, 12);
  const ids = buildReport(run).sections.map(({ id }) => id);
  expect(ids).not.toContain("decisions");
  expect(ids).not.toContain("refusals");
  expect(ids).toContain("drama");
});

describe("costly measures", () => {
  const observedOf = (events: number, games: number): Run =>
    runOf({ sampling: { ...EVERY_GAME, events } }, games);

  test("observe one game in ten by default, the others every game", () => {
    const run = runOf({ sampling: { judge: "greedy" } }, 60);
    expect(figuresOf(run, "drama")["steady"]?.of).toBe(6);
    expect(figuresOf(run, "clauses")["pick.wait.games"]?.of).toBe(6);
    expect(figuresOf(run, "length")["mean"]?.of).toBe(60);
  });

  test.each([1, 3, 10])("count what they count in the same games alone: one in %i", (events) => {
    const all = runOf({}, 40).setup;
    const observed = Array.from({ length: 40 }, (_, from) => from)
      .filter((from) => Math.floor(from / 2) % events === 0)
      .map((from) => playShard(all, { from, to: from + 1 }).tally);
    const merged = observed.reduce((one, other) => mergeTallies(one, other, MEASURES));
    const { measures } = observedOf(events, 40).tally;
    for (const id of ["drama", "clauses"]) expect(measures[id]).toEqual(merged.measures[id]);
  });

  test("observe each bot in each seat equally often", () => {
    const { setup } = observedOf(10, 0);
    const numbers = Array.from({ length: 200 }, (_, number) => number).filter((number) =>
      isInSample(number, 10, 2),
    );
    const players = numbers.map((number) => playGame(setup, number).playerAt(0));
    expect(players).toHaveLength(20);
    expect(players.filter((player) => player === 0)).toHaveLength(10);
  });

  test("are left out of a report that observes no games", () => {
    const ids = buildReport(observedOf(0, 12)).sections.map(({ id }) => id);
    expect(ids).toContain("length");
    expect(ids).not.toContain("drama");
    expect(ids).not.toContain("clauses");
  });

  test("say in how many games they are observed, if not in all", () => {
    const noteOf = (events: number, id: string): string =>
      english.format(
        buildReport(observedOf(events, 20)).sections.find((section) => section.id === id)?.note ?? "",
      );
    for (const id of ["drama", "clauses"]) {
      expect(noteOf(10, id)).toContain("Only one game in 10 is observed, which makes the intervals wider.");
      expect(noteOf(1, id)).not.toContain("observed");
    }
  });
});

test("sampling does not change the games", () => {
  const unsampled = runOf({ sampling: { ...EVERY_GAME, every: 0 }, options: { daring: "fatal" } }, 60);
  expect(unsampled.tally.measures["length"]).toEqual(fatal.tally.measures["length"]);
  expect(unsampled.tally.measures["outcome"]).toEqual(fatal.tally.measures["outcome"]);
});

test("breaks off a game without end, and counts it as unfinished", async () => {
  const endless: GamePlugin = { ...daring, game: { ...daring.game, maxActions: () => null } };
  const resolved = createResolvedSetup(endless, DARING, { longest: 3, sampling: EVERY_GAME });
  const run: Run = { setup: resolved, tally: playShard(resolved, { from: 0, to: 20 }).tally };
  expect(figuresOf(run, "sharing")).toMatchObject({ unfinished: { value: 1 } });
  const noteOf = (some: Run) => buildReport(some).sections.find(({ id }) => id === "sharing")?.note;
  expect(noteOf(run)).toEqual({ id: "lab.sections.sharing.note", data: { longest: 3 } });
  expect(noteOf(harmless)).toBeUndefined();
  expect(figuresOf(run, "ends")).toEqual({});
  const [none] = await runLab([resolved], { games: 0, pool: createLocalPool() });
  expect(none && buildReport(none).sections).toEqual([]);
});
