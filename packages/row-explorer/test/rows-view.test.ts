import { unwrap } from "@serpentarium/core";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { analyseRow } from "../src/analysis/analyse-row.ts";
import type { AnalysisBudget, MatchChances } from "../src/analysis/chances.ts";
import { EXAMPLE_SETUP } from "../src/example-row.ts";
import { parseSetup } from "../src/row-link.ts";
import { initialState, type RowsHandlers } from "../src/rows-state.ts";
import { createSetup } from "../src/setup.ts";
import { ExampleView } from "../src/views/example-view.tsx";
import { JumpTable } from "../src/views/jump-table.tsx";
import { OddsView } from "../src/views/odds-view.tsx";
import { RowsView } from "../src/views/rows-view.tsx";
import { WORDS } from "./fixtures/words.ts";

const handlers = {} as RowsHandlers;
const readerIn = (language: keyof typeof WORDS) => ({
  words: WORDS[language],
  rulebook: "/games/serpent-cartes/",
  playPage: "/play/serpent-cartes/",
});
const reader = readerIn("en");

/** The visible text of some markup. */
const shown = (html: string): string =>
  html.replaceAll(/<(title|desc)>.*?<\/\1>|<[^>]+>/gs, " ").replaceAll(/\s+/g, " ");

test("the prerendered page contains the analysis of its row", () => {
  const text = shown(renderToString(h(ExampleView, { reader })));
  expect(text).toContain("A single pawn reaches the goal in 6 turns.");
  expect(text).toContain("Player 1 (red) Player 2 (yellow) 12");
});

test("links contain the row only when the script is running", () => {
  expect(renderToString(h(ExampleView, { reader }))).toContain('href="/play/serpent-cartes/"');
  const live = { ...initialState(EXAMPLE_SETUP), isLive: true };
  expect(renderToString(h(RowsView, { state: live, handlers, reader }))).toContain("#game=serpent-cartes");
});

test("the table describes the jumps, also in French", () => {
  const state = initialState(EXAMPLE_SETUP);
  const texts = (["en", "fr"] as const).map((language) =>
    shown(renderToString(h(JumpTable, { state, handlers, reader: readerIn(language) }))),
  );
  expect(texts[0]).toContain("27, king of diamonds 28 → 28 → 20 → 13 13, jack of clubs the goal in 2 turns");
  expect(texts[1]).toContain("27, roi de carreau 28 → 28 → 20 → 13 13, valet de trèfle le but en 2 tours");
});

test("end.endless: explains why a row cannot be finished", () => {
  const setup = unwrap(
    parseSetup(
      "row=Jc,Tc,9c,8c,7c,Ac,Kc,Qc,Jd,Td,9d,8d,7d,Ad,Kd,Qd,Jh,Th,9h,8h,7h,Ah,Kh,Qh,Js,Ts,9s,8s,7s,As,Ks,Qs",
    ),
  );
  const text = shown(renderToString(h(RowsView, { state: initialState(setup), handlers, reader })));
  expect(text).toContain(
    "No pawn can ever finish: even a single one goes round for ever, off the row → 1 → off the row.",
  );
  expect(text).toContain("Player 1 (red) no player");
  expect(text).toContain("A position comes again: nobody can win, a draw");
});

test.each([
  ["earlier", "Where two pawns meet, who was there starts again (our reading).", "Player 2 (yellow) 12"],
  [
    "arriver",
    "Where two pawns meet, who has just come starts again (the other reading).",
    "Player 1 (red) 11",
  ],
])("turn.collision: names the reading %s, and what the other one comes to", (collision, reading, winner) => {
  const setup = unwrap(createSetup(EXAMPLE_SETUP.row, { collision }));
  const text = shown(renderToString(h(OddsView, { state: initialState(setup), handlers, reader })));
  expect(text).toContain(reading);
  expect(text).toContain(`Player 1 (red) ${winner}`);
  expect(text).toContain(
    collision === "earlier"
      ? "If who has just come starts again (the other reading), Player 1 (red) wins after 11 turns."
      : "If who was there starts again (our reading), Player 2 (yellow) wins after 12 turns.",
  );
});

/** The odds of the example with the die, as text. */
function oddsText(chances: MatchChances | null | undefined): string {
  const setup = unwrap(createSetup(EXAMPLE_SETUP.row, { entry: "die", first: 1 }));
  return shown(renderToString(h(OddsView, { state: { ...initialState(setup), chances }, handlers, reader })));
}
const byDie = (effort?: AnalysisBudget) =>
  analyseRow(EXAMPLE_SETUP.row, { entry: "die", collision: "earlier", turnLimit: 1000 }, 2, effort).chances;

test("turn.enter-die: shows exact odds by player", () => {
  const text = oddsText(byDie());
  expect(text).toContain("Exact: ");
  expect(text).toContain("Player 1 (red) wins 43.43% Player 2 (yellow), who begins, wins 52.13%");
  expect(text).toContain("A draw after 1,000 turns 4.44%");
  expect(text).toContain("Expected number of turns 51.1 … if a player wins 6.97");
});

test("turn.enter-die: shows simulated odds with intervals", () => {
  const text = oddsText(byDie({ maxStates: 0, matches: 2000 }));
  expect(text).toContain("Simulated: 50,000 matches");
  expect(text).toMatch(/who begins, wins [\d.]+% \([\d.]+% – [\d.]+%\)/);
  expect(text).toMatch(/Expected number of turns [\d.]+ \([\d.]+–[\d.]+\)/);
});

test("shows placeholders while odds are computed, and an error when that failed", () => {
  expect(oddsText(undefined)).toContain("Calculating… Result Chance Player 1 (red) wins …");
  expect(oddsText(null)).toContain("This browser could not calculate it.");
});
