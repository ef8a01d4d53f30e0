import { createRandom, playout, soleWinnerOf, type Table, unwrap } from "@serpentarium/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { examples, type Options, type Position, type Row, serpentCartes } from "../src/index.ts";
import { hopsUntilRest } from "../src/material/hops.ts";
import { isGoalReachable } from "../src/material/lone-pawn.ts";
import { createRestTable } from "../src/material/rest-table.ts";
import { rows, seats, startMatch, tableOf } from "./fixtures.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

/** Every position of a match, from the first turn on. */
function matchFrom(position: Position, seed = 0): Position[] {
  const positions: Position[] = [];
  const end = playout(serpentCartes, position, createRandom(seed), (now) => positions.push(now));
  return [...positions, end];
}

const textOf = (position: Position): string => serpentCartes.formatPosition(position);
const parse = (text: string, table: Table<Options>): Position =>
  unwrap(serpentCartes.parsePosition(text, table));
/** The text of a position without the number of turns, as `end.endless` compares positions. */
const withoutTurns = (position: Position): string => textOf(position).replace(/ \d+$/, "");
const reasonOf = (position: Position): string => (position.phase === "over" ? position.outcome.reason : "");

const SUITS =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";
const [VOID = ""] = examples.flatMap((example) => ("refused" in example ? [example.refused] : []));

describe("setup.deck", () => {
  test.each([
    [2, 32],
    [3, 52],
    [4, 64],
  ])("%i players have %i cards by default", (players, cards) => {
    const position = serpentCartes.start(tableOf({}, players));
    const action = serpentCartes.drawOutcome(position, createRandom(1));
    expect(action.phase === "deal" && action.row.length).toBe(cards);
  });
});

describe("setup.finishable", () => {
  test("deals only rows that can be finished, and refuses others", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom("card", "die"), fc.integer(), ({ deck, row }, entry, seed) => {
        const position = serpentCartes.start(tableOf({ deck, entry, deal: "finishable" }, 2));
        const drawn = serpentCartes.drawOutcome(position, createRandom(seed));
        if (drawn.phase === "deal") expect(isGoalReachable(createRestTable(drawn.row), entry)).toBe(true);
        const refusal = serpentCartes.refuse(position, { phase: "deal", row });
        expect(refusal?.clause).toBe(
          isGoalReachable(createRestTable(row), entry) ? undefined : "setup.finishable",
        );
      }),
    );
  });
});

/** The card where a pawn rests that reaches a card, counted card by card as in the rules. */
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
  test("the rest table, the chain and counting card by card agree", () => {
    fc.assert(
      fc.property(rows, ({ row }) => {
        const restTable = createRestTable(row);
        for (let card = 1; card <= row.length; card++) {
          expect(restTable[card]).toBe(restByRules(row, card));
          expect(hopsUntilRest(row, card).at(-1)?.to ?? card).toBe(restTable[card]);
        }
      }),
    );
  });
});

/** The pawns after each turn of a match with `arriver`, and at the end the winner or a draw, by the text of the rules alone. */
function playByArriver(row: Row, players: number, first: number): string[] {
  const pawns = Array.from({ length: players }, () => 0);
  const log: string[] = [];
  const known = new Set([`${pawns}/${first}`]);
  for (let mover = first; ; ) {
    const card = restByRules(row, (pawns[mover] ?? 0) + 1);
    const isOccupied = card > 0 && pawns.some((at, seat) => at === card && seat !== mover);
    pawns[mover] = isOccupied ? 0 : card;
    log.push(pawns.join());
    if (card === row.length) return [...log, `won by ${mover}`];
    mover = (mover + 1) % players;
    if (known.has(`${pawns}/${mover}`)) return [...log, "drawn"];
    known.add(`${pawns}/${mover}`);
  }
}

test("turn.collision: with `arriver`, 2,000 matches are as the text of the rules says", () => {
  fc.assert(
    fc.property(rows, seats, fc.nat(3), ({ deck, row }, players, by) => {
      const table = tableOf({ deck, collision: "arriver", turnLimit: null }, players);
      const match = matchFrom(startMatch(row, table, by % players)).slice(1);
      const end = match.at(-1) as Position;
      const winner = end.phase === "over" ? soleWinnerOf(end.outcome) : undefined;
      const log = match.map((position) => ("pawns" in position ? position.pawns.join() : ""));
      expect([...log, winner === undefined ? "drawn" : `won by ${winner}`]).toEqual(
        playByArriver(row, players, by % players),
      );
    }),
    { numRuns: 2000 },
  );
});

