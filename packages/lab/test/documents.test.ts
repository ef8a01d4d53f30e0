import {
  type AnyAction,
  type AnyPosition,
  type MessageReference,
  type Seat,
  winnersOf,
} from "@serpentarium/core";
import pantarei from "@serpentarium/pantarei";
import pantareiEn from "@serpentarium/pantarei/words/en" with { type: "json" };
import pantareiFr from "@serpentarium/pantarei/words/fr" with { type: "json" };
import ticTacToe from "@serpentarium/tic-tac-toe";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { renderHtml } from "../src/html.ts";
import {
  buildReport,
  buildSweep,
  compareRuns,
  hasSignificantDifferences,
  MEASURES,
  type PrintableDocument,
  type ResolvedSetup,
  type Run,
  renderPlainText,
  toComparisonDocument,
  toReportDocument,
  toSweepDocument,
} from "../src/index.ts";
import { playShard } from "../src/play-shard.ts";
import daring from "./fixtures/daring.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { english, wordsOf } from "./fixtures/words.ts";

const play = (resolved: ResolvedSetup, games: number): Run => ({
  setup: resolved,
  tally: playShard(resolved, { from: 0, to: games }).tally,
});
const playWithGoal = (value: number, seed = "1") =>
  play(
    createResolvedSetup(pantarei, "packages/pantarei", {
      options: { goal: value },
      seed,
      sampling: { events: 1, every: 4, judge: "greedy" },
    }),
    80,
  );

