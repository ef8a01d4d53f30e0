import { createRandom, shuffle } from "@serpentarium/core";
import { CARDS_BY_DECK, DECKS, type Options, type Row } from "@serpentarium/serpent-cartes";
import { OFF_ROW } from "@serpentarium/serpent-cartes/parts";
import { describe, expect, test } from "vitest";
import { jumpGraphOf } from "../src/analysis/analyse-row.ts";
import { EXAMPLE_SETUP } from "../src/example-row.ts";
import { type Jump, listJumps } from "../src/jumps.ts";

type Entry = Options["entry"];

const graphOn = (row: Row, entry: Entry): readonly Jump[] => listJumps(row, jumpGraphOf(row, entry), entry);

/** Formats a jump, such as `27 → 13 goal 2`. */
const formatJump = ({ id, to, fate, turns }: Jump): string =>
  [id, "→", to, fate, turns ?? ""].join(" ").trim();

const reachableJumps = (entry: Entry): string[] =>
  graphOn(EXAMPLE_SETUP.row, entry)
    .filter(({ isReachable }) => isReachable)
    .map(formatJump);

describe("the jumps of the example", () => {
  test("turn.enter: with entry on card 1, one path turns back once and leads to the goal", () => {
    expect(reachableJumps("card")).toEqual([
      "in-1 → 1 goal 6",
      "1 → 9 goal 5",
      "9 → 17 goal 4",
      "13 → 32 goal 1",
      "17 → 27 goal 3",
      "27 → 13 goal 2",
    ]);
  });

  test("turn.enter-die: with entry by the die, there is a circle", () => {
    expect(reachableJumps("die")).toEqual(
      expect.arrayContaining([
        "in-5 → 5 caught",
        "15 → 23 caught",
        "23 → 24 circle",
        "24 → 25 circle",
        "25 → 23 circle",
      ]),
    );
  });

  test("turn.overshoot: lists the touched cards in order", () => {
    const jump = graphOn(EXAMPLE_SETUP.row, "card").find(({ id }) => id === "27");
    expect(jump?.touched).toEqual([28, 28, 20, 13]);
  });
});

/** Rows of every deck, with both kinds of entry. */
const cases = DECKS.flatMap((deck) =>
  (["card", "die"] as const).flatMap((entry) =>
    Array.from({ length: 40 }, (_, i) => ({
      deck,
      entry,
      row: shuffle(createRandom(`${deck}/${i}`), CARDS_BY_DECK[deck]),
    })),
  ),
);

/** Follows the jumps from an entry to their end. */
function followJumps(graph: readonly Jump[], entry: Entry, goal: number, start: Jump) {
  const seen: number[] = [];
  for (let at = start.to, turns = 1; ; turns++) {
    if (at === goal) return { end: "goal", turns };
    if (at === OFF_ROW && entry === "die") return { end: "off", turns: null };
    if (seen.includes(at)) return { end: "circle", turns: null };
    seen.push(at);
    const next = at === OFF_ROW ? start : graph.find(({ isEntry, from }) => !isEntry && from === at);
    at = next?.to ?? Number.NaN;
  }
}

describe("turn.chain: the jumps of any row", () => {
  test("end as in the analysis", () => {
    for (const { row, entry } of cases) {
      const jumps = jumpGraphOf(row, entry);
      const graph = listJumps(row, jumps, entry);
      for (const start of graph.filter(({ isEntry }) => isEntry)) {
        const lone = jumps.lonePaths.find((one) => one.entry === start.from);
        const { end, turns } = followJumps(graph, entry, jumps.goal, start);
        expect([start.turns, start.fate === "goal"]).toEqual([lone?.turns, lone?.end === "goal"]);
        expect(turns).toBe(start.turns);
        if (entry === "die") expect(end === "off").toBe(start.fate === "off");
      }
    }
  });

  test("form the circles of the analysis", () => {
    for (const { row, entry } of cases) {
      const jumps = jumpGraphOf(row, entry);
      const inCircles = listJumps(row, jumps, entry)
        .filter(({ fate, isReachable, isEntry }) => fate === "circle" && isReachable && !isEntry)
        .map(({ from }) => from);
      const cards = jumps.circles.flat().filter((card) => card !== OFF_ROW);
      expect(inCircles.toSorted()).toEqual(cards.toSorted());
    }
  });

  test("touch cards up to the resting card", () => {
    for (const { row, entry } of cases) {
      for (const { touched, to, from, isEntry } of graphOn(row, entry)) {
        expect(touched[0]).toBe(isEntry ? from : from + 1);
        expect(touched.at(-1)).toBe(to);
      }
    }
  });

  test("start from every card on which a pawn can rest", () => {
    for (const { row, entry } of cases) {
      const starts = graphOn(row, entry).filter(({ isReachable, isEntry }) => isReachable && !isEntry);
      expect(starts.map(({ from }) => from)).toEqual(jumpGraphOf(row, entry).restingCards);
    }
  });
});