describe("turn.collision, turn.safe-entry", () => {
  test("with `arriver`, no two pawns are on the same card, and each that meets another leaves the row", () => {
    const entries = fc.constantFrom("card", "die");
    fc.assert(
      fc.property(rows, seats, entries, fc.integer(), ({ deck, row }, players, entry, seed) => {
        const table = tableOf({ deck, entry, collision: "arriver", turnLimit: 60 }, players);
        for (const now of matchFrom(startMatch(row, table), seed)) {
          const onRow = "pawns" in now ? now.pawns.filter((card) => card > 0) : [];
          expect(new Set(onRow).size).toBe(onRow.length);
        }
      }),
    );
  });

  test.each([
    ["earlier", "8,16", "16,0", "drove-out"],
    ["arriver", "8,16", "0,16", "gave-way"],
    ["earlier", "0,8", "8,8", "shared"],
    ["arriver", "0,8", "0,8", "gave-way"],
  ] as const)("with %s, pawns on %s are then on %s: %s", (collision, before, after, type) => {
    const position = parse(`advance:1 ${SUITS} ${before} 4`, tableOf({ collision }, 2));
    const next = serpentCartes.apply(position, { phase: "advance" });
    expect(textOf(next)).toBe(`advance:2 ${SUITS} ${after} 5`);
    expect(serpentCartes.events(position, { phase: "advance" }, next).at(-1)?.type).toBe(type);
  });

  test("pawns share a card only if the second one entered", () => {
    const entries = fc.constantFrom("card", "die");
    fc.assert(
      fc.property(rows, seats, entries, fc.integer(), ({ deck, row }, players, entry, seed) => {
        const table = tableOf({ deck, entry, turnLimit: 60 }, players);
        let before: Position | undefined;
        for (const now of matchFrom(startMatch(row, table), seed)) {
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
  test("ends the match at the first repeated position", () => {
    fc.assert(
      fc.property(rows, seats, ({ deck, row }, players) => {
        const match = matchFrom(startMatch(row, tableOf({ deck, turnLimit: null }, players)));
        const texts = match.slice(0, -1).map(withoutTurns);
        expect(new Set(texts).size).toBe(texts.length);
        const end = match.at(-1) as Position;
        if (reasonOf(end) === "end.goal") return;
        const pawns = textOf(end).split(" ")[2];
        expect(texts.some((text) => text.endsWith(` ${pawns}`))).toBe(true);
      }),
    );
  });

  test("a match continued from text may last longer, because it forgets earlier positions, but ends the same way", () => {
    fc.assert(
      fc.property(rows, seats, fc.nat(), ({ deck, row }, players, at) => {
        const table = tableOf({ deck, turnLimit: null }, players);
        const match = matchFrom(startMatch(row, table));
        const resumed = match[at % (match.length - 1)] as Position;
        const again = matchFrom(parse(textOf(resumed), table));
        const from = match.indexOf(resumed);
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
    const end = matchFrom(parse(`advance:1 ${text} 0,0 0`, table)).at(-1) as Position;
    expect(textOf(end).split(" ").at(-1)).toBe(`${turns}`);
    expect(reasonOf(end)).toBe(reason);
  });
});

describe("an impossible position", () => {
  test.each([
    ["card.value: a pawn on a card that does not count 1", {}, `advance:1 ${SUITS} 9,0 1`],
    ["turn.chain: a pawn on the goal before the end", {}, `advance:1 ${SUITS} 32,0 1`],
    ["turn.enter: a pawn on card 40 of 32", {}, `advance:1 ${SUITS} 40,0 1`],
    ["setup.deck: a card twice", {}, `advance:1 ${SUITS.replace("8c", "7c")} 0,0 0`],
    ["setup.deck: a missing card", {}, `advance:1 ${SUITS.slice(3)} 0,0 0`],
    ["setup.first: three pawns for two players", {}, `advance:1 ${SUITS} 0,0,0 0`],
    ["setup.first: player 3 of two", {}, `advance:3 ${SUITS} 0,0 0`],
    ["setup.first: a pawn on the row before the first turn", {}, `first:chance ${SUITS} 8,0 0`],
    ["setup.first: a turn before the first", {}, `first:chance ${SUITS} 0,0 1`],
    ["setup.finishable: a row that may not be dealt", { deal: "finishable" }, `first:chance ${VOID} 0,0 0`],
    ["turn.enter: a throw without the die", {}, `enter:1 ${SUITS} 0,8 1`],
    ["turn.enter-die: no throw for a pawn off the row", { entry: "die" }, `advance:1 ${SUITS} 0,8 1`],
    ["turn.enter-die: a throw for a pawn on the row", { entry: "die" }, `enter:2 ${SUITS} 0,8 1`],
    ["end.long: no end at the limit", { turnLimit: 5 }, `advance:1 ${SUITS} 8,0 5`],
    ["end.long: a draw before the limit", { turnLimit: 5 }, `over:draw!end.long ${SUITS} 8,0 4`],
    ["end.long: a draw without a limit", { turnLimit: null }, `over:draw!end.long ${SUITS} 8,0 4`],
    ["end.long: more turns than the limit", { turnLimit: 5 }, `over:draw!end.endless ${SUITS} 8,0 6`],
    ["end.endless: a repetition with the die", { entry: "die" }, `over:draw!end.endless ${SUITS} 8,0 4`],
    ["end.endless: a pawn on its goal", {}, `over:draw!end.endless ${SUITS} 32,0 4`],
    ["end.goal: a winner off the goal", {}, `over:1!end.goal ${SUITS} 8,32 4`],
    ["end.goal: two pawns on the goal", {}, `over:1!end.goal ${SUITS} 32,32 4`],
    ["end.goal: no pawn on the goal", {}, `over:1!end.goal ${SUITS} 8,0 4`],
  ] as const)("is refused: %s", (_, options, text) => {
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
  ] as const)("is not %o %s", (options, text) => {
    expect(textOf(parse(text, tableOf(options, 2)))).toBe(text);
  });
});