const [five, seven] = [playWithGoal(5), playWithGoal(7)];
const noughts = play(
  createResolvedSetup(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:2", "random"] }),
  40,
);
const DARING = "packages/lab/test/fixtures/daring.ts";
const UNSAMPLED = { sampling: { events: 1, every: 0 } };

/** Games with fatal daring and scores that follow from the winners. */
function playFatal(scoresOf: (winners: readonly Seat[]) => readonly number[] | undefined): Run {
  const resolved = createResolvedSetup(daring, DARING, { ...UNSAMPLED, options: { daring: "fatal" } });
  const { game } = resolved;
  const apply = (...args: [AnyPosition, AnyAction]): AnyPosition => {
    const after = game.apply(...args);
    if (!after.outcome) return after;
    const { scores: _, ...outcome } = after.outcome;
    const scores = scoresOf(winnersOf(outcome));
    return { ...after, outcome: { ...outcome, ...(scores && { scores }) } };
  };
  return play({ ...resolved, game: { ...game, apply } }, 40);
}

const comparison = compareRuns(five, seven);
const sweep = buildSweep("goal", [five, seven]);

const WORDS = [
  {
    words: wordsOf("en", pantareiEn),
    ofNoughts: wordsOf("en", { language: "en", title: "Tic-tac-toe" }),
  },
  {
    words: wordsOf("fr", pantareiFr),
    ofNoughts: wordsOf("fr", { language: "fr", title: "Morpion" }),
  },
];
const documents = WORDS.flatMap(({ words, ofNoughts }): [string, PrintableDocument][] => [
  [`report ${words.language}`, toReportDocument(buildReport(five), words)],
  [`report with bots ${words.language}`, toReportDocument(buildReport(noughts), ofNoughts)],
  [`comparison ${words.language}`, toComparisonDocument(comparison, words)],
  [
    `comparison of two games ${words.language}`,
    toComparisonDocument(compareRuns(five, noughts), words, ofNoughts),
  ],
  [`sweep ${words.language}`, toSweepDocument(sweep, words)],
]);

/** The messages within some data. */
const messagesIn = (data: unknown): readonly MessageReference[] => {
  if (typeof data !== "object" || data === null) return [];
  const { id, data: values, ...others } = data as Partial<MessageReference>;
  const own =
    typeof id === "string" && Object.keys(others).length === 0
      ? [{ id, ...(values && { data: values }) }]
      : [];
  return [...own, ...Object.values(data).flatMap(messagesIn)];
};

describe("reports as data", () => {
  test("are JSON with the version of the game", () => {
    const report = buildReport(five);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(report.format).toBe("serpentarium-lab-report/3");
    expect(report.subject).toMatchObject({ id: "pantarei", version: pantarei.game.version, games: 80 });
  });

  test("hold messages that have words, in place of texts", () => {
    for (const data of [buildReport(five), comparison]) {
      const messages = messagesIn(data);
      expect(messages.length).toBeGreaterThan(50);
      for (const { words } of WORDS) expect(messages.filter((message) => !words.has(message.id))).toEqual([]);
    }
    for (const { id } of MEASURES.filter((measure) => measure.id !== "rankings"))
      expect(WORDS.every(({ words }) => words.has(`lab.sections.${id}.title`))).toBe(true);
  });

  test("have unique ids within a section, and each figure within its interval", () => {
    for (const { figures } of [buildReport(five), buildReport(noughts)].flatMap(({ sections }) => sections)) {
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
      for (const { value, low = value, high = value } of figures) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

describe("a comparison", () => {
  const figures = comparison.sections.flatMap((section) => section.figures);

  test("marks significant differences, and counts the comparisons", () => {
    expect(hasSignificantDifferences(comparison)).toBe(true);
    expect(comparison.correction).toMatchObject({ method: "holm", level: 0.05 });
    const length = comparison.sections.find(({ id }) => id === "length")?.figures[0];
    expect(length).toMatchObject({ id: "mean", isReal: true });
    expect(length?.difference.low).toBeGreaterThan(0);
    for (const { isReal, difference } of figures) {
      if (isReal) expect(difference.low * difference.high).toBeGreaterThanOrEqual(0);
    }
  });

  test("counts the mirrored figures of two players as one comparison", () => {
    const outcome = comparison.sections.find(({ id }) => id === "outcome")?.figures ?? [];
    // every game has one winner: all figures follow from one of them
    expect(outcome).toHaveLength(8);
    expect(new Set(outcome.map(({ p }) => p)).size).toBe(1);
    const others = figures.filter(({ id }) => !outcome.some((figure) => figure.id === id));
    // games with lead changes are those that were turned
    expect(comparison.correction.comparisons).toBe(1 + others.length - 1);
  });

  test("finds no difference between a game and itself", () => {
    expect(hasSignificantDifferences(compareRuns(five, five))).toBe(false);
    expect(hasSignificantDifferences(compareRuns(five, playWithGoal(5, "another")))).toBe(false);
  });

  test("leaves out what is the same in every game of both, and keeps what varies", () => {
    const harmless = play(createResolvedSetup(daring, DARING, UNSAMPLED), 40);
    const idsOf = (section: string): readonly string[] | undefined =>
      compareRuns(harmless, harmless)
        .sections.find(({ id }) => id === section)
        ?.figures.map(({ id }) => id);
    // every game has four turns, one toss and one last turn
    expect(idsOf("length")).not.toContain("mean");
    expect(idsOf("clauses")).toEqual(["pick.wait.times", "pick.dare.games", "pick.dare.times"]);
  });

  test("counts scores as comparisons of their own, also where they are the shares of the win", () => {
    const comparisonsWith = (
      scoresOf: (winners: readonly Seat[]) => readonly number[] | undefined,
    ): number => {
      const run = playFatal(scoresOf);
      return compareRuns(run, run).correction.comparisons;
    };
    const sharesOf = (winners: readonly Seat[]) =>
      [0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    // of both seats, and of both places in the order of turns
    expect(comparisonsWith(sharesOf)).toBe(comparisonsWith(() => undefined) + 4);
  });

  test("lists the figures that only one of the games has", () => {
    const sections = compareRuns(five, noughts).sections.filter(({ id }) => id === "refusals");
    expect(sections[0]?.onlyA.map(({ id }) => id)).toContain("swap.no-answer");
    expect(sections[0]?.onlyB.map(({ id }) => id)).toEqual(["place.free"]);
  });
});

test("a sweep has a report for each value", () => {
  expect(sweep.values.map(({ value, report }) => [value, report.subject.games])).toEqual([
    [5, 80],
    [7, 80],
  ]);
});

describe.each(documents)("the page of a %s", (_name, labDocument) => {
  const page = renderHtml(labDocument);
  const { document } = parseHTML(page);

  test("is self-contained, without scripts and other files", () => {
    expect(document.querySelectorAll("script, link, img, iframe")).toHaveLength(0);
    expect(page).not.toMatch(/\son\w+=|https?:(?!\/\/www\.w3\.org)|url\(/);
  });

  test("shows every figure in a table", () => {
    const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual(labDocument.tables.flatMap((sheet) => sheet.rows.map(({ cells }) => cells)));
    expect(rows.length).toBeGreaterThan(20);
  });

  test("has all plots, each with an accessible name", () => {
    const titles = [...document.querySelectorAll("svg[role=img]")].map((svg) =>
      svg.getAttribute("aria-label"),
    );
    expect(titles).toEqual(labDocument.tables.flatMap(({ plots }) => plots.map(({ title }) => title)));
    expect(titles.length).toBeGreaterThan(1);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("has the language of the document and unique heading ids", () => {
    expect(document.documentElement.getAttribute("lang")).toBe(labDocument.language);
    const ids = [...document.querySelectorAll("h2")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of document.querySelectorAll("[aria-labelledby]")) {
      expect(ids).toContain(part.getAttribute("aria-labelledby"));
    }
  });

  test("shows the same cells as the text for a terminal", () => {
    const text = renderPlainText(labDocument, 80);
    for (const { rows } of labDocument.tables) {
      for (const cell of rows.flatMap(({ cells }) => cells)) expect(text).toContain(cell);
    }
  });
});

test("French texts have no-break spaces and typographic apostrophes", () => {
  const french = documents
    .filter(([name]) => name.endsWith("fr"))
    .map(([, labDocument]) => JSON.stringify(labDocument));
  for (const text of french) {
    expect(text).not.toMatch(/[\p{L}\d)] [:;!?%](?=[ "])/u);
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
  }
});

test("texts of a plugin are escaped on the page", () => {
  const report = buildReport(noughts);
  const words = wordsOf("en", { language: "en", title: '<b>Bad</b> & "worse"' });
  const page = renderHtml(toReportDocument(report, words));
  expect(page).toContain("&lt;b&gt;Bad&lt;/b&gt; &amp; &quot;worse&quot;");
  expect(page).not.toContain("<b>");
});

test.each(documents)("%s: tables fit the terminal, and are not split without a width", (_, labDocument) => {
  const titles = labDocument.tables.map(({ title }) => title);
  const tableLines = (width?: number): string[] => {
    const lines = renderPlainText(labDocument, width).split("\n");
    return lines.slice(lines.findIndex((line) => titles.includes(line))).filter((line) => /^ {2}/.test(line));
  };
  for (const line of tableLines(80)) expect([...line].length, line).toBeLessThanOrEqual(80);
  expect(tableLines(1000).length).toBeLessThanOrEqual(tableLines(80).length);
  expect(tableLines().length).toBeLessThanOrEqual(tableLines(80).length);
});

test("the titles of two games are those of their words", () => {
  const titleWith = (name: string): string | undefined =>
    documents.find(([other]) => other === `${name} fr`)?.[1].title;
  expect(titleWith("comparison")).toBe("Pantareï, de deux façons");
  expect(titleWith("comparison of two games")).toBe("Pantareï et Morpion");
});

test("the introduction of a comparison counts what differs", () => {
  const found = (differing: number): string =>
    english.text("lab.comparison.found", { differing, comparisons: 1200 });
  expect(found(0)).toBe("Nothing differs by more than chance.");
  expect(found(1)).toBe("1 of 1,200 figures differs by more than chance.");
  expect(found(2)).toBe("2 of 1,200 figures differ by more than chance.");
});

test("the sample is told by its turns and games", () => {
  const sampled = (turns: number, every: number): string =>
    english.text("lab.facts.sampled", { turns, every, judge: "greedy" });
  expect(sampled(1, 1)).toBe("1 turn of every game, evaluated by greedy");
  expect(sampled(4, 1)).toBe("4 turns of every game, evaluated by greedy");
  expect(sampled(4, 10)).toBe("4 turns of one game in 10, evaluated by greedy");
});

test("the columns of a table in the terminal are aligned", () => {
  const lines = renderPlainText(toReportDocument(buildReport(five), english), 60).split("\n");
  const start = lines.indexOf("Length");
  const widths = lines.slice(start + 1, start + 9).map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
  expect(lines[start + 2]).toMatch(/^ {2}Mean +[\d.]+ {2,}[\d.]+\u00a0– [\d.]+ +80$/);
});
