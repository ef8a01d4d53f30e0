import { LANGUAGES, unwrap } from "@serpentarium/core";
import { analyse, type Chances, type Effort } from "@serpentarium/serpent-cartes";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { EXAMPLE } from "../../src/rows/example-row.ts";
import { parseSetup } from "../../src/rows/row-link.ts";
import { beginWith, type Orders } from "../../src/rows/rows-state.ts";
import { setUp } from "../../src/rows/setup.ts";
import { JumpTable } from "../../src/rows/views/jump-table.tsx";
import { OddsView } from "../../src/rows/views/odds-view.tsx";
import { RowsView } from "../../src/rows/views/rows-view.tsx";

const nothing = (): void => {};
const orders: Orders = {
  type: nothing,
  show: nothing,
  shuffle: nothing,
  deck: nothing,
  choose: nothing,
  earlier: nothing,
  share: nothing,
  every: nothing,
  look: nothing,
  plan: nothing,
  count: nothing,
  cancel: nothing,
  dismiss: nothing,
};
const reader = { language: "en", rulebook: "/games/serpent-cartes/" } as const;

/** What a reader sees of some markup. */
const shown = (html: string): string =>
  html.replaceAll(/<(title|desc)>.*?<\/\1>|<[^>]+>/gs, " ").replaceAll(/\s+/g, " ");

test("the page says without a script what its row comes to", () => {
  const text = shown(renderToString(h(RowsView, { state: beginWith(EXAMPLE), orders, reader })));
  expect(text).toContain("A pawn alone comes to the goal in 6 turns.");
  expect(text).toContain("Player 1 (red) Player 2 (yellow) 12");
});

test("no link of the page as it is built holds a match: only the script knows the row", () => {
  const html = renderToString(h(RowsView, { state: beginWith(EXAMPLE), orders, reader }));
  expect(html).toContain('href="/play/serpent-cartes/"');
  const live = { ...beginWith(EXAMPLE), isLive: true };
  expect(renderToString(h(RowsView, { state: live, orders, reader }))).toContain("#game=serpent-cartes");
});

test("the table says in words what the picture shows, and in both languages", () => {
  const state = beginWith(EXAMPLE);
  const texts = LANGUAGES.map((language) =>
    shown(renderToString(h(JumpTable, { state, orders, reader: { ...reader, language } }))),
  );
  expect(texts[0]).toContain("27, king of diamonds 28 → 28 → 20 → 13 13, jack of clubs the goal in 2 turns");
  expect(texts[1]).toContain("27, roi de carreau 28 → 28 → 20 → 13 13, valet de trèfle le but en 2 tours");
});

test("end.endless: a row that nobody can finish says why", () => {
  const setup = unwrap(
    parseSetup(
      "row=Jc,Tc,9c,8c,7c,Ac,Kc,Qc,Jd,Td,9d,8d,7d,Ad,Kd,Qd,Jh,Th,9h,8h,7h,Ah,Kh,Qh,Js,Ts,9s,8s,7s,As,Ks,Qs",
    ),
  );
  const text = shown(renderToString(h(RowsView, { state: beginWith(setup), orders, reader })));
  expect(text).toContain(
    "No pawn can ever finish: even alone it goes round for ever, off the row → 1 → off the row.",
  );
  expect(text).toContain("Player 1 (red) nobody");
  expect(text).toContain("A position comes again: nobody can win, a draw");
});

/** The odds of the example with the die, as the page shows them. */
function oddsText(chances: Chances | null | undefined): string {
  const setup = unwrap(setUp(EXAMPLE.row, { entry: "die", first: 1 }));
  return shown(renderToString(h(OddsView, { state: { ...beginWith(setup), chances }, orders, reader })));
}
const byDie = (effort?: Effort) => analyse(EXAMPLE.row, { entry: "die", turnLimit: 1000 }, 2, effort).chances;

test("turn.enter-die: exact odds are told as exact, by player and not by order", () => {
  const text = oddsText(byDie());
  expect(text).toContain("Exact: ");
  expect(text).toContain("Player 1 (red) wins 43.43% Player 2 (yellow), who begins, wins 52.13%");
  expect(text).toContain("A draw after 1,000 turns 4.44%");
  expect(text).toContain("Expected number of turns 51.1 … when somebody wins 6.97");
});

test("turn.enter-die: simulated odds say so, each with its interval", () => {
  const text = oddsText(byDie({ states: 0, games: 2000 }));
  expect(text).toContain("Simulated: 50,000 matches");
  expect(text).toMatch(/who begins, wins [\d.]+% \([\d.]+% – [\d.]+%\)/);
  expect(text).toMatch(/Expected number of turns [\d.]+ \([\d.]+–[\d.]+\)/);
});

test("odds that are still being worked out, or cannot be, leave their places empty", () => {
  expect(oddsText(undefined)).toContain("Working it out… What comes out Chance Player 1 (red) wins …");
  expect(oddsText(null)).toContain("It could not be worked out in this browser.");
});
