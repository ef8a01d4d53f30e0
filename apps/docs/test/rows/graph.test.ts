import { createRandom, shuffle } from "@serpentarium/core";
import { CARDS_OF, DECKS, jumpsOf, type Options, type Row } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { EXAMPLE } from "../../src/rows/example-row.ts";
import { graphOf, type Jump, OFF } from "../../src/rows/graph.ts";

type Entry = Options["entry"];

const graphOn = (row: Row, entry: Entry): readonly Jump[] => graphOf(row, jumpsOf(row, entry), entry);

/** A jump in a word, such as `27 → 13 goal 2`. */
const inShort = ({ id, to, fate, turns }: Jump): string => [id, "→", to, fate, turns ?? ""].join(" ").trim();

const reached = (entry: Entry): string[] =>
  graphOn(EXAMPLE.row, entry)
    .filter(({ isReached }) => isReached)
    .map(inShort);

describe("the jumps of the example", () => {
  test("turn.enter: with entry on card 1 there is one way, back once and to the goal", () => {
    expect(reached("card")).toEqual([
      "in-1 → 1 goal 6",
      "1 → 9 goal 5",
      "9 → 17 goal 4",
      "13 → 32 goal 1",
      "17 → 27 goal 3",
      "27 → 13 goal 2",
    ]);
  });

  test("turn.enter-die: by the die there is a circle too", () => {
    expect(reached("die")).toEqual(
      expect.arrayContaining([
        "in-5 → 5 caught",
        "15 → 23 caught",
        "23 → 24 circle",
        "24 → 25 circle",
        "25 → 23 circle",
      ]),
    );
  });

  test("turn.overshoot: the cards that are touched are told in order", () => {
    const jump = graphOn(EXAMPLE.row, "card").find(({ id }) => id === "27");
    expect(jump?.touched).toEqual([28, 28, 20, 13]);
  });
});

/** Rows of every deck, and both ways to enter. */
const cases = DECKS.flatMap((deck) =>
  (["card", "die"] as const).flatMap((entry) =>
    Array.from({ length: 40 }, (_, i) => ({
      deck,
      entry,
      row: shuffle(createRandom(`${deck}/${i}`), CARDS_OF[deck]),
    })),
  ),
);

/** Follows the jumps from an entry, and says how they end. */
function followed(graph: readonly Jump[], entry: Entry, goal: number, start: Jump) {
  const seen: number[] = [];
  for (let at = start.to, turns = 1; ; turns++) {
    if (at === goal) return { end: "goal", turns };
    if (at === OFF && entry === "die") return { end: "off", turns: null };
    if (seen.includes(at)) return { end: "circle", turns: null };
    seen.push(at);
    const next = at === OFF ? start : graph.find(({ isEntry, from }) => !isEntry && from === at);
    at = next?.to ?? Number.NaN;
  }
}

describe("turn.chain: the jumps of any row", () => {
  test("lead on to where the analysis says", () => {
    for (const { row, entry } of cases) {
      const jumps = jumpsOf(row, entry);
      const graph = graphOf(row, jumps, entry);
      for (const start of graph.filter(({ isEntry }) => isEntry)) {
        const lone = jumps.lones.find((one) => one.entry === start.from);
        const { end, turns } = followed(graph, entry, jumps.goal, start);
        expect([start.turns, start.fate === "goal"]).toEqual([lone?.turns, lone?.end === "goal"]);
        expect(turns).toBe(start.turns);
        if (entry === "die") expect(end === "off").toBe(start.fate === "off");
      }
    }
  });

  test("are part of a circle exactly where the analysis has one", () => {
    for (const { row, entry } of cases) {
      const jumps = jumpsOf(row, entry);
      const inCircles = graphOf(row, jumps, entry)
        .filter(({ fate, isReached, isEntry }) => fate === "circle" && isReached && !isEntry)
        .map(({ from }) => from);
      const cards = jumps.circles.flat().filter((card) => card !== OFF);
      expect(inCircles.toSorted()).toEqual(cards.toSorted());
    }
  });

  test("touch cards up to the one on which the pawn rests", () => {
    for (const { row, entry } of cases) {
      for (const { touched, to, from, isEntry } of graphOn(row, entry)) {
        expect(touched[0]).toBe(isEntry ? from : from + 1);
        expect(touched.at(-1)).toBe(to);
      }
    }
  });

  test("start from every card on which a pawn can come to rest", () => {
    for (const { row, entry } of cases) {
      const starts = graphOn(row, entry).filter(({ isReached, isEntry }) => isReached && !isEntry);
      expect(starts.map(({ from }) => from)).toEqual(jumpsOf(row, entry).rests);
    }
  });
});
