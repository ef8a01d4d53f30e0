import type { Report, Statistic } from "@serpentarium/lab";
import { describe, expect, test } from "vitest";
import {
  botRemark,
  firstPlayerAdvantage,
  labCommand,
  summarise,
} from "../src/lib/game-pages/balance-summary.ts";
import { extraPackage } from "../src/lib/registry/extra-package.ts";

const label = "Label";
const share = (id: string, value: number, low: number, high: number, clause?: string): Statistic => ({
  id,
  label,
  unit: "share",
  value,
  low,
  high,
  of: 1000,
  ...(clause !== undefined && { clause }),
});

/** A report with figures by section id. */
const report = (sections: Readonly<Record<string, readonly Statistic[]>>): Report => ({
  format: "serpentarium-lab-report/3",
  subject: {
    id: "pantarei",
    version: "1.0.0",
    seats: 2,
    options: {},
    bots: ["greedy", "greedy"],
    seed: "1",
    games: 1000,
    longest: 100,
    sampling: { events: 1, every: 10, turns: 4, judge: "greedy" },
  },
  confidence: 0.95,
  sections: Object.entries(sections).map(([id, figures]) => ({ id, title: label, figures, charts: [] })),
});

const sentences = (of: Report, language: "en" | "fr"): string[] =>
  summarise(of, language).map(({ text }) => text);

describe("summary", () => {
  const begins = report({
    outcome: [share("order.1.wins", 0.521, 0.504, 0.538), share("order.1.points", 0.521, 0.504, 0.538)],
  });

  test("says how often the first player wins, with the interval", () => {
    expect(sentences(begins, "en")).toEqual([
      expect.stringMatching(/^The player who begins wins 52\.1% of the games \(50\.4%\s–\s53\.8%\)\.$/),
      "That is an advantage: 50% would be even.",
    ]);
    expect(sentences(begins, "fr")[0]).toMatch(
      /^Qui commence gagne 52,1\s% des parties \(50,4\s%\s–\s53,8\s%\)\.$/,
    );
  });

  test("repeats the figures when shared wins change them", () => {
    const shared = report({
      outcome: [share("order.1.wins", 0.3, 0.28, 0.32), share("order.1.points", 0.521, 0.504, 0.538)],
    });
    expect(sentences(shared, "en")[1]).toMatch(
      /^That is an advantage: with shared wins .* 52\.1% .* where 50% would be even\.$/,
    );
  });

  test.each([
    [0.504, 0.538, "ahead"],
    [0.46, 0.496, "behind"],
    [0.48, 0.52, "level"],
    [0.5, 0.53, "level"],
  ] as const)("with an interval from %d to %d, the first player is %s", (low, high, edge) => {
    expect(firstPlayerAdvantage(share("order.1.points", (low + high) / 2, low, high), 0.5)).toBe(edge);
  });

  test("names the most frequent end with its clause", () => {
    const ends = [
      share("end.quiet", 0.2, 0.1, 0.3, "end.quiet"),
      share("end.pile", 0.8, 0.7, 0.9, "end.pile"),
    ];
    expect(summarise(report({ ends }), "en")).toEqual([
      expect.objectContaining({ clause: { id: "end.pile", title: "Label" } }),
    ]);
  });

  test("mentions forced turns instead of decisions", () => {
    const decisions = [share("weighty", 0, 0, 0.04)];
    const forced = [share("forced", 1, 0.99, 1)];
    expect(sentences(report({ branching: forced, decisions }), "en")).toEqual([
      "There is never anything to choose: each turn has one legal action.",
    ]);
    expect(sentences(report({ decisions }), "en")).toEqual([expect.stringMatching(/^On 0% of the turns/)]);
  });

  test("leaves out missing figures", () => {
    expect(summarise(report({}), "fr")).toEqual([]);
  });
});

test("the command names equal bots once", () => {
  expect(labCommand(report({}))).toBe(
    "npx serpentarium lab pantarei --seats 2 --bots greedy --games 1000 --seed 1",
  );
});

test("the command installs a game that the CLI does not include", () => {
  expect(extraPackage("pantarei")).toBeUndefined();
  const extra = extraPackage("pantarei-ring");
  expect(extra).toBe("@serpentarium/pantarei-ring");
  expect(labCommand(report({}), extra)).toMatch(
    /^npx -p serpentarium -p @serpentarium\/pantarei-ring serpentarium lab @serpentarium\/pantarei-ring --seats 2 /,
  );
});

test("the remark is about the bots, unless every turn is forced", () => {
  expect(botRemark(report({}), "en")).toMatch(/^Here they look one action ahead/);
  expect(botRemark(report({ branching: [share("forced", 1, 0.99, 1)] }), "en")).toMatch(
    /^Players never choose anything here/,
  );
});
