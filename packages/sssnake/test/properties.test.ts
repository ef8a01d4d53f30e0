import { createTable, winnersOf } from "@serpentarium/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, type CardKind, type Lay, type Position, sssnake } from "../src/index.ts";
import {
  CARD_KINDS,
  changeCount,
  countOfKind,
  kindOfTile,
  kindsWithCards,
  totalCards,
} from "../src/material/cards.ts";
import { canFinish, missing } from "../src/material/finish.ts";
import { tileForEnd } from "../src/material/fit-rules.ts";
import { END_LETTERS, placedCardsOf, type Snake } from "../src/material/snake.ts";
import { deckOf } from "../src/options.ts";
import { handOf, type LayingPosition, leftNeighbourOf, snakeOfSeat, snakeOwnerOf } from "../src/position.ts";
import { cellOf, endsOf, fitsSomewhere, layoutOf } from "./conversions.ts";
import { partsOnTraces, traceEnds } from "./layout.ts";
import { forEachPly, matchSetups, type Ply, playPlies } from "./plies.ts";
import { layAttempts } from "./snakes.ts";
import { createTally } from "./tally.ts";

const textsOf = (position: Position): readonly string[] =>
  sssnake.legalActions(position).map((action) => sssnake.formatAction(action, position));
const laysIn = (position: Position): readonly Lay[] =>
  sssnake
    .legalActions(position)
    .flatMap((action) => ("type" in action && action.type === "lay" ? [action] : []));
const isLaying = (position: Position): position is LayingPosition =>
  ["keep", "lend", "receive", "reclaim"].includes(position.phase);
const isComplete = (position: Position): boolean =>
  position.phase === "over" && position.outcome.reason === "end.complete";

/** The number of cards of a kind that are neither in the deck nor in hand nor on a snake. */
function discardedCount(position: Position, kind: CardKind): number {
  const laid = position.snakes.flatMap(placedCardsOf).filter((card) => kindOfTile(card.laid) === kind).length;
  const all = countOfKind(deckOf(position.table.options), kind);
  return all - countOfKind(position.deck, kind) - countOfKind(handOf(position), kind) - laid;
}

/** The kind of the card that an action gives to the neighbour, if any (`turn.one`, `turn.two`, `turn.three`). */
function givenKind({ before, action, after }: Ply): CardKind | undefined {
  if (action.phase === "roll" || isComplete(after)) return undefined;
  if (before.phase === "draw")
    return before.left === 1 && totalCards(before.hand) === 0 ? action.kind : undefined;
  if (before.phase !== "keep" || before.left > 1) return undefined;
  return kindsWithCards(changeCount(before.hand, action.kind, -1))[0];
}

/** The phase in which a given card is to be laid; `out` if it fits neither snake. */
function expectedPhase({ before, after }: Ply, kind: CardKind): "lend" | "receive" | "reclaim" | "out" {
  if (fitsSomewhere(snakeOfSeat(after, leftNeighbourOf(before)), kind))
    return before.phase === "draw" ? "lend" : "receive";
  return fitsSomewhere(snakeOfSeat(after, before.roller), kind) ? "reclaim" : "out";
}

const discardedKind = (action: Action): CardKind | undefined =>
  "type" in action && action.type === "out" ? action.kind : undefined;

describe("material.cards, turn.automatic", () => {
  test("all cards are in the deck, in hand, on a snake, or left the game by a rule", () => {
    const tally = createTally<"put out" | "lend" | "receive" | "reclaim" | "out">();
    forEachPly(1, 150, (ply) => {
      const { before, action, after } = ply;
      const kind = givenKind(ply);
      const expected = kind && expectedPhase(ply, kind);
      if (expected && expected !== "out") expect(after.phase).toBe(expected);
      const put = discardedKind(action);
      for (const each of CARD_KINDS) {
        const leaving = Number(put === each) + Number(expected === "out" && kind === each);
        expect(discardedCount(before, each)).toBeGreaterThanOrEqual(0);
        expect(discardedCount(after, each) - discardedCount(before, each)).toBe(leaving);
      }
      tally.count("put out", put !== undefined);
      if (expected) tally.count(expected);
    });
    expect(tally.rare({ "put out": 20, lend: 400, receive: 700, reclaim: 20, out: 4 })).toEqual([]);
  });
});

