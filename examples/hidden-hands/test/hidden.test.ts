import {
  createRandom,
  createTable,
  determinize,
  narrateAction,
  play,
  redactAction,
  redactPosition,
  type Seat,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en" with { type: "json" };
import { describe, expect, test } from "vitest";
import { type HiddenHands, hiddenHands } from "../src/index.ts";
import en from "../words/en.json" with { type: "json" };

const words = createWords("en", en, coreEn);

const parse = (text: string, seats = 2, hand = 4): HiddenHands["position"] =>
  unwrap(hiddenHands.parsePosition(text, createTable(hiddenHands, { seats, options: { hand } })));

const viewText = (text: string, viewer: Viewer, seats = 2, hand = 4): string =>
  hiddenHands.formatPosition(redactPosition(hiddenHands, parse(text, seats, hand), viewer));

const actionViewText = (text: string, action: string, viewer: Viewer, seats = 2, hand = 4): string => {
  const position = parse(text, seats, hand);
  const played = unwrap(hiddenHands.parseAction(action, position));
  return hiddenHands.formatAction(redactAction(hiddenHands, position, played, viewer), position);
};

const narration = (text: string, action: string, viewer: Viewer): string =>
  narrateAction(
    hiddenHands,
    parse(text),
    unwrap(hiddenHands.parseAction(action, parse(text))),
    words,
    viewer,
  ).join(" ");

const DURING_ROUND = "lay:2 1,7,12/2,5,6,8 2:9";

describe("setup.deal: only its player sees a hand", () => {
  test.each([
    [0, "1,7,9,12/?,?,?,?"],
    [1, "?,?,?,?/2,5,6,8"],
    ["everyone", "?,?,?,?/?,?,?,?"],
  ] as const)("viewer %s sees the deal", (viewer, deal) => {
    expect(actionViewText("deal:chance - -", "1,7,9,12/2,5,6,8", viewer)).toBe(deal);
    expect(viewText("turn:chance 1,7,9,12/2,5,6,8 -", viewer)).toBe(`turn:chance ${deal} -`);
  });
});

describe("lay.hidden: only the player who laid it knows a face-down card", () => {
  test.each([
    [0, "lay:2 1,7,12/?,?,?,? 2:9", "Player 1 lays snake 9 face down."],
    [1, "lay:2 ?,?,?/2,5,6,8 2:?", "Player 1 lays a snake face down."],
    ["everyone", "lay:2 ?,?,?/?,?,?,? 2:?", "Player 1 lays a snake face down."],
  ] as const)("viewer %s sees the position", (viewer, position, text) => {
    expect(viewText(DURING_ROUND, viewer)).toBe(position);
    expect(narration("lay:1 1,7,9,12/2,5,6,8 2", "9", viewer)).toBe(text);
  });

  test("the last card of a round is not hidden", () => {
    expect(actionViewText(DURING_ROUND, "8", 0)).toBe("8");
    expect(actionViewText("lay:2 1,7,12/2,5,6,8/3,4,10,11 2:9", "8", 0, 3)).toBe("?");
  });

  test("take.longest: every viewer gets the end of the round, though cards were hidden", () => {
    const end = "The cards are turned over: 9, 8. Snake 9 takes 2 eggs for player 1.";
    for (const viewer of [0, 1, "everyone"] as const) {
      expect(narration(DURING_ROUND, "8", viewer)).toBe(`Player 2 lays snake 8 face down. ${end}`);
    }
  });

  test("the scene of a view shows backs, and no hidden cards", () => {
    const position = parse(DURING_ROUND);
    const { pieces, spaces, targets } = hiddenHands.scene(redactPosition(hiddenHands, position, 1), "wide");
    const json = JSON.stringify([pieces, spaces, targets]);
    for (const card of [1, 7, 9, 12])
      expect(json).not.toMatch(new RegExp(`snake-${card}\\b|"card":${card}\\b`));
    expect(pieces.filter(({ glyph }) => glyph === "?")).toHaveLength(4);
    expect(targets.map(({ id }) => id)).toEqual(["2", "5", "6", "8"]);
  });
});

describe("determinize: unknown cards are dealt at random", () => {
  const drawn = (seat: Seat, text: string, draws: number) => {
    return Array.from({ length: draws }, (_, i) =>
      determinize(hiddenHands, parse(text), seat, createRandom(i)),
    );
  };

  test("keeps the known cards", () => {
    for (const position of drawn(1, "lay:2 1,7/2,5,6 2:9:8 3:12", 50)) {
      if (position?.phase !== "lay") throw new Error("another phase");
      const hidden = [...(position.hands[0] ?? []), ...position.laid];
      expect(position.hands[1]).toEqual([2, 5, 6]);
      expect(hidden.filter((card) => [2, 5, 6, 8, 9].includes(card))).toEqual([]);
    }
  });

  test("draws every unseen card with the same probability, in the hand and on the table", () => {
    const draws = 7000;
    const positions = drawn(1, "lay:2 1,7/2,5,6 2:9:8 3:12", draws);
    const counts = (cardsOf: (position: HiddenHands["position"]) => readonly number[]) => {
      const all = positions.flatMap((position) => (position ? cardsOf(position) : []));
      return [1, 3, 4, 7, 10, 11, 12].map((card) => all.filter((other) => other === card).length / draws);
    };
    // seven cards are unseen: one on the table, two in the hand
    for (const share of counts((position) => (position.phase === "lay" ? position.laid : [])))
      expect(Math.abs(share - 1 / 7)).toBeLessThan(0.02);
    for (const share of counts((position) => (position.phase === "lay" ? (position.hands[0] ?? []) : [])))
      expect(Math.abs(share - 2 / 7)).toBeLessThan(0.02);
  });

  test("returns a position that can be played on, unlike a view", () => {
    const [position] = drawn(1, DURING_ROUND, 1);
    if (!position) throw new Error("nothing drawn");
    expect(unwrap(play(hiddenHands, position, "8")).position.phase).toBe("turn");
  });
});

test.each([
  ["lay:2 1,7,12/2,5,6,8 2:?", "expected 1, 2, 3, 4, 5, 6, 7, …, or 12 (<rounds>)"],
  ["lay:2 1,7,12/2,5,6,8 2:7", "a snake appears twice"],
  ["lay:2 1,7/2,5,6,8 2:9", "hands and rounds do not add up"],
  ["lay:1 1,7,9,12/2,5,6,8 2:9", "a snake appears twice"],
  ["lay:1 1,7,12/2,5,6,8 2:9", "expected lay:2 in place of lay:1, judging by the rest"],
  ["turn:chance 1,7/2,5 3:9:8 3:6:10", "there are too many nests of this kind"],
  ["lay:2 7,1,12/2,5,6,8 2:9", "expected 1,7,12/2,5,6,8 in place of 7,1,12/2,5,6,8, judging by the rest"],
])("%s is refused", (text, message) => {
  const table = createTable(hiddenHands);
  const parsed = hiddenHands.parsePosition(text, table);
  expect(parsed.ok ? undefined : words.format(parsed.error.message)).toBe(message);
});
