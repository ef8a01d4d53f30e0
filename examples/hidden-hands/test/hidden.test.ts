import {
  createRandom,
  createTable,
  determinize,
  play,
  type Seat,
  seenAction,
  seenPosition,
  tell,
  unwrap,
  type Viewer,
} from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { hiddenHands, type Position } from "../src/index.ts";

const at = (text: string, seats = 2, hand = 4): Position =>
  unwrap(hiddenHands.parsePosition(text, createTable(hiddenHands, { seats, options: { hand } })));

const seen = (text: string, viewer: Viewer, seats = 2, hand = 4): string =>
  hiddenHands.formatPosition(seenPosition(hiddenHands, at(text, seats, hand), viewer));

const actionSeen = (text: string, action: string, viewer: Viewer, seats = 2, hand = 4): string => {
  const position = at(text, seats, hand);
  const played = unwrap(hiddenHands.parseAction(action, position));
  return hiddenHands.formatAction(seenAction(hiddenHands, position, played, viewer), position);
};

const told = (text: string, action: string, viewer: Viewer): string =>
  tell(hiddenHands, at(text), unwrap(hiddenHands.parseAction(action, at(text))), "en", viewer).join(" ");

const UNDER_WAY = "lay:2 1,7,12/2,5,6,8 2:9";

describe("setup.deal: a hand is its player's alone", () => {
  test.each([
    [0, "1,7,9,12/?,?,?,?"],
    [1, "?,?,?,?/2,5,6,8"],
    ["everyone", "?,?,?,?/?,?,?,?"],
  ] as const)("as %s sees the deal", (viewer, deal) => {
    expect(actionSeen("deal:chance - -", "1,7,9,12/2,5,6,8", viewer)).toBe(deal);
    expect(seen("turn:chance 1,7,9,12/2,5,6,8 -", viewer)).toBe(`turn:chance ${deal} -`);
  });
});

describe("lay.hidden: a card that lies face down is known to who laid it", () => {
  test.each([
    [0, "lay:2 1,7,12/?,?,?,? 2:9", "Player 1 lays snake 9 face down."],
    [1, "lay:2 ?,?,?/2,5,6,8 2:?", "Player 1 lays a snake face down."],
    ["everyone", "lay:2 ?,?,?/?,?,?,? 2:?", "Player 1 lays a snake face down."],
  ] as const)("as %s sees it", (viewer, position, words) => {
    expect(seen(UNDER_WAY, viewer)).toBe(position);
    expect(told("lay:1 1,7,9,12/2,5,6,8 2", "9", viewer)).toBe(words);
  });

  test("the last one is turned over with the others", () => {
    expect(actionSeen(UNDER_WAY, "8", 0)).toBe("8");
    expect(actionSeen("lay:2 1,7,12/2,5,6,8/3,4,10,11 2:9", "8", 0, 3)).toBe("?");
  });

  test("take.longest: everybody is told how the round ends, though the cards were hidden from them", () => {
    const end = "The cards are turned over: 9, 8. Snake 9 takes 2 eggs for player 1.";
    for (const viewer of [0, 1, "everyone"] as const) {
      expect(told(UNDER_WAY, "8", viewer)).toBe(`Player 2 lays snake 8 face down. ${end}`);
    }
  });

  test("the scene of a view shows backs, and nothing of what is hidden", () => {
    const position = at(UNDER_WAY);
    const { pieces, spaces, targets } = hiddenHands.scene(seenPosition(hiddenHands, position, 1), "wide");
    const shown = JSON.stringify([pieces, spaces, targets]);
    for (const card of [1, 7, 9, 12]) expect(shown).not.toMatch(new RegExp(`snakes?[ -]${card}\\b`));
    expect(pieces.filter(({ glyph }) => glyph === "?")).toHaveLength(4);
    expect(targets.map(({ id }) => id)).toEqual(["2", "5", "6", "8"]);
  });
});

describe("determinize: what a seat does not know is dealt anew", () => {
  const drawn = (seat: Seat, text: string, draws: number) => {
    return Array.from({ length: draws }, (_, i) => determinize(hiddenHands, at(text), seat, createRandom(i)));
  };

  test("the cards that it knows stay where they are", () => {
    for (const position of drawn(1, "lay:2 1,7/2,5,6 2:9:8 3:12", 50)) {
      if (position?.phase !== "lay") throw new Error("another phase");
      const hidden = [...(position.hands[0] ?? []), ...position.laid];
      expect(position.hands[1]).toEqual([2, 5, 6]);
      expect(hidden.filter((card) => [2, 5, 6, 8, 9].includes(card))).toEqual([]);
    }
  });

  test("every card that it has not seen is as likely as any other, in the hand and on the table", () => {
    const draws = 7000;
    const positions = drawn(1, "lay:2 1,7/2,5,6 2:9:8 3:12", draws);
    const counts = (cardsOf: (position: Position) => readonly number[]) => {
      const all = positions.flatMap((position) => (position ? cardsOf(position) : []));
      return [1, 3, 4, 7, 10, 11, 12].map((card) => all.filter((other) => other === card).length / draws);
    };
    // seven cards are unseen: one of them lies on the table, two are in the hand
    for (const share of counts((position) => (position.phase === "lay" ? position.laid : [])))
      expect(Math.abs(share - 1 / 7)).toBeLessThan(0.02);
    for (const share of counts((position) => (position.phase === "lay" ? (position.hands[0] ?? []) : [])))
      expect(Math.abs(share - 2 / 7)).toBeLessThan(0.02);
  });

  test("a program can play on from it, which it cannot from a view", () => {
    const [position] = drawn(1, UNDER_WAY, 1);
    if (!position) throw new Error("nothing drawn");
    expect(unwrap(play(hiddenHands, position, "8")).phase).toBe("turn");
  });
});

test.each([
  ["lay:2 1,7,12/2,5,6,8 2:?", "expected a text like lay:2 1,7,12/2,5,6,8 2:9"],
  ["lay:2 1,7,12/2,5,6,8 2:7", "a snake is there twice"],
  ["lay:2 1,7/2,5,6,8 2:9", "hands and rounds do not add up"],
  ["lay:1 1,7,9,12/2,5,6,8 2:9", "a snake is there twice"],
  ["lay:1 1,7,12/2,5,6,8 2:9", "what follows makes it lay:2"],
  ["turn:chance 1,7/2,5 3:9:8 3:6:10", "there are not so many nests like that"],
  ["lay:2 7,1,12/2,5,6,8 2:9", "expected a text like lay:2 1,7,12/2,5,6,8 2:9"],
])("%s cannot stand", (text, message) => {
  const table = createTable(hiddenHands);
  const parsed = hiddenHands.parsePosition(text, table);
  expect(parsed.ok ? undefined : parsed.error.message.en).toBe(message);
});
