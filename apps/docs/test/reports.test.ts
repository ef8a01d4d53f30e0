import { createTable, LANGUAGES } from "@serpentarium/core";
import { readsRecordsOf } from "@serpentarium/core/record";
import { paperOfReport, REPORT_FORMAT, textOfPaper } from "@serpentarium/lab";
import { describe, expect, test } from "vitest";
import { games } from "../src/lib/games.ts";
import { hasReport, reportOn } from "../src/lib/reports.ts";

describe.each(Object.values(games))("the report on $game.id", ({ game }) => {
  test("is there, and of the present line of versions; if not: pnpm run reports", () => {
    expect(hasReport(game.id)).toBe(true);
    const { format, subject } = reportOn(game.id);
    expect(format).toBe(REPORT_FORMAT);
    expect(subject.id).toBe(game.id);
    expect(readsRecordsOf(game, subject.version), `${subject.version} for ${game.version}`).toBe(true);
  });

  test("is about the game as it is usually played", () => {
    const { seats, options, games: played } = reportOn(game.id).subject;
    expect({ seats, options }).toEqual(createTable(game));
    expect(played).toBeGreaterThanOrEqual(500);
  });

  test("names clauses that the game has, and figures within their intervals", () => {
    const { sections } = reportOn(game.id);
    const figures = sections.flatMap((section) => section.figures);
    const clauses = new Set(figures.flatMap(({ clause }) => clause ?? []));
    expect(Object.keys(game.clauses)).toEqual(expect.arrayContaining([...clauses]));
    expect(clauses.size).toBeGreaterThan(0);
    for (const { id, value, low = value, high = value } of figures) {
      expect(low <= value && value <= high, id).toBe(true);
    }
  });

  test.each(LANGUAGES)("can be read in %s", (language) => {
    const report = reportOn(game.id);
    const paper = paperOfReport(report, language);
    expect(paper.sheets.map(({ id }) => id)).toEqual(report.sections.map(({ id }) => id));
    expect(textOfPaper(paper)).not.toMatch(/NaN|undefined/);
  });
});
