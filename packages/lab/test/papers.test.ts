import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import {
  compareRuns,
  differ,
  type OpenSetup,
  type Paper,
  pageOfPaper,
  paperOfComparison,
  paperOfReport,
  paperOfSweep,
  type Run,
  reportOf,
  sweepOf,
  textOfPaper,
} from "../src/index.ts";
import { playShard } from "../src/play-shard.ts";
import { opened } from "./fixtures/opened.ts";

const play = (open: OpenSetup, games: number): Run => ({
  open,
  tally: playShard(open, { from: 0, to: games }).tally,
});
const goal = (value: number, seed = "1") =>
  play(
    opened(pantarei, "packages/pantarei", {
      options: { goal: value },
      seed,
      sampling: { every: 4, judge: "greedy" },
    }),
    80,
  );

const [five, seven] = [goal(5), goal(7)];
const crosses = play(opened(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:2", "random"] }), 40);
const comparison = compareRuns(five, seven);
const sweep = sweepOf("goal", [five, seven]);

const papers = (["en", "fr"] as const).flatMap((language): [string, Paper][] => [
  [`report ${language}`, paperOfReport(reportOf(five), language)],
  [`report with bots ${language}`, paperOfReport(reportOf(crosses), language)],
  [`comparison ${language}`, paperOfComparison(comparison, language)],
  [`comparison of two games ${language}`, paperOfComparison(compareRuns(five, crosses), language)],
  [`sweep ${language}`, paperOfSweep(sweep, language)],
]);

describe("reports as data", () => {
  test("are JSON, and name the version", () => {
    const report = reportOf(five);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(report.subject).toMatchObject({ id: "pantarei", version: pantarei.game.version, games: 80 });
  });

  test("have every id once in a section, and each figure within its interval", () => {
    for (const { figures } of [reportOf(five), reportOf(crosses)].flatMap(({ sections }) => sections)) {
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
      for (const { value, low = value, high = value } of figures) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

describe("a comparison", () => {
  const figures = comparison.sections.flatMap(({ figures: own }) => own);

  test("says what differs by more than chance, and counts how many were looked at", () => {
    expect(differ(comparison)).toBe(true);
    expect(comparison.correction).toEqual({ method: "holm", level: 0.05, comparisons: figures.length });
    const length = comparison.sections.find(({ id }) => id === "length")?.figures[0];
    expect(length).toMatchObject({ id: "mean", isReal: true });
    expect(length?.difference.low).toBeGreaterThan(0);
    for (const { isReal, difference } of figures) {
      if (isReal) expect(difference.low * difference.high).toBeGreaterThanOrEqual(0);
    }
  });

  test("of a game with itself finds nothing", () => {
    expect(differ(compareRuns(five, five))).toBe(false);
    expect(differ(compareRuns(five, goal(5, "another")))).toBe(false);
  });

  test("of two games names the figures that only one has", () => {
    const sections = compareRuns(five, crosses).sections.filter(({ id }) => id === "refusals");
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

describe.each(papers)("the page of a %s", (_name, paper) => {
  const page = pageOfPaper(paper);
  const { document } = parseHTML(page);

  test("needs nothing else: no script, no other file", () => {
    expect(document.querySelectorAll("script, link, img, iframe")).toHaveLength(0);
    expect(page).not.toMatch(/\son\w+=|https?:(?!\/\/www\.w3\.org)|url\(/);
  });

  test("holds every figure in a table", () => {
    const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual(paper.sheets.flatMap((sheet) => sheet.rows.map(({ cells }) => cells)));
    expect(rows.length).toBeGreaterThan(20);
  });

  test("has a plot for each that is wanted, with a name", () => {
    const titles = [...document.querySelectorAll("svg[role=img]")].map((svg) =>
      svg.getAttribute("aria-label"),
    );
    expect(titles).toEqual(paper.sheets.flatMap(({ plots }) => plots.map(({ title }) => title)));
    expect(titles.length).toBeGreaterThan(1);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("is in its language, and its headings lead to one another", () => {
    expect(document.documentElement.getAttribute("lang")).toBe(paper.language);
    const ids = [...document.querySelectorAll("h2")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of document.querySelectorAll("[aria-labelledby]")) {
      expect(ids).toContain(part.getAttribute("aria-labelledby"));
    }
  });

  test("says the same as the text for a terminal", () => {
    const text = textOfPaper(paper, 80);
    for (const { rows } of paper.sheets) {
      for (const cell of rows.flatMap(({ cells }) => cells)) expect(text).toContain(cell);
    }
  });
});

test("French is written as French is", () => {
  const french = papers.filter(([name]) => name.endsWith("fr")).map(([, paper]) => JSON.stringify(paper));
  for (const text of french) {
    expect(text).not.toMatch(/[\p{L}\d)] [:;!?%](?=[ "])/u);
    expect(text).not.toMatch(/\p{L}'\p{L}/u);
  }
});

test("what a plugin says is text on a page, not a part of it", () => {
  const report = reportOf(crosses);
  const title = { en: '<b>Bad</b> & "worse"', fr: "" };
  const page = pageOfPaper(paperOfReport({ ...report, subject: { ...report.subject, title } }, "en"));
  expect(page).toContain("&lt;b&gt;Bad&lt;/b&gt; &amp; &quot;worse&quot;");
  expect(page).not.toContain("<b>");
});

test.each(papers)(
  "%s: no table is wider than the terminal, and none is parted where nobody asks",
  (_, paper) => {
    const titles = paper.sheets.map(({ title }) => title);
    const tableLines = (width?: number): string[] => {
      const lines = textOfPaper(paper, width).split("\n");
      return lines
        .slice(lines.findIndex((line) => titles.includes(line)))
        .filter((line) => /^ {2}/.test(line));
    };
    for (const line of tableLines(80)) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(tableLines(1000).length).toBeLessThanOrEqual(tableLines(80).length);
    expect(tableLines().length).toBeLessThanOrEqual(tableLines(80).length);
  },
);

test("a table of the terminal stands in columns", () => {
  const lines = textOfPaper(paperOfReport(reportOf(five), "en"), 60).split("\n");
  const start = lines.indexOf("Length");
  const widths = lines.slice(start + 1, start + 9).map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
  expect(lines[start + 2]).toMatch(/^ {2}Mean +[\d.]+ {2,}[\d.]+\u00a0– [\d.]+ +80$/);
});