describe("ends.trace", () => {
  test("every card laid is on a trace, and the ends are where the traces lead", () => {
    const tally = createTally<"gone through twice" | "laid on a neighbour">();
    forEachPly(2, 120, ({ before, after }) => {
      if (!isLaying(before)) return;
      const snake = snakeOfSeat(after, snakeOwnerOf(before));
      const layout = layoutOf(snake);
      const parts = partsOnTraces(layout);
      expect(parts.size).toBe(layout.size);
      expect(endsOf(snake)).toEqual(traceEnds(layout));
      tally.count(
        "gone through twice",
        [...parts.values()].some((all) => all.length > 1),
      );
      tally.count("laid on a neighbour", before.phase === "lend");
    });
    expect(tally.rare({ "gone through twice": 50, "laid on a neighbour": 300 })).toEqual([]);
  });
});

/** The cards of a snake that were not there before. */
const newCards = (before: Snake, after: Snake) => {
  const old = layoutOf(before);
  return [...layoutOf(after)].filter(([cell]) => !old.has(cell));
};

describe("place.for-good, place.at-end", () => {
  test("a laid card never moves, and at most one is added, at an end", () => {
    forEachPly(3, 25, ({ before, action, after }) => {
      const owner = isLaying(before) ? snakeOwnerOf(before) : undefined;
      for (const [seat, old] of before.snakes.entries()) {
        const snake = snakeOfSeat(after, seat);
        const cards = newCards(old, snake);
        const isLaid = seat === owner && discardedKind(action) === undefined;
        expect([...layoutOf(snake)]).toEqual(expect.arrayContaining([...layoutOf(old)]));
        expect(cards).toHaveLength(isLaid ? 1 : 0);
        const faced = END_LETTERS.flatMap((end) => (old.ends ? [cellOf(old, old.ends[end].cell)] : []));
        for (const [cell] of cards) expect(faced).toContain(cell);
      }
    });
  });
});

describe("finish.missing", () => {
  test("a card reduces the missing cards by at most one, and at either end some card does", () => {
    const tally = createTally<"nearer" | "further">();
    forEachPly(4, 100, ({ before, action, after }) => {
      if (!isLaying(before) || discardedKind(action)) return;
      const snake = snakeOfSeat(before, snakeOwnerOf(before));
      const short = missing(snake);
      const now = missing(snakeOfSeat(after, snakeOwnerOf(before)));
      expect(now).toBeGreaterThanOrEqual(short - 1);
      for (const end of END_LETTERS) {
        const counts = layAttempts(snake, end).flatMap(({ after: next }) =>
          next && canFinish(next) ? [missing(next)] : [],
        );
        expect(Math.min(...counts)).toBe(short - 1);
      }
      tally.count("nearer", now < short);
      tally.count("further", now > short);
    });
    expect(tally.rare({ nearer: 800, further: 600 })).toEqual([]);
  });
});

