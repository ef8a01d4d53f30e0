import { createRandom, perft } from "@serpentarium/core";
import { differencesOf } from "@serpentarium/core/variant";
import { type Action, type Position, serpentCartes } from "@serpentarium/serpent-cartes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serpentCartesTwoEnds as game } from "../src/index.ts";
import { begin, count, turn } from "./by-hand.ts";
import { begun, entries, rows, tableOf } from "./fixtures.ts";

const seats = fc.integer({ min: 2, max: 4 });
/** How many turns are looked at. */
const TURNS = 60;

/** What the die shows, time and again, and the turn that it makes. */
const actionAt = (position: Position, thrown: number): Action =>
  position.phase === "enter" ? { phase: "enter", card: thrown } : { phase: "advance" };

const pawnsOf = (position: Position): readonly number[] => ("pawns" in position ? position.pawns : []);

test("what differs from the base is what the rulebook tells", () => {
  expect(differencesOf(serpentCartes, game)).toEqual({
    clauses: {
      added: ["ends.two", "ends.mirror", "ends.meeting"],
      changed: [
        "setup.row",
        "setup.finishable",
        "turn.enter",
        "turn.enter-die",
        "turn.before-start",
        "end.goal",
      ],
      removed: [],
    },
    options: { added: [], changed: ["entry", "deal"], removed: [] },
    phases: { added: [], changed: ["deal", "advance", "enter"], removed: [] },
  });
});

describe("against a match kept by hand", () => {
  test("every turn leads to the same pawns, and the match ends alike", () => {
    fc.assert(
      fc.property(
        rows,
        seats,
        entries,
        fc.nat(3),
        fc.integer(),
        ({ deck, row }, players, entry, by, seed) => {
          const [first, random] = [by % players, createRandom(seed)];
          const house = { entry, turnLimit: TURNS } as const;
          let position = begun(row, tableOf({ deck, ...house }, players), first);
          let match = begin(row, players, first);
          while (position.phase !== "over") {
            expect(match.winner ?? match.isDrawn).toBeUndefined();
            const thrown = 1 + random.integer(6);
            match = turn(match, house, position.phase === "enter" ? thrown : 1);
            position = game.apply(position, actionAt(position, thrown));
            expect(pawnsOf(position)).toEqual(match.pawns);
          }
          const { winners } = position.outcome;
          expect(winners).toEqual(match.winner === undefined ? match.pawns.map((_, i) => i) : [match.winner]);
          expect(position.turns).toBe(match.turns);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("as many sequences of turns are counted", () => {
    fc.assert(
      fc.property(rows, seats, entries, fc.integer({ min: 1, max: 5 }), (dealt, players, entry, depth) => {
        const house = { entry, turnLimit: 4 } as const;
        const position = begun(dealt.row, tableOf({ deck: dealt.deck, ...house }, players), 1);
        expect(perft(game, position, depth)).toBe(count(begin(dealt.row, players, 1), house, depth));
      }),
      { numRuns: 40 },
    );
  });
});

test("ends.mirror: the row the other way round, and the ends exchanged, change nothing but numbers", () => {
  const evenly = fc.constantFrom(2, 4);
  fc.assert(
    fc.property(rows, evenly, entries, fc.integer(), ({ deck, row }, players, entry, seed) => {
      const table = tableOf({ deck, entry, turnLimit: TURNS }, players);
      const random = createRandom(seed);
      const turned = (card: number): number => (card === 0 ? 0 : row.length + 1 - card);
      let [one, other] = [begun(row, table, 0), begun(row.toReversed(), table, 1)];
      while (one.phase !== "over") {
        const thrown = 1 + random.integer(6);
        one = game.apply(one, actionAt(one, thrown));
        other = game.apply(other, actionAt(other, thrown));
        expect(other.phase).toBe(one.phase);
        const seen = pawnsOf(other);
        expect(pawnsOf(one).map(turned)).toEqual(seen.map((_, seat) => seen[(seat + 1) % players]));
      }
      expect(other.phase === "over" && other.outcome.reason).toBe(one.outcome.reason);
    }),
    { numRuns: 200 },
  );
});

test("ends.two: with nobody at the other end, players 1 and 3 go as in the base game", () => {
  fc.assert(
    fc.property(rows, ({ deck, row }) => {
      const table = tableOf({ deck, turnLimit: TURNS }, 2);
      const here = begun(row, table, 0);
      const there = serpentCartes.apply({ phase: "first", table, row }, { phase: "first", seat: 0 });
      const [mine, theirs] = [
        game.apply(here, { phase: "advance" }),
        serpentCartes.apply(there, { phase: "advance" }),
      ];
      expect(game.formatPosition(mine)).toBe(serpentCartes.formatPosition(theirs));
    }),
  );
});

test("setup.finishable: what is dealt can be finished by a lone pawn from each end", () => {
  fc.assert(
    fc.property(entries, fc.integer(), (entry, seed) => {
      const table = tableOf({ deck: "32", entry, deal: "finishable" }, 2);
      const deal = game.draw(game.start(table), createRandom(seed));
      if (deal.phase !== "deal") throw new Error("a deal was expected");
      for (const mover of [0, 1]) {
        const arrives = [1, 2, 3, 4, 5, 6].slice(0, entry === "die" ? 6 : 1).some((thrown) => {
          const house = { entry, turnLimit: TURNS } as const;
          let match = turn({ ...begin(deal.row, 2, mover), stood: [] }, house, thrown);
          // the other stays beside the row
          for (let i = 0; i < TURNS && match.pawns[mover] !== 0 && match.winner === undefined; i++)
            match = turn({ ...match, mover, stood: [] }, house);
          return match.winner === mover;
        });
        expect(arrives).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
