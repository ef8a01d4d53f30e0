import { createRandom, playout, type Table, unwrap } from "@serpentarium/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examples, layTrack, type Options, type Position, type Row, serpentCartes } from "../src/index.ts";
import { isFinishable } from "../src/material/lone.ts";
import { chainFrom } from "../src/material/route.ts";
import { begun, rows, seats, tableOf } from "./fixtures.ts";

/** Every position of a match, from the first turn on. */
function matchFrom(position: Position, seed = 0): Position[] {
  const positions: Position[] = [];
  const end = playout(serpentCartes, position, createRandom(seed), (now) => positions.push(now));
  return [...positions, end];
}

const textOf = (position: Position): string => serpentCartes.formatPosition(position);
const read = (text: string, table: Table<Options>): Position =>
  unwrap(serpentCartes.parsePosition(text, table));
/** The text without the number of turns: what `end.endless` compares. */
const standing = (position: Position): string => textOf(position).replace(/ \d+$/, "");
const reasonOf = (position: Position): string => (position.phase === "over" ? position.outcome.reason : "");

const SUITS =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";
const [VOID = ""] = examples.flatMap((example) => ("refused" in example ? [example.refused] : []));

describe("setup.deck", () => {
  test.each([
    [2, 32],
    [3, 52],
    [4, 64],
  ])("%i players have %i cards unless they say otherwise", (players, cards) => {
    const position = serpentCartes.start(tableOf({}, players));
    const action = serpentCartes.draw(position, createRandom(1));
    expect(action.phase === "deal" && action.row.length).toBe(cards);
  });
});

describe("setup.finishable", () => {
  test("what chance deals can be finished, and other rows are refused", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("card", "die"), fc.integer(), ({ deck, row }, entry, seed) => {
        const position = serpentCartes.start(tableOf({ deck, entry, deal: "finishable" }, 2));
        const drawn = serpentCartes.draw(position, createRandom(seed));
        if (drawn.phase === "deal") expect(isFinishable(layTrack(drawn.row), entry)).toBe(true);
        const refusal = serpentCartes.refuse(position, { phase: "deal", row });
        expect(refusal?.clause).toBe(isFinishable(layTrack(row), entry) ? undefined : "setup.finishable");
      }),
    );
  });
});

/** Where a pawn rests that has come to a card, by the words of the rules: one count after the other. */
function restByRules(row: Row, card: number): number {
  let [at, way] = [card, 1];
  for (;;) {
    if (at < 1) return 0;
    if (at === row.length && way === 1) return at;
    const points = ((row[at - 1] ?? 0) >> 2) + 1;
    const value = points > 10 ? 1 : points;
    if (value === 1) return at;
    for (let left = value; left > 0; left--) {
      if (at === row.length) way = -1;
      at += way;
    }
  }
}

describe("turn.chain, turn.count, turn.overshoot, turn.before-start", () => {
  test("the track, the route that is told and the rules counted card by card come to the same card", () => {
    fc.assert(
      fc.property(rows, ({ row }) => {
        const track = layTrack(row);
        for (let card = 1; card <= row.length; card++) {
          expect(track[card]).toBe(restByRules(row, card));
          expect(chainFrom(row, card).at(-1)?.to ?? card).toBe(track[card]);
        }
      }),
    );
  });
});

describe("turn.collision, turn.safe-entry", () => {
  test("who shares a card came there when one of them entered", () => {
    const entries = fc.constantFrom("card", "die");
    fc.assert(
      fc.property(rows, seats, entries, fc.integer(), ({ deck, row }, players, entry, seed) => {
        const table = tableOf({ deck, entry, turnLimit: 60 }, players);
        let before: Position | undefined;
        for (const now of matchFrom(begun(row, table), seed)) {
          if (before && "toAct" in before && "pawns" in now) {
            const { toAct, pawns } = before;
            const card = now.pawns[toAct] ?? 0;
            const met = pawns.flatMap((at, seat) =>
              at === card && seat !== toAct && card > 0 ? [seat] : [],
            );
            for (const seat of met) expect(now.pawns[seat]).toBe(pawns[toAct] === 0 ? card : 0);
          }
          before = now;
        }
      }),
    );
  });
});

describe("end.endless", () => {
  test("the game ends the first time that anything comes up again, and not before", () => {
    fc.assert(
      fc.property(rows, seats, ({ deck, row }, players) => {
        const match = matchFrom(begun(row, tableOf({ deck, turnLimit: null }, players)));
        const stood = match.slice(0, -1).map(standing);
        expect(new Set(stood).size).toBe(stood.length);
        const end = match.at(-1) as Position;
        if (reasonOf(end) === "end.goal") return;
        const pawns = textOf(end).split(" ")[2];
        expect(stood.some((text) => text.endsWith(` ${pawns}`))).toBe(true);
      }),
    );
  });

  test("a text forgets what came up before: the game may last longer, but ends the same way", () => {
    fc.assert(
      fc.property(rows, seats, fc.nat(), ({ deck, row }, players, at) => {
        const table = tableOf({ deck, turnLimit: null }, players);
        const match = matchFrom(begun(row, table));
        const kept = match[at % (match.length - 1)] as Position;
        const again = matchFrom(read(textOf(kept), table));
        const from = match.indexOf(kept);
        expect(again.length).toBeGreaterThanOrEqual(match.length - from);
        expect(reasonOf(again.at(-1) as Position)).toBe(reasonOf(match.at(-1) as Position));
        const shared = match.slice(from, -1).map(textOf);
        expect(again.slice(0, shared.length).map(textOf)).toEqual(shared);
      }),
    );
  });
});