describe("end.complete, end.deck, score.negative", () => {
  test("a complete snake wins, otherwise the fewest missing cards; every seat scores minus its missing cards", () => {
    const tally = createTally<"end.complete" | "end.deck" | "by a neighbour" | "shared">();
    forEachPly(5, 150, ({ before, after }) => {
      const short = after.snakes.map(missing);
      expect(sssnake.scores?.(after)).toEqual(short.map((count) => 0 - count));
      if (after.phase !== "over") {
        expect(short).not.toContain(0);
        return;
      }
      const { reason, scores } = after.outcome;
      const winners = winnersOf(after.outcome);
      const best = Math.min(...short);
      expect(scores).toEqual(short.map((count) => 0 - count));
      expect(winners).toEqual(short.flatMap((count, seat) => (count === best ? [seat] : [])));
      expect(reason).toBe(best === 0 ? "end.complete" : "end.deck");
      if (reason === "end.deck") expect(totalCards(after.deck) + totalCards(after.hand)).toBe(0);
      tally.count(best === 0 ? "end.complete" : "end.deck");
      tally.count("shared", winners.length > 1);
      tally.count("by a neighbour", best === 0 && before.phase === "lend");
    });
    expect(tally.rare({ "end.complete": 30, "end.deck": 50, "by a neighbour": 5, shared: 6 })).toEqual([]);
  });

  test("every match ends within maxActions", () => {
    fc.assert(
      fc.property(matchSetups, (match) => {
        expect(playPlies(match).length).toBeLessThanOrEqual(sssnake.maxActions(match.table) ?? 0);
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  test("a match of straight cards, one in each turn, takes exactly maxActions", () => {
    const table = createTable(sssnake, { seats: 3, options: { cards: { S: 30, C: 0, X: 0, D: 0 } } });
    let [position, length] = [sssnake.start(table), 0];
    for (; position.phase !== "over"; length++) {
      const [first] = sssnake.legalActions(position);
      if (!first) throw new Error("nothing is legal");
      position = sssnake.apply(position, first);
    }
    expect(length).toBe(sssnake.maxActions(table));
  });
});

describe("turn.must-fit", () => {
  test("a card may leave the game only if none in hand fits, and then any of them", () => {
    const tally = createTally<"lay" | "out" | "of several kinds">();
    forEachPly(7, 300, ({ before }) => {
      if (!isLaying(before)) return;
      const kinds = kindsWithCards(before.hand);
      const fitting = kinds.filter((kind) => fitsSomewhere(snakeOfSeat(before, snakeOwnerOf(before)), kind));
      const out = sssnake.legalActions(before).flatMap((action) => discardedKind(action) ?? []);
      expect(out).toEqual(fitting.length > 0 ? [] : kinds);
      expect([...new Set(laysIn(before).map(({ kind }) => kind))]).toEqual(fitting);
      tally.count(out.length > 0 ? "out" : "lay");
      tally.count("of several kinds", out.length > 1);
    });
    expect(tally.rare({ lay: 4000, out: 30, "of several kinds": 8 })).toEqual([]);
  });
});

describe("notation", () => {
  test("a card in a cell and orientation has one name; from the head if it joins both ends", () => {
    const tally = createTally<"one cell" | "from the tail" | "joins both">();
    forEachPly(8, 150, ({ before }) => {
      const texts = textsOf(before);
      expect(new Set(texts).size).toBe(texts.length);
      if (!isLaying(before)) return;
      const snake = snakeOfSeat(before, snakeOwnerOf(before));
      const { h, t } = snake.ends ?? {};
      const lays = laysIn(before);
      const facts = lays.map(({ kind, end, bend }) => {
        const cell = end === "h" ? h?.cell : t?.cell;
        return `${cell} ${tileForEnd(snake, kind, end, bend)}`;
      });
      expect(new Set(facts).size).toBe(facts.length);
      if (h?.cell !== t?.cell) return;
      tally.count("one cell");
      const laidFromHead = layAttempts(snake, "h").map(({ laid }) => laid);
      for (const { kind, end, bend, laid } of layAttempts(snake, "t")) {
        const name = sssnake.parseAction(`${kind}:${end}${bend}`, before);
        expect(name.ok).toBe(!laidFromHead.includes(laid));
        tally.count(name.ok ? "from the tail" : "joins both");
      }
      expect(lays.filter(({ end }) => end === "t")).toEqual([]);
    });
    expect(tally.rare({ "one cell": 60, "from the tail": 120, "joins both": 240 })).toEqual([]);
  });
});
