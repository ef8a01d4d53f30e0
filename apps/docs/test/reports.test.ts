import { readFileSync } from "node:fs";
import { createTable } from "@serpentarium/core";
import { canReadRecords } from "@serpentarium/core/record";
import { REPORT_FORMAT, renderPlainText, toReportDocument } from "@serpentarium/lab";
import { LADDER_PLAYERS, toLadderDocument } from "@serpentarium/lab/ladder";
import { describe, expect, test } from "vitest";
import { withStrengthTable } from "../../../scripts/strength-table.ts";
import { hasReport, loadLadder, loadReport } from "../src/lib/game-pages/reports.ts";
import { games } from "../src/lib/registry/games.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { reportWords } from "../src/lib/words/words.ts";

describe.each(Object.values(games))("the report on $game.id", ({ game }) => {
  test("exists for a compatible version (update with pnpm run reports)", () => {
    expect(hasReport(game.id)).toBe(true);
    const { format, subject } = loadReport(game.id);
    expect(format).toBe(REPORT_FORMAT);
    expect(subject.id).toBe(game.id);
    expect(canReadRecords(game, subject.version), `${subject.version} for ${game.version}`).toBe(true);
  });

  test("uses the default table", () => {
    const { seats, options, games: played } = loadReport(game.id).subject;
    expect({ seats, options }).toEqual(createTable(game));
    expect(played).toBeGreaterThanOrEqual(500);
  });

  test("names existing clauses, with figures within their intervals", () => {
    const { sections } = loadReport(game.id);
    const figures = sections.flatMap((section) => section.figures);
    const clauses = new Set(figures.flatMap(({ clause }) => clause ?? []));
    expect(Object.keys(game.clauses)).toEqual(expect.arrayContaining([...clauses]));
    expect(clauses.size).toBeGreaterThan(0);
    for (const { id, value, low = value, high = value } of figures) {
      expect(low <= value && value <= high, id).toBe(true);
    }
  });

  test.each(LANGUAGES)("renders in %s", (language) => {
    const report = loadReport(game.id);
    const document = toReportDocument(report, reportWords(game.id, language));
    expect(document.tables.map(({ id }) => id)).toEqual(report.sections.map(({ id }) => id));
    expect(renderPlainText(document)).not.toMatch(/NaN|undefined/);
  });

  test("comes with ratings of the bots for a compatible version, if any", () => {
    const ladder = loadLadder(game.id);
    if (!ladder) return;
    expect(canReadRecords(game, ladder.subject.version)).toBe(true);
    for (const language of LANGUAGES)
      expect(renderPlainText(toLadderDocument(ladder, reportWords(game.id, language)))).not.toMatch(
        /NaN|undefined/,
      );
  });
});

test("the README of the bots has the ratings (update with pnpm run reports)", () => {
  const readme = readFileSync(new URL("../../../packages/bots/README.md", import.meta.url), "utf8");
  const ladders = Object.keys(games)
    .sort()
    .flatMap((id) => loadLadder(id) ?? []);
  expect(ladders.length).toBeGreaterThan(0);
  expect(withStrengthTable(readme, ladders, LADDER_PLAYERS)).toBe(readme);
});

test.each(LANGUAGES)(
  "what the rulebook of the torus claims about its balance is in the reports: %s",
  (language) => {
    const rulebook = readFileSync(
      new URL(`../../../packages/ssserpent-torus/rulebook/${language}.mdx`, import.meta.url),
      "utf8",
    );
    const sharesIn = (line: string): number[] =>
      [...line.matchAll(/(\d+[.,]\d)\s?%/g)].map(([, share = ""]) => Number(share.replace(",", ".")));
    const paragraphs = rulebook.split("\n").filter((line) => !line.startsWith("|"));
    const claimed = paragraphs.flatMap(sharesIn);
    const reported = ["ssserpent", "ssserpent-torus"].flatMap((id) =>
      ["end.stuck", "end.head"].map((end) => {
        const figures = loadReport(id).sections.flatMap((section) => section.figures);
        const value = figures.find((figure) => figure.id === end)?.value ?? Number.NaN;
        return Math.round(1000 * value) / 10;
      }),
    );
    expect(claimed).toEqual(reported);
  },
);