describe("end.goal, end.endless, end.long", () => {
  test.each([
    ["end.goal", 8, SUITS, 8],
    ["end.long", 7, SUITS, 7],
    ["end.goal", null, SUITS, 8],
    ["end.endless", 4, VOID, 4],
    ["end.long", 3, VOID, 3],
    ["end.endless", null, VOID, 4],
  ])("%s with a limit of %s turns", (reason, turnLimit, text, turns) => {
    const table = tableOf({ turnLimit }, 2);
    const end = matchFrom(read(`advance:1 ${text} 0,0 0`, table)).at(-1) as Position;
    expect(textOf(end).split(" ").at(-1)).toBe(`${turns}`);
    expect(reasonOf(end)).toBe(reason);
  });
});

describe("a position that cannot stand", () => {
  test.each([
    ["card.value: a pawn rests on a card that counts 1", {}, `advance:1 ${SUITS} 9,0 1`],
    ["turn.chain: nor on the goal before the end", {}, `advance:1 ${SUITS} 32,0 1`],
    ["turn.enter: there are 32 cards", {}, `advance:1 ${SUITS} 40,0 1`],
    ["setup.deck: no card comes twice", {}, `advance:1 ${SUITS.replace("8c", "7c")} 0,0 0`],
    ["setup.deck: every card is there", {}, `advance:1 ${SUITS.slice(3)} 0,0 0`],
    ["setup.first: one pawn a player", {}, `advance:1 ${SUITS} 0,0,0 0`],
    ["setup.first: there are two players", {}, `advance:3 ${SUITS} 0,0 0`],
    ["setup.first: nobody has played before", {}, `first:chance ${SUITS} 8,0 0`],
    ["setup.first: no turn has gone by before", {}, `first:chance ${SUITS} 0,0 1`],
    ["setup.finishable: the row cannot be dealt", { deal: "finishable" }, `first:chance ${VOID} 0,0 0`],
    ["turn.enter: without the die nobody throws it", {}, `enter:1 ${SUITS} 0,8 1`],
    ["turn.enter-die: who is off the row throws the die", { entry: "die" }, `advance:1 ${SUITS} 0,8 1`],
    ["turn.enter-die: who is on the row does not", { entry: "die" }, `enter:2 ${SUITS} 0,8 1`],
    ["end.long: the limit is reached", { turnLimit: 5 }, `advance:1 ${SUITS} 8,0 5`],
    ["end.long: the limit is not reached", { turnLimit: 5 }, `over:draw!end.long ${SUITS} 8,0 4`],
    ["end.long: there is no limit", { turnLimit: null }, `over:draw!end.long ${SUITS} 8,0 4`],
    ["end.long: the limit is passed", { turnLimit: 5 }, `over:draw!end.endless ${SUITS} 8,0 6`],
    ["end.endless: with the die anything may come", { entry: "die" }, `over:draw!end.endless ${SUITS} 8,0 4`],
    ["end.endless: somebody has won", {}, `over:draw!end.endless ${SUITS} 32,0 4`],
    ["end.goal: the winner is not on the goal", {}, `over:1!end.goal ${SUITS} 8,32 4`],
    ["end.goal: one pawn alone comes first", {}, `over:1!end.goal ${SUITS} 32,32 4`],
    ["end.goal: nobody is on the goal", {}, `over:1!end.goal ${SUITS} 8,0 4`],
  ] as const)("%s", (_, options, text) => {
    const parsed = serpentCartes.parsePosition(text, tableOf(options, 2));
    expect(parsed.ok ? "accepted" : parsed.error.code).toBe("bad-position");
  });

  test.each([
    [{}, `advance:1 ${SUITS} 8,0 1`],
    [{}, `first:chance ${VOID} 0,0 0`],
    [{ entry: "die" }, `enter:1 ${SUITS} 0,8 1`],
    [{ turnLimit: 5 }, `over:draw!end.long ${SUITS} 8,0 5`],
    [{}, `over:draw!end.endless ${SUITS} 8,0 4`],
    [{}, `over:1!end.goal ${SUITS} 32,0 4`],
  ] as const)("%o %s can", (options, text) => {
    expect(textOf(read(text, tableOf(options, 2)))).toBe(text);
  });
});
